import { type RefObject, useEffect, useRef } from 'react';
import type { UnitId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { Choosing } from '../../store/table/view-store.ts';
import { isCurrent } from '../session/choosing.ts';
import { useView } from '../session/context.ts';

/**
 * The order of a unit that is being put together, if it is still to be had; null for none. The button in `orders` with which
 * it began gets the cursor back.
 */
export function useMode(seat: Seat, unit: UnitId | null, orders: RefObject<HTMLElement | null>): Choosing | null {
  const interaction = useView((state) => state.interaction);
  const isOurs = interaction.kind === 'choosing' && interaction.unit === unit;
  const mode = isOurs && isCurrent(interaction, seat.legal) ? interaction : null;
  const from = useRef<string | null>(null);
  useEffect(() => {
    if (!mode && from.current !== null) {
      orders.current?.querySelector<HTMLElement>(`[data-order="${from.current}"]`)?.focus();
    }
    from.current = mode?.button ?? null;
  }, [mode, orders]);
  return mode;
}
