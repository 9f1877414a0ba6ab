import type { GameRecord, UnitView } from '../../engine/index.ts';
import type { Review } from '../../review/index.ts';
import { createThread } from '../device/thread.ts';

/** Where the units would fly that a better decision maneuvers, by the action with which the decision began. */
export type BetterCourses = Readonly<Record<number, readonly UnitView[]>>;

/** A review with what is drawn of it on the map. */
export interface Reviewed {
  review: Review;
  ways: BetterCourses;
}

/** A game to be reviewed, and what is known of it from before. */
export interface ReviewRequest {
  ask: 'review';
  record: GameRecord;
  known: Reviewed | null;
}

/**
 * What is heard of a review: how far the reckoning is, from 0 to 1; the review, and again after each decision that playouts
 * have judged; and that this is the last.
 */
export type ReviewNews = { kind: 'progress'; done: number } | { kind: 'reviewed'; reviewed: Reviewed; last: boolean };

/** Somebody who reviews one game at a time in the background. */
export interface Reviewer {
  review(question: ReviewRequest, hear: (news: ReviewNews) => void, fail: () => void): void;
  stop(): void;
}

/** Reviews in a worker of its own. */
export function createReviewer(): Reviewer {
  const { ask, stop } = createThread();
  return { review: ask, stop };
}
