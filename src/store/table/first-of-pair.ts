import type { GamePair, Player } from '../../engine/index.ts';
import { mayHaveTables } from '../device/tables-here.ts';
import { type GameStorage, openGameStorage } from '../saved/game-storage.ts';
import { readTable } from './my-tables.ts';

/** Who has won the first game of a pair, null of a draw; undefined where nobody of this device knows. */
export async function winnerOfFirst(
  { table }: GamePair,
  storage: GameStorage = openGameStorage(),
): Promise<Player | null | undefined> {
  const atServer = mayHaveTables() ? await readTable(table).catch(() => undefined) : undefined;
  if (atServer) return atServer.winner;
  const { games } = await storage.list();
  const first = games.find(({ table: { pair } }) => pair?.table === table && pair.game === 1);
  return first?.result ? first.result.winner : undefined;
}
