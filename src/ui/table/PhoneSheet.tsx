import type { Seat } from '../../store/seat/seat.ts';
import type { PanelTab } from '../../store/table/view-store.ts';
import { Icon, type IconName } from '../elements/Icon.tsx';
import { PhoneHand } from '../hand/PhoneHand.tsx';
import { LazyChances, LazyReview } from '../review/lazy.tsx';
import { useGame, useView } from '../session/context.ts';
import { useReviewed } from '../session/reviewed.ts';
import { useDrawer, usePanel, useRaised } from '../session/useDrawer.ts';
import type { ShownMoment } from '../session/useMoment.ts';
import { Watch } from './Drawer.tsx';
import { EventsPane } from './EventsPane.tsx';
import { LogPane } from './LogPane.tsx';
import { Result, SidePanel } from './SidePanel.tsx';
import { useNews } from './Ticker.tsx';
import { UnitsPane } from './UnitsPane.tsx';
import { VictoryPane } from './VictoryPane.tsx';

/** What lies behind a handle. */
interface Handle {
  tab: PanelTab;
  label: string;
  icon: IconName;
}

const HANDLES: readonly Handle[] = [
  { tab: 'log', label: 'Ship’s log', icon: 'log' },
  { tab: 'events', label: 'Events', icon: 'events' },
  { tab: 'units', label: 'Units, victory', icon: 'place' },
];

/** During a review nothing can be ordered: the moments that decided lie where the orders were. */
const REVIEW_HANDLES: readonly Handle[] = [
  { tab: 'chances', label: 'Chances', icon: 'courses' },
  { tab: 'orders', label: 'Moments', icon: 'menu' },
  ...HANDLES.map((one) => (one.tab === 'units' ? { ...one, label: 'Units' } : one)),
];

/** Which handle a part of the table lies behind; null for the orders, which lie behind none. */
const handleOf = (handles: readonly Handle[], tab: PanelTab): Handle | null =>
  handles.find((one) => one.tab === (tab === 'victory' ? 'units' : tab)) ?? null;

/** What a handle has pulled over the map. */
function Pulled({ seat, handle }: { seat: Seat; handle: Handle }) {
  const { talk } = useGame();
  return (
    <>
      <h2 className="unseen">{handle.label}</h2>
      {handle.tab === 'chances' && <LazyChances />}
      {handle.tab === 'orders' && (
        <div className="pane-moments">
          <LazyReview />
        </div>
      )}
      {handle.tab === 'log' && <LogPane seat={seat} />}
      {handle.tab === 'events' && (
        <>
          <Watch seat={seat} />
          {talk}
          <EventsPane />
        </>
      )}
      {handle.tab === 'units' && (
        <>
          <UnitsPane seat={seat} />
          <VictoryPane seat={seat} />
        </>
      )}
    </>
  );
}

/** The part that slides over the map: what a handle has pulled, or a question, a result, a lesson's panel. */
function Sheet({ now, handle }: { now: ShownMoment; handle: Handle | null }) {
  const { seat, past, told } = now;
  const { view } = useGame();
  const open = useDrawer('phone');
  const raised = useRaised(seat);
  const isReviewed = useReviewed();
  const isUp = open && (raised || handle !== null);
  /** From the lowest place to the highest, and from there down again; what a handle has pulled goes back under it. */
  const slide = () => {
    if (!open) view.set({ drawerOpen: true });
    else if (handle) view.set(isReviewed ? { drawerOpen: false } : { tab: 'orders' });
    else if (isUp) view.set({ drawerOpen: false, sheetRaised: false });
    else view.set({ sheetRaised: true });
  };
  return (
    <section
      className={open ? `sheet${isUp ? ' sheet-raised' : ''}` : 'sheet sheet-shut'}
      data-part="sheet"
      aria-label={handle ? `${handle.label}, over the map` : 'Below the map'}
    >
      <button
        type="button"
        className="sheet-grip"
        aria-expanded={open}
        aria-label={isUp ? 'Lower the sheet' : 'Raise the sheet'}
        onClick={slide}
      >
        <span className="sheet-bar" />
      </button>
      {open && (
        <div className="sheet-body">
          {handle ? (
            <Pulled seat={seat} handle={handle} />
          ) : (
            <aside
              className={isUp ? 'card pane-orders' : 'card pane-orders is-low'}
              data-part="orders"
              aria-label="Orders"
            >
              <SidePanel seat={seat} past={past} told={told} layout="phone" />
            </aside>
          )}
        </div>
      )}
    </section>
  );
}

/** What is new, as the handle of the events says it. */
function NewEvents() {
  const news = useNews();
  return news && news.fresh > 0 ? <span className="phone-new">, {news.fresh} new</span> : null;
}

/**
 * Below the map of a phone: the orders under the thumb, and three handles, each of which pulls one thing up over the map
 * and puts it back.
 */
export function PhoneSheet(now: ShownMoment) {
  const { seat, past, told } = now;
  const { view } = useGame();
  const isReviewed = useReviewed();
  const handles = isReviewed ? REVIEW_HANDLES : HANDLES;
  const tab = useView((state) => state.tab);
  const handle = handleOf(handles, tab);
  const open = useDrawer('phone');
  const { open: panel } = usePanel(seat);
  const isPulled = open && handle !== null;
  const atThumb = !panel && open && !isPulled;
  return (
    <>
      {atThumb ? (
        <>
          <PhoneHand seat={seat} />
          <div className="pane-result" data-part="result">
            <Result seat={seat} past={past} told={told} />
          </div>
        </>
      ) : (
        <Sheet now={now} handle={handle} />
      )}
      <nav className="phone-tabs" aria-label="Parts of the table">
        {handles.map((one) => {
          const isOpen = isPulled && handle === one;
          return (
            <button
              key={one.tab}
              type="button"
              aria-expanded={isOpen}
              onClick={() =>
                view.set(
                  isOpen && isReviewed ? { drawerOpen: false } : { tab: isOpen ? 'orders' : one.tab, drawerOpen: true },
                )
              }
            >
              <Icon name={one.icon} size={18} />
              <span>
                {one.label}
                {one.tab === 'events' && <NewEvents />}
              </span>
            </button>
          );
        })}
      </nav>
    </>
  );
}
