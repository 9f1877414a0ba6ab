import './orders.css';
import './low.css';
import { memo, useDeferredValue, useMemo, useRef } from 'react';
import type { UnitId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { FirePanel } from '../arithmetic/FirePanel.tsx';
import { aimedAt, TargetCard } from '../arithmetic/TargetCard.tsx';
import { useView } from '../session/context.ts';
import { fireOffer } from '../session/fires.ts';
import { Arrangement, mayArrange } from './Arrangement.tsx';
import { Chooser } from './Chooser.tsx';
import { EnemySummary } from './EnemySummary.tsx';
import { Facts } from './Facts.tsx';
import { groupsOf, unitSeen } from './groups.ts';
import { Hints, isPlaced, NextStep } from './Hints.tsx';
import { OrderGroups } from './OrderGroups.tsx';
import { UnitHeader } from './UnitHeader.tsx';
import { useMode } from './useMode.ts';

interface OrdersPanelProps {
  seat: Seat;
  /** The unit that is aimed at or looked at beside the selected one. */
  target?: UnitId | null | undefined;
  /** On a narrow screen one group of orders at a time. */
  tabs?: boolean | undefined;
}

interface UnitOrdersProps {
  seat: Seat;
  selected: UnitId | null;
  target: UnitId | null;
  tabs: boolean;
}

/** What stands in the panel of one unit. */
const UnitOrders = memo(function UnitOrders({ seat, target, tabs, selected }: UnitOrdersProps) {
  const panel = useRef<HTMLDivElement>(null);
  const mode = useMode(seat, selected, panel);
  const unit = unitSeen(seat, selected);
  const groups = useMemo(() => (unit ? groupsOf(seat, unit) : []), [seat, unit]);
  if (!unit) {
    return (
      <>
        <h2 className="unseen">Orders</h2>
        <Hints seat={seat} unit={null} open={false} />
      </>
    );
  }
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
  const given = (
    <>
      {groups.length === 0 && !fires && <Facts unit={unit} seat={seat} />}
      <OrderGroups groups={shown.filter(({ entries }) => entries.length > 0)} tabs={tabs} odds={fires ? null : odds} />
      {tabs && isPlaced(seat) && <NextStep seat={seat} />}
      {arranges && <Arrangement key={unit.id} seat={seat} ship={unit} />}
      {fires && seen}
      {!fires && !odds && !tabs && (
        <Hints seat={seat} unit={unit} open={groups.some(({ entries }) => entries.some(({ refusal }) => !refusal))} />
      )}
    </>
  );
  return (
    <div className={fires ? 'orders-panel orders-fires' : 'orders-panel'} ref={panel}>
      <UnitHeader unit={unit} view={seat.view} origin={seat.origin(unit.id)} />
      {mode ? (
        <>
          <Chooser seat={seat} mode={mode} />
          {odds}
        </>
      ) : fires ? (
        // In a Fire Phase the other orders stand between the targets and the arithmetic.
        <FirePanel seat={seat} unit={unit} target={target}>
          {given}
        </FirePanel>
      ) : (
        given
      )}
    </div>
  );
});

/**
 * Everything that can be ordered to the selected unit, and what cannot, with the reason. The map and the list answer a
 * choice first; until the panel has followed, a press on it could be meant for either unit and is not taken.
 */
export function OrdersPanel({ seat, target = null, tabs = false }: OrdersPanelProps) {
  const selected = useView((state) => state.selected);
  const now = useMemo(() => ({ selected, target }), [selected, target]);
  const later = useDeferredValue(now);
  const follows = later.selected === selected;
  return (
    <div className="orders-frame" aria-busy={!follows} onClickCapture={(click) => follows || click.stopPropagation()}>
      <UnitOrders seat={seat} tabs={tabs} selected={later.selected} target={follows ? target : later.target} />
    </div>
  );
}
