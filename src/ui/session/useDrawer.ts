import type { UnitId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { useGame, useTable, useView } from './context.ts';
import { isDrawerDue, isPanelDue } from './folds.ts';
import { useReviewed } from './reviewed.ts';
import { type Layout, useLayout } from './useLayout.ts';

/**
 * Whether the drawer is open, on a phone the sheet: as the player left it. Until then a drawer leaves the screen to the map,
 * and opens for as long as a number in it is meant; the sheet of a phone holds the orders.
 */
export function useDrawer(layout: Layout): boolean {
  const { lesson } = useGame();
  const seat = useTable((state) => state.seat);
  const actions = useTable((state) => state.actions);
  const screen = useTable((state) => state.screen);
  const asked = useView((state) => state.drawerOpen);
  const due = useView((state) => isDrawerDue({ seat, actions, screen }, state, lesson));
  return asked ?? (layout === 'phone' || due);
}

/** Whether there is something that must be answered or read: then no panel is folded. */
const isDue = ({ stage, view: { pending } }: Seat): boolean => pending !== null || stage === 'over';

/** [9.9] Whether the next of the four of a MIMS can be placed beside its piece: there is a choice, and it is selected. */
const isBesidePiece = ({ view: { pending }, legal }: Seat, selected: UnitId | null): boolean =>
  pending?.kind === 'mims' &&
  pending.missile === selected &&
  legal.filter(({ do: kind }) => kind === 'mims-launch').length > 1;

/**
 * Whether the panel of the orders is open, as the player left it, and whether it can be folded now. Until he has, it is
 * folded where the orders stand at the piece.
 */
export function usePanel(seat: Seat): { open: boolean; mayFold: boolean } {
  const { lesson } = useGame();
  const layout = useLayout();
  const wish = useView((state) => state.panelOpen);
  // On a phone the orders under the thumb are the panel folded; only a lesson needs it to point at.
  const asked = layout === 'phone' && lesson === undefined ? null : wish;
  const readOnly = useTable((state) => state.readOnly);
  const isReviewed = useReviewed();
  const isBeside = useView(({ selected }) => isBesidePiece(seat, selected));
  const due = isReviewed || (isDue(seat) && !isBeside);
  return { open: due || (asked ?? isPanelDue(seat, readOnly)), mayFold: !due };
}

/**
 * Whether the sheet of a phone is as high as it goes: because it was raised, or for what must be answered or read. Else
 * it shows the orders of the moment, and the map above it.
 */
export function useRaised(seat: Seat): boolean {
  const asked = useView((state) => state.sheetRaised);
  return asked || isDue(seat);
}
