import { useEffect, useState } from 'react';
import { findScenario } from '../../scenarios/index.ts';
import { lookAt } from '../../store/table/calls.ts';
import { keepTable, type MyTable, readTable } from '../../store/table/my-tables.ts';
import type { LookAnswer } from '../../wire/calls.ts';
import { comeToTable } from '../pages/pages.ts';
import { callTroubleText } from './call-words.ts';
import { SeatHere } from './SeatHere.tsx';
import { battleTitle } from './sides.ts';

/** Where a watcher's link leads: to the table, which is kept with one's own, or to the seat that this browser has there. */
export function WatchTable({ table, watch }: { table: string; watch: string }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [here, setHere] = useState<MyTable | null>(null);
  useEffect(() => {
    const come = async () => {
      const known = await readTable(table).catch(() => undefined);
      if (known && known.key !== null) return setHere(known);
      if (known) return void comeToTable(table, 'replace');
      const seen = await lookAt(table, { watch });
      if (!seen.ok) return setTrouble(callTroubleText(seen.why));
      const { scenario, commitment } = seen.value as LookAnswer;
      const title = battleTitle(typeof scenario === 'string' ? findScenario(scenario) : scenario);
      const watched = { table, key: null, seat: null, title, created: Date.now(), commitment, watch, unanswered: [] };
      await keepTable(watched);
      await comeToTable(table, 'replace');
    };
    come().catch(() => setTrouble('The table could not be opened. Load the page again.'));
  }, [table, watch]);
  if (here) return <SeatHere mine={here} />;
  return trouble ? <p role="alert">{trouble}</p> : <p role="status">The server is asked for the table.</p>;
}
