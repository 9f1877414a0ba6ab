import { useEffect } from 'react';
import { preferences } from '../../store/device/preferences.ts';
import type { ViewState } from '../../store/table/view-store.ts';
import { useGame } from '../session/context.ts';

/** Whether somebody has just read that the selected ship is hit, and nothing else is begun. */
const hasReadOfHit = (now: ViewState, before: ViewState): boolean =>
  now.readAt !== before.readAt &&
  now.hitTold &&
  now.logUnit !== null &&
  now.logUnit === now.selected &&
  now.volley.length === 0 &&
  now.interaction.kind === 'idle' &&
  now.drawer === null;

/** [8.8] The first time a box of the selected ship is crossed off its log opens by itself, once that was read; then never again. */
export function useFirstDamage(): void {
  const { view, table, lesson } = useGame();
  useEffect(() => {
    if (lesson !== undefined) return;
    return view.state.subscribe((now, before) => {
      if (preferences.getState().logShown || !hasReadOfHit(now, before)) return;
      if (table.state.getState().seat?.stage === 'over') return;
      preferences.setState({ logShown: true });
      view.set({ drawer: 'log' });
    });
  }, [view, table, lesson]);
}
