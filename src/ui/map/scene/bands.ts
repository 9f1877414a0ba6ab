import { type Hex, range, type UnitId } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import type { Aim } from '../../../store/table/view-store.ts';
import { percentText } from '../../../words/index.ts';
import { laidShots } from '../../play/aiming.ts';
import { bestFire } from '../../play/fires.ts';
import { hexOf } from '../../play/placed.ts';
import { hexKey } from '../geometry.ts';
import type { MapRange } from '../types.ts';
import { endsAt, SIDES_IN_ORDER } from './ranges.ts';

/** More outlines than these nobody can tell apart. */
const MOST = 4;

/** Of many chances the best, the worst and what lies evenly between. */
const thinned = <T>(all: readonly T[]): T[] =>
  all.length <= MOST
    ? [...all]
    : Array.from({ length: MOST }, (_, nth) => all[Math.round((nth * (all.length - 1)) / (MOST - 1))]).flatMap(
        (one) => one ?? [],
      );

/** Where an outline may have its name: as far out as it reaches in each of twelve directions. */
function endsOf(centre: Hex, hexes: readonly Hex[]): Hex[] {
  const inside = new Set(hexes.map(hexKey));
  const farthest = Math.max(...hexes.map((hex) => range(centre, hex)));
  const rings = Array.from({ length: farthest }, (_, nth) => endsAt(centre, farthest - nth));
  return SIDES_IN_ORDER.flatMap(
    (side) => rings.map((ring) => ring[side]).find((hex) => hex && inside.has(hexKey(hex))) ?? [],
  );
}

/**
 * [8.6] Where the chosen weapon of the selected craft would hit what is aimed at, by chance, if the target flew there as it
 * does here; nothing without a target.
 */
export function bandsOf(seat: Seat, selected: UnitId | null, target: UnitId | null, aim: Aim): MapRange[] {
  const find = (id: UnitId | null) => seat.view.units.find((unit) => unit.id === id);
  const [unit, enemy] = [find(selected), find(target)];
  const centre = hexOf(seat.view, selected);
  if (!unit || !enemy || !centre || enemy.owner === unit.owner) return [];
  const [shot] = laidShots(seat, unit, enemy.id === aim.target ? aim : { target: enemy.id, choices: [] });
  const { from, row } = shot ?? bestFire(seat, unit, enemy.id) ?? {};
  if (!row || (from !== 'burster' && typeof from !== 'number')) return [];
  const bands = seat.bands({ unit: unit.id, from, type: row.type, target: enemy.id });
  return thinned(bands).map(({ probability, hexes }) => ({
    kind: 'chance',
    label: `Hits ${enemy.id}: ${percentText(probability)} or more`,
    hexes,
    centre,
    ends: endsOf(centre, hexes),
  }));
}
