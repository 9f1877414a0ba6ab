import {
  type Direction,
  type Game,
  type Hex,
  type Player,
  parseHexId,
  planePoint,
  type UnitId,
} from '../engine/index.ts';
import { FAMILIES, HULL_SHAPES } from '../sheet/index.ts';
import { HALF, outline } from '../sheet/outline.ts';
import type { FoughtBattle } from './battle.ts';
import { el, type ReportElement, short } from './element.ts';
import { INK, SIDE_INKS } from './inks.ts';
import type { TurningPoint } from './turning.ts';

interface Point {
  x: number;
  y: number;
}

/** Millimetres from the middle of a hex to its corner, where the map is not larger than its place. */
const CORNER = 3.6;
const ROOT = Math.sqrt(3);

type Unit = Game['units'][number];

function pointOf(hex: Hex): Point {
  const { x, y } = planePoint(hex);
  return { x: x * ROOT, y: y * ROOT };
}

/** The ways that units have come in the Game-Turn of a moment, and in the one before, as points. */
function waysTo({ log, games }: FoughtBattle, { at, phase }: TurningPoint): Map<UnitId, Point[]> {
  const ways = new Map<UnitId, Point[]>();
  for (const { event, phase: then, action } of log) {
    if (action > at || then.turn < phase.turn - 1 || event.type !== 'stepped') continue;
    const sheets = games[action + 1]?.sheets ?? [];
    const [from, to] = [parseHexId(sheets, event.from), parseHexId(sheets, event.hex)];
    if (!from || !to) continue;
    const way = ways.get(event.unit) ?? [pointOf(from)];
    ways.set(event.unit, [...way, pointOf(to)]);
  }
  return ways;
}

/** A shot, or a missile that meets somebody. */
interface Blow {
  from: UnitId;
  to: UnitId;
  hit: boolean;
  isShot: boolean;
}

/** Who fired at whom, or met whom, in the phase. */
function blowsIn({ log }: FoughtBattle, { phase, told }: TurningPoint): Blow[] {
  const { turn, kind, player } = phase;
  return log.flatMap(({ event, phase: then }): Blow[] => {
    if (then.turn !== turn || then.kind !== kind || then.player !== player || told.length === 0) return [];
    if (event.type === 'fired') return [{ from: event.unit, to: event.target, hit: event.hit, isShot: true }];
    if (event.type === 'interception' && event.success)
      return [{ from: event.missile, to: event.target, hit: true, isShot: false }];
    return [];
  });
}

const isDrawn = ({ status, hex }: Unit): boolean => status === 'in-play' && hex !== null;

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

const hexPath = ({ x, y }: Point): string => {
  const half = ROOT / 2;
  const corners = [
    [1, 0],
    [0.5, half],
    [-0.5, half],
    [-1, 0],
    [-0.5, -half],
    [0.5, -half],
  ] as const;
  return `${corners.map(([dx, dy], nth) => `${nth === 0 ? 'M' : 'L'}${short(x + dx)} ${short(y + dy)}`).join('')}Z`;
};

const angleOf = (direction: Direction): number => (direction % 12) * 30;

/** The arrowhead under a piece. */
const arrowOf = (direction: Direction, size: number): ReportElement =>
  el('path', {
    d: 'M0 -1.16 0.26 -0.72 0 -0.82 -0.26 -0.72Z',
    transform: `rotate(${angleOf(direction)}) scale(${size})`,
    fill: INK,
  });

