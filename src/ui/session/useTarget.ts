import { useDeferredValue } from 'react';
import type { UnitId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { targetIn } from './aiming.ts';
import { useView } from './context.ts';

/**
 * The unit that is thought about beside the selected one, as the panel draws it: one that is chosen at once; of one that is
 * only pointed at, and when it no longer is, the line on the map comes first, the arithmetic a moment later.
 */
export function useTarget(seat: Seat): UnitId | null {
  const chosen = useView((state) => state.aim.target);
  const thought = useView((state) => targetIn(seat, state));
  const later = useDeferredValue(thought);
  const isChosenNow = useDeferredValue(chosen) !== chosen;
  return isChosenNow ? thought : later;
}
