import { EventLog } from '../events/EventLog.tsx';
import { useGame, useTable } from './context.ts';

/** What happened, the newest in sight; to point at a line shows its place on the map. */
export function EventsPane() {
  const { view } = useGame();
  const log = useTable((state) => state.log);
  return (
    <section className="events-place" aria-label="What happened">
      <EventLog log={log} onPoint={(line) => view.set({ pointed: line && { hexes: line.hexes, units: line.units } })} />
    </section>
  );
}
