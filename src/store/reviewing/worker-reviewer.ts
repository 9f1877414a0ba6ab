import { scriptAddress } from '../device/script-address.ts';
import type { Reviewer } from './reviewer.ts';

/** Reviews in a worker of its own, which goes with the stop. */
export function createReviewer(): Reviewer {
  let worker: Worker | null = null;
  const stop = () => {
    worker?.terminate();
    worker = null;
  };
  return {
    stop,
    review(request, hear, fail) {
      stop();
      const breakDown = () => {
        stop();
        fail();
      };
      try {
        worker = new Worker(scriptAddress('reviewer'), { type: 'module' });
      } catch {
        return breakDown();
      }
      worker.onmessage = ({ data }) => hear(data);
      worker.onerror = breakDown;
      worker.postMessage(request);
    },
  };
}
