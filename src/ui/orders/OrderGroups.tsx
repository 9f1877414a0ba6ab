import '../elements/order.css';
import './orders.css';
import { memo, type ReactNode } from 'react';
import { capital, count } from '../../words/index.ts';
import { Segments } from '../elements/Segments.tsx';
import { Term } from '../elements/Term.tsx';
import { useGame, useView } from '../session/context.ts';
import type { OrderEntry } from './entries.ts';
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

/** What the ship can never be ordered, in one line with the reasons; opened, each stands there with its own. */
function Never({ entries }: { entries: readonly OrderEntry[] }) {
  const [first] = entries;
  if (!first) return null;
  const reasons = [...new Set(entries.map(({ effect }) => effect))].join(', ');
  const what = entries.length === 1 ? `${first.label}: never,` : `${count(entries.length, 'order')} it can never have:`;
  return (
    <details className="order-never">
      <summary>
        {what} {reasons}
      </summary>
      <div className="order-list">
        {entries.map((entry) => (
          <OrderButton key={entry.key} entry={entry} />
        ))}
      </div>
    </details>
  );
}

/** The first word of a title says what kind of orders these are. */
function Title({ title }: { title: string }) {
  const [kind = '', ...rest] = title.split(' ');
  return (
    <>
      <Term>{kind}</Term> {rest.join(' ')}
    </>
  );
}

const Group = memo(function Group({ group }: { group: OrderGroup }) {
  return (
    <section className="order-group" aria-label={group.title}>
      <div className="order-head">
        <h3 className="cap">
          <Title title={group.title} />
        </h3>
        {group.left !== null && (
          <span className="order-left" data-part="commands-left">
            {group.left}
          </span>
        )}
      </div>
      {group.terms && <p className="order-terms">{capital(group.terms)}</p>}
      <div className="order-list">
        {group.entries
          .filter(({ never }) => !never)
          .map((entry) => (
            <OrderButton key={entry.key} entry={entry} />
          ))}
      </div>
      <Never entries={group.entries.filter(({ never }) => never)} />
    </section>
  );
});

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
        part="commands-left"
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
