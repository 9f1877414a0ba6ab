import './drawer.css';
import { useCallback, useDeferredValue } from 'react';
import type { LoggedEvent } from '../../game/log.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { DrawerTab } from '../../store/table/view-store.ts';
import type { StoryLine } from '../../words/index.ts';
import { LazyReview } from '../analysis/lazy.tsx';
import { Tab } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { askWhy } from '../play/advice.ts';
import { useGame, useTable, useView } from '../play/context.ts';
import { EventLog } from '../play/events/EventLog.tsx';
import { Arrangement, mayArrange } from '../play/orders/Arrangement.tsx';
import { unitSeen } from '../play/orders/groups.ts';
import { useReviewed } from '../play/reviewed.ts';
import { useMomentLog } from '../play/useMoment.ts';
import { VictoryConditions } from './end/VictoryConditions.tsx';
import { LogPane } from './LogPane.tsx';
import { UnitsPane } from './UnitsPane.tsx';

/** [11.0] How the game is won, at any time. */
function VictoryPane({ seat }: { seat: Seat }) {
  const scenario = useTable((state) => state.scenario);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing else that the keyboard reaches
    <section className="flex min-h-0 pane-victory" data-part="victory" aria-label="Victory" tabIndex={0}>
      <VictoryConditions seat={seat} scenario={scenario} />
    </section>
  );
}

/** Whether the program can say why it ordered what a line of a story tells, and asking it. */
function useWhy(log: readonly LoggedEvent[]): {
  mayAskWhy: (line: StoryLine) => boolean;
  onWhy: (line: StoryLine) => void;
} {
  const game = useGame();
  const { table } = game;
  /** The action whose first event a line tells. */
  const actionOf = useCallback(
    ({ events: [first] }: StoryLine): number => log.find(({ event }) => event === first)?.action ?? -1,
    [log],
  );
  return {
    mayAskWhy: useCallback((line) => table.advice.mayAskWhy(actionOf(line)), [table, actionOf]),
    onWhy: useCallback((line) => void askWhy(game, actionOf(line)), [game, actionOf]),
  };
}

/** What happened, the newest in sight; to point at a line shows its place on the map. */
function EventsPane() {
  const { view } = useGame();
  // The map and the orders come first, the story a moment later.
  const log = useDeferredValue(useMomentLog());
  const takenBack = useTable(({ screens }) => screens?.takenBack);
  return (
    <section className="flex min-h-0 pane-events" data-part="events" aria-label="Events">
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

const TABS: Readonly<Record<DrawerTab, string>> = {
  moments: 'Moments',
  log: 'Ship’s log',
  events: 'What happened',
  victory: 'Victory',
  units: 'Units',
};

/** What lies in the drawer of a ship's log; in a set-up its pods can be swapped there. */
function LogDrawer({ seat }: { seat: Seat }) {
  const selected = useView((state) => state.selected);
  const ship = unitSeen(seat, selected);
  return (
    <>
      {ship && mayArrange(seat, ship) && <Arrangement key={ship.id} seat={seat} ship={ship} />}
      <LogPane seat={seat} />
    </>
  );
}

/** What rises from the dock over the lower part of the map: one thing at a time, until it is folded. */
export function Drawer({ seat }: { seat: Seat }) {
  const { view, talk } = useGame();
  const drawer = useView((state) => state.drawer);
  const isReviewed = useReviewed();
  if (drawer === null) return null;
  const tabs = (Object.keys(TABS) as DrawerTab[]).filter((tab) => tab !== 'moments' || isReviewed);
  return (
    <section className="flex flex-col self-end min-w-0 surface drawer" data-part="drawer" aria-label="Drawer">
      <h2 className="visually-hidden">{TABS[drawer]}</h2>
      <div className="line gap-0 flex-none scroll-x border-b drawer-tabs">
        {tabs.map((tab) => (
          <Tab key={tab} aria-pressed={tab === drawer} onClick={() => view.set({ drawer: tab })}>
            {TABS[tab]}
          </Tab>
        ))}
        <span className="flex-1" />
        <button
          type="button"
          className="grid place-center flex-none hit hit-wide"
          aria-label="Fold the drawer"
          onClick={() => view.set({ drawer: null })}
        >
          <Icon name="down" />
        </button>
      </div>
      <div className="flex min-h-0 scroll-y px-3 drawer-body">
        {drawer === 'moments' && <LazyReview />}
        {drawer === 'log' && <LogDrawer seat={seat} />}
        {drawer === 'events' && talk}
        {drawer === 'events' && <EventsPane />}
        {drawer === 'victory' && <VictoryPane seat={seat} />}
        {drawer === 'units' && <UnitsPane seat={seat} />}
      </div>
    </section>
  );
}
