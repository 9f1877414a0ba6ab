import { EventLog } from '../events/EventLog.tsx';
import { useGame } from '../session/context.ts';
import { useMomentLog } from '../session/useMoment.ts';

/** What happened, the newest in sight; to point at a line shows its place on the map. */
export function EventsPane() {
  const { view } = useGame();
  const log = useMomentLog();
  return (
    <section className="pane-events" aria-label="What happened">
      <EventLog
        log={log}
        onPoint={(line) =>
          view.set({ pointed: line && { hexes: line.hexes, units: line.units, event: line.events[0] } })
        }
      />
    </section>
  );
}
