import { deciderOf, type Game, type GameRecord } from '../engine/index.ts';
import { giveOrder, type MatchTable } from '../matches/match.ts';
import type { PuzzlePosition } from './outcomes.ts';

/** The position in which a record ends; null where an order is refused or nobody decides. */
export function positionOf(start: Game, { actions }: Pick<GameRecord, 'actions'>): PuzzlePosition | null {
  const table: MatchTable = { game: start, actions: [], seen: { 1: [], 2: [] } };
  for (const action of actions) if (!giveOrder(table, action)) return null;
  const player = deciderOf(table.game);
  return player === null ? null : { game: table.game, player, seen: table.seen };
}
