import { useEffect } from 'react';
import { useGame, useView } from '../play/context.ts';
import { usePrinted } from '../play/usePrinted.ts';
import { OnPaper } from './OnPaper.tsx';
import { useReview, useReviewing } from './reviewing-of.ts';

/** Has the game reviewed for as long as the review lies open, shows on the map what would have been better, and is on paper. */
export function ReviewKeeper() {
  const { view } = useGame();
  const { reviewing } = useReviewing();
  const { reviewed } = useReview();
  const at = useView((state) => state.replayAt);
  const isPrinted = usePrinted();

  useEffect(() => {
    reviewing.start();
    return reviewing.stop;
  }, [reviewing]);

  const better = (at !== null && reviewed?.ways[at]) || null;
  useEffect(() => {
    view.set({ better });
    return () => view.set({ better: null });
  }, [view, better]);

  return isPrinted ? <OnPaper /> : null;
}
