import { type Hex, neighbours, range, type UnitId, type UnitRange } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { capital, count } from '../../../words/index.ts';
import { hexOf } from '../../play/placed.ts';
import { hexesWithin } from '../geometry.ts';
import type { MapRange } from '../types.ts';

const NAMES: Record<UnitRange['kind'], string> = {
  detection: 'detection',
  search: 'active search',
  tractor: 'tractor beam',
  'launch-missile': 'missile launch',
  'launch-battlecraft': 'battlecraft launch',
};

type Circle = Extract<UnitRange, { within: number }>;

const isCircle = (one: UnitRange): one is Circle => 'within' in one;

/** The hexes so far off in twelve directions, from 12 o'clock on. */
export function endsAt(centre: Hex, far: number): Hex[] {
  const sides = neighbours(centre).map(({ q, r }) => ({ q: q - centre.q, r: r - centre.r }));
  return sides.flatMap((side, nth) => {
    const next = sides[(nth + 1) % sides.length] ?? side;
    const [here, there] = [Math.ceil(far / 2), Math.floor(far / 2)];
    return [
      { q: centre.q + side.q * far, r: centre.r + side.r * far },
      { q: centre.q + side.q * here + next.q * there, r: centre.r + side.r * here + next.r * there },
    ];
  });
}

/** Above and below first: there the names of several circles stand under one another. */
export const SIDES_IN_ORDER = [0, 6, 1, 11, 5, 7, 2, 10, 4, 8, 3, 9];

function circles(centre: Hex, found: readonly Circle[]): MapRange[] {
  return [...new Set(found.map(({ within }) => within))].map((within): MapRange => {
    const same = found.filter((one) => one.within === within);
    const ends = endsAt(centre, within);
    return {
      kind: same[0]?.kind ?? 'detection',
      label: `${capital(same.map(({ kind }) => NAMES[kind]).join(', '))}: ${count(within, 'hex', 'hexes')}`,
      hexes: hexesWithin(centre, within),
      centre,
      ends: SIDES_IN_ORDER.flatMap((side) => ends[side] ?? []),
    };
  });
}

/** How far the selected unit reaches, the farthest first; what reaches equally far has one line and both names. */
export function mapRanges(seat: Seat, unit: UnitId | null): MapRange[] {
  const centre = hexOf(seat.view, unit);
  if (!centre || unit === null) return [];
  const found = seat.ranges(unit);
  const rings = circles(centre, found.filter(isCircle)).sort((a, b) => b.hexes.length - a.hexes.length);
  let ahead: Hex | undefined;
  const launches = found.flatMap((one): MapRange[] => {
    if (isCircle(one)) return [];
    const { kind, hexes } = one;
    // The two names keep away from each other: missiles ahead, battlecraft behind.
    const from = ahead;
    const ends = from
      ? [...hexes].sort((a, b) => range(b, from) - range(a, from))
      : [hexes[Math.floor(hexes.length / 2)] ?? centre, ...hexes];
    ahead = ends[0];
    return [{ kind: 'launch', label: capital(NAMES[kind]), hexes, centre, ends }];
  });
  return [...rings, ...launches];
}
