import { useView } from './context.ts';
import type { Layout } from './useLayout.ts';

/** Whether the drawer is open: as the player left it, or else if there is room for it. */
export function useDrawer(layout: Layout): boolean {
  const asked = useView((state) => state.drawerOpen);
  return asked ?? layout !== 'tablet';
}
