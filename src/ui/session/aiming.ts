import type { UnitId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';
import type { ViewState } from '../../store/view-store.ts';

/** The likeliest to be hit first, then the nearest; what cannot be fired at comes last. */
export const byChance = (
  a: { targetValue: number; range: number } | null,
  b: { targetValue: number; range: number } | null,
): number => (a?.targetValue ?? 99) - (b?.targetValue ?? 99) || (a?.range ?? 99) - (b?.range ?? 99);

/** The units at which a unit may fire now. */
export const targetsOf = (seat: Seat, unit: UnitId | null): UnitId[] => [
  ...new Set(seat.legal.flatMap((action) => (action.do === 'fire' && action.unit === unit ? [action.target] : []))),
];

/** [8.3] The same in the order of the list beside the map. */
export function likeliestFirst(seat: Seat, unit: UnitId): UnitId[] {
  const aims = targetsOf(seat, unit).map((target) => {
    const shot = seat.legal.find((action) => action.do === 'fire' && action.unit === unit && action.target === target);
    const odds = shot?.do === 'fire' ? seat.odds(shot) : null;
    return { target, figures: odds && !('code' in odds) ? odds : null };
  });
  return aims.sort((a, b) => byChance(a.figures, b.figures)).map(({ target }) => target);
}

/** [8.6] Whether a unit has any fire left that can hit: one target, or any. */
export const canHit = (seat: Seat, unit: UnitId, target?: UnitId): boolean =>
  seat.legal.some((action) => {
    if (action.do !== 'fire' || action.unit !== unit || (target !== undefined && action.target !== target))
      return false;
    const odds = seat.odds(action);
    return !('code' in odds) && odds.probability > 0;
  });

/**
 * The unit that is thought about beside the selected one: the enemy under the pointer or the keyboard, else the one
 * that was chosen.
 */
export function targetIn(
  seat: Seat,
  { selected, hovered, target }: Pick<ViewState, 'selected' | 'hovered' | 'target'>,
) {
  const ownerOf = (id: UnitId | null) => seat.view.units.find((unit) => unit.id === id)?.owner;
  const own = ownerOf(selected);
  const other = ownerOf(hovered);
  return own !== undefined && other !== undefined && other !== own ? hovered : target;
}

/**
 * Presses the button that fires what the arithmetic shows; a second click on a target and the key F do. As long as it
 * still shows another target nothing happens: nobody fires at what he no longer looks at.
 */
export function pressFire(target: UnitId | null): void {
  const button = document.querySelector<HTMLElement>('[data-order="fire"]');
  if (button?.dataset.target === target) button?.click();
}
