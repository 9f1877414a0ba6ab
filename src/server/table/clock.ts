import { otherPlayer, type Player } from '../../engine/index.ts';
import type { BySeat, ClockNow, ClockTerms } from '../../wire/calls.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** What the players have left as of a time, in milliseconds. It may be less than nothing: time that is out ends no game. */
export interface TableClock extends ClockNow {
  readonly terms: ClockTerms;
  readonly at: number;
}

const wholeTime = (terms: ClockTerms): number => (terms.per === 'game' ? terms.minutes * MINUTE : terms.days * DAY);

/** The clock of a table at which nobody has anything to decide yet. */
export function newClock(terms: ClockTerms): TableClock {
  const left = wholeTime(terms);
  return { terms, left: { 1: left, 2: left }, running: null, paused: false, at: 0 };
}

/** What is left at a time. The clocks of two servers may differ a little: nobody's time runs backwards for it. */
export function leftAt({ left, running, paused, at }: TableClock, now: number): BySeat<number> {
  if (running === null || paused) return left;
  return { ...left, [running]: left[running] - Math.max(0, now - at) };
}

/** The clock as it is told at a time. */
export const clockNow = (clock: TableClock, now: number, untold = 0): ClockNow => ({
  left: leftAt(clock, now),
  running: clock.running,
  paused: clock.paused,
  ...(untold > 0 && { untold }),
});

/** What a player has when their turn is over. */
function atHandOver({ terms }: TableClock, left: number): number {
  return terms.per === 'turn' ? wholeTime(terms) : Math.max(0, left) + terms.increment * SECOND;
}

/** The clock after something has happened; `running` is who has to act now. */
export function clockAfter(clock: TableClock, now: number, running: Player | null, paused = clock.paused): TableClock {
  const left = leftAt(clock, now);
  const before = clock.running;
  const after = { ...clock, left, running, paused, at: now };
  if (before === running || before === null || running === null) return after;
  return { ...after, left: { ...left, [before]: atHandOver(clock, left[before]) } };
}

/**
 * Whether a player may claim the game: it is the other's turn, and their time is out, also without what both have not been
 * told of yet.
 */
export function isOut(clock: TableClock, player: Player, now: number, untold = 0): boolean {
  const other = otherPlayer(player);
  return clock.running === other && !clock.paused && leftAt(clock, now)[other] + untold <= 0;
}
