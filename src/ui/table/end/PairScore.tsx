import { useEffect, useState } from 'react';
import { otherPlayer, PLAYERS, type Player } from '../../../engine/index.ts';
import { pairPoints, pointsOf } from '../../../game/pair.ts';
import { winnerOfFirst } from '../../../store/table/first-of-pair.ts';
import { useTable } from '../../play/context.ts';
import { useMe, useNames } from '../../play/useNames.ts';

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
    names[side - 1] || `whoever is player ${side} ${pair.game === 1 ? '' : 'now'}`.trim();
  const score = me
    ? `${points(me)} to ${points(otherPlayer(me))} for you`
    : PLAYERS.map((side) => `${who(side)} ${points(side)}`).join(', ');
  return (
    <p>
      {GAMES[pair.game]}: {score}.
    </p>
  );
}
