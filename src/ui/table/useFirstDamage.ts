import { useEffect } from 'react';
import { preferences } from '../../store/device/preferences.ts';
import { hitShip } from '../play/attention.ts';
import { useGame } from '../play/context.ts';

/** [8.8] The first time a box of the selected ship is crossed off its log opens by itself, once that was read; then never again. */
export function useFirstDamage(): void {
  const { view, table, lesson } = useGame();
  useEffect(() => {
    if (lesson !== undefined) return;
    return view.state.subscribe((now, before) => {
      if (now.readAt === null || now.readAt === before.readAt || preferences.getState().logShown) return;
      const isBusy =
        now.showing.length > 0 || now.volley.length > 0 || now.interaction.kind !== 'idle' || now.drawer !== null;
      const { seat, log, since } = table.state.getState();
      if (isBusy || !seat || seat.stage === 'over') return;
      const to = now.readAt;
      const from = Math.min(before.readAt ?? 0, log[since]?.action ?? to);
      const read = log.filter(({ action }) => action >= from && action < to);
      if (now.selected === null || hitShip(seat, read) !== now.selected) return;
      preferences.setState({ logShown: true });
      view.set({ drawer: 'log' });
    });
  }, [view, table, lesson]);
}
