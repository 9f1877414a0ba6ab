import { useEffect, useState } from 'react';
import { type GamePair, otherPlayer, PLAYERS, type Player } from '../../../engine/index.ts';
import { pairPoints, pointsOf } from '../../../game/pair.ts';
import { mayHaveTables } from '../../../store/device/tables-here.ts';
import { type GameStorage, openGameStorage } from '../../../store/saved/game-storage.ts';
import { readTable } from '../../../store/table/my-tables.ts';
import { useTable } from '../../play/context.ts';
import { useMe, useNames } from '../../play/useNames.ts';

/** Who has won the first game of a pair, null of a draw; undefined where nobody of this device knows. */
async function winnerOfFirst(
  { table }: GamePair,
  storage: GameStorage = openGameStorage(),
): Promise<Player | null | undefined> {
  const atServer = mayHaveTables() ? await readTable(table).catch(() => undefined) : undefined;
  if (atServer) return atServer.winner;
  const { games } = await storage.list();
  const first = games.find(({ table: { pair } }) => pair?.table === table && pair.game === 1);
  return first?.result ? first.result.winner : undefined;
}

const GAMES = { 1: 'The first game of the pair', 2: 'Both games together' } as const;

/** How a pair of games stands, the sides of which are changed in between. */
export function PairScore() {
  const { pair, names } = useNames();
  const result = useTable(({ seat }) => seat?.view.result ?? null);
  const me = useMe();
  const [first, setFirst] = useState<Player | null>();
  useEffect(() => {
    if (pair?.game === 2) winnerOfFirst(pair).then(setFirst, () => undefined);
  }, [pair]);
  if (!pair || !result || (pair.game === 2 && first === undefined)) return null;
  const { winner } = result;
  const points = (side: Player): string => {
    const all = pair.game === 2 && first !== undefined ? pairPoints(side, first, winner) : pointsOf(winner, side);
    return all.toLocaleString('en');
  };
  // Two who share a screen have no names here unless they wrote some, and each has had both numbers.
  const who = (side: Player): string =>
    names[side - 1] || `the one who is player ${side} ${pair.game === 1 ? '' : 'now'}`.trim();
  const score = me
    ? `${points(me)} to ${points(otherPlayer(me))} for you`
    : PLAYERS.map((side) => `${who(side)} ${points(side)}`).join(', ');
  return (
    <p>
      {GAMES[pair.game]}: {score}.
    </p>
  );
}
