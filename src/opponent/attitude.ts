import { type GameEvent, otherPlayer } from '../engine/index.ts';
import { aheadBy, chanceToWin, strengthLeft } from './assess.ts';
import { favourOfTime } from './clock.ts';
import type { SeatKnowledge } from './contract.ts';
import { imagine } from './imagine.ts';

/** What a player thinks of ending the game by word. */
export interface Attitude {
  /** He would offer a draw: for a long time nobody has hurt anybody. */
  offersDraw: boolean;
  acceptsDraw: boolean;
  /** He would give up, if the other asked him to. */
  concedes: boolean;
}

/** Game-Turns without a launch, a hit or a loss after which nothing moves any more: a draw is offered, and taken. */
const STANDING_OFF = 10;
/** Game-Turns of quiet after which whoever stands better has tried for long enough, too. */
const TRIED = 20;
/** A chance to win from which a player plays on for it. */
const BETTER = 0.6;
/** Nobody offers a draw before this Game-Turn. */
const EARLIEST = 20;
/** A chance to win below which a draw is welcome at any time: half a point is more than that. */
const LOSING = 0.45;
/** The share of its strength a side has left that gives up, and of the other's that it gives up to. */
const BEATEN = 0.12;
const UNBEATEN = 0.4;

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

/** [R11.0e] Whether a player would offer or accept a draw, or concede, by what his seat knows. */
export function attitude(seat: SeatKnowledge): Attitude {
  const game = imagine(seat, 1);
  const { player, view } = seat;
  const quiet = quietFor(seat);
  const chance = chanceToWin(aheadBy(game, player));
  const other = otherPlayer(player);
  const content = chance < BETTER || (quiet >= TRIED && favourOfTime(game, player) <= 0);
  return {
    offersDraw: view.turn >= EARLIEST && quiet >= STANDING_OFF && content,
    acceptsDraw: chance < LOSING || (quiet >= STANDING_OFF && content),
    concedes:
      favourOfTime(game, player) <= 0 && strengthLeft(game, player) < BEATEN && strengthLeft(game, other) > UNBEATEN,
  };
}
