import { fetchPart } from '../device/part.ts';
import type { Thinker } from '../thinking/thinker.ts';
import { fetchRecord } from './calls.ts';
import { changeTable, readTable } from './my-tables.ts';
import { openRemote } from './open-remote.ts';
import type { OpenOutcome } from './opening.ts';

const importSocket = () => import('./socket.ts');

/**
 * Opens a table on a server at which somebody of this device sits or watches; what speaks to the server is loaded only now.
 * `adviser` is asked beside the game.
 */
export async function openScreens(table: string, adviser: Thinker): Promise<OpenOutcome> {
  const mine = await readTable(table).catch(() => undefined);
  const shown = mine?.key ?? mine?.watch;
  if (!mine || shown === undefined) return { ok: false, trouble: 'no-seat' };
  const { connectSocket } = await fetchPart(importSocket);
  const store = await openRemote({
    table,
    words: mine.key === null ? { watch: shown } : { key: shown },
    connect: connectSocket(),
    unanswered: mine.unanswered,
    keep: (unanswered) => void changeTable(table, { unanswered }).catch(() => undefined),
    seen: mine.seen,
    keepSeen: (seen, moment) => void changeTable(table, { seen, moment }).catch(() => undefined),
    mayWatch: mine.watch !== undefined,
    fetchRecord: async () => {
      const fetched = await fetchRecord(table, shown);
      return fetched.ok ? fetched.value : null;
    },
    adviser,
  });
  return store ? { ok: true, table: { store, close: store.leave } } : { ok: false, trouble: 'shut' };
}
