import type { UnitId } from '../../engine/index.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useGame } from '../play/context.ts';

/** The way to the logs on paper, that of `ship` chosen before the others. */
export function PrintButton({ ship }: { ship: UnitId | null }) {
  const { view } = useGame();
  return (
    <Button look="small" onClick={() => view.set({ dialog: 'print', printed: ship })}>
      <Icon name="print" size={15} />
      Print
    </Button>
  );
}
