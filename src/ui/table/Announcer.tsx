import { use, useMemo } from 'react';
import { eventText } from '../../words/index.ts';
import { PlayerNames } from '../elements/unit-names.ts';
import { useTable } from '../session/context.ts';

/** Events not read out: steps are covered by their move, payments by what they paid for. */
const UNTOLD: ReadonlySet<string> = new Set(['stepped', 'paid']);

/** No more than anybody can listen to; the rest is in the log. */
const MOST = 12;

/** Reads out what followed from the last order. */
export function Announcer() {
  const log = useTable((state) => state.log);
  const latest = useTable((state) => state.latest);
  const nameOf = use(PlayerNames);
  const words = useMemo(() => {
    const told = log.slice(latest).filter(({ event }) => !UNTOLD.has(event.type));
    return told
      .slice(-MOST)
      .map(({ event }) => eventText(event, nameOf))
      .join(' ');
  }, [log, latest, nameOf]);
  return (
    <div className="unseen announcer" role="status">
      {words}
    </div>
  );
}
