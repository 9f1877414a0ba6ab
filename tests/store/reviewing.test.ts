import { describe, expect, test } from 'vitest';
import type { Reviewed } from '../../src/store/reviewing/reviewer.ts';
import { createReviewing, type ReviewShelf } from '../../src/store/reviewing/reviewing.ts';
import { reviews } from '../../src/store/reviewing/reviews.ts';
import { recorded } from '../fixtures/recorded.ts';
import { REVIEW, reviewed, toldReviewer } from '../fixtures/review.ts';

const RECORD = recorded('showdown-player-1-wins');

function shelfWith(there: Reviewed | null = null) {
  const kept: Reviewed[] = [];
  const shelf: ReviewShelf = {
    kept: async () => there,
    keep: async (_record, one) => void kept.push(one),
  };
  return { shelf, kept };
}

const judged = (): Reviewed => ({
  ...reviewed(),
  review: {
    ...REVIEW,
    moments: REVIEW.moments.map((one) => (one.likely ? { ...one, interval: [0.02, 0.2] as const } : one)),
  },
});

const looked = () => new Promise((resolve) => setTimeout(resolve));

describe('the review of a game', () => {
  test('tells how far it is, and keeps what is known after each step', async () => {
    const { reviewer, tell } = toldReviewer();
    const { shelf, kept } = shelfWith();
    const { state, start } = createReviewing(RECORD, reviewer, shelf);
    start();
    await looked();
    expect(state.getState().state).toBe('reckoning');
    tell({ kind: 'progress', done: 0.4 });
    expect(state.getState().done).toBe(0.4);
    tell({ kind: 'reviewed', reviewed: reviewed(), last: false });
    expect(state.getState()).toMatchObject({ state: 'confirming', reviewed: reviewed() });
    tell({ kind: 'reviewed', reviewed: judged(), last: true });
    expect(state.getState().state).toBe('done');
    expect(kept).toEqual([reviewed(), judged()]);
  });

  test('can be stopped, and goes on with what was known', async () => {
    const { reviewer, tell, requests, stops } = toldReviewer();
    const { state, start, stop } = createReviewing(RECORD, reviewer, shelfWith().shelf);
    start();
    await looked();
    tell({ kind: 'reviewed', reviewed: reviewed(), last: false });
    stop();
    expect(stops()).toBe(1);
    expect(state.getState()).toMatchObject({ state: 'resting', reviewed: reviewed() });
    start();
    expect(requests.at(-1)).toEqual({ ask: 'review', record: RECORD, known: reviewed() });
  });

  test('is not reckoned again where it is kept, and not begun once it was stopped', async () => {
    const { reviewer, requests } = toldReviewer();
    const whole = createReviewing(RECORD, reviewer, shelfWith(judged()).shelf);
    whole.start();
    await looked();
    expect(whole.state.getState()).toMatchObject({ state: 'done', reviewed: judged() });
    const stopped = createReviewing(RECORD, reviewer, shelfWith().shelf);
    stopped.start();
    stopped.stop();
    await looked();
    expect(stopped.state.getState().state).toBe('resting');
    expect(requests).toEqual([]);
  });

  test('says when it broke down, and can be tried again', async () => {
    const { reviewer, fail, requests } = toldReviewer();
    const { state, start } = createReviewing(RECORD, reviewer, shelfWith().shelf);
    start();
    await looked();
    fail();
    expect(state.getState().state).toBe('failed');
    start();
    await looked();
    expect(requests).toHaveLength(2);
  });
});

test('the worker tells its progress, the review and the ways, and does not reckon what is known', () => {
  const record = { ...recorded('showdown-11'), actions: recorded('showdown-11').actions.slice(0, 12) };
  const news = [];
  for (const one of reviews({ ask: 'review', record, known: null })) {
    news.push(one);
    if (one.kind === 'reviewed') break;
  }
  expect(news[0]).toMatchObject({ kind: 'progress' });
  const last = news.at(-1);
  if (last?.kind !== 'reviewed') throw new Error('there is no review');
  expect(last.reviewed.review.curve).toHaveLength(13);
  const [again] = reviews({ ask: 'review', record, known: last.reviewed });
  expect(again).toMatchObject({ kind: 'reviewed', reviewed: last.reviewed });
});
