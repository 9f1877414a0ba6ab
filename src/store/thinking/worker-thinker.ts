import type { Plan } from '../../opponent/index.ts';
import type { Listener, Thinker } from './thinker.ts';
import workerUrl from './worker.ts?worker&url';

/** As much of Trusted Types as is needed here; a trusted address is none for the language, but it serves as one. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): URL };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The one policy that the page allows (vite.config.ts), and the one address that it trusts: the worker's own. */
const policy = trustedTypes?.createPolicy('deltavee-worker', { createScriptURL: () => workerUrl });

const startWorker = (): Worker => new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });

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
    ask(question, { hear, fail }: Listener) {
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
      worker.onmessage = ({ data: { plan, done } }: MessageEvent<{ plan: Plan; done: boolean }>) => {
        busy = !done;
        hear(plan, done);
      };
      worker.onerror = breakDown;
      worker.postMessage(question);
    },
    stop,
  };
}
