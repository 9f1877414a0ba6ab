import type { Action, Player } from '../../engine/index.ts';
import type { JudgedAnswer, Proof } from '../../puzzles/index.ts';
import { actionText, percentText } from '../../words/index.ts';

/** Orders in words: the end of the phase says nothing, and what is given again and again is said once. */
export function shortOrdersText(orders: readonly Action[]): string {
  const counts = new Map<string, number>();
  for (const order of orders) {
    if (order.do !== 'end-phase') counts.set(actionText(order), (counts.get(actionText(order)) ?? 0) + 1);
  }
  const words = [...counts].map(([order, times]) => (times > 1 ? `${order}, ${times} times` : order));
  return words.length === 0 ? 'Nothing, and end the phase' : words.join('; ');
}

interface Row {
  name: string;
  orders: readonly Action[];
  score: number;
  games: number;
  look: 'solution' | 'own' | 'other';
}

/** Half games are draws. */
const gamesWon = (score: number, games: number): string => `${Math.round(2 * score * games) / 2} of ${games}`;

function rowsOf({ solution, others, games }: Proof, own: readonly Action[] | null, judged: JudgedAnswer | null): Row[] {
  const isCounted = own !== null && judged !== null && judged.games > 0;
  const isSolution =
    isCounted && judged.verdict === 'right' && shortOrdersText(own) === shortOrdersText(solution.orders);
  // What is counted beside one's own try is counted in the same games; the rest stands as the proof has it.
  const right: Row = {
    name: isSolution ? 'Solution, and yours' : 'Solution',
    orders: solution.orders,
    score: isCounted ? judged.solution : solution.score,
    games: isCounted ? judged.games : games,
    look: 'solution',
  };
  const rest = others
    .filter(({ orders }) => own === null || shortOrdersText(orders) !== shortOrdersText(own))
    .map(({ orders, score }): Row => ({ name: 'Another way', orders, score, games, look: 'other' }));
  const mine: Row[] =
    isCounted && !isSolution
      ? [{ name: 'Yours', orders: own, score: judged.own, games: judged.games, look: 'own' }]
      : [];
  return [right, ...mine, ...rest];
}

interface FiguresProps {
  proof: Proof;
  /** Whose try it is. */
  player: Player;
  own: readonly Action[] | null;
  judged: JudgedAnswer | null;
}

/** The solution, one's own try and what else was tried, with what came of each. */
export function Figures({ proof, player, own, judged }: FiguresProps) {
  return (
    <ul className={`puzzle-figures side-${player}`}>
      {rowsOf(proof, own, judged).map(({ name, orders, score, games, look }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows keep their places
        <li key={nth} className={`puzzle-figure puzzle-${look}`}>
          <span className="puzzle-way">
            <b>{name}</b> <span className="muted">{shortOrdersText(orders)}</span>
          </span>
          <b className="num">
            {gamesWon(score, games)}, {percentText(score)}
          </b>
          <span className="puzzle-bar" aria-hidden="true">
            <span style={{ width: `${100 * score}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
