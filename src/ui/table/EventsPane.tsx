import { useDeferredValue } from 'react';
import { useGame, useTable } from '../play/context.ts';
import { EventLog } from '../play/events/EventLog.tsx';
import { useMomentLog } from '../play/useMoment.ts';
import { useWhy } from '../play/useWhy.ts';

/** What happened, the newest in sight; to point at a line shows its place on the map. */
export function EventsPane() {
  const { view } = useGame();
  // The map and the orders come first, the story a moment later.
  const log = useDeferredValue(useMomentLog());
  const takenBack = useTable(({ screens }) => screens?.takenBack);
  return (
    <section className="pane-events" data-part="events" aria-label="Events">
      <EventLog
        log={log}
        takenBack={takenBack}
        {...useWhy(log)}
        onPoint={(line) =>
          view.set({ pointed: line && { hexes: line.hexes, units: line.units, event: line.events[0] } })
        }
      />
    </section>
  );
}
