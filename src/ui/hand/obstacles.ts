import { type Hex, parseHexId, type UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { boxRound, hexToPoint, type Point, RADIUS } from '../map/geometry.ts';
import type { Kept } from '../map/laid-aside.ts';
import { onlyAction } from '../orders/OrderButton.tsx';
import { coursesOf } from '../scene/courses.ts';
import type { Obstacles } from './place-wings.ts';
import type { Wings } from './wings.ts';

/** From the middle of a piece to its edge with arrow and badges, in corner radii; small pieces are drawn larger. */
const PIECE = 0.78;
const LEAST = 34;
/** The distance from the line of a course to the edge of its numbered stops. */
const STOP = 0.28;

const never = (): boolean => false;

const wayOf = ({ view }: Seat, unit: UnitView): Hex[] =>
  coursesOf(view, unit, 'other', never).flatMap(({ stops }) => stops);

const faster = (unit: UnitView, by: number): UnitView => ({ ...unit, velocity: (unit.velocity ?? 0) + by });

/** The courses that a unit would have after each order that stands at its piece, and was shown when it was pointed at. */
const waysAhead = (seat: Seat, unit: UnitView, { orders }: Wings, spare: number): Hex[][] =>
  [
    unit,
    ...orders.flatMap((entry) => (entry && onlyAction(entry)) ?? []).flatMap((action) => seat.preview(action) ?? []),
  ].map((one) => wayOf(seat, faster(one, spare)));

/**
 * What the orders of a unit may not lie on: pieces, planets, courses, and where each order would lead; in hexes of the map. `spare`:
 * how much longer its own courses are taken, so that the orders need not make way for the next one.
 */
export function obstaclesOf(seat: Seat, unit: UnitView, wings: Wings, spare: number): { pieces: Hex[]; ways: Hex[][] } {
  const { view } = seat;
  const pieces = [...view.units.map(({ hex }) => hex), ...seat.planets].flatMap((id) =>
    id === null ? [] : (parseHexId(view.sheets, id) ?? []),
  );
  const own = waysAhead(seat, unit, wings, spare);
  const ways = [...view.units.map((one) => wayOf(seat, one)), ...own].filter(({ length }) => length > 0);
  // Wherever on its way it may end its move, the outline of the unit lies there.
  return { pieces: [...pieces, ...own.flat()], ways };
}

/**
 * The same in pixels, as seen from the middle of a hex; `k` is the scale of the map. `faces`: the squares that pieces are
 * drawn in, which may lie aside from their hexes.
 */
export function seenFrom(
  hex: Hex,
  k: number,
  { pieces, ways }: ReturnType<typeof obstaclesOf>,
  faces: readonly Kept[],
): Obstacles {
  const here = hexToPoint(hex);
  const seen = ({ x, y }: Point): Point => ({ x: (x - here.x) * k, y: (y - here.y) * k });
  const at = (other: Hex): Point => seen(hexToPoint(other));
  const reach = Math.max(PIECE * RADIUS * k, LEAST);
  const aside = faces.filter(({ x, y }) => x !== here.x || y !== here.y);
  const boxes = [
    ...pieces.map((piece) => boxRound(at(piece), 2 * reach, 2 * reach)),
    ...aside.map((face) => boxRound(seen(face), 2 * face.half * k, 2 * face.half * k)),
  ];
  const lines = ways.flatMap((way) => {
    const points = way.map(at);
    return points.slice(1).map((to, nth) => [points[nth] ?? to, to] as const);
  });
  return { boxes, lines, margin: STOP * RADIUS * k };
}
