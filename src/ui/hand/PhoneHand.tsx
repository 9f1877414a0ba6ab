import './phone-hand.css';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { parseHexId, type UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { count } from '../../words/index.ts';
import { Icon } from '../elements/Icon.tsx';
import { Facts } from '../orders/Facts.tsx';
import { groupsOf, unitSeen } from '../orders/groups.ts';
import { Hints } from '../orders/Hints.tsx';
import { OrderGroups } from '../orders/OrderGroups.tsx';
import { useMode } from '../orders/useMode.ts';
import { useGame, useTable, useView } from '../session/context.ts';
import { isLaunch } from '../session/launching.ts';
import { LaunchPull } from './LaunchPull.tsx';
import { Composed, OrdersAt } from './OrdersAt.tsx';
import { Target } from './TargetsAt.tsx';
import { isOnlyMore, wingsOf } from './wings.ts';

interface UnitProps {
  seat: Seat;
  unit: UnitView;
}

/** The six orders of a unit, and above them, over the map, all others. */
function Six({ seat, unit }: UnitProps) {
  const wings = useMemo(() => wingsOf(seat, unit), [seat, unit]);
  const [opened, setOpened] = useState<boolean | null>(null);
  const more = opened ?? isOnlyMore(wings);
  const onMore = useMemo(() => () => setOpened(!more), [more]);
  const isIdle = wings.more.all === 0 && wings.orders.every((entry) => entry === null);
  return (
    <>
      {more && (
        <div className="stack hand-thumb-more">
          <OrderGroups groups={wings.rest} tabs={false} odds={null} />
        </div>
      )}
      <div className="stack gap-1h hand-thumb-orders">
        <OrdersAt unit={unit} seat={seat} wings={wings} place={null} more={more} onMore={onMore} />
      </div>
      {isIdle && (
        <div className="hand-thumb-facts">
          <Facts unit={unit} seat={seat} />
        </div>
      )}
    </>
  );
}

/** From the card of a shot to the other orders of the craft, if it can be given any. */
function Others({ seat, unit }: UnitProps) {
  const { view } = useGame();
  const open = useMemo(
    () => groupsOf(seat, unit).reduce((sum, { entries }) => sum + entries.filter(({ refusal }) => !refusal).length, 0),
    [seat, unit],
  );
  if (open === 0) return null;
  return (
    <button
      type="button"
      className="order"
      data-order="more"
      aria-expanded={false}
      onClick={() => view.aim({ target: null })}
    >
      <Icon name="menu" />
      <span className="order-label">More</span> <span className="order-effect">{count(open, 'order')}</span>
    </button>
  );
}

/** What is done with one unit: its six orders, or what one of them asks, or the shot at what it aims at. */
function Hand({ seat, unit }: UnitProps) {
  const element = useRef<HTMLElement>(null);
  const mode = useMode(seat, unit.id, element);
  const target = useView((state) => state.aim.target);
  const aimed = unitSeen(seat, target);
  const isAimed = aimed !== null && aimed.hex !== null && aimed.owner !== unit.owner;
  return (
    <section ref={element} className="hand-thumb-body" data-part="wings" aria-label={`Orders of ${unit.id}`}>
      <h2 className="unseen">Orders of {unit.id}</h2>
      {mode ? (
        <Composed seat={seat} unit={unit} mode={mode} />
      ) : isAimed ? (
        <section data-part="target-card" aria-label={`${unit.id} at ${aimed.id}`}>
          <Target seat={seat} unit={unit} target={aimed} other={<Others seat={seat} unit={unit} />} />
        </section>
      ) : (
        <Six key={unit.id} seat={seat} unit={unit} />
      )}
    </section>
  );
}

/**
 * On a phone what can be done with the selected unit stands under the thumb, below the map. What needs more room than that
 * slides up over the map, which stays as it is; until the orders have followed a choice they take no press.
 */
export function PhoneHand({ seat }: { seat: Seat }) {
  const selected = useView((state) => state.selected);
  const later = useDeferredValue(selected);
  const unit = unitSeen(seat, later);
  const follows = later === selected;
  return (
    <aside
      className="hand-thumb is-thumb"
      data-part="orders"
      aria-label="Orders"
      aria-busy={!follows}
      onClickCapture={(click) => follows || click.stopPropagation()}
    >
      {unit ? (
        <Hand seat={seat} unit={unit} />
      ) : (
        <div className="hand-thumb-body">
          <h2 className="unseen">Orders</h2>
          <Hints seat={seat} unit={null} open={false} />
        </div>
      )}
    </aside>
  );
}

/** The lit hexes of a launch, from which a finger pulls it, where its card lies below the map. */
export function PhonePull({ seat }: { seat: Seat }) {
  const interaction = useView((state) => state.interaction);
  const readOnly = useTable((state) => state.readOnly);
  if (readOnly || interaction.kind !== 'choosing' || !isLaunch(interaction.laid)) return null;
  const { hex } = unitSeen(seat, interaction.unit) ?? {};
  const place = hex ? parseHexId(seat.view.sheets, hex) : null;
  return place ? <LaunchPull seat={seat} hex={place} mode={interaction} /> : null;
}
