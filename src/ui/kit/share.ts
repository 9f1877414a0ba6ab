import { type CopyOutcome, copyText } from './Copied.tsx';

/** Whether this browser has a way of its own to pass a link on. */
export function canShare(): boolean {
  try {
    return typeof navigator.share === 'function';
  } catch {
    return false;
  }
}

/** Has the browser pass a link on; where it refuses, the link is copied. Nothing is said of a person who stops it. */
export async function shareLink(title: string, url: string): Promise<CopyOutcome> {
  try {
    await navigator.share({ title, url });
    return null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    return copyText(url, 'The browser does not share it: the link is copied.');
  }
}
