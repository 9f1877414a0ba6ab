import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameRecord } from '../../engine/index.ts';
import { isDoubtful } from '../../review/index.ts';
import { keepReview, keptReview } from './kept-reviews.ts';
import type { Reviewed, Reviewer } from './reviewer.ts';

/** How far the review of a game is. */
export interface ReviewingState {
  /**
   * `looking`: whether one is kept; `reckoning` the curve, the dice and the decisions; `confirming` by playouts what may be
   * mistakes.
   */
  state: 'resting' | 'looking' | 'reckoning' | 'confirming' | 'done' | 'failed';
  /** How far the reckoning is, 0 to 1. */
  done: number;
  reviewed: Reviewed | null;
}

/** The review of one game, which goes on in the background. */
export interface Reviewing {
  state: StoreApi<ReviewingState>;
  /** Begins, or goes on where it was stopped. */
  start(): void;
  stop(): void;
}

/** Where reviews are kept. */
export interface ReviewShelf {
  kept(record: GameRecord): Promise<Reviewed | null>;
  keep(record: GameRecord, reviewed: Reviewed): Promise<void>;
}

const ON_DEVICE: ReviewShelf = { kept: keptReview, keep: keepReview };

const isOpen = ({ review }: Reviewed): boolean => review.moments.some(isDoubtful);

export function createReviewing(record: GameRecord, reviewer: Reviewer, shelf = ON_DEVICE): Reviewing {
  const state = createStore<ReviewingState>(() => ({ state: 'resting', done: 0, reviewed: null }));
  const set = (change: Partial<ReviewingState>) => state.setState(change);
  /** Tells what was asked for last from what was stopped before. */
  let asked = 0;

  function review(known: Reviewed | null): void {
    if (known && !isOpen(known)) {
      set({ state: 'done', reviewed: known });
      return;
    }
    set({ state: known ? 'confirming' : 'reckoning', reviewed: known });
    reviewer.review(
      { ask: 'review', record, known },
      (news) => {
        if (news.kind === 'progress') set({ done: news.done });
        else {
          set({ state: news.last ? 'done' : 'confirming', done: 1, reviewed: news.reviewed });
          void shelf.keep(record, news.reviewed);
        }
      },
      () => set({ state: 'failed' }),
    );
  }

  return {
    state,
    start() {
      const { state: now, reviewed } = state.getState();
      if (now === 'looking' || now === 'reckoning' || now === 'confirming' || now === 'done') return;
      asked += 1;
      const mine = asked;
      if (reviewed) return review(reviewed);
      set({ state: 'looking', done: 0 });
      void shelf.kept(record).then((kept) => mine === asked && review(kept));
    },
    stop() {
      asked += 1;
      reviewer.stop();
      const { state: now } = state.getState();
      if (now === 'looking' || now === 'reckoning' || now === 'confirming') set({ state: 'resting' });
    },
  };
}
