import type { Seat } from '../../store/seat/seat.ts';
import { Button, Tab } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { LazyChances, LazyReview } from '../review/lazy.tsx';
import { useGame, useTable, useView } from '../session/context.ts';
import { foldDrawer } from '../session/folds.ts';
import { mayWatch, watch } from '../session/replay.ts';
import { closeReview, mayReview, openReview, useReviewed } from '../session/reviewed.ts';
import { useDrawer } from '../session/useDrawer.ts';
import type { Layout } from '../session/useLayout.ts';
import { EventsPane } from './EventsPane.tsx';
import { LogEdge } from './LogEdge.tsx';
import { LogPane } from './LogPane.tsx';
import { PrintButton } from './PrintButton.tsx';
import { Ticker } from './Ticker.tsx';
import { UnitsPane } from './UnitsPane.tsx';
import { VictoryPane } from './VictoryPane.tsx';

function Shutter({ open }: { open: boolean }) {
  const game = useGame();
  return (
    <Button
      look="small"
      aria-label={open ? 'Shut the drawer' : 'Open the drawer'}
      aria-expanded={open}
      onClick={() => foldDrawer(game, !open)}
    >
      <Icon name={open ? 'down' : 'up'} />
    </Button>
  );
}

/** The ways to the game watched again and to its review, where nothing is hidden. */
export function Watch({ seat }: { seat: Seat }) {
  const game = useGame();
  const isReviewed = useReviewed();
  const isReviewable = useTable((state) => mayReview(seat, state, game.lesson));
  const watched = useView((state) => state.replayAt !== null);
  if (!mayWatch(seat)) return null;
  return (
    <>
      <Button look="small" aria-pressed={watched} onClick={() => watch(game, watched ? null : 0)}>
        <Icon name="events" size={15} />
        Replay
      </Button>
      {isReviewable && (
        <Button
          look="small"
          aria-pressed={isReviewed}
          onClick={() => (isReviewed ? closeReview(game) : openReview(game))}
        >
          <Icon name="courses" size={15} />
          Review
        </Button>
      )}
    </>
  );
}

const TABS = {
  chances: 'Chances',
  orders: 'Moments',
  log: 'Ship’s log',
  events: 'Events',
  victory: 'Victory',
  units: 'Units',
} as const;

type DrawerTab = keyof typeof TABS;

const ALWAYS_TABS: readonly DrawerTab[] = ['log', 'events', 'victory', 'units'];
const REVIEW_TABS: readonly DrawerTab[] = ['chances', 'orders', 'log', 'events', 'units'];

/** Whether a tab is there during a review alone. */
const ofReview = (tab: DrawerTab): boolean => tab === 'chances' || tab === 'orders';

const isTab = (tab: string): tab is DrawerTab => tab in TABS;

/** [R11.5a] The points of both sides, where the scenario counts any. */
function Points({ seat }: { seat: Seat }) {
  const scored = useTable((state) => state.scenario.scoring !== undefined);
  const { victoryPoints: points } = seat.view;
  if (!scored) return null;
  return (
    <span className="drawer-points num">
      <span className="unseen">points </span>
      {points[1]} : {points[2]}
    </span>
  );
}

interface TabButtonProps {
  tab: DrawerTab;
  seat: Seat;
  pressed: boolean;
  onPress: (tab: DrawerTab) => void;
}

function TabButton({ tab, seat, pressed, onPress }: TabButtonProps) {
  return (
    <Tab aria-pressed={pressed} onClick={() => onPress(tab)}>
      {TABS[tab]} {tab === 'victory' && <Points seat={seat} />}
    </Tab>
  );
}

interface DrawerProps {
  seat: Seat;
  layout: Layout;
  /** False in the first picture of a table, which the panes follow. */
  laid: boolean;
}

