import { scriptAddress } from './script-address.ts';

/** What a thread posts: an answer, or that the last one has been given. */
export interface Posted {
  answer?: unknown;
  done: boolean;
}

/** A worker that answers one question at a time while the page goes on. */
export interface Thread {
  /**
   * Asks; what it was asked before is given up. `hear` is told each answer, the last perhaps as `done`; after `fail` it has
   * broken down, and nothing more will be heard. What is heard is what `src/store/answering/worker.ts` answers such a question with.
   */
  ask<T>(question: { ask: string }, hear: (answer: T, done: boolean) => void, fail: () => void): void;
  /** Gives up: nothing more will be heard. */
  stop(): void;
}

/**
 * A worker, which is started with the first question and stays for the next one unless it is stopped. One that says nothing
 * for so many milliseconds is started anew once; then it has broken down.
 */
export function createThread(patience = Number.POSITIVE_INFINITY): Thread {
  let worker: Worker | null = null;
  let busy = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(waiting);
    worker?.terminate();
    worker = null;
    busy = false;
  }

  return {
    stop,
    ask<T>(question: { ask: string }, hear: (answer: T, done: boolean) => void, fail: () => void) {
      const breakDown = () => {
        stop();
        fail();
      };
      const begin = (isAgain: boolean) => {
        if (busy) stop();
        busy = true;
        const wait = () => {
          clearTimeout(waiting);
          if (Number.isFinite(patience)) waiting = setTimeout(isAgain ? breakDown : () => begin(true), patience);
        };
        try {
          worker ??= new Worker(scriptAddress('worker'), { type: 'module' });
        } catch {
          breakDown();
          return;
        }
        worker.onmessage = ({ data }: MessageEvent<Posted>) => {
          busy = !data.done;
          if (data.done) clearTimeout(waiting);
          else wait();
          if ('answer' in data) hear(data.answer as T, data.done);
        };
        worker.onerror = breakDown;
        worker.postMessage(question);
        wait();
      };
      begin(false);
    },
  };
}
