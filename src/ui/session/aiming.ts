import type { ActionOf, FireOdds, Rejection, UnitId, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { NO_AIM, type ViewState } from '../../store/table/view-store.ts';
import { bestOf, type Fire, type FireRow, fireOf, fireOffer, fireRows, weaponsOf } from './fires.ts';

const effectIn = (row: FireRow | null): number => row?.effect?.probability ?? 0;

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

/** What would be fired now, or why nothing would. */
export interface Shot extends Fire {
  unit: UnitView;
  target: UnitView | null;
  /** The order; null where it cannot be given, or not yet. */
  action: ActionOf<'fire'> | null;
  odds: FireOdds | null;
  refusal: Rejection | null;
  /** A shot has just been fired: the next one needs a new press on a target, a weapon or a type of fire. */
  fired: boolean;
}

/** [8.0] The shot of the selected craft at what is aimed at; null if it is no craft whose turn to fire it is. */
export function shotOf(seat: Seat, view: Looking, at: UnitId | null = targetIn(seat, view)): Shot | null {
  const unit = unitIn(seat, view.selected);
  if (!unit || unit.owner !== seat.decider || unit.status !== 'in-play' || !fireOffer(seat, unit.id)) return null;
  const aimed = unitIn(seat, at);
  const target = aimed && aimed.owner !== unit.owner && aimed.hex !== null ? aimed : null;
  const fire = fireOf(seat, unit, target, view.aim);
  const fired = view.aim.readiness === 'fired';
  const action = seat.legal.find(
    (open): open is ActionOf<'fire'> =>
      open.do === 'fire' &&
      open.unit === unit.id &&
      open.from === fire.from &&
      open.type === fire.type &&
      open.target === target?.id,
  );
  const refusal = fire.row ? fire.row.refusal : (fire.offer?.refusal ?? null);
  return { ...fire, unit, target, action: (!fired && action) || null, odds: fire.row?.odds ?? null, refusal, fired };
}

/**
 * [8.6, 8.7] The target of a craft that has just been selected: that of its best shot, if any can have an effect; far from
 * everybody nothing is aimed at.
 */
export function firstTarget(seat: Seat, unit: UnitId | null): UnitId | null {
  const craft = unitIn(seat, unit);
  if (seat.stage !== 'fire' || !craft) return null;
  const shots = targetsOf(seat, unit).map((id) => ({ id, row: fireOf(seat, craft, unitIn(seat, id), NO_AIM).row }));
  const best = bestOf(shots.flatMap(({ row }) => (row && row.refusal === null ? [row] : [])));
  return effectIn(best) > 0 ? (shots.find(({ row }) => row === best)?.id ?? null) : null;
}
