/** What decided a game, as other code sees it: nothing outside `src/review` imports any other file of it. */

export { bandOf } from './band.ts';
export { isDoubtful, type Moment } from './moments.ts';
export { confirm, type Review, review } from './review.ts';
export { reviewSteps } from './steps.ts';
