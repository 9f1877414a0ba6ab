import { type CSSProperties, memo } from 'react';
import { boxRound, hexToPoint, type MapBox, overlap, type Point } from './geometry.ts';
import { movedTo, tenth, UNHEARD } from './place.ts';
import { placeInStack, type Stack } from './stacks.ts';
import type { MapEffect, MapGhost, MapRangeLine, MapTractor } from './types.ts';

/** An uneven star, as a printer would cut it. */
function burst(points: number, outer: number, inner: number): string {
  let d = '';
  for (let nth = 0; nth < points * 2; nth++) {
    const far = outer * (0.78 + 0.22 * Math.cos(nth * 2.4));
    const reach = nth % 2 === 0 ? far : inner;
    const angle = (nth * Math.PI) / points;
    d += `${nth === 0 ? 'M' : 'L'}${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`;
  }
  return `${d}Z`;
}

/** A beam leaves the edge of the piece that fires and ends short of the middle of its target: neither face is crossed out. */
const LEAVES = 58;
const ENDS = 40;

function beam(from: Point, to: Point, enlarged: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [leaves, ends] = [LEAVES * enlarged, ENDS * enlarged];
  // Two pieces in one hex, or drawn side by side: there is no way to draw a line between them.
  if (length < leaves + ends) return '';
  const at = (part: number) => `${tenth(from.x + (to.x - from.x) * part)} ${tenth(from.y + (to.y - from.y) * part)}`;
  return `M${at(leaves / length)}L${at(1 - ends / length)}`;
}

const BURST = burst(11, 92, 48);
const CORE = burst(9, 50, 26);

interface EffectLayerProps {
  effects: readonly MapEffect[];
  stacks: ReadonlyMap<string, Stack>;
  enlarged: number;
  scale: number;
}

type EffectOf<K extends MapEffect['kind']> = Extract<MapEffect, { kind: K }>;

function Explosion({ effect: { to, large } }: { effect: EffectOf<'explosion'> }) {
  return (
    <g transform={`${movedTo(hexToPoint(to))}${large ? ' scale(1.7)' : ''}`}>
      <g className="map-burst">
        <path fill="var(--warn)" stroke="var(--halo)" strokeWidth={3} d={BURST} />
        <path fill="var(--map)" d={CORE} />
      </g>
    </g>
  );
}

interface BeamProps extends Pick<EffectLayerProps, 'stacks' | 'enlarged'> {
  effect: EffectOf<'beam'>;
}

function Beam({ effect: { from, to }, stacks, enlarged }: BeamProps) {
  const d = beam(placeInStack(stacks, from), placeInStack(stacks, to), enlarged);
  return (
    <>
      <path stroke="var(--halo)" strokeWidth={7} d={d} />
      <path className="map-beam" stroke="var(--warn)" strokeWidth={3.4} d={d} />
    </>
  );
}

/** Nearer than this to the middle of a piece, across and down, a tag would lie on its face. */
const CLEAR = { across: 52, down: 50 };

/** Where a tag so wide may stand beside a piece drawn so large, the best first, from its middle in map space. */
function placesBeside(wide: number, scale: number, enlarged: number): Point[] {
  return [1, 1.7, 2.4].flatMap((far) => {
    const [across, down] = [far * 62 * enlarged + wide / 2 / scale, far * 64 * enlarged + 13 / scale];
    return [
      { x: 0, y: -down },
      { x: 0, y: down },
      { x: across, y: 0 },
      { x: -across, y: 0 },
      ...[-down, down].flatMap((y) => [across, -across].map((x) => ({ x, y }))),
    ];
  });
}

/** Where what is told of shots stands, as long as nothing is in its way there. */
export const tagPlaces = (
  effects: readonly MapEffect[],
  stacks: ReadonlyMap<string, Stack>,
  enlarged: number,
  scale: number,
): Point[] =>
  effects.flatMap((effect) => {
    const { x, y } = placeInStack(stacks, effect.to);
    return effect.kind === 'tag'
      ? placesBeside(0, scale, enlarged)
          .slice(0, 1)
          .map((first) => ({ x: x + first.x, y: y + first.y }))
      : [];
  });

interface TagProps {
  effect: EffectOf<'tag'>;
  stacks: ReadonlyMap<string, Stack>;
  enlarged: number;
  scale: number;
}

/** What came of a shot, beside its target and on no piece, in letters that keep their size. */
function Tag({ effect: { to, word }, stacks, enlarged, scale }: TagProps) {
  const { x, y } = placeInStack(stacks, to);
  const wide = word.length * 9.4 + 18;
  const faces = [...stacks.values()].map(({ at }) => at);
  const places = placesBeside(wide, scale, enlarged).map((place) => ({ x: x + place.x, y: y + place.y }));
  const at = places.find((place) =>
    faces.every(
      (face) =>
        Math.abs(face.x - place.x) > CLEAR.across * enlarged + wide / 2 / scale ||
        Math.abs(face.y - place.y) > CLEAR.down * enlarged + 13 / scale,
    ),
  ) ?? { x, y: y - 64 * enlarged - 13 / scale };
  return (
    <g transform={`${movedTo(at)} scale(${tenth(100 / scale) / 100})`} {...UNHEARD}>
      <rect x={-wide / 2} y="-13" width={wide} height="26" rx="3" />
      <text y="6" fontSize="17">
        {word.toUpperCase()}
      </text>
    </g>
  );
}

