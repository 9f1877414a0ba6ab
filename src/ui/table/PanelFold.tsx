import type { UnitId } from '../../engine/index.ts';
import { Icon } from '../elements/Icon.tsx';
import { useGame } from '../session/context.ts';
import { foldPanel } from '../session/folds.ts';

/** Folds the panel of the orders to one button that names its unit, and opens it again; it stays as it was left. */
export function PanelFold({ open, unit }: { open: boolean; unit: UnitId | null }) {
  const game = useGame();
  return (
    <button
      type="button"
      className="line panel-fold"
      aria-label={open ? 'Fold the orders' : 'Open the orders'}
      aria-expanded={open}
      onClick={() => foldPanel(game, !open)}
    >
      {!open && <b>{unit ?? 'Orders'}</b>}
      <Icon name={open ? 'up' : 'down'} />
    </button>
  );
}
