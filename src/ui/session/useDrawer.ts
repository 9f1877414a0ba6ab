import type { Seat } from '../../store/seat/seat.ts';
import { useTable, useView } from './context.ts';
import type { Layout } from './useLayout.ts';

/**
 * Whether the drawer is open, on a phone the sheet: as the player left it. Until then a drawer is shut, and leaves the
 * screen to the map; the sheet of a phone holds the orders.
 */
export function useDrawer(layout: Layout): boolean {
  const asked = useView((state) => state.drawerOpen);
  return asked ?? layout === 'phone';
}

/** Whether there is something that must be answered or read: then no panel is folded. */
const isDue = ({ stage, view: { pending } }: Seat): boolean => pending !== null || stage === 'over';

/** The stages whose orders stand at the piece. */
const AT_PIECE: ReadonlySet<Seat['stage']> = new Set(['movement', 'command', 'fire']);

/**
 * Whether the panel of the orders is open, as the player left it, and whether it can be folded now. Until he has, it is
 * folded where the orders stand at the piece.
 */
export function usePanel(seat: Seat): { open: boolean; mayFold: boolean } {
  const asked = useView((state) => state.panelOpen);
  const readOnly = useTable((state) => state.readOnly);
  const due = isDue(seat);
  return { open: due || (asked ?? (readOnly || !AT_PIECE.has(seat.stage))), mayFold: !due };
}

/**
 * Whether the sheet of a phone is as high as it goes: because it was raised, or for what must be answered or read. Else
 * it shows the orders of the moment, and the map above it.
 */
export function useRaised(seat: Seat): boolean {
  const asked = useView((state) => state.sheetRaised);
  return asked || isDue(seat);
}
