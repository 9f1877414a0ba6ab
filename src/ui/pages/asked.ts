import type { ReplayProgress } from '../../game/history.ts';
import { pages } from './state.ts';

let latest = new AbortController();

/**
 * The player asks for a game or a page. It takes its time to come, and they may ask for another one meanwhile: the last one
 * comes, and all before it are given up, however far they are. The signal tells that this one has been.
 */
export function ask(): AbortSignal {
  latest.abort();
  latest = new AbortController();
  pages.setState({ progress: null });
  return latest.signal;
}

/**
 * Tells on the page how far the opening of a long game has come, or the bringing in of a file. A game ends when the player
 * stops it or asks for another; things are brought in also behind what is asked for meanwhile, untold.
 */
export async function withProgress<T>(
  asked: AbortSignal,
  use: (progress: ReplayProgress) => Promise<T>,
  what: 'orders' | 'things' = 'orders',
): Promise<T> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  if (what === 'orders') {
    if (asked.aborted) stop();
    asked.addEventListener('abort', stop);
  }
  const { signal } = stopping;
  const tell = (done: number, of: number) => {
    if (!signal.aborted && !asked.aborted) pages.setState({ progress: { what, done, of, stop } });
  };
  try {
    return await use({ tell, signal });
  } finally {
    if (!asked.aborted) pages.setState({ progress: null });
  }
}
