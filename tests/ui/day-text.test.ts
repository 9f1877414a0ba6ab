import { expect, test } from 'vitest';
import { dayText } from '../../src/ui/kit/day-text.ts';

const MOMENT = new Date(2025, 2, 9, 20, 15).getTime();

test.each([
  ['en-US', 'Mar 9, 2025, 8:15 PM'],
  ['en-GB', '9 Mar 2025, 20:15'],
  ['de', '09.03.2025, 20:15'],
])('a moment is written as people write it who read %s', (language, text) => {
  // Some versions part the hour from what follows it by a narrow space.
  expect(dayText(MOMENT, language).replaceAll('\u202f', ' ')).toBe(text);
});

test('the page writes it in the language of the browser', () => {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  expect(dayText(MOMENT)).toBe(dayText(MOMENT, locale));
});
