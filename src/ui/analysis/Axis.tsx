import { useSpans } from './course-of.ts';

/** So near each other no two numbers of Game-Turns are written, as shares of the axis. */
const ROOM = 0.07;

/** The phases under the curve, those of each player in a row of their own, and the Game-Turns. */
export function Axis({ count }: { count: number }) {
  const spans = useSpans();
  const share = (at: number): number => at / Math.max(1, count);
  const turns = spans.filter(({ turn }, nth) => spans[nth - 1]?.turn !== turn);
  const written: number[] = [];
  for (const { from } of turns) {
    const last = written.at(-1);
    if (last === undefined || share(from) - share(last) >= ROOM) written.push(from);
  }
  const percent = (at: number): string => `${(100 * share(at)).toFixed(3)}%`;
  return (
    <div className="flex-none relative review-axis" aria-hidden="true">
      {spans.map(({ player, from, to, turn, kind }) => (
        <span
          key={`${turn} ${player} ${kind} ${from}`}
          className={`absolute review-phase side-${player}`}
          style={{ left: percent(from), width: percent(to - from) }}
        />
      ))}
      {turns.map(({ turn, from }) => (
        <span key={turn} className="h-full absolute top-0 small muted review-turn num" style={{ left: percent(from) }}>
          {written.includes(from) && turn}
        </span>
      ))}
    </div>
  );
}
