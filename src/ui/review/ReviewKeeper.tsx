import { useEffect } from 'react';
import { useGame, useView } from '../session/context.ts';
import { useReview, useReviewing } from './reviewing-of.ts';

/** Has the game reviewed for as long as the review lies open, and shows on the map what would have been better. */
export function ReviewKeeper() {
  const { view } = useGame();
  const { reviewing } = useReviewing();
  const { reviewed } = useReview();
  const at = useView((state) => state.replayAt);

  useEffect(() => {
    reviewing.start();
    return reviewing.stop;
  }, [reviewing]);

  const better = (at !== null && reviewed?.ways[at]) || null;
  useEffect(() => {
    view.set({ better });
    return () => view.set({ better: null });
  }, [view, better]);

  return null;
}
