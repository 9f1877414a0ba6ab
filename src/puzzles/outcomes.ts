import { type Action, type Game, type GameEvent, type Player, searchCopy } from '../engine/index.ts';
import { programPlayer } from '../matches/computer-player.ts';
import { giveOrder, type MatchTable, playMatchOn, TURN_CAP } from '../matches/match.ts';

/** A position in which a player decides, and what both had seen by then. */
export interface PuzzlePosition {
  game: Game;
  player: Player;
  seen: Readonly<Record<Player, readonly GameEvent[]>>;
}

/** How a position is played on, and what it is worth then; without a cap to its end. */
export interface PlayingOn {
  seeds: readonly number[];
  worth: (game: Game) => number;
  turnCap?: number;
}

const CAPTAINS = [programPlayer('captain'), programPlayer('captain')] as const;

/** [11.0] What the end of a game is worth to a player: 1 won, 0 lost, a half if it is drawn or came to no end. */
export const gainFor =
  (player: Player) =>
  ({ result }: Game): number =>
    !result || result.winner === null ? 0.5 : result.winner === player ? 1 : 0;

/**
 * The game after orders given up to the first die or question, with the dice of a seed; null where one is refused. Fires of
 * one phase follow each other, as far as the dice leave a target.
 */
export function afterOrders(
  { game, seen }: PuzzlePosition,
  orders: readonly Action[],
  seed: number,
): MatchTable | null {
  const table: MatchTable = { game: searchCopy(game, seed), actions: [], seen: { 1: [...seen[1]], 2: [...seen[2]] } };
  const { length } = table.game.dice.fallen;
  for (const order of orders) {
    const hasRolled = table.game.dice.fallen.length > length;
    if (hasRolled && order.do !== 'fire') break;
    if (!giveOrder(table, order)) return hasRolled ? table : null;
    const now = table.game;
    if (now.pending !== game.pending || now.result) break;
  }
  return table;
}

/** What comes of orders if two Captains play on, for each seed of dice; null where an order is refused. */
export function playedOutcomes(
  position: PuzzlePosition,
  orders: readonly Action[],
  { seeds, worth, turnCap = TURN_CAP }: PlayingOn,
): number[] | null {
  const outcomes: number[] = [];
  for (const seed of seeds) {
    const table = afterOrders(position, orders, seed);
    if (!table) return null;
    playMatchOn(table, { seats: CAPTAINS, choicesSeeds: [2 * seed, 2 * seed + 1], turnCap });
    outcomes.push(worth(table.game));
  }
  return outcomes;
}
