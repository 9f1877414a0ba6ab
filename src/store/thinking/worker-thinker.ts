import { scriptAddress } from '../device/script-address.ts';
import type { Thinker } from './thinker.ts';

const startWorker = (): Worker => new Worker(scriptAddress('thinker'), { type: 'module' });

/** Thinks in a worker, which is started with the first question and stays for the next one unless it is stopped. */
export function createThinker(): Thinker {
  let worker: Worker | null = null;
  let busy = false;

  function stop(): void {
    worker?.terminate();
    worker = null;
    busy = false;
  }

  return {
    ask({ hear, ...request }, fail) {
      if (busy) stop();
      busy = true;
      const breakDown = () => {
        stop();
        fail();
      };
      try {
        worker ??= startWorker();
      } catch {
        breakDown();
        return;
      }
      worker.onmessage = ({ data: { answer, done } }) => {
        busy = !done;
        hear(answer, done);
      };
      worker.onerror = breakDown;
      worker.postMessage(request);
    },
    stop,
  };
}
