import type { Seat } from '../../store/seat.ts';
import { useGame, useView } from './context.ts';
import { EventsPane } from './EventsPane.tsx';
import { Icon } from './Icon.tsx';
import { LogPane } from './LogPane.tsx';
import type { Layout } from './useLayout.ts';

function Shutter() {
  const { view } = useGame();
  const open = useView((state) => state.drawerOpen);
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

/** On a tablet the drawer shows one thing at a time. */
function TabletDrawer({ seat }: { seat: Seat }) {
  const { view } = useGame();
  const open = useView((state) => state.drawerOpen);
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
        <Shutter />
      </div>
      {shown('log') && <LogPane seat={seat} />}
      {shown('events') && <EventsPane />}
    </section>
  );
}

/** The lower edge of the table: the log of a ship, and what happened where there is no column for it. */
export function Drawer({ seat, layout }: { seat: Seat; layout: Layout }) {
  const open = useView((state) => state.drawerOpen);
  if (layout === 'tablet') return <TabletDrawer seat={seat} />;
  return (
    <>
      <section className="drawer" aria-label="Ship’s log">
        {open ? (
          <LogPane seat={seat}>
            <Shutter />
          </LogPane>
        ) : (
          <div className="drawer-tabs">
            <span className="cap">Ship’s log</span>
            <span className="top-gap" />
            <Shutter />
          </div>
        )}
      </section>
      <section className="happened" aria-label="Events">
        <div className="drawer-tabs">
          <h2 className="cap">What happened</h2>
        </div>
        {(open || layout === 'wide') && <EventsPane />}
      </section>
    </>
  );
}
