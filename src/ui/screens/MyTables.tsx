import './screens.css';
import { useEffect, useState } from 'react';
import { lookAt } from '../../store/table/calls.ts';
import { listTables, type MyTable } from '../../store/table/my-tables.ts';
import type { LookAnswer } from '../../wire/calls.ts';
import { printAddress } from '../elements/address.ts';

const linkOf = ({ table }: MyTable): string => printAddress({ place: { at: 'table', id: table }, rules: null });

/** How a table stands, in a few words. */
function standing({ seat }: MyTable, look: LookAnswer | undefined): string {
  if (!look) return 'not reached';
  if (!look.taken[1] || !look.taken[2]) return 'waits for the other player';
  const { kind, player } = look.at.phase;
  if (kind === 'over') return 'over';
  return `Game-Turn ${look.at.turn}, ${player === seat ? 'your' : 'the other’s'} phase`;
}

/** The tables on servers at which somebody of this device sits; what waits for him stands first. */
export function MyTables() {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const [looks, setLooks] = useState<Readonly<Record<string, LookAnswer>>>({});
  useEffect(() => {
    let isThere = true;
    const lookUp = async () => {
      const mine = await listTables();
      if (isThere) setTables(mine);
      for (const { table, key, watch = '' } of mine) {
        const seen = await lookAt(table, key === null ? { watch } : { key });
        if (isThere && seen.ok) setLooks((before) => ({ ...before, [table]: seen.value as LookAnswer }));
      }
    };
    void lookUp().catch(() => undefined);
    return () => {
      isThere = false;
    };
  }, []);
  if (tables.length === 0) return null;
  const waits = (one: MyTable): boolean => looks[one.table]?.at.phase.player === one.seat;
  const sorted = [...tables.filter(waits), ...tables.filter((one) => !waits(one))];
  return (
    <section aria-labelledby="my-tables">
      <h2 id="my-tables">My tables</h2>
      <ul className="screens-tables">
        {sorted.map((one) => (
          <li key={one.table}>
            <a href={linkOf(one)}>{one.title}</a>{' '}
            <span className="muted">
              {one.seat === null ? 'you watch' : `player ${one.seat}`}, {standing(one, looks[one.table])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
