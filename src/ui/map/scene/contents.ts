import {
  parseHexId,
  range,
  type Scenario,
  type Snapshot,
  sameHex,
  terrainOf,
  type UnitId,
} from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import type { ViewState } from '../../../store/table/view-store.ts';
import { mapCounter } from '../../counters/map-counter.ts';
import { canHit, targetsOf } from '../../play/aiming.ts';
import { mapValues } from '../../play/choosing.ts';
import { heldBeams } from '../../play/orders/beam.ts';
import { hexNamed, hexOf, toDeploy } from '../../play/placed.ts';
import type { MapHighlight, MapPiece, MapRangeLine, MapTractor } from '../types.ts';
import type { IsDangerous } from './courses.ts';

/** [2.7] What warns on a course: planets and asteroids. */
export function dangersOf(scenario: Scenario): IsDangerous {
  const { planets, asteroids } = terrainOf(scenario);
  const all = [...planets, ...asteroids];
  return (hex) => all.some((other) => sameHex(other, hex));
}

const ORDER = { spaceship: 2, battlecraft: 1, missile: 0 } as const;

/** Every unit that lies on the map. */
export function piecesOf(view: Snapshot, selected: string | null): MapPiece[] {
  return view.units.flatMap((unit) => {
    const hex = unit.hex === null ? undefined : parseHexId(view.sheets, unit.hex);
    if (!hex || (unit.status !== 'in-play' && unit.status !== 'landed' && unit.status !== 'unalerted')) return [];
    const counter = { ...mapCounter(unit, view), selected: unit.id === selected };
    return [{ id: unit.id, hex, counter, order: unit.id === selected ? 9 : ORDER[unit.kind] }];
  });
}

const marks = (view: Snapshot, ids: readonly (string | null)[], kind: MapHighlight['kind']): MapHighlight[] =>
  ids.flatMap((id) => {
    const hex = hexOf(view, id);
    return hex ? [{ hex, kind }] : [];
  });

/** [8.0] The units at which the selected one could fire now: those it can hit, and those it cannot. */
const targetMarks = (seat: Seat, selected: UnitId | null): MapHighlight[] =>
  targetsOf(seat, selected).flatMap((target) =>
    marks(seat.view, [target], selected && canHit(seat, selected, target) ? 'target' : 'barred'),
  );

/** The units a decision is about: the one that is hit, those that may be attempted. */
function unitsInDecision({ pending }: Snapshot): readonly UnitId[] {
  if (pending?.kind === 'choose-part') return [pending.unit];
  return pending?.kind === 'intercept' ? pending.targets : [];
}

type Shown = Pick<ViewState, 'selected' | 'interaction' | 'pointed'> & { target: UnitId | null };

/** What the table points out now. */
export function highlightsOf(seat: Seat, scenario: Scenario, shown: Shown): MapHighlight[] {
  const { view } = seat;
  const { selected, interaction, pointed, target } = shown;
  const choosing = interaction.kind === 'choosing' ? interaction : null;
  const centre = hexOf(view, choosing?.unit ?? null);
  const hexMarks = (ids: readonly unknown[], kind: MapHighlight['kind']): MapHighlight[] =>
    ids.flatMap((id) => {
      const hex = hexNamed(view, scenario, id, centre);
      return hex ? [{ hex, kind }] : [];
    });
  const asked = choosing ? mapValues(choosing) : [];
  const isPlaced = choosing?.all.some((action) => 'hex' in action) ?? false;
  const laid = choosing?.laid && 'hex' in choosing.laid ? [choosing.laid.hex] : [];
  return [
    ...marks(view, [selected], 'selected'),
    ...(isPlaced ? hexMarks(asked, 'option') : marks(view, asked, 'target')),
    ...(choosing ? [] : hexMarks([...new Set(toDeploy(seat, selected).map(({ hex }) => hex))], 'option')),
    ...hexMarks(laid, 'pointed'),
    ...(choosing ? [] : targetMarks(seat, selected)),
    ...(choosing ? [] : marks(view, [target], 'target')),
    ...marks(view, unitsInDecision(view), 'target'),
    ...hexMarks(pointed?.hexes ?? [], 'event'),
    ...marks(view, pointed?.units ?? [], 'pointed'),
  ];
}

/** The line of the shot that is being thought about. */
export function rangeLineOf(seat: Seat, shown: Pick<Shown, 'selected' | 'target'>): MapRangeLine | null {
  const from = hexOf(seat.view, shown.selected);
  const to = hexOf(seat.view, shown.target);
  return from && to && !sameHex(from, to) ? { from, to, label: `range ${range(from, to)}` } : null;
}

/** [R7.4e] The tractor beams that are on, as the one who may order through them knows. */
export const tractorsOf = (seat: Seat): MapTractor[] =>
  heldBeams(seat).flatMap(({ ship, target }) => {
    const from = hexOf(seat.view, ship);
    const to = hexOf(seat.view, target);
    return from && to ? [{ id: `${ship} ${target}`, from, to }] : [];
  });