/**
 * Fires and explosions of the last action, one at a time; without motion they stay until the list changes. What came of
 * them stays so long in any case.
 */
export const EffectLayer = memo(function EffectLayer(props: EffectLayerProps) {
  const { effects, stacks, enlarged, scale } = props;
  const inTurn = effects.map((effect, nth) => ({ effect, nth }));
  // Words are drawn after all effects, so that no flash covers them.
  inTurn.sort((a, b) => Number(a.effect.kind === 'tag') - Number(b.effect.kind === 'tag'));
  return inTurn.map(({ effect, nth }) => (
    <g
      key={effect.key}
      data-part="map-effect"
      className={`thin no-fill no-pointer map-effect map-effect-${effect.kind === 'tag' ? effect.look : effect.kind}`}
      style={{ '--nth': nth } as CSSProperties}
    >
      {effect.kind === 'beam' && <Beam effect={effect} stacks={stacks} enlarged={enlarged} />}
      {effect.kind === 'explosion' && <Explosion effect={effect} />}
      {effect.kind === 'tag' && <Tag effect={effect} stacks={stacks} enlarged={enlarged} scale={scale} />}
    </g>
  ));
});

interface TractorLayerProps {
  tractors: readonly MapTractor[];
  stacks: ReadonlyMap<string, Stack>;
  /** How many times larger than printed the pieces are drawn. */
  enlarged: number;
}

/** Tractor beams that are on, each from its ship to what it holds. */
export const TractorLayer = memo(function TractorLayer({ tractors, stacks, enlarged }: TractorLayerProps) {
  return tractors.map(({ id, from, to }) => {
    const d = beam(placeInStack(stacks, from), placeInStack(stacks, to), enlarged);
    return (
      <g key={id} className="no-fill thin" stroke="var(--field)" strokeWidth={4} strokeDasharray="9 5 1 5">
        <path stroke="var(--halo)" strokeWidth={8} strokeDasharray="none" d={d} />
        <path d={d} />
      </g>
    );
  });
});

/** The line of a shot that is being thought about. */
export function RangeLine({ line, stacks }: Pick<RangeTagProps, 'line' | 'stacks'>) {
  const from = placeInStack(stacks, line.from);
  const to = placeInStack(stacks, line.to);
  return <path className="no-fill thin map-range" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
}

/** Where along a line its tag may stand, the best first. */
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78, 0.14, 0.86];

interface RangeTagProps {
  line: MapRangeLine;
  stacks: ReadonlyMap<string, Stack>;
  /** Where units will be. */
  ghosts: readonly MapGhost[];
  /** The stops of the selected course, and what is told of shots. */
  others: readonly Point[];
  enlarged: number;
  scale: number;
  /** The part of the map that is in the window, and what lies over it. */
  seen: MapBox;
  over: readonly MapBox[];
}

/** The range on a tag that keeps its size, above what the line runs under, beside the pieces on its way. */
export function RangeTag({ line, stacks, ghosts, others, enlarged, scale, seen, over }: RangeTagProps) {
  const from = placeInStack(stacks, line.from);
  const to = placeInStack(stacks, line.to);
  const wide = line.label.length * 6.6 + 20;
  const faces = [...[...stacks.values()].map(({ at }) => at), ...ghosts.map(({ hex }) => hexToPoint(hex)), ...others];
  const covers = ({ x, y }: Point, pieces: readonly Point[] = faces): boolean =>
    pieces.some(
      (face) =>
        Math.abs(face.x - x) < CLEAR.across * enlarged + wide / 2 / scale &&
        Math.abs(face.y - y) < CLEAR.down * enlarged + 11 / scale,
    );
  const [across, down] = [wide / 2 / scale, 11 / scale];
  const isSeen = ({ x, y }: Point): boolean =>
    x - across > seen.left &&
    x + across < seen.right &&
    y - down > seen.top &&
    y + down < seen.bottom &&
    !over.some((box) => overlap(box, boxRound({ x, y }, 2 * across, 2 * down)));
  const places = ALONG.map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
  // Rather below than above: there the hex under the pointer has its number.
  const beside = [1, -1, 2, -2].flatMap((row) =>
    places.map(({ x, y }) => ({ x, y: y + row * (CLEAR.down * enlarged + 14 / scale) })),
  );
  const all = [...places, ...beside];
  const clear = all.filter((place) => !covers(place));
  // In a crowd it lies on others rather than on the two of whom it speaks; the card has it too.
  const at = clear.find(isSeen) ?? clear[0] ?? all.find((place) => !covers(place, [from, to]));
  if (!at) return null;
  return (
    <g className="no-pointer map-range-tag" transform={`${movedTo(at)} scale(${1 / scale})`} {...UNHEARD}>
      <rect
        fill="var(--map)"
        stroke="var(--warn)"
        strokeWidth={1.4}
        x={-wide / 2}
        y="-11"
        width={wide}
        height="22"
        rx="3"
      />
      <text className="bold" fill="var(--text)" y="5" fontSize="14">
        {line.label}
      </text>
    </g>
  );
}
