import { createStore } from 'zustand/vanilla';
import { scriptAddress } from './script-address.ts';

/** A newer program lies ready; null as long as there is none. */
export const newerProgram = createStore<{ worker: ServiceWorker | null }>(() => ({ worker: null }));

/** Notes a newer worker once it has fetched everything; the first one of all is not newer than anything. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && registration.active) newerProgram.setState({ worker: registration.waiting });
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  // The browser may have found it while the page was still being loaded.
  follow();
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

/** Keeps the program in the browser, so that it starts without a network; looks for a newer one now and then. */
export async function keepProgram(): Promise<void> {
  try {
    watch(await navigator.serviceWorker.register(scriptAddress('service-worker')));
  } catch {
    // Without a service worker the program needs the network to start, and works all the same.
  }
}

/** Goes over to the newer program; the open game is saved and comes back in it. */
export function goToNewerProgram(): void {
  const { worker } = newerProgram.getState();
  const reload = () => location.reload();
  if (worker?.state === 'installed') {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    worker.postMessage('use-now');
  } else reload(); // Another page has let it take over before.
}
