import type { ClockTerms } from '../../wire/calls.ts';

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

const two = (number: number): string => String(number).padStart(2, '0');

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What is left, as short as one needs it: `24:05`, `1:30:00`, `2 days 4 h`. */
export function timeText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor(seconds / HOUR),
    Math.floor((seconds % HOUR) / 60),
  ];
  if (days > 0) return `${counted(days, 'day')} ${Math.floor((seconds % DAY) / HOUR)} h`;
  const ofMinute = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${ofMinute}` : `${minutes}:${ofMinute}`;
}

/** How time is counted, for who is about to agree on it. */
export function clockTermsText(terms: ClockTerms): string {
  if (terms.per === 'turn') return `${counted(terms.days, 'day')} for every turn`;
  const more = terms.increment === 0 ? '' : `, and ${counted(terms.increment, 'second')} more for every turn`;
  return `${counted(terms.minutes, 'minute')} a side${more}`;
}
