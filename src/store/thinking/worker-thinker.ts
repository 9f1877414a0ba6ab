import { scriptAddress } from '../device/script-address.ts';
import type { Request, Thinker } from './thinker.ts';

/** How long a worker may say nothing, in milliseconds: the slowest machine has said something by then. */
const PATIENCE = 30_000;

const startWorker = (): Worker => new Worker(scriptAddress('thinker'), { type: 'module' });

/**
 * Thinks in a worker, which is started with the first question and stays for the next one unless it is stopped. One that
 * says nothing is started anew once; then it has broken down.
 */
export function createThinker(): Thinker {
  let worker: Worker | null = null;
  let busy = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(patience);
    worker?.terminate();
    worker = null;
    busy = false;
  }

  function ask(request: Request, fail: () => void, isAgain = false): void {
    const { hear, ...question } = request;
    if (busy) stop();
    busy = true;
    const breakDown = () => {
      stop();
      fail();
    };
    const wait = () => {
      clearTimeout(patience);
      const again = () => ask(request, fail, true);
      patience = setTimeout(isAgain ? breakDown : again, PATIENCE);
    };
    try {
      worker ??= startWorker();
    } catch {
      breakDown();
      return;
    }
    worker.onmessage = ({ data: { answer, done } }) => {
      busy = !done;
      if (done) clearTimeout(patience);
      else wait();
      hear(answer, done);
    };
    worker.onerror = breakDown;
    worker.postMessage(question);
    wait();
  }

  return { ask: (request, fail) => ask(request, fail), stop };
}
