/** What decided a game, as other code sees it: nothing outside `src/review` imports any other file of it. */

export { type Review, review } from './review.ts';
