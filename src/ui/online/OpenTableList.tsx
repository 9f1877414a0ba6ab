import './screens.css';
import { useEffect, useState } from 'react';
import { findScenario } from '../../scenarios/index.ts';
import { listTables } from '../../store/table/my-tables.ts';
import type { ListedTable } from '../../wire/calls.ts';
import { capital, shortName } from '../../words/index.ts';
import { clockTermsText } from './clock-words.ts';
import { wayLink } from './Invitation.tsx';
import { ServedTableRow } from './ServedTableRow.tsx';
import { battleTitle } from './sides.ts';

/** What is played there: of a battle of somebody's own the list has the name alone. */
function titleOf({ scenario, own }: ListedTable): string {
  if (typeof scenario !== 'string') return battleTitle(scenario);
  return own ? scenario : battleTitle(findScenario(scenario));
}

function OpenLine(listed: ListedTable) {
  const { table, invitation, seat, names, settings } = listed;
  const title = titleOf(listed);
  const host = capital(shortName({ names: [names[1], names[2]], program: {} }, seat === 1 ? 2 : 1));
  const about = `${host} waits; ${settings.logs} logs, ${settings.clock ? clockTermsText(settings.clock) : 'no clock'}`;
  return (
    <ServedTableRow seat={seat} title={title} about={about}>
      <a className="button" href={wayLink('take', [table, invitation])} aria-label={`Play ${title} against ${host}`}>
        Play
      </a>
    </ServedTableRow>
  );
}

/** The tables of a server at which somebody waits to be joined, but for one's own. */
export function OpenTableList({ open }: { open: readonly ListedTable[] }) {
  const [others, setOthers] = useState<readonly ListedTable[]>([]);
  useEffect(() => {
    let isThere = true;
    const leaveOutOwn = async () => {
      const own = new Set((await listTables().catch(() => [])).map(({ table }) => table));
      if (isThere) setOthers(open.filter(({ table }) => !own.has(table)));
    };
    void leaveOutOwn();
    return () => {
      isThere = false;
    };
  }, [open]);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="open-tables" className="stack gap-1h">
      <h3 id="open-tables" className="cap">
        Somebody waits for you
      </h3>
      <ul className="stack">
        {others.map((one) => (
          <OpenLine key={one.table} {...one} />
        ))}
      </ul>
    </section>
  );
}
