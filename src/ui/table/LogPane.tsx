import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { UnitId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { ShipLogs } from '../logs/ShipLogs.tsx';
import { useGame, useView } from '../play/context.ts';
import { useLogSheets } from './useLogSheets.ts';

/** The way to the logs on paper, that of `ship` chosen before the others. */
function PrintButton({ ship }: { ship: UnitId | null }) {
  const { view } = useGame();
  return (
    <Button look="small" onClick={() => view.set({ dialog: 'print', printed: ship })}>
      <Icon name="print" size={15} />
      Print
    </Button>
  );
}

/** The Spaceship Logs, filled in: the one asked for, one that was just hit or has to decide, the selected ship's, or that of the ship a unit belongs to. */
export function LogPane({ seat: now, children }: { seat: Seat; children?: ReactNode }) {
  const { view } = useGame();
  const asked = useView((state) => state.logUnit);
  // The map and the orders of another unit come first, its log a moment later.
  const selected = useDeferredValue(useView((state) => state.selected));
  const { seat, sheets, changedOn } = useLogSheets(now);
  const asks = seat.view.pending && 'unit' in seat.view.pending ? seat.view.pending.unit : null;
  const open = useMemo(() => {
    const ids = sheets.flatMap(({ ship }) => (ship ? [ship.id] : []));
    return ids.find((id) => id === asked) ?? ids.find((id) => (asks ?? selected)?.startsWith(id)) ?? ids[0] ?? null;
  }, [sheets, asked, asks, selected]);
  const logs = useMemo(
    () => (
      <ShipLogs sheets={sheets} selected={open} onSelect={(ship) => view.set({ logUnit: ship })} changedOn={changedOn}>
        <PrintButton ship={open} />
        {children}
      </ShipLogs>
    ),
    [sheets, open, changedOn, children, view],
  );
  return (
    <div className="flex min-h-0 pane-log" data-part="log">
      <h3 className="visually-hidden">Ship’s log</h3>
      {logs}
    </div>
  );
}
