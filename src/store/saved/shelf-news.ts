const CHANNEL = 'deltavee-shelf';

const isPossible = 'BroadcastChannel' in globalThis;

let teller: BroadcastChannel | null = null;

/** Tells the other tabs that the games on this device have changed. */
export function tellShelfNews(): void {
  if (!isPossible) return;
  // Every order is told: the channel stays open.
  teller ??= new BroadcastChannel(CHANNEL);
  teller.postMessage(null);
}

/** Calls back whenever another tab has changed the games on this device. */
export function onShelfNews(hear: () => void): void {
  if (isPossible) new BroadcastChannel(CHANNEL).onmessage = hear;
}
