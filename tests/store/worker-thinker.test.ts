import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { programQuestion } from '../../src/game/question.ts';
import { createThinker } from '../../src/store/thinking/worker-thinker.ts';
import { played, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { CAPTAIN, planOf } from '../fixtures/thinker.ts';

/** The workers that were started: what each was sent, and whether it still lives. */
const workers: FakeWorker[] = [];

class FakeWorker {
  readonly sent: unknown[] = [];
  isAlive = true;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    workers.push(this);
  }
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.isAlive = false;
  }
}

beforeEach(() => {
  workers.splice(0);
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => void vi.useRealTimers());

const question = programQuestion(played(startOf(), TO_COMMAND), 2, CAPTAIN);
const LONG = 3_600_000;

function asked() {
  const [hear, fail] = [vi.fn(), vi.fn()];
  const thinker = createThinker();
  thinker.ask({ ask: 'plan', question, hear }, fail);
  return { hear, fail, thinker };
}

test('a worker that never answers is started anew once, and then has broken down', () => {
  const { hear, fail } = asked();
  vi.advanceTimersToNextTimer();
  expect(fail).not.toHaveBeenCalled();
  expect(workers.map(({ isAlive }) => isAlive)).toEqual([false, true]);
  expect(workers[1]?.sent).toEqual(workers[0]?.sent);
  vi.advanceTimersByTime(LONG);
  expect(fail).toHaveBeenCalledOnce();
  expect(hear).not.toHaveBeenCalled();
  expect(workers.map(({ isAlive }) => isAlive)).toEqual([false, false]);
});

test('one that answers is waited for no longer, and stays for the next question', () => {
  const { hear, fail, thinker } = asked();
  workers[0]?.onmessage?.({ data: { answer: planOf(), done: false } });
  workers[0]?.onmessage?.({ data: { answer: planOf(), done: true } });
  vi.advanceTimersByTime(LONG);
  expect(hear).toHaveBeenCalledTimes(2);
  expect(fail).not.toHaveBeenCalled();
  thinker.ask({ ask: 'plan', question, hear }, fail);
  expect(workers).toHaveLength(1);
  thinker.stop();
  vi.advanceTimersByTime(LONG);
  expect(fail).not.toHaveBeenCalled();
});
