import type { UnitId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';

/** The units at which a unit may fire now. */
export const targetsOf = (seat: Seat, unit: UnitId | null): UnitId[] => [
  ...new Set(seat.legal.flatMap((action) => (action.do === 'fire' && action.unit === unit ? [action.target] : []))),
];

/** [8.6] Whether a unit has any fire left that can hit: one target, or any. */
export const canHit = (seat: Seat, unit: UnitId, target?: UnitId): boolean =>
  seat.legal.some((action) => {
    if (action.do !== 'fire' || action.unit !== unit || (target !== undefined && action.target !== target))
      return false;
    const odds = seat.odds(action);
    return !('code' in odds) && odds.probability > 0;
  });

/** The button that fires what the arithmetic shows; a second click on a target and the key F press it. */
export const fireButton = (): HTMLButtonElement | null => document.querySelector('[data-order="fire"]');
