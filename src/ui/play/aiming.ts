import type { ActionOf, FireType, UnitId, UnitView } from '../../engine/index.ts';
import type { Seat, Weapon } from '../../store/seat/seat.ts';
import type { Aim, ViewState } from '../../store/table/view-store.ts';
import { bestOf, enemiesOnMap, energyOf, type FireRow, fireOffer, fireRows, mayFireRow, weaponsOf } from './fires.ts';

const effectIn = (row: FireRow | null | undefined): number => row?.effect?.probability ?? 0;

/** The units at which a unit may fire now. */
export const targetsOf = (seat: Seat, unit: UnitId | null): UnitId[] => [
  ...new Set(seat.legal.flatMap((action) => (action.do === 'fire' && action.unit === unit ? [action.target] : []))),
];

/** [8.6, 8.7] The best fire with any weapon of a craft, spent or not; null where it could never fire at the target. */
const bestEver = (seat: Seat, unit: UnitView, target: UnitId): FireRow | null =>
  bestOf(
    weaponsOf(unit).flatMap(({ from }) => fireRows(seat, unit.id, from, target).filter(({ odds }) => odds !== null)),
  );

/**
 * [8.6, 8.7] Targets in the order in which the list shows them and the key goes through them: first where a fire is
 * likeliest to have an effect, then the nearest; last what can never be fired at. It is the same for every weapon, so
 * that aiming does not change it.
 */
export function bestFirst(seat: Seat, unit: UnitView, targets: readonly UnitId[]): UnitId[] {
  const aims = targets.map((target) => ({ target, best: bestEver(seat, unit, target) }));
  const far = ({ best }: (typeof aims)[number]): number => best?.odds?.range ?? 99;
  const value = ({ best }: (typeof aims)[number]): number => best?.odds?.targetValue ?? 99;
  const better = (a: FireRow | null, b: FireRow | null): number => effectIn(b) - effectIn(a);
  aims.sort((a, b) => better(a.best, b.best) || value(a) - value(b) || far(a) - far(b));
  return aims.map(({ target }) => target);
}

/** The enemies on the map in the order in which they are gone through: the likeliest to be hurt first. */
export const targetsInOrder = (seat: Seat, unit: UnitView): UnitId[] =>
  bestFirst(
    seat,
    unit,
    enemiesOnMap(seat, unit).map(({ id }) => id),
  );

/** [8.6] Whether a unit has any fire left that can hit: one target, or any. */
export const canHit = (seat: Seat, unit: UnitId, target?: UnitId): boolean =>
  seat.legal.some((action) => {
    if (action.do !== 'fire' || action.unit !== unit || (target !== undefined && action.target !== target))
      return false;
    const odds = seat.odds(action);
    return !('code' in odds) && odds.probability > 0;
  });

const unitIn = ({ view }: Seat, id: UnitId | null): UnitView | null =>
  view.units.find((unit) => unit.id === id) ?? null;

type Looking = Pick<ViewState, 'selected' | 'hovered' | 'aim'>;

/**
 * The unit that is thought about beside the selected one: the enemy under the pointer or the keyboard, else the one
 * that was chosen.
 */
export function targetIn(seat: Seat, { selected, hovered, aim }: Looking): UnitId | null {
  const own = unitIn(seat, selected)?.owner;
  const other = unitIn(seat, hovered)?.owner;
  return own !== undefined && other !== undefined && other !== own ? hovered : aim.target;
}

/** The selected craft, if it is its turn to fire. */
export function shooterOf(seat: Seat, selected: UnitId | null): UnitView | null {
  const unit = unitIn(seat, selected);
  return unit && unit.owner === seat.decider && unit.status === 'in-play' && fireOffer(seat, unit.id) ? unit : null;
}

/** A shot that the next press fires. */
export interface LaidShot {
  from: Weapon;
  type: FireType;
  row: FireRow;
  action: ActionOf<'fire'>;
}

/** A weapon that is to fire, and how often at most. */
interface Wish {
  from: Weapon;
  row: FireRow;
  times: number;
}

