import { use, useMemo } from 'react';
import { eventText } from '../../words/index.ts';
import { useTable } from '../play/context.ts';
import { PlayerNames } from '../play/unit-names.ts';
import type { ShownMoment } from '../play/useMoment.ts';

/** Events not read out: steps are covered by their move, payments by what they paid for. */
const UNTOLD: ReadonlySet<string> = new Set(['stepped', 'paid']);

/** No more than anybody can listen to; the rest is in the log. */
const MOST = 12;

/** Reads out what followed from the last order, or what is shown; what is held says itself on its card. */
export function Announcer({ moment: { shown, held, recent } }: { moment: ShownMoment }) {
  const log = useTable((state) => state.log);
  const latest = useTable((state) => state.latest);
  const nameOf = use(PlayerNames);
  const words = useMemo(() => {
    const told = (held ? [] : shown ? recent : log.slice(latest)).filter(({ event }) => !UNTOLD.has(event.type));
    return told
      .slice(-MOST)
      .map(({ event }) => eventText(event, nameOf))
      .join(' ');
  }, [log, latest, nameOf, shown, held, recent]);
  return (
    <div className="unseen announcer" role="status">
      {words}
    </div>
  );
}
