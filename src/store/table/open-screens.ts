import { findScenario } from '../../scenarios/index.ts';
import { fetchPart } from '../device/part.ts';
import type { Thinker } from '../thinking/thinker.ts';
import { fetchRecord } from './calls.ts';
import type { RemoteOpening } from './connection.ts';
import { changeTable, readTable } from './my-tables.ts';
import type { OpenOutcome } from './opening.ts';
import { createRemoteTable, type RemoteTable } from './remote-table.ts';
import type { TableStore } from './table-state.ts';

/** Opens a table on a server as soon as the server shows it; null if its words open nothing, or nobody here can read it. */
export function openRemote(opening: RemoteOpening): Promise<TableStore | null> {
  const { table, words, connect } = opening;
  return new Promise((opened) => {
    let remote: RemoteTable | null = null;
    const link = connect(() => ({ table, ...words, since: remote?.since() ?? null }), {
      present(message) {
        if (remote) return remote.hearing.present(message);
        const scenario = typeof message.scenario === 'string' ? findScenario(message.scenario) : message.scenario;
        if (!scenario) {
          link.close();
          return opened(null);
        }
        remote = createRemoteTable(opening, link, message, scenario);
        opened(remote.store);
      },
      moment: (message) => remote?.hearing.moment(message),
      people: (people) => remote?.hearing.people(people),
      said: (line) => remote?.hearing.said(line),
      offered: (offers) => remote?.hearing.offered(offers),
      declined: (declined) => remote?.hearing.declined(declined),
      clock: (clock) => remote?.hearing.clock(clock),
      lost: () => remote?.hearing.lost(),
      refused: () => (remote ? remote.hearing.refused() : opened(null)),
    });
  });
}

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
