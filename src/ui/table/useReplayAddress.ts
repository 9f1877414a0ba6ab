import { useEffect } from 'react';
import type { Seat } from '../../store/seat/seat.ts';
import { addressNow, goToPlace, useAddress } from '../elements/location.ts';
import { useGame } from '../session/context.ts';
import { mayWatch, watch } from '../session/replay.ts';

/** Keeps the address and the moment that is watched alike: to watch and to stop are steps of the browser's history. */
export function useReplayAddress(seat: Seat): void {
  const game = useGame();
  const { place } = useAddress();
  const asked = place.at === 'game' ? place.order : null;
  const allowed = mayWatch(seat);

  useEffect(() => {
    const at = allowed && asked !== null ? Math.min(asked, game.table.state.getState().actions) : null;
    if (at !== game.view.state.getState().replayAt) watch(game, at);
    if (place.at === 'game' && at !== asked) goToPlace({ ...place, order: at }, 'replace');
  }, [game, allowed, asked, place]);

  useEffect(() => {
    const follow = (order: number | null) => {
      const { place } = addressNow();
      if (place.at !== 'game' || place.order === order) return;
      goToPlace({ ...place, order }, place.order === null || order === null ? 'push' : 'replace');
    };
    return game.view.state.subscribe(({ replayAt }) => follow(replayAt));
  }, [game]);
}
