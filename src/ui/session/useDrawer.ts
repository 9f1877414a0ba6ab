import { useView } from './context.ts';
import type { Layout } from './useLayout.ts';

/** Whether the drawer is open: as it was left, or as there is room for it. */
export function useDrawer(layout: Layout): boolean {
  const asked = useView((state) => state.drawerOpen);
  return asked ?? layout !== 'tablet';
}
