import { type PointerEvent, useId, useMemo, useRef } from 'react';
import type { Chance } from '../../chances/index.ts';
import { bandOf } from '../../review/index.ts';
import { pointsText } from '../../words/index.ts';
import { useGame, useView } from '../play/context.ts';
import { watch } from '../play/replay.ts';
import { MomentMark } from './MomentMark.tsx';
import { placeOfMoment, useMoments } from './moments.ts';

type Point = readonly [x: number, share: number];

const line = (points: readonly Point[]): string =>
  points.map(([x, share]) => `${x},${(100 - 100 * share).toFixed(2)}`).join(' ');

/** The ground between two lines. */
const between = (lower: readonly Point[], upper: readonly Point[]): string => line([...lower, ...upper.toReversed()]);

/** The grounds of a win of each player and of a draw, the line of the first one's chance, and its band. */
function Grounds({ curve }: { curve: readonly Chance[] }) {
  const hatching = useId();
  const lines = useMemo(() => {
    const along = (of: (chance: Chance) => number): Point[] => curve.map((chance, nth) => [nth, of(chance)]);
    return {
      floor: along(() => 0),
      wins: along(({ win }) => win),
      draws: along(({ loss }) => 1 - loss),
      top: along(() => 1),
      low: along(({ win }) => bandOf(win)[0]),
      high: along(({ win }) => bandOf(win)[1]),
    };
  }, [curve]);
  const { floor, wins, draws, top, low, high } = lines;
  return (
    <svg viewBox={`0 0 ${curve.length - 1} 100`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id={hatching} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="review-hatching" d="M0 0v6" />
        </pattern>
      </defs>
      <polygon className="review-ground side-1" fill="var(--p1-wash)" points={between(floor, wins)} />
      <polygon className="review-ground is-draw" points={between(wins, draws)} />
      <polygon className="review-ground side-2" fill="var(--p2-wash)" points={between(draws, top)} />
      <polygon fill="var(--p1-tone)" opacity={0.16} points={between(low, high)} />
      <path stroke="var(--control)" strokeWidth={1} vectorEffect="non-scaling-stroke" d={`M0 50H${curve.length - 1}`} />
      <polyline className="no-fill review-curve side-2" points={line(draws)} />
      <polyline className="no-fill review-curve side-1" points={line(wins)} />
    </svg>
  );
}

/** How far along the curve a number of orders is. */
const along = (at: number, count: number): string => `${((100 * at) / Math.max(1, count)).toFixed(3)}%`;

/** The largest moments on the line, where they fell. */
function Marks({ curve }: { curve: readonly Chance[] }) {
  const { large } = useMoments();
  const count = curve.length - 1;
  return large.map((moment) => {
    const at = placeOfMoment(moment);
    const place = { left: along(at, count), bottom: `${100 * (curve[at]?.win ?? 0)}%` };
    return (
      <span key={`${moment.kind} ${at} ${moment.die ?? ''} ${moment.difference}`} className="review-mark" style={place}>
        <MomentMark moment={moment} />
      </span>
    );
  });
}

/** The moment that is watched, with what it changed if it is one of the largest. */
function Cursor({ count }: { count: number }) {
  const at = useView((state) => state.replayAt) ?? count;
  const { large } = useMoments();
  const here = large.filter((moment) => placeOfMoment(moment) === at);
  const change = here.reduce((sum, { difference }) => sum + difference, 0);
  return (
    <span className="absolute top-0 no-pointer review-cursor" style={{ left: along(at, count) }}>
      {here.length > 0 && <b className="absolute nowrap surface num">{pointsText(change)}</b>}
    </span>
  );
}

/** Who has won, beside the end of a curve that comes to one. */
function Won({ end }: { end: Chance }) {
  const words = end.win === 1 ? '1 won' : end.loss === 1 ? '2 won' : end.draw === 1 ? 'draw' : null;
  return (
    words && (
      <span className="absolute nowrap review-won" style={{ bottom: `${100 * (end.win + end.draw / 2)}%` }}>
        {words}
      </span>
    )
  );
}

/** The chances from the first order to the last, under one hand with the replay. A table tells the same in words. */
export function Curve({ curve }: { curve: readonly Chance[] }) {
  const game = useGame();
  const ground = useRef<HTMLDivElement>(null);
  const count = curve.length - 1;
  const end = curve.at(-1);
  const goTo = (x: number) => {
    const box = ground.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const at = Math.round(((x - box.left) / box.width) * count);
    watch(game, Math.min(count, Math.max(0, at)));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    goTo(event.clientX);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event.clientX);
  };
  return (
    <div className="flex flex-1 relative mt-2 review-chart" aria-hidden="true">
      <span className="flex flex-col apart small muted review-scale num">
        <span>100 %</span>
        <span>50 %</span>
        <span>0 %</span>
      </span>
      <div
        ref={ground}
        className="flex-1 relative review-plot"
        data-part="curve"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
      >
        <Grounds curve={curve} />
        <span className="absolute no-pointer px-1 review-wins is-high">2 wins</span>
        <span className="absolute no-pointer px-1 review-wins is-low">1 wins</span>
        {end && <Won end={end} />}
        <Cursor count={count} />
        <Marks curve={curve} />
      </div>
    </div>
  );
}
