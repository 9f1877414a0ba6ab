import {
  type Direction,
  type Game,
  type Hex,
  ownerOfId,
  parseHexId,
  planePoint,
  type UnitId,
} from '../engine/index.ts';
import type { LoggedEvent } from '../game/log.ts';
import { FAMILIES, HULL_SHAPES } from '../sheet/index.ts';
import { HALF, outline } from '../sheet/outline.ts';
import type { FoughtBattle } from './battle.ts';
import { el, type ReportElement, short } from './element.ts';
import { type MapInks, PAPER } from './inks.ts';
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

/** The ways that units have flown in some lines of the log, as points. */
function waysIn({ log, games }: FoughtBattle, isMeant: (line: LoggedEvent) => boolean): Map<UnitId, Point[]> {
  const ways = new Map<UnitId, Point[]>();
  for (const line of log) {
    const { event, action } = line;
    if (event.type !== 'stepped' || !isMeant(line)) continue;
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

/** Who fired at whom, or met whom, in some lines of the log. */
function blowsIn({ log }: FoughtBattle, isMeant: (line: LoggedEvent) => boolean): Blow[] {
  return log.filter(isMeant).flatMap(({ event }): Blow[] => {
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
const arrowOf = (direction: Direction, size: number, fill: string): ReportElement =>
  el('path', {
    d: 'M0 -1.16 0.26 -0.72 0 -0.82 -0.26 -0.72Z',
    transform: `rotate(${angleOf(direction)}) scale(${size})`,
    fill,
  });

/** A piece as it lay, with its letter. */
function pieceOf(unit: Unit, at: Point, isLost: boolean, inks: MapInks): ReportElement {
  const { owner, kind, direction } = unit;
  const ink = inks.sides[owner];
  const size = kind === 'missile' ? 0.62 : kind === 'battlecraft' ? 0.82 : 1;
  const hull = kind === 'missile' ? null : HULL_SHAPES[FAMILIES[unit.hull]];
  const label = kind === 'missile' ? '' : unit.id.slice(1);
  return el(
    'g',
    { transform: `translate(${short(at.x)} ${short(at.y)})` },
    direction !== null && arrowOf(direction, size, inks.ink),
    el('path', {
      d: outline(owner, HALF[kind]),
      transform: `scale(${short(0.0125 * size * 100) / 100})`,
      fill: ink.body,
      stroke: inks.ink,
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
    isLost &&
      el('path', { d: 'M-0.9 -0.9 0.9 0.9M0.9 -0.9 -0.9 0.9', stroke: inks.ink, strokeWidth: 0.22, fill: 'none' }),
  );
}

/** The shape of a map: its width and its height, in any measure. */
export interface MapShape {
  wide: number;
  high: number;
}

/** A piece of the plane, in the sides of a hex. */
interface MapFrame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The ground around some points, in the shape of its place, which is so wide and high; how much larger it is than that. */
function frameAround(points: readonly Point[], wide: number, high: number): MapFrame & { scale: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - 2.4, Math.max(...xs) + 2.4];
  const [top, bottom] = [Math.min(...ys) - 2.2, Math.max(...ys) + 2.2];
  const scale = Math.max((right - left) / wide, (bottom - top) / high, 0.8);
  const [width, height] = [wide * scale, high * scale];
  return { left: (left + right - width) / 2, top: (top + bottom - height) / 2, width, height, scale };
}

/** The ground that shows what happened, and who is near it; never larger than this in hexes. */
function frameOf(points: readonly Point[], centre: readonly Point[], wide: number, high: number): MapFrame {
  const all = frameAround(points, wide, high);
  return all.scale <= 1.2 || centre.length === 0 ? all : frameAround(centre, wide, high);
}

/** The hexes whose middles lie in a frame, as one path. */
function gridOf({ left, top, width, height }: MapFrame): string {
  let path = '';
  for (let q = Math.ceil((left - 1) / 1.5); 1.5 * q <= left + width + 1; q += 1) {
    const first = Math.ceil((top - 1) / ROOT - q / 2);
    for (let r = first; ROOT * (r + q / 2) <= top + height + 1; r += 1) path += hexPath(pointOf({ q, r }));
  }
  return path;
}

const within = ({ x, y }: Point, { left, top, width, height }: MapFrame): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** Planets and asteroids in the frame. */
function groundOf({ sheets, scenario }: Game, frame: MapFrame, { ink, planet, rock }: MapInks): ReportElement[] {
  const places = (ids: readonly string[]): Point[] =>
    ids.flatMap((id) => {
      const hex = parseHexId(sheets, id);
      return hex && within(pointOf(hex), frame) ? [pointOf(hex)] : [];
    });
  return [
    ...places(scenario.planets).map(({ x, y }) =>
      el('circle', { cx: short(x), cy: short(y), r: 0.8, fill: planet, stroke: ink, strokeWidth: 0.06 }),
    ),
    ...places(scenario.asteroidFields).map(({ x, y }) =>
      el('path', {
        d: `M${short(x - 0.4)} ${short(y)}h0.3M${short(x + 0.1)} ${short(y - 0.35)}h0.25M${short(x)} ${short(y + 0.35)}h0.3`,
        stroke: rock,
        strokeWidth: 0.22,
        strokeLinecap: 'round',
        fill: 'none',
      }),
    ),
  ];
}

/** What a map shows: the position, where everything lies on it, who has flown how, who hit whom, and what is lost by it. */
interface Scene {
  game: Game;
  units: readonly Unit[];
  places: ReadonlyMap<UnitId, Point>;
  ways: ReadonlyMap<UnitId, readonly Point[]>;
  blows: readonly Blow[];
  lost: ReadonlySet<UnitId>;
}

/** The marks of a scene in its frame. */
function drawn({ game, units, places, ways, blows, lost }: Scene, frame: MapFrame, inks: MapInks): ReportElement[] {
  const { ink, paper, grid, sides } = inks;
  return [
    el('path', { d: gridOf(frame), fill: 'none', stroke: grid, strokeWidth: 0.035 }),
    ...groundOf(game, frame, inks),
    ...[...ways].map(([id, way]) =>
      el('path', {
        d: pathOf(way),
        fill: 'none',
        stroke: sides[ownerOfId(id)].tone,
        strokeWidth: 0.13,
        strokeDasharray: ownerOfId(id) === 1 ? 'none' : '0.5 0.26',
        strokeLinejoin: 'round',
      }),
    ),
    ...[...ways.values()].flatMap((way) =>
      way
        .slice(0, 1)
        .map(({ x, y }) =>
          el('circle', { cx: short(x), cy: short(y), r: 0.16, fill: paper, stroke: ink, strokeWidth: 0.06 }),
        ),
    ),
    ...blows.flatMap(({ from, to, hit, isShot }) => {
      const [start, end] = [places.get(from), places.get(to)];
      return start && end && isShot
        ? [el('path', { d: pathOf([start, end]), stroke: ink, strokeWidth: hit ? 0.16 : 0.06, fill: 'none' })]
        : [];
    }),
    ...[...units]
      .sort((a, b) => Number(a.kind === 'spaceship') - Number(b.kind === 'spaceship'))
      .map((unit) => pieceOf(unit, places.get(unit.id) ?? { x: 0, y: 0 }, lost.has(unit.id), inks)),
  ];
}

const placesOf = (units: readonly Unit[]): Map<UnitId, Point> =>
  new Map(units.flatMap((unit) => (unit.hex ? [[unit.id, pointOf(unit.hex)] as const] : [])));

const lostIn = ({ units }: Game): Set<UnitId> =>
  new Set(units.filter(({ status }) => status === 'destroyed').map(({ id }) => id));

const viewBoxOf = ({ left, top, width, height }: MapFrame): string => [left, top, width, height].map(short).join(' ');

/** The size of a map on paper, in millimetres. */
export const MAP_SIZE = { width: 72, height: 46 } as const;

/** A small map of a turning point: who lay where, how they had come there, and who hit whom. */
export function battleMap(battle: FoughtBattle, { at, phase, told }: TurningPoint): ReportElement {
  const before = battle.games[at];
  const after = battle.games[at + 1];
  if (!before || !after) throw new Error('A turning point lies within its battle.');
  const { turn, kind, player } = phase;
  const blows = blowsIn(
    battle,
    ({ phase: then }) => told.length > 0 && then.turn === turn && then.kind === kind && then.player === player,
  );
  const named = new Set(blows.flatMap(({ from, to }) => [from, to]));
  // The ways of this Game-Turn, and of the one before.
  const ways = waysIn(battle, ({ action, phase: then }) => action <= at && then.turn >= turn - 1);
  const units = before.units.filter(isDrawn);
  const places = placesOf(units);
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
  const inFrame = units.filter(({ id }) => within(places.get(id) ?? { x: left - 1, y: top }, frame));
  return el(
    'svg',
    {
      className: 'report-map',
      viewBox: viewBoxOf(frame),
      width: `${MAP_SIZE.width}mm`,
      height: `${MAP_SIZE.height}mm`,
      role: 'img',
      'aria-label': labelOf(battle, inFrame, blows),
    },
    ...drawn({ game: before, units: inFrame, places, ways, blows, lost: lostIn(after) }, frame, PAPER),
    el('path', {
      d: `M${short(left + 0.05)} ${short(top + 0.05)}h${short(width - 0.1)}v${short(height - 0.1)}h${short(0.1 - width)}z`,
      fill: 'none',
      stroke: PAPER.ink,
      strokeWidth: 0.08,
    }),
  );
}

/** The ground on which the Game-Turn of a moment was fought, for a map of so many parts in width and height. */
function groundOfTurn({ games }: FoughtBattle, count: number, { wide, high }: MapShape): MapFrame {
  const turn = games[count]?.turn;
  const units = games.filter((game) => game.turn === turn).flatMap((game) => game.units.filter(isDrawn));
  return frameAround(
    units.flatMap(({ hex }) => (hex ? [pointOf(hex)] : [])),
    wide,
    high,
  );
}

/** Where somebody is who has flown a part of a way. */
function along(way: readonly Point[], part: number): Point | undefined {
  const place = part * (way.length - 1);
  const [from, to] = [way[Math.floor(place)], way[Math.ceil(place)]];
  if (!from || !to) return from;
  const rest = place - Math.floor(place);
  return { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest };
}

/**
 * The map of a battle after so many orders: what lies on it, how it has flown by the last order, whom that order hit, and what
 * it cost; on the same ground for all moments of a Game-Turn. Beside a piece stands its velocity. Of the flights
 * of the last order a part from 0 to 1 has been flown.
 */
export function momentMap(
  battle: FoughtBattle,
  count: number,
  shape: MapShape,
  inks: MapInks = PAPER,
  part = 1,
): ReportElement {
  const game = battle.games[count];
  if (!game) throw new Error('A moment lies within its battle.');
  const isNow = ({ action }: LoggedEvent): boolean => action === count - 1;
  const before = battle.games[count - 1] ?? game;
  const lost = lostIn(game);
  const gone = before.units.filter((unit) => isDrawn(unit) && lost.has(unit.id));
  const units = [...gone, ...game.units.filter(isDrawn)];
  const ways = waysIn(battle, isNow);
  const places = placesOf(units);
  const falls = part === 1 ? lost : new Set<UnitId>();
  for (const { id } of part === 1 ? gone : units) {
    const at = along(ways.get(id) ?? [], part);
    if (at) places.set(id, at);
  }
  const blows = blowsIn(battle, isNow);
  const frame = groundOfTurn(battle, count, shape);
  return el(
    'svg',
    { viewBox: viewBoxOf(frame), role: 'img', 'aria-label': labelOf(battle, units, blows) },
    ...drawn({ game, units, places, ways, blows, lost: falls }, frame, inks),
    ...units.flatMap(({ id, kind, velocity }) => {
      const at = places.get(id);
      if (!at || falls.has(id)) return [];
      const [aside, fontSize] = kind === 'missile' ? [0.42, 0.5] : [0.68, 0.62];
      const place = { x: short(at.x + aside), y: short(at.y + aside + 0.14), fontSize, fill: inks.ink };
      return [el('text', place, `${velocity}`)];
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
