import { fetchRecord } from './calls.ts';
import { keepUnanswered, readTable } from './my-tables.ts';
import { openRemote } from './open-remote.ts';
import type { OpenOutcome } from './opening.ts';

/** Opens a table on a server at which somebody of this device sits; what speaks to the server is loaded only now. */
export async function openScreens(table: string): Promise<OpenOutcome> {
  const mine = await readTable(table).catch(() => undefined);
  if (!mine) return { ok: false, trouble: 'gone' };
  const { connectSocket } = await import('./socket.ts');
  const { key, unanswered } = mine;
  const store = await openRemote({
    table,
    words: { key },
    connect: connectSocket(),
    unanswered,
    keep: (list) => void keepUnanswered(table, list).catch(() => undefined),
    fetchRecord: async () => {
      const fetched = await fetchRecord(table, key);
      return fetched.ok ? fetched.value : null;
    },
  });
  return store ? { ok: true, table: { store, close: store.leave } } : { ok: false, trouble: 'gone' };
}
