const CHANNEL = 'deltavee-shelf';

/** A channel to the other tabs; null in a browser that has none: then each tab shows what it has looked up itself. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

let teller: BroadcastChannel | null = null;

/** Tells the other tabs that the games on this device have changed. */
export function tellShelfNews(): void {
  // Every order is told: the channel stays open.
  teller ??= openChannel();
  teller?.postMessage(null);
}

/** Calls back whenever another tab has changed the games on this device. */
export function onShelfNews(hear: () => void): void {
  const channel = openChannel();
  if (channel) channel.onmessage = hear;
}