/** A piece as it lay, with its letter. */
function pieceOf(unit: Unit, at: Point, isLost: boolean): ReportElement {
  const { owner, kind, direction } = unit;
  const ink = SIDE_INKS[owner];
  const size = kind === 'missile' ? 0.62 : kind === 'battlecraft' ? 0.82 : 1;
  const hull = kind === 'missile' ? null : HULL_SHAPES[FAMILIES[unit.hull]];
  const label = kind === 'missile' ? '' : unit.id.slice(1);
  return el(
    'g',
    { transform: `translate(${short(at.x)} ${short(at.y)})` },
    direction !== null && arrowOf(direction, size),
    el('path', {
      d: outline(owner, HALF[kind]),
      transform: `scale(${short(0.0125 * size * 100) / 100})`,
      fill: ink.body,
      stroke: INK,
      strokeWidth: 4,
    }),
    hull !== null &&
      direction !== null &&
      el('path', {
        d: hull.body,
        transform: `rotate(${angleOf(direction)}) scale(0.0085)`,
        fill: ink.digit,
        fillOpacity: 0.28,
      }),
    label !== '' &&
      el('text', { y: 0.26, textAnchor: 'middle', fontSize: 0.78, fill: ink.digit, className: 'report-letter' }, label),
    isLost && el('path', { d: 'M-0.9 -0.9 0.9 0.9M0.9 -0.9 -0.9 0.9', stroke: INK, strokeWidth: 0.22, fill: 'none' }),
  );
}

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The ground that shows what happened, and who is near it; never larger than this in hexes. */
function frameOf(points: readonly Point[], centre: readonly Point[], wide: number, high: number): Frame {
  const inside = (some: readonly Point[]) => {
    const [xs, ys] = [some.map(({ x }) => x), some.map(({ y }) => y)];
    return {
      left: Math.min(...xs) - 2.4,
      right: Math.max(...xs) + 2.4,
      top: Math.min(...ys) - 2.2,
      bottom: Math.max(...ys) + 2.2,
    };
  };
  const all = inside(points);
  const fits = all.right - all.left <= wide * 1.2 && all.bottom - all.top <= high * 1.2;
  const { left, right, top, bottom } = fits ? all : inside(centre.length > 0 ? centre : points);
  // The frame has the shape of its place.
  const scale = Math.max((right - left) / wide, (bottom - top) / high, 0.8);
  const [width, height] = [wide * scale, high * scale];
  return { left: (left + right - width) / 2, top: (top + bottom - height) / 2, width, height };
}

/** The hexes whose middles lie in a frame, as one path. */
function gridOf({ left, top, width, height }: Frame): string {
  let path = '';
  for (let q = Math.ceil((left - 1) / 1.5); 1.5 * q <= left + width + 1; q += 1) {
    const first = Math.ceil((top - 1) / ROOT - q / 2);
    for (let r = first; ROOT * (r + q / 2) <= top + height + 1; r += 1) path += hexPath(pointOf({ q, r }));
  }
  return path;
}

const within = ({ x, y }: Point, { left, top, width, height }: Frame): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** Planets and asteroids in the frame. */
function groundOf({ sheets, scenario }: Game, frame: Frame): ReportElement[] {
  const places = (ids: readonly string[]): Point[] =>
    ids.flatMap((id) => {
      const hex = parseHexId(sheets, id);
      return hex && within(pointOf(hex), frame) ? [pointOf(hex)] : [];
    });
  return [
    ...places(scenario.planets).map(({ x, y }) =>
      el('circle', { cx: short(x), cy: short(y), r: 0.8, fill: '#d9d9d9', stroke: INK, strokeWidth: 0.06 }),
    ),
    ...places(scenario.asteroidFields).map(({ x, y }) =>
      el('path', {
        d: `M${short(x - 0.4)} ${short(y)}h0.3M${short(x + 0.1)} ${short(y - 0.35)}h0.25M${short(x)} ${short(y + 0.35)}h0.3`,
        stroke: '#555555',
        strokeWidth: 0.22,
        strokeLinecap: 'round',
        fill: 'none',
      }),
    ),
  ];
}

/** The size of a map on paper, in millimetres. */
export const MAP_SIZE = { width: 72, height: 46 } as const;

