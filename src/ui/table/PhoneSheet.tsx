import type { Seat } from '../../store/seat/seat.ts';
import type { PanelTab } from '../../store/table/view-store.ts';
import { Icon, type IconName } from '../elements/Icon.tsx';
import { useGame, useView } from '../session/context.ts';
import { useDrawer, useRaised } from '../session/useDrawer.ts';
import type { ShownMoment } from '../session/useMoment.ts';
import { Watch } from './Drawer.tsx';
import { EventsPane } from './EventsPane.tsx';
import { LogPane } from './LogPane.tsx';
import { SidePanel } from './SidePanel.tsx';
import { UnitsPane } from './UnitsPane.tsx';
import { VictoryPane } from './VictoryPane.tsx';

const TABS: readonly { tab: PanelTab; label: string; icon: IconName }[] = [
  { tab: 'orders', label: 'Orders', icon: 'command' },
  { tab: 'log', label: 'Ship’s log', icon: 'log' },
  { tab: 'events', label: 'Events', icon: 'events' },
  { tab: 'victory', label: 'Victory', icon: 'check' },
  { tab: 'units', label: 'Units', icon: 'place' },
];

const firstLabel = ({ stage }: Seat, past: boolean): string => (past ? 'Unit' : stage === 'over' ? 'Result' : 'Orders');

/** On a phone everything but the map lies in one sheet at the lower edge. */
export function PhoneSheet({ seat, past, told }: ShownMoment) {
  const { view, talk } = useGame();
  const tab = useView((state) => (state.tab === 'targets' ? 'orders' : state.tab));
  const open = useDrawer('phone');
  const raised = useRaised(seat);
  const isUp = open && (raised || tab !== 'orders');
  /** From the lowest place to the highest, and from there down again. */
  const slide = () => {
    if (!open) view.set({ drawerOpen: true });
    else if (isUp) view.set({ drawerOpen: false, sheetRaised: false });
    else view.set({ sheetRaised: true });
  };
  return (
    <>
      <section
        className={open ? `sheet${isUp ? ' sheet-raised' : ''}` : 'sheet sheet-shut'}
        data-part="sheet"
        aria-label="Orders, log, events, victory and units"
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
            {tab === 'orders' && (
              <aside className={isUp ? 'pane-orders' : 'pane-orders is-low'} data-part="orders" aria-label="Orders">
                <SidePanel seat={seat} past={past} told={told} layout="phone" />
              </aside>
            )}
            {tab !== 'orders' && <h2 className="unseen">{TABS.find((one) => one.tab === tab)?.label}</h2>}
            {tab === 'log' && <LogPane seat={seat} />}
            {tab === 'events' && (
              <>
                <Watch seat={seat} />
                {talk}
                <EventsPane />
              </>
            )}
            {tab === 'victory' && <VictoryPane seat={seat} />}
            {tab === 'units' && <UnitsPane seat={seat} />}
          </div>
        )}
      </section>
      <nav className="phone-tabs" aria-label="Parts of the table">
        {TABS.map((one) => (
          <button
            key={one.tab}
            type="button"
            aria-current={one.tab === tab && open ? 'page' : undefined}
            onClick={() => view.set({ tab: one.tab, drawerOpen: true })}
          >
            <Icon name={one.icon} size={20} />
            {one.tab === 'orders' ? firstLabel(seat, past) : one.label}
          </button>
        ))}
      </nav>
    </>
  );
}
