import type { Action, Player } from '../../../engine/index.ts';
import type { JudgedAnswer, Proof } from '../../../puzzles/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { actionText, hurtText, list, percentText } from '../../../words/index.ts';
import { fireRows } from '../../play/fires.ts';

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

/**
 * [8.6, 8.7] What the shots of a way come to in the position of the puzzle, each for itself: why one is worse than another.
 * Null for a way without any.
 */
function shotsText(seat: Seat, orders: readonly Action[]): string | null {
  const shots = orders.flatMap((order) => {
    if (order.do !== 'fire') return [];
    const row = fireRows(seat, order.unit, order.from, order.target).find(({ type }) => type === order.type);
    if (!row?.odds || !row.effect) return [];
    return [`${percentText(row.odds.probability)} to hit, ${hurtText(row.effect)}`];
  });
  return shots.length === 0 ? null : list(shots);
}

/** Why the shot of a way is worse than that of the solution, in a sentence; empty where it is no shot that decides. */
export function whyWorse(own: readonly Action[], solution: readonly Action[]): string {
  const [mine, best] = [own, solution].map((orders) => orders.find((order) => order.do === 'fire'));
  if (!best) return '';
  if (!mine) return ' Nothing was fired.';
  return mine.target === best.target
    ? ' The other shot at the same target is worth more: compare the chances.'
    : ` It is ${best.target} that has to be hurt, not ${mine.target}.`;
}

interface FiguresProps {
  proof: Proof;
  /** The position as its solver sees it. */
  seat: Seat | null;
  /** Whose try it is. */
  player: Player;
  own: readonly Action[] | null;
  judged: JudgedAnswer | null;
}

/** The solution, one's own try and what else was tried, with what came of each. */
export function Figures({ proof, seat, player, own, judged }: FiguresProps) {
  return (
    <ul className={`stack side-${player}`}>
      {rowsOf(proof, own, judged).map(({ name, orders, score, games, look }, nth) => {
        const shots = seat && shotsText(seat, orders);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows keep their places
          <li key={nth} className={`stack puzzle-figure puzzle-${look}`}>
            <span className="puzzle-way">
              <b>{name}</b>
              <span className="visually-hidden">:</span> <span className="muted">{shortOrdersText(orders)}</span>
              {shots && (
                <span className="puzzle-shots num">
                  <span className="visually-hidden">: </span>
                  {shots}
                </span>
              )}
            </span>
            <b className="nowrap num">
              {gamesWon(score, games)}, {percentText(score)}
            </b>
            <span className="puzzle-bar" aria-hidden="true">
              <span className="block h-full" style={{ width: `${100 * score}%` }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
