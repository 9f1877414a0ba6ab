import { useDeferredValue, useMemo } from 'react';
import type { Action } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';
import { DecisionPanel } from '../decisions/DecisionPanel.tsx';
import { EndPanel } from '../end/EndPanel.tsx';
import { OrdersPanel } from '../orders/OrdersPanel.tsx';
import { targetIn } from '../session/aiming.ts';
import { useControls } from '../session/ControlsContext.ts';
import { useGame, useTable, useView } from '../session/context.ts';
import type { Layout } from '../session/useLayout.ts';

interface SidePanelProps {
  seat: Seat;
  /** It is watched again: then there are facts and arithmetic, and no orders. */
  past: boolean;
  layout: Layout;
}

/** What the selected unit can be ordered, or the decision that is due before anything else. */
export function SidePanel({ seat, past, layout }: SidePanelProps) {
  const { view } = useGame();
  const controls = useControls();
  const selected = useView((state) => state.selected);
  const chosen = useView((state) => state.target);
  // Of an enemy that is only pointed at the line on the map comes first, the arithmetic a moment later.
  const thought = useView((state) => targetIn(seat, state));
  const later = useDeferredValue(thought);
  const target = thought === chosen ? chosen : later;
  const interaction = useView((state) => state.interaction);
  const readOnly = useTable((state) => state.readOnly);
  const mode = interaction.kind === 'choosing' ? interaction : null;
  const common = useMemo(
    () => ({
      seat,
      mode,
      onMode: controls.setChoosing,
      onOrder: (...actions: Action[]) => void controls.give(...actions),
      onPreview: (preview: Action | null) => view.set({ preview }),
    }),
    [seat, mode, controls, view],
  );
  const orders = useMemo(
    () => (
      <OrdersPanel
        {...common}
        selected={selected}
        target={target}
        onTarget={(next) => view.set({ target: next })}
        tabs={layout === 'phone'}
      />
    ),
    [common, selected, target, layout, view],
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
  if (seat.view.pending && seat.toAct) return <DecisionPanel {...common} />;
  return orders;
}
