import { otherPlayer, PLAYERS, type Player } from '../engine/index.ts';
import type { GameSettings } from './entries.ts';

/** A game won is a point, a draw is half of one for each. */
export const pointsOf = (winner: Player | null, side: Player): number =>
  winner === null ? 0.5 : winner === side ? 1 : 0;

/**
 * The points of the one who has a side in the second game of a pair, out of both: in the first they had the other one. `first`
 * and `second` say who won each.
 */
export const pairPoints = (side: Player, first: Player | null, second: Player | null): number =>
  pointsOf(second, side) + pointsOf(first, otherPlayer(side));

/** What is agreed for a game with the sides changed: who sat here, sits there. */
export function sidesChanged({ program, names: [one, two] }: GameSettings): Pick<GameSettings, 'program' | 'names'> {
  const seats = PLAYERS.flatMap((player) => {
    const seat = program[player];
    return seat ? [[otherPlayer(player), seat] as const] : [];
  });
  return { program: Object.fromEntries(seats), names: [two, one] };
}
