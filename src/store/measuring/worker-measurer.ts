import { scriptAddress } from '../device/script-address.ts';
import type { Measurer } from './measuring.ts';

/** Plays in a worker of its own, which goes with the stop: a game that is under way is played again later. */
export function createMeasurer(): Measurer {
  let worker: Worker | null = null;
  const stop = () => {
    worker?.terminate();
    worker = null;
  };
  return {
    stop,
    play(request, hear, fail) {
      stop();
      const breakDown = () => {
        stop();
        fail();
      };
      try {
        worker = new Worker(scriptAddress('measurer'), { type: 'module' });
      } catch {
        return breakDown();
      }
      worker.onmessage = ({ data }) => hear(data);
      worker.onerror = breakDown;
      worker.postMessage(request);
    },
  };
}
