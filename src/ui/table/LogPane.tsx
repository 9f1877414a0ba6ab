import { type ReactNode, useEffect, useMemo } from 'react';
import type { Seat } from '../../store/seat.ts';
import { ShipLogs } from '../shiplog/ShipLogs.tsx';
import { useGame, useTable, useView } from './context.ts';
import { PrintButton } from './PrintButton.tsx';
import { useLogSheets } from './useLogSheets.ts';

/** The Spaceship Logs, filled in: the one asked for, one that was just hit, the selected ship's, or that of the ship a unit belongs to. */
export function LogPane({ seat, children }: { seat: Seat; children?: ReactNode }) {
  const { view } = useGame();
  const asked = useView((state) => state.logUnit);
  const selected = useView((state) => state.selected);
  const { sheets, changedOn, hit } = useLogSheets(seat);
  const actions = useTable((state) => state.actions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every order; what is picked then stays
  useEffect(() => {
    if (hit !== null) view.set({ logUnit: hit });
  }, [hit, actions, view]);
  const open = useMemo(() => {
    const ids = sheets.flatMap(({ ship }) => (ship ? [ship.id] : []));
    return ids.find((id) => id === asked) ?? ids.find((id) => selected?.startsWith(id)) ?? ids[0] ?? null;
  }, [sheets, asked, selected]);
  return (
    <div className="log-place">
      <h3 className="unseen">Ship’s log</h3>
      <ShipLogs sheets={sheets} selected={open} onSelect={(ship) => view.set({ logUnit: ship })} changedOn={changedOn}>
        <PrintButton seat={seat} ship={open} />
        {children}
      </ShipLogs>
    </div>
  );
}
