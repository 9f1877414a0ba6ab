import '../elements/order.css';
import './orders.css';
import type { ReactNode } from 'react';
import { Segments } from '../elements/Segments.tsx';
import { useGame, useView } from '../session/context.ts';
import type { OrderGroup } from './groups.ts';
import { OrderButton } from './OrderButton.tsx';

interface OrderGroupsProps {
  groups: readonly OrderGroup[];
  /** On a narrow screen one group at a time. */
  tabs: boolean;
  /** The arithmetic of a target, if there is one. */
  odds: ReactNode;
}

const tabText = ({ short, number }: OrderGroup): string => (number === null ? short : `${short} ${number}`);

function Group({ group }: { group: OrderGroup }) {
  return (
    <section className="order-group" aria-label={group.title}>
      <div className="order-head">
        <h3 className="cap">{group.title}</h3>
        {group.left !== null && <span className="order-left">{group.left}</span>}
      </div>
      <div className="order-list">
        {group.entries.map((entry) => (
          <OrderButton key={entry.key} entry={entry} />
        ))}
      </div>
    </section>
  );
}

const ODDS = 'odds';

/** The orders of a unit in their groups below each other, or each behind a tab with the arithmetic behind the last. */
export function OrderGroups({ groups, tabs, odds }: OrderGroupsProps) {
  const { view } = useGame();
  const wanted = useView((state) => state.group);
  const open = groups.find(({ key }) => key === wanted) ?? groups[0];
  if (!tabs || !open || (groups.length === 1 && !odds)) {
    return (
      <>
        {groups.map((group) => (
          <Group key={group.key} group={group} />
        ))}
        {odds}
      </>
    );
  }
  const atOdds = wanted === ODDS && Boolean(odds);
  return (
    <>
      <Segments
        label="Kind of orders"
        className="orders-tabs"
        options={[
          ...groups.map((group) => ({ value: group.key, label: tabText(group) })),
          ...(odds ? [{ value: ODDS, label: 'Odds' }] : []),
        ]}
        chosen={atOdds ? ODDS : open.key}
        onChoose={(group) => view.set({ group })}
      />
      {atOdds ? odds : <Group group={open} />}
    </>
  );
}
