import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser says that the page of another place asks. Other programs say nothing of where they come from. */
export function isForeign({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site === 'cross-site' || site === 'same-site') return true;
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== host;
  } catch {
    return true;
  }
}
