import { useEffect } from 'react';
import type { Seat } from '../../store/seat/seat.ts';
import { addressNow, goToPlace, useAddress } from '../kit/location.ts';
import { useGame, useTable } from '../play/context.ts';
import { mayWatch, watch } from '../play/replay.ts';
import { closeReview, mayReview, openReview } from '../play/reviewed.ts';

/**
 * Keeps the address and what is watched alike, the moment and its review: to watch and to stop are steps of the browser's
 * history. An address may also open the report, once.
 */
export function useReplayAddress(seat: Seat): void {
  const game = useGame();
  const { place } = useAddress();
  const allowed = mayWatch(seat);
  const mayOpen = useTable((state) => mayReview(seat, state, game.lesson));

  useEffect(() => {
    if (place.at !== 'game') return;
    const { actions } = game.table.state.getState();
    const open = mayOpen ? place.open : undefined;
    const asked = place.order ?? (open === 'review' ? actions : null);
    const at = allowed && asked !== null ? Math.min(asked, actions) : null;
    const { replayAt, review } = game.view.state.getState();
    if (at !== replayAt) watch(game, at);
    if (open === 'review' && !review) openReview(game);
    if (open !== 'review' && review && at !== null) closeReview(game);
    if (open === 'report') game.view.set({ dialog: open });
    const stays = open === 'review' ? open : undefined;
    if (at !== place.order || stays !== place.open) goToPlace({ ...place, order: at, open: stays }, 'replace');
  }, [game, allowed, mayOpen, place]);

  useEffect(() => {
    const follow = ({ replayAt: order, review }: { replayAt: number | null; review: boolean }) => {
      const { place } = addressNow();
      const open = review && order !== null ? 'review' : undefined;
      if (place.at !== 'game' || (place.order === order && place.open === open)) return;
      goToPlace({ ...place, order, open }, place.order === null || order === null ? 'push' : 'replace');
    };
    return game.view.state.subscribe(follow);
  }, [game]);
}
