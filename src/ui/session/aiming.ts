import type { ActionOf, FireOdds, Rejection, UnitId, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';
import type { ViewState } from '../../store/view-store.ts';
import { type Fire, fireOf, fireOffer, weaponsOf } from './fires.ts';

/** The units at which a unit may fire now. */
export const targetsOf = (seat: Seat, unit: UnitId | null): UnitId[] => [
  ...new Set(seat.legal.flatMap((action) => (action.do === 'fire' && action.unit === unit ? [action.target] : []))),
];

/** [8.3] The lowest target value with any weapon of a craft; null where it could never fire at the target. */
function bestFigures(seat: Seat, unit: UnitView, target: UnitId): FireOdds | null {
  const all = weaponsOf(unit).flatMap(({ from }) => {
    const odds = seat.odds({ unit: unit.id, from, type: 'laser-burst', target });
    return 'code' in odds ? [] : [odds];
  });
  return all.reduce<FireOdds | null>(
    (best, odds) => (best && best.targetValue <= odds.targetValue ? best : odds),
    null,
  );
}

/**
 * [8.3] Targets in the order in which the list shows them and the key goes through them: the likeliest to be hit
 * first, then the nearest; last what can never be fired at. It is the same for every weapon, so that aiming does not
 * change it.
 */
export function likeliestFirst(seat: Seat, unit: UnitView, targets: readonly UnitId[]): UnitId[] {
  const aims = targets.map((target) => ({ target, figures: bestFigures(seat, unit, target) }));
  const far = ({ figures }: (typeof aims)[number], of: 'targetValue' | 'range'): number => figures?.[of] ?? 99;
  aims.sort((a, b) => far(a, 'targetValue') - far(b, 'targetValue') || far(a, 'range') - far(b, 'range'));
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
  /** This aim has been fired with: the next shot needs a new press on a target, a weapon or a type of fire. */
  fired: boolean;
}

/** [8.0] The shot of the selected craft at what is aimed at; null if it is no craft whose turn to fire it is. */
export function shotOf(seat: Seat, view: Looking, at: UnitId | null = targetIn(seat, view)): Shot | null {
  const unit = unitIn(seat, view.selected);
  if (!unit || unit.owner !== seat.decider || unit.status !== 'in-play' || !fireOffer(seat, unit.id)) return null;
  const aimed = unitIn(seat, at);
  const target = aimed && aimed.owner !== unit.owner && aimed.hex !== null ? aimed : null;
  const fire = fireOf(seat, unit, target, view.aim);
  const fired = view.aim.readiness === 'fired' && target?.id === view.aim.target;
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

/** The target of a craft that has just been selected: the only one, if there is but one. */
export function firstTarget(seat: Seat, unit: UnitId | null): UnitId | null {
  const [only, other] = seat.stage === 'fire' ? targetsOf(seat, unit) : [];
  return other === undefined ? (only ?? null) : null;
}
