/** An error as a report of a fault tells it. */
export interface NotedError {
  message: string;
  stack: string;
}

let last: NotedError | null = null;

/** Where the page came from is nobody's business: only the names of its files are left of addresses. */
const withoutAddresses = (text: string): string => text.replaceAll(/\b(?:https?|file|blob):[^\s)]*\//g, '');

/** What something that was thrown says of itself. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Notes an error, for a report of the fault. */
export function noteError(error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  last = { message: withoutAddresses(messageOf(error)), stack: withoutAddresses(stack) };
}

/** The error that was noted last since the page was loaded. */
export const lastError = (): NotedError | null => last;

/** Notes whatever nobody catches from now on. */
export function noteUncaught(): void {
  window.addEventListener('error', ({ error, message }) => noteError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}
