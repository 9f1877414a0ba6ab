import './drawer.css';
import type { Seat } from '../../store/seat/seat.ts';
import type { DrawerTab } from '../../store/table/view-store.ts';
import { LazyReview } from '../analysis/lazy.tsx';
import { Tab } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useGame, useView } from '../play/context.ts';
import { Arrangement, mayArrange } from '../play/orders/Arrangement.tsx';
import { unitSeen } from '../play/orders/groups.ts';
import { useReviewed } from '../play/reviewed.ts';
import { EventsPane } from './EventsPane.tsx';
import { LogPane } from './LogPane.tsx';
import { UnitsPane } from './UnitsPane.tsx';
import { VictoryPane } from './VictoryPane.tsx';

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
    <section className="drawer" data-part="drawer" aria-label="Drawer">
      <h2 className="unseen">{TABS[drawer]}</h2>
      <div className="line gap-0 drawer-tabs">
        {tabs.map((tab) => (
          <Tab key={tab} aria-pressed={tab === drawer} onClick={() => view.set({ drawer: tab })}>
            {TABS[tab]}
          </Tab>
        ))}
        <span className="drawer-gap" />
        <button
          type="button"
          className="drawer-close"
          aria-label="Fold the drawer"
          onClick={() => view.set({ drawer: null })}
        >
          <Icon name="down" />
        </button>
      </div>
      <div className="drawer-body">
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
