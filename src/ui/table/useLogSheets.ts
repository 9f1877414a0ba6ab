import { useMemo, useState } from 'react';
import { type LogSheet, launchesOf, logSheet, sheetChanges } from '../../sheet/index.ts';
import type { Seat } from '../../store/seat.ts';
import { useTable } from './context.ts';

/** [10.0] The logs this seat may read: its own ships', or all of them where everything is open. */
function useSheets(seat: Seat): readonly LogSheet[] {
  const scenario = useTable((state) => state.scenario);
  const log = useTable((state) => state.log);
  return useMemo(() => {
    const launches = launchesOf(log.map(({ event }) => event));
    return scenario.ships.flatMap((line) => {
      const own = seat.view.units.filter(({ owner }) => owner === line.player);
      const ship = own.find(({ id }) => id === `${line.player}${line.letter}`);
      const readable = ship && (seat.player === null || seat.player === line.player);
      return readable ? [logSheet(ship, own, line, launches)] : [];
    });
  }, [seat, scenario, log]);
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
