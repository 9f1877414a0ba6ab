import { useEffect, useState } from 'react';
import { findScenario } from '../../scenarios/index.ts';
import { lookAt } from '../../store/table/calls.ts';
import { keepTable, readTable } from '../../store/table/my-tables.ts';
import type { LookAnswer } from '../../wire/calls.ts';
import { comeToTable } from '../pages/pages.ts';
import { callTroubleText } from './call-words.ts';
import { battleTitle } from './sides.ts';

/** Where a watcher's link leads: to the table, which is kept with one's own; whoever sits there sits down. */
export function WatchTable({ table, watch }: { table: string; watch: string }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const come = async () => {
      const seen = await lookAt(table, { watch });
      if (!seen.ok) return setTrouble(callTroubleText(seen.why));
      const { scenario, commitment } = seen.value as LookAnswer;
      const title = battleTitle(typeof scenario === 'string' ? findScenario(scenario) : scenario);
      const known = await readTable(table).catch(() => undefined);
      const watched = { table, key: null, seat: null, title, created: Date.now(), commitment, watch, unanswered: [] };
      if (!known) await keepTable(watched);
      await comeToTable(table, 'replace');
    };
    come().catch(() => setTrouble('This browser keeps nothing for this page, and cannot watch without.'));
  }, [table, watch]);
  return trouble ? <p role="alert">{trouble}</p> : <p role="status">The server is asked for the table.</p>;
}