/** [8.1, R8.1a] How often each may fire: by its own fires first, then by the extra ones, the best shot first. */
function timesOf(seat: Seat, unit: UnitView, wishes: readonly Wish[]): number[] {
  const { sources, extra } = seat.firesLeft(unit.id) ?? { sources: [], extra: 0 };
  let spare = extra;
  return wishes.map(({ from, times }) => {
    const own = Math.min(times, sources.find((source) => source.from === from)?.left ?? 0);
    const more = Math.min(times - own, spare);
    spare -= more;
    return own + more;
  });
}

/** [8.1] The most that a weapon could fire now, with all extra fires. */
export function mostFires(seat: Seat, unit: UnitView, from: Weapon): number {
  const { sources, extra } = seat.firesLeft(unit.id) ?? { sources: [], extra: 0 };
  const source = sources.find((one) => one.from === from);
  return source ? source.left + extra : 0;
}

/** [8.1, 8.2, 8.6] What is laid at the target: the best of each weapon, or what a hand has chosen, as far as fires and energy go. */
export function laidShots(seat: Seat, unit: UnitView, { target, choices }: Aim): LaidShot[] {
  const aimed = unitIn(seat, target);
  if (!aimed || aimed.owner === unit.owner || aimed.hex === null) return [];
  const wishes = weaponsOf(unit).flatMap(({ from }): Wish[] => {
    const rows = fireRows(seat, unit.id, from, aimed.id).filter(mayFireRow);
    const chosen = choices.find((choice) => choice.from === from);
    const row = chosen ? rows.find(({ type }) => type === chosen.type) : bestOf(rows);
    return row && (chosen || effectIn(row) > 0)
      ? [{ from, row, times: chosen?.times ?? Number.POSITIVE_INFINITY }]
      : [];
  });
  wishes.sort((a, b) => effectIn(b.row) - effectIn(a.row));
  const times = timesOf(seat, unit, wishes);
  let energy = energyOf(unit);
  return wishes.flatMap(({ from, row }, nth) => {
    const action = seat.legal.find(
      (open): open is ActionOf<'fire'> =>
        open.do === 'fire' &&
        open.unit === unit.id &&
        open.from === from &&
        open.type === row.type &&
        open.target === aimed.id,
    );
    const paid = row.cost === 0 ? (times[nth] ?? 0) : Math.min(times[nth] ?? 0, Math.floor(energy / row.cost));
    energy -= paid * row.cost;
    return action ? Array.from({ length: paid }, () => ({ from, type: row.type, row, action })) : [];
  });
}

/** [8.6, 8.7] The chance that at least one of some shots hits, and that at least one may hurt. */
export function chancesOf(shots: readonly LaidShot[]): { hit: number; hurt: number; sure: boolean } {
  const atLeastOne = (of: (row: FireRow) => number): number =>
    1 - shots.reduce((missed, { row }) => missed * (1 - of(row)), 1);
  return {
    hit: atLeastOne(({ odds }) => odds?.probability ?? 0),
    hurt: atLeastOne(({ effect }) => effect?.probability ?? 0),
    sure: shots.every(({ row }) => row.effect?.sure ?? true),
  };
}

/**
 * [8.6, 8.7] The target of a craft that has just been selected: that of its best shot, if any can have an effect; far from
 * everybody nothing is aimed at.
 */
export function firstTarget(seat: Seat, unit: UnitId | null): UnitId | null {
  const craft = unitIn(seat, unit);
  if (seat.stage !== 'fire' || !craft) return null;
  const shots = targetsOf(seat, unit).map((id) => ({
    id,
    row: bestOf(weaponsOf(craft).flatMap(({ from }) => fireRows(seat, craft.id, from, id).filter(mayFireRow))),
  }));
  const best = bestOf(shots.flatMap(({ row }) => row ?? []));
  return effectIn(best) > 0 ? (shots.find(({ row }) => row === best)?.id ?? null) : null;
}
