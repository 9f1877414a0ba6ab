const CHANNEL = 'deltavee-shelf';

const isPossible = 'BroadcastChannel' in globalThis;

/** Tells the other tabs that the games on this device have changed. */
export function tellShelfNews(): void {
  if (!isPossible) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back whenever another tab has changed the games on this device. */
export function onShelfNews(hear: () => void): void {
  if (isPossible) new BroadcastChannel(CHANNEL).onmessage = hear;
}
