import { useMemo } from 'react';
import type { LoggedEvent } from '../../game/log.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { DecisionPanel } from '../decisions/DecisionPanel.tsx';
import { EndPanel } from '../end/EndPanel.tsx';
import { ResultCard } from '../events/ResultCard.tsx';
import { OrdersPanel } from '../orders/OrdersPanel.tsx';
import { verdictsIn } from '../scene/effects.ts';
import { useTable, useView } from '../session/context.ts';
import { lastHit } from '../session/replay.ts';
import type { Layout } from '../session/useLayout.ts';
import { useTarget } from '../session/useTarget.ts';
import { EndHere } from './EndPhase.tsx';

interface SidePanelProps {
  seat: Seat;
  /** It is watched again: then there are facts and arithmetic, and no orders. */
  past: boolean;
  /** What followed from the last order. */
  told: readonly LoggedEvent[];
  layout: Layout;
}

/** What the selected unit can be ordered, or the decision that is due before anything else. */
function Work({ seat, past, layout }: Omit<SidePanelProps, 'told'>) {
  const target = useTarget(seat);
  const readOnly = useTable((state) => state.readOnly);
  const orders = useMemo(
    () => <OrdersPanel seat={seat} target={target} tabs={layout === 'phone'} />,
    [seat, target, layout],
  );
  if (seat.stage === 'over' && !past) return <EndPanel seat={seat} />;
  if (readOnly && !past) {
    return (
      <>
        <h2 className="unseen">Orders</h2>
        <p className="pane-note muted">Here the game can only be looked at.</p>
      </>
    );
  }
  if (seat.view.pending && seat.toAct) return <DecisionPanel seat={seat} />;
  return orders;
}

/**
 * What came of the last shot or attempt, as long as nothing else is ordered, and what hit an own ship before whoever sits
 * here could order something; and the end of a phase that has come to it.
 */
export function Result({ seat, past, told }: Omit<SidePanelProps, 'layout'>) {
  const { view } = seat;
  const log = useTable((state) => state.log);
  const isUnread = useView((state) => state.hitTold);
  // What is asked comes first: its answers would lie below what is known by then.
  const isAsked = view.pending !== null && seat.toAct;
  const verdicts = useMemo(() => {
    const now = verdictsIn(view, told);
    return now.length > 0 || past || isAsked || !isUnread ? now : verdictsIn(view, lastHit(log));
  }, [view, told, past, isAsked, isUnread, log]);
  return (
    <>
      <ResultCard verdicts={verdicts} />
      {!past && <EndHere seat={seat} />}
    </>
  );
}

/** The result, and below it what is to be done now. */
export function SidePanel({ told, ...work }: SidePanelProps) {
  return (
    <>
      <Result seat={work.seat} past={work.past} told={told} />
      <Work {...work} />
    </>
  );
}