/** On a tablet the drawer shows one thing at a time. */
function TabletDrawer({ seat, laid }: Omit<DrawerProps, 'layout'>) {
  const game = useGame();
  const open = useDrawer('tablet');
  const isReviewed = useReviewed();
  // What opens by itself is the log.
  const tab = useView(({ tab: now, drawerOpen }) =>
    isTab(now) && drawerOpen && (isReviewed || !ofReview(now)) ? now : isReviewed ? 'chances' : 'log',
  );
  const shown = (which: DrawerTab) => open && tab === which;
  const press = (which: DrawerTab) => {
    const isShown = shown(which);
    game.view.set({ tab: which });
    foldDrawer(game, !isShown);
  };
  return (
    <section className="drawer" data-part="drawer" aria-label="Log, events, victory and units">
      <div className="line gap-0 drawer-tabs">
        {(isReviewed ? REVIEW_TABS : ALWAYS_TABS).map((one) => (
          <TabButton key={one} tab={one} seat={seat} pressed={shown(one)} onPress={press} />
        ))}
        <span className="ticker-place">{laid && !open && <Ticker />}</span>
        <Watch seat={seat} />
        <Shutter open={open} />
      </div>
      {laid && shown('chances') && <ChancesOf />}
      {laid && shown('orders') && (
        <div className="pane-moments" data-part="orders">
          <LazyReview />
        </div>
      )}
      {laid && shown('log') && <LogPane seat={seat} />}
      {laid && shown('events') && <EventsPane />}
      {laid && shown('victory') && <VictoryPane seat={seat} />}
      {laid && shown('units') && <UnitsPane seat={seat} />}
    </section>
  );
}

function HappenedPane({ tab, seat }: { tab: 'events' | 'victory' | 'units'; seat: Seat }) {
  if (tab === 'victory') return <VictoryPane seat={seat} />;
  return tab === 'units' ? <UnitsPane seat={seat} /> : <EventsPane />;
}

/** What happened, or behind the other tabs how the game is won, and the map in words. */
function Happened({ seat, open, laid }: Omit<DrawerProps, 'layout'> & { open: boolean }) {
  const game = useGame();
  const tab = useView((state) => (state.tab === 'victory' || state.tab === 'units' ? state.tab : 'events'));
  return (
    <section className="happened" data-part="drawer" aria-label="Events, victory and units">
      <div className="line gap-0 drawer-tabs">
        {(['events', 'victory', 'units'] as const).map((one) => (
          <TabButton
            key={one}
            tab={one}
            seat={seat}
            pressed={open && tab === one}
            onPress={(next) => {
              game.view.set({ tab: next });
              foldDrawer(game, !(open && tab === next));
            }}
          />
        ))}
        <span className="ticker-place">{laid && !open && <Ticker />}</span>
        <Watch seat={seat} />
      </div>
      {laid && open && <HappenedPane tab={tab} seat={seat} />}
    </section>
  );
}

const ChancesOf = () => (
  <div className="pane-chances">
    <LazyChances />
  </div>
);

/** During a review the curve lies under the replay, the rest behind other tabs. */
function ReviewDrawer({ seat, open }: { seat: Seat; open: boolean }) {
  const game = useGame();
  const tab = useView((state) => (state.tab === 'log' || state.tab === 'events' ? state.tab : 'chances'));
  return (
    <section className="drawer" data-part="drawer" aria-label="Chances, events and ship’s log">
      <div className="line gap-0 drawer-tabs">
        {(['chances', 'events', 'log'] as const).map((one) => (
          <TabButton
            key={one}
            tab={one}
            seat={seat}
            pressed={open && tab === one}
            onPress={() => game.view.set({ tab: one, drawerOpen: true })}
          />
        ))}
        <span className="top-gap" />
        <Watch seat={seat} />
        <Shutter open={open} />
      </div>
      {open && tab === 'chances' && <ChancesOf />}
      {open && tab === 'events' && <EventsPane />}
      {open && tab === 'log' && <LogPane seat={seat} />}
    </section>
  );
}

/**
 * The lower edge of the table: the log of a ship, and what happened where there is no column for it.
 */
export function Drawer({ seat, layout, laid }: DrawerProps) {
  const open = useDrawer(layout);
  const isReviewed = useReviewed();
  if (layout === 'tablet') return <TabletDrawer seat={seat} laid={laid} />;
  if (isReviewed) return <ReviewDrawer seat={seat} open={open && laid} />;
  return (
    <>
      <section className="drawer" data-part="drawer" aria-label="Ship’s log">
        {open ? (
          laid && (
            <LogPane seat={seat}>
              <Shutter open={open} />
            </LogPane>
          )
        ) : (
          <div className="line gap-0 drawer-tabs">
            <span className="cap">Ship’s log</span>
            {laid && <LogEdge seat={seat} />}
            <span className="top-gap" />
            <PrintButton ship={null} />
            <Shutter open={open} />
          </div>
        )}
      </section>
      <Happened seat={seat} open={open} laid={laid} />
    </>
  );
}
