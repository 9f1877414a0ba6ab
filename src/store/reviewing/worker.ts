import type { ReviewRequest } from './reviewer.ts';
import { reviews } from './reviews.ts';

/** The thread in which a game is reviewed: it is sent a record, and sends back what it knows, more and more of it. */
addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  for (const news of reviews(data)) postMessage(news);
});
