import type { GameEvent } from '../engine/index.ts';
import { favourOfTime } from './clock.ts';
import type { SeatKnowledge } from './contract.ts';
import { imagine } from './imagine.ts';
import { seatChance } from './seat-chance.ts';

/** What a player thinks of ending the game by word. */
export interface Attitude {
  /** They would offer a draw: for a long time nobody has hurt anybody. */
  offersDraw: boolean;
  acceptsDraw: boolean;
  /** They would give up, if the other asked them to. */
  concedes: boolean;
}

/** Game-Turns without a launch, a hit or a loss after which nothing moves any more: a draw is offered, and taken. */
const STANDING_OFF = 10;
/** Game-Turns of quiet after which the side that stands better has tried for long enough, too. */
const TRIED = 20;
/** What a player can expect from which they play on for it. */
const BETTER = 0.55;
/** Nobody offers a draw before this Game-Turn. */
const EARLIEST = 20;
/** What they can expect below which a draw is welcome at any time: what lies nearer to a half, no figure tells from even. */
const LOSING = 0.45;
/** A chance to win below which a game is lost, if a draw is no likelier than this, and the Game-Turns of quiet it takes. */
const LOST = 0.01;
const SAVED = 0.15;
const SETTLED = 3;

const STORY: ReadonlySet<GameEvent['type']> = new Set([
  'launched',
  'part-hit',
  'lost',
  'interception',
  'orbited',
  'jumped',
  'docked',
]);

/** The Game-Turns since something last happened. */
function quietFor({ events, view }: SeatKnowledge): number {
  let turn = 1;
  let last = 1;
  for (const event of events) {
    if (event.type === 'phase') turn = event.turn;
    else if (STORY.has(event.type)) last = turn;
  }
  return view.turn - last;
}

/** Whether the game has gone on for so long, and nothing has happened for so long, that a draw may be offered. */
export const isLongQuiet = (seat: SeatKnowledge): boolean =>
  seat.view.turn >= EARLIEST && quietFor(seat) >= STANDING_OFF;

/**
 * [R11.0e] Whether a player would offer or accept a draw, or concede, by what their seat knows: by what they can expect, a
 * win counted as one and a draw as a half.
 */
export function attitude(seat: SeatKnowledge): Attitude {
  const game = imagine(seat, 1);
  const { player } = seat;
  const quiet = quietFor(seat);
  const chance = seatChance(seat);
  const expected = chance.win + chance.draw / 2;
  const content = expected < BETTER || (quiet >= TRIED && favourOfTime(game, player) <= 0);
  return {
    offersDraw: isLongQuiet(seat) && content,
    acceptsDraw: expected < LOSING || (quiet >= STANDING_OFF && content),
    concedes: chance.win < LOST && chance.draw < SAVED && quiet >= SETTLED,
  };
}
