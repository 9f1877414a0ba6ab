import type { Seat } from '../../store/seat.ts';
import { IDLE } from '../../store/view-store.ts';
import { useGame, useView } from './context.ts';
import { EventsPane } from './EventsPane.tsx';
import { Icon } from './Icon.tsx';
import { LogPane } from './LogPane.tsx';
import { mayWatch } from './replay.ts';
import { useDrawer } from './useDrawer.ts';
import type { Layout } from './useLayout.ts';

function Shutter({ open }: { open: boolean }) {
  const { view } = useGame();
  return (
    <button
      type="button"
      className="btn drawer-shut"
      aria-label={open ? 'Shut the drawer' : 'Open the drawer'}
      aria-expanded={open}
      onClick={() => view.set({ drawerOpen: !open })}
    >
      <Icon name={open ? 'down' : 'up'} />
    </button>
  );
}

/** The way to the game watched again, where nothing is hidden. */
function Watch() {
  const { view } = useGame();
  const watched = useView((state) => state.replayAt !== null);
  return (
    <button
      type="button"
      className="btn drawer-shut"
      aria-pressed={watched}
      onClick={() => view.set({ replayAt: watched ? null : 0, interaction: IDLE, preview: null })}
    >
      <Icon name="events" size={15} />
      Replay
    </button>
  );
}

/** On a tablet the drawer shows one thing at a time. */
function TabletDrawer({ seat }: { seat: Seat }) {
  const { view } = useGame();
  const open = useDrawer('tablet');
  const tab = useView((state) => (state.tab === 'events' ? 'events' : 'log'));
  const shown = (which: 'log' | 'events') => open && tab === which;
  const press = (which: 'log' | 'events') => view.set({ tab: which, drawerOpen: !shown(which) });
  return (
    <section className="drawer" aria-label="Log and events">
      <div className="drawer-tabs">
        <button type="button" className="tab" aria-pressed={shown('log')} onClick={() => press('log')}>
          Ship’s log
        </button>
        <button type="button" className="tab" aria-pressed={shown('events')} onClick={() => press('events')}>
          What happened
        </button>
        <span className="top-gap" />
        <Shutter open={open} />
      </div>
      {shown('log') && <LogPane seat={seat} />}
      {shown('events') && <EventsPane />}
    </section>
  );
}

/** The lower edge of the table: the log of a ship, and what happened where there is no column for it. */
export function Drawer({ seat, layout }: { seat: Seat; layout: Layout }) {
  const open = useDrawer(layout);
  if (layout === 'tablet') return <TabletDrawer seat={seat} />;
  return (
    <>
      <section className="drawer" aria-label="Ship’s log">
        {open ? (
          <LogPane seat={seat}>
            <Shutter open={open} />
          </LogPane>
        ) : (
          <div className="drawer-tabs">
            <span className="cap">Ship’s log</span>
            <span className="top-gap" />
            <Shutter open={open} />
          </div>
        )}
      </section>
      <section className="happened" aria-label="Events">
        <div className="drawer-tabs">
          <h2 className="cap">What happened</h2>
          <span className="top-gap" />
          {mayWatch(seat) && <Watch />}
        </div>
        {(open || layout === 'wide') && <EventsPane />}
      </section>
    </>
  );
}