/** A small map of a turning point: who lay where, how they had come there, and who hit whom. */
export function battleMap(battle: FoughtBattle, point: TurningPoint): ReportElement {
  const before = battle.games[point.at];
  const after = battle.games[point.at + 1];
  if (!before || !after) throw new Error('A turning point lies within its battle.');
  const blows = blowsIn(battle, point);
  const named = new Set(blows.flatMap(({ from, to }) => [from, to]));
  const ways = waysTo(battle, point);
  const units = before.units.filter(isDrawn);
  const places = new Map(units.flatMap((unit) => (unit.hex ? [[unit.id, pointOf(unit.hex)] as const] : [])));
  // A unit that fell in a move lies where that move had brought it.
  for (const [id, way] of ways) {
    const end = way.at(-1);
    if (end && named.has(id)) places.set(id, end);
  }
  const centre = [...named].flatMap((id) => places.get(id) ?? []);
  const shown = units.filter(({ id, kind }) => kind !== 'missile' || named.has(id));
  const frame = frameOf(
    shown.flatMap(({ id }) => places.get(id) ?? []),
    centre,
    MAP_SIZE.width / CORNER,
    MAP_SIZE.height / CORNER,
  );
  const { left, top, width, height } = frame;
  const drawn = units.filter(({ id }) => within(places.get(id) ?? { x: left - 1, y: top }, frame));
  const lost = new Set(after.units.filter(({ status }) => status === 'destroyed').map(({ id }) => id));
  const sideOf = (id: UnitId): Player => (id.startsWith('1') ? 1 : 2);
  return el(
    'svg',
    {
      className: 'report-map',
      viewBox: [left, top, width, height].map(short).join(' '),
      width: `${MAP_SIZE.width}mm`,
      height: `${MAP_SIZE.height}mm`,
      role: 'img',
      'aria-label': labelOf(battle, drawn, blows),
    },
    el('path', { d: gridOf(frame), fill: 'none', stroke: '#c9c9c9', strokeWidth: 0.035 }),
    ...groundOf(before, frame),
    ...[...ways].map(([id, way]) =>
      el('path', {
        d: pathOf(way),
        fill: 'none',
        stroke: SIDE_INKS[sideOf(id)].tone,
        strokeWidth: 0.13,
        strokeDasharray: sideOf(id) === 1 ? 'none' : '0.5 0.26',
        strokeLinejoin: 'round',
      }),
    ),
    ...[...ways.values()].flatMap((way) =>
      way
        .slice(0, 1)
        .map(({ x, y }) =>
          el('circle', { cx: short(x), cy: short(y), r: 0.16, fill: '#ffffff', stroke: INK, strokeWidth: 0.06 }),
        ),
    ),
    ...blows.flatMap(({ from, to, hit, isShot }) => {
      const [start, end] = [places.get(from), places.get(to)];
      return start && end && isShot
        ? [el('path', { d: pathOf([start, end]), stroke: INK, strokeWidth: hit ? 0.16 : 0.06, fill: 'none' })]
        : [];
    }),
    ...drawn
      .sort((a, b) => Number(a.kind === 'spaceship') - Number(b.kind === 'spaceship'))
      .map((unit) => pieceOf(unit, places.get(unit.id) ?? { x: 0, y: 0 }, lost.has(unit.id))),
    el('path', {
      d: `M${short(left + 0.05)} ${short(top + 0.05)}h${short(width - 0.1)}v${short(height - 0.1)}h${short(0.1 - width)}z`,
      fill: 'none',
      stroke: INK,
      strokeWidth: 0.08,
    }),
  );
}

/** The map in words, for anybody who does not see it. */
function labelOf({ name }: FoughtBattle, units: readonly Unit[], blows: readonly Blow[]): string {
  const ships = units.filter(({ kind }) => kind !== 'missile').map(({ id }) => name(id));
  const shots = blows.map(
    ({ from, to, hit, isShot }) => `${name(from)} ${isShot ? (hit ? 'hits' : 'misses') : 'meets'} ${name(to)}`,
  );
  return `A map with ${ships.join(', ')}. ${shots.join('; ')}`;
}
