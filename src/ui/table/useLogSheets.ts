import { useMemo, useState } from 'react';
import { type LogSheet, sheetChanges, shipSheets } from '../../sheet/index.ts';
import type { Seat } from '../../store/seat.ts';
import { useTable } from './context.ts';
import { useMomentLog } from './useMoment.ts';

/** [10.0] The logs this seat may read: its own ships', or all of them where everything is open. */
function useSheets({ view, player }: Seat): readonly LogSheet[] {
  const scenario = useTable((state) => state.scenario);
  const log = useMomentLog();
  return useMemo(
    () => shipSheets({ view, player, scenario, events: log.map(({ event }) => event) }),
    [view, player, scenario, log],
  );
}

const NOTHING: ReadonlySet<string> = new Set();

interface Kept {
  sheets: readonly LogSheet[];
  changed: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The logs with what the last order wrote on each of them. */
export function useLogSheets(seat: Seat): {
  sheets: readonly LogSheet[];
  changedOn: (ship: string) => ReadonlySet<string>;
} {
  const sheets = useSheets(seat);
  const [kept, setKept] = useState<Kept>({ sheets, changed: new Map() });
  if (kept.sheets !== sheets) {
    const changed = new Map(
      sheets.map((sheet) => {
        const id = sheet.ship?.id ?? '';
        return [id, sheetChanges(kept.sheets.find(({ ship }) => ship?.id === id) ?? null, sheet)];
      }),
    );
    setKept({ sheets, changed });
  }
  return { sheets, changedOn: (ship) => kept.changed.get(ship) ?? NOTHING };
}
