import './orders.css';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Action, UnitId, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';
import type { Choosing } from '../../store/view-store.ts';
import { FirePanel } from '../arithmetic/FirePanel.tsx';
import { fireOffer } from '../arithmetic/fires.ts';
import { aimedAt, TargetCard } from '../arithmetic/TargetCard.tsx';
import { begin, isCurrent } from '../session/choosing.ts';
import { Arrangement, mayArrange } from './Arrangement.tsx';
import { Chooser } from './Chooser.tsx';
import { EnemySummary } from './EnemySummary.tsx';
import type { Entry } from './entries.ts';
import { Facts } from './Facts.tsx';
import { groupsOf, unitSeen } from './groups.ts';
import { OrderGroups } from './OrderGroups.tsx';
import { UnitHeader } from './UnitHeader.tsx';

interface OrdersPanelProps {
  seat: Seat;
  selected: UnitId | null;
  /** An order being put together; the map may drive it too. */
  mode: Choosing | null;
  onMode: (mode: Choosing | null) => void;
  /** Gives an order, or several that belong together, one after the other. */
  onOrder: (...actions: Action[]) => void;
  /** The order that is pointed at; null when none is. */
  onPreview: (action: Action | null) => void;
  /** The unit that is aimed at or looked at beside the selected one. */
  target?: UnitId | null | undefined;
  onTarget?: ((target: UnitId | null) => void) | undefined;
  /** On a narrow screen one group of orders at a time. */
  tabs?: boolean | undefined;
}

type GivenProps = Pick<OrdersPanelProps, 'seat' | 'onTarget' | 'onOrder'> & {
  unit: UnitView;
  target: UnitId | null;
  fires: boolean;
  children: ReactNode;
};

/** In a Fire Phase the orders stand between the targets and the arithmetic. */
function Given({ fires, children, ...rest }: GivenProps) {
  return fires ? <FirePanel {...rest}>{children}</FirePanel> : children;
}

/** Everything that can be ordered to the selected unit, and what cannot, with the reason. */
export function OrdersPanel(props: OrdersPanelProps) {
  const { seat, selected, mode, onMode, onOrder, onPreview, target = null, onTarget, tabs = false } = props;
  const panel = useRef<HTMLDivElement>(null);
  /** The button a choosing began from gets the cursor back. */
  const from = useRef<string | null>(null);
  const unit = unitSeen(seat, selected);
  const groups = useMemo(() => (unit ? groupsOf(seat, unit) : []), [seat, unit]);
  const choosing = mode !== null && mode.unit === selected && isCurrent(mode, seat.legal);
  useEffect(() => {
    if (choosing || from.current === null) return;
    panel.current?.querySelector<HTMLElement>(`[data-order="${from.current}"]`)?.focus();
    from.current = null;
  }, [choosing]);
  if (!unit) {
    return (
      <>
        <h2 className="unseen">Orders</h2>
        <p className="ord-none">Select a unit on the map or in the list.</p>
      </>
    );
  }
  const press = (entry: Entry) => {
    const next = begin(unit.id, entry.actions);
    if (!next) return;
    onPreview(null);
    if (next.action) {
      onOrder(...(entry.first ? [entry.first, next.action] : [next.action]));
      return;
    }
    from.current = entry.key;
    onMode(next.mode);
  };
  const arranges = mayArrange(seat, unit);
  const shown = arranges
    ? groups.map((group) => ({ ...group, entries: group.entries.filter((entry) => entry.do !== 'swap-pods') }))
    : groups;
  const fires = unit.owner === seat.decider && unit.status === 'in-play' && fireOffer(seat, unit.id) !== null;
  const aimed = fires ? null : aimedAt(seat, unit, target);
  const other = seat.view.units.find(({ id, owner }) => id === target && owner !== unit.owner);
  const seen = other && <EnemySummary seat={seat} unit={unit} seen={other} folded={fires} />;
  const odds = (seen || aimed) && (
    <>
      {seen}
      {aimed && <TargetCard seat={seat} unit={unit} target={aimed} />}
    </>
  );
  return (
    <div className="ord-panel" ref={panel}>
      <UnitHeader unit={unit} view={seat.view} origin={seat.origin(unit.id)} />
      {choosing ? (
        <Chooser seat={seat} mode={mode} onMode={onMode} onOrder={onOrder} onPreview={onPreview} />
      ) : (
        <Given {...{ seat, unit, target, onTarget, onOrder, fires }}>
          {groups.length === 0 && !fires && <Facts unit={unit} seat={seat} />}
          <OrderGroups
            groups={shown.filter(({ entries }) => entries.length > 0)}
            onPress={press}
            onPreview={onPreview}
            tabs={tabs}
            odds={fires ? null : odds}
          />
          {arranges && <Arrangement key={unit.id} seat={seat} ship={unit} onOrder={onOrder} />}
          {fires && seen}
        </Given>
      )}
      {choosing && odds}
    </div>
  );
}
