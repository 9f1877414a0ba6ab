import { useCallback, useDeferredValue } from 'react';
import type { StoryLine } from '../../words/index.ts';
import { EventLog } from '../events/EventLog.tsx';
import { useGame } from '../session/context.ts';
import { askWhy } from '../session/counsel.ts';
import { useMomentLog } from '../session/useMoment.ts';

/** What happened, the newest in sight; to point at a line shows its place on the map. */
export function EventsPane() {
  const game = useGame();
  const { table, view } = game;
  // The map and the orders come first, the story a moment later.
  const log = useDeferredValue(useMomentLog());
  /** The action whose first event a line tells. */
  const actionOf = useCallback(
    ({ events: [first] }: StoryLine): number => log.find(({ event }) => event === first)?.action ?? -1,
    [log],
  );
  const mayAskWhy = useCallback((line: StoryLine) => table.advice.mayAskWhy(actionOf(line)), [table, actionOf]);
  const onWhy = useCallback((line: StoryLine) => void askWhy(game, actionOf(line)), [game, actionOf]);
  return (
    <section className="pane-events" data-part="events" aria-label="Events">
      <EventLog
        log={log}
        mayAskWhy={mayAskWhy}
        onWhy={onWhy}
        onPoint={(line) =>
          view.set({ pointed: line && { hexes: line.hexes, units: line.units, event: line.events[0] } })
        }
      />
    </section>
  );
}
