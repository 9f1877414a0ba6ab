import { PLAYERS, type Player } from '../../engine/index.ts';
import type { Review } from '../../review/index.ts';
import { capital, percentText, pointsText, shortName } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { useNames } from '../play/useNames.ts';

/** What luck and decisions came to for each player, told from their own side. */
type BySide = Readonly<Record<Player, { luck: number; decisions: number }>>;

/** The side from which figures are told, for a player. */
const ownSide = (player: Player, forPlayer1: number): number => (player === 1 ? forPlayer1 : -forPlayer1);

/** The same for the moments of one Game-Turn, or of them all. */
function bySide(moments: Review['moments'], turn: number | null = null): BySide {
  const sums: BySide = { 1: { luck: 0, decisions: 0 }, 2: { luck: 0, decisions: 0 } };
  for (const { player, kind, difference, turn: of } of moments) {
    if (turn !== null && of !== turn) continue;
    sums[player][kind === 'luck' ? 'luck' : 'decisions'] += ownSide(player, difference);
  }
  return sums;
}

/** What the game came to with average dice, for player 1: what luck did is taken out of it. */
function withAverageDice({ end, sums }: Review): number {
  const luck = PLAYERS.reduce((sum, player) => sum + sums.luck[player], 0);
  return end - luck;
}

/** Percentage points that add up: each as a whole number, and what rounding leaves over in the last of them. */
function wholePoints(parts: readonly number[], total: number): number[] {
  const whole = parts.map((part) => Math.round(part * 100));
  const left = Math.round(total * 100) - whole.reduce((sum, one) => sum + one, 0);
  return whole.map((one, nth) => (nth === whole.length - 1 ? one + left : one));
}

/** A figure as a bar from the middle: to the right what was good for its player. */
function Bar({ value, most, className }: { value: number; most: number; className?: string | undefined }) {
  const width = `${(50 * Math.min(1, Math.abs(value) / most)).toFixed(2)}%`;
  return (
    <span className={`relative review-bar ${className ?? ''}`} aria-hidden="true">
      <span className="absolute top-0" style={value < 0 ? { right: '50%', width } : { left: '50%', width }} />
    </span>
  );
}

/** All of it in one line that adds up, told from the side of player 1. */
function SumLine({ review: { start, end, sums } }: { review: Review }) {
  const names = useNames();
  const { luck, decisions, rest } = sums;
  const parts = wholePoints([start, luck[1], luck[2], decisions[1], decisions[2], rest], end);
  const [at = 0, ...changes] = parts;
  const what = [
    `luck of ${shortName(names, 1)}`,
    `luck of ${shortName(names, 2)}`,
    `given away by ${shortName(names, 1)}`,
    `given away by ${shortName(names, 2)}`,
    'not foreseen',
  ];
  const terms = changes.map((points, nth) => `${points < 0 ? '−' : '+'} ${Math.abs(points)} ${what[nth]}`);
  return (
    <p className="review-line">
      <b className="num">{at} %</b> for {shortName(names, 1)} at the start {terms.join(' ')} ={' '}
      <b className="num">{percentText(end)}</b>
    </p>
  );
}

/** Luck and decisions of both sides Game-Turn by Game-Turn. */
function ByTurn({ review: { moments } }: { review: Review }) {
  const turns = [...new Set(moments.map(({ turn }) => turn))];
  return (
    <details className="review-turns">
      <summary className="hit-line pointer">By Game-Turn</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Turn</th>
            {PLAYERS.map((player) => (
              <th key={player} scope="col">
                <SideMark side={player} /> luck
              </th>
            ))}
            {PLAYERS.map((player) => (
              <th key={player} scope="col">
                <SideMark side={player} /> decisions
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map((turn) => {
            const sums = bySide(moments, turn);
            return (
              <tr key={turn}>
                <th scope="row">{turn}</th>
                {PLAYERS.map((player) => (
                  <td key={player}>{pointsText(sums[player].luck)}</td>
                ))}
                {PLAYERS.map((player) => (
                  <td key={player}>{pointsText(sums[player].decisions)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** Luck and decisions, side by side, and how they lead from the first chance to the result. */
export function Sums({ review }: { review: Review }) {
  const names = useNames();
  const sides = bySide(review.moments);
  const { rest } = review.sums;
  const most = Math.max(0.2, Math.abs(rest), ...PLAYERS.flatMap((one) => Object.values(sides[one]).map(Math.abs)));
  return (
    <section className="stack pt-2 border-t review-sums" aria-label="Luck and decisions">
      <table>
        <thead>
          <tr>
            <th scope="col">For each</th>
            <th scope="col">Luck</th>
            <th scope="col">Decisions</th>
          </tr>
        </thead>
        <tbody>
          {PLAYERS.map((player) => (
            <tr key={player} className={`side-${player}`}>
              <th scope="row">
                <SideMark side={player} size={16} title="" /> {capital(shortName(names, player))}
              </th>
              {(['luck', 'decisions'] as const).map((kind) => (
                <td key={kind}>
                  <Bar value={sides[player][kind]} most={most} />
                  <span className="num">{pointsText(sides[player][kind])}</span>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Not foreseen</th>
            <td colSpan={2}>
              <Bar value={rest} most={most} className="is-rest" />
              <span className="num">{pointsText(rest)}</span> <span className="muted">for player 1</span>
            </td>
          </tr>
        </tbody>
      </table>
      <SumLine review={review} />
      <p className="muted">
        With average dice: {percentText(Math.min(1, Math.max(0, withAverageDice(review))))} for {shortName(names, 1)}. A
        draw counts half. What was not foreseen is what no figure of this kind sees coming, and what the players could
        not know.
      </p>
      <ByTurn review={review} />
    </section>
  );
}
