import { findScenario } from '../../scenarios/index.ts';
import type { RemoteOpening } from './connection.ts';
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
