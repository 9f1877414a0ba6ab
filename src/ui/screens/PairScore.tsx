import { useEffect, useState } from 'react';
import type { Player } from '../../engine/index.ts';
import { type MyTable, readTable } from '../../store/table/my-tables.ts';
import type { ScreensState } from '../../store/table/table-state.ts';

/** A game won is a point, a draw is half of one for each. */
const pointsOf = (winner: Player | null, seat: Player): number => (winner === null ? 0.5 : winner === seat ? 1 : 0);

const scoreText = (own: number, of: number): string =>
  `${own.toLocaleString('en')} to ${(of - own).toLocaleString('en')}`;

/** How a pair of games stands, the sides of which are changed in between. */
export function PairScore({ mine, screens: { pair } }: { mine: MyTable; screens: ScreensState }) {
  const [first, setFirst] = useState<MyTable | null>(null);
  useEffect(() => {
    if (pair?.game === 2)
      readTable(pair.table).then(
        (found) => setFirst(found ?? null),
        () => undefined,
      );
  }, [pair]);
  const { seat, winner } = mine;
  if (!pair || seat === null || winner === undefined) return null;
  if (pair.game === 1) return <p>The first game of the pair: {scoreText(pointsOf(winner, seat), 1)} for you.</p>;
  if (!first?.seat || first.winner === undefined) return null;
  const own = pointsOf(winner, seat) + pointsOf(first.winner, first.seat);
  return <p>Both games together: {scoreText(own, 2)} for you.</p>;
}
