import { useEffect } from 'react';
import { phaseName } from '../../words/index.ts';
import { useGame } from '../play/context.ts';

/** Whether somebody who looks elsewhere may be called; a browser that cannot call, or does not say, never calls. */
function permission(): NotificationPermission {
  try {
    return window.isSecureContext ? Notification.permission : 'denied';
  } catch {
    return 'denied';
  }
}

/** Whether this browser can call somebody who looks elsewhere, and has not been asked about it yet. */
export const mayAskToCall = (): boolean => permission() === 'default';

/** Asks whether a player who looks elsewhere may be called. A browser that refuses to ask has answered. */
export async function askToCall(): Promise<void> {
  try {
    await Notification.requestPermission();
  } catch {
    // Nobody is called then.
  }
}

/** Calls a player who looks elsewhere, where that is allowed. */
export async function call(title: string, body: string, tag: string): Promise<void> {
  if (permission() !== 'granted') return;
  try {
    new Notification(title, { body, tag });
  } catch {
    // Some browsers let only their worker call.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { body, tag });
  }
}

/** Notices when the player here looks elsewhere, calls them when it is their turn, and tells them what they have missed. */
export function useTurnCall(title: string | undefined): void {
  const { table } = useGame();
  useEffect(() => {
    const { screens, state } = table;
    const look = () => (document.visibilityState === 'hidden' ? screens?.lookAway() : screens?.lookBack());
    document.addEventListener('visibilitychange', look);
    const stop = state.subscribe((now, before) => {
      if (document.visibilityState !== 'hidden' || !now.seat?.toAct || before.seat?.toAct !== false) return;
      const { turn, phase } = now.seat.view;
      const about = `${title ?? 'DeltaVee'}: Game-Turn ${turn}, ${phaseName(phase.kind)}`;
      call('Your turn', about, now.id).catch(() => undefined);
    });
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [table, title]);
}
