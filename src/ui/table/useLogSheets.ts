import { useMemo } from 'react';
import type { Scenario, Snapshot, UnitId } from '../../engine/index.ts';
import { type LogSheet, type SheetChanges, sheetChanges, shipSheets } from '../../sheet/index.ts';
import type { LoggedEvent } from '../../store/log.ts';
import type { Seat } from '../../store/seat.ts';
import { useGame, useTable, useView } from '../session/context.ts';
import { useMomentLog } from '../session/useMoment.ts';

const written = new WeakMap<Snapshot, readonly LogSheet[]>();

/** [10.0] The logs of a position as a player may read them; what lay on the table is not written twice. */
function sheetsOf(
  view: Snapshot,
  player: Seat['player'],
  scenario: Scenario,
  log: readonly LoggedEvent[],
): readonly LogSheet[] {
  const sheets = written.get(view) ?? shipSheets({ view, player, scenario, events: log.map(({ event }) => event) });
  written.set(view, sheets);
  return sheets;
}

/** [10.0] The logs this seat may read: its own ships', or all of them where everything is open. */
function useSheets({ view, player }: Seat): readonly LogSheet[] {
  const scenario = useTable((state) => state.scenario);
  const log = useMomentLog();
  return useMemo(() => sheetsOf(view, player, scenario, log), [view, player, scenario, log]);
}

/** The number of actions before what has just happened: the last order, or all since this player last looked. */
function useBefore({ player }: Seat): number | null {
  const watched = useView((state) => state.replayAt);
  const log = useTable((state) => state.log);
  const latest = useTable((state) => state.latest);
  const since = useTable((state) => state.since);
  if (watched !== null) return watched === 0 ? null : watched - 1;
  const line = log[latest] ?? (player === null ? undefined : log[since]);
  return line?.action ?? null;
}

/** The same logs as they stood then; nothing where nothing has happened since. */
function useSheetsBefore(seat: Seat): readonly LogSheet[] {
  const { table } = useGame();
  const scenario = useTable((state) => state.scenario);
  const log = useTable((state) => state.log);
  const before = useBefore(seat);
  const { player } = seat;
  return useMemo(() => {
    const view = before === null ? null : table.viewAfter(before);
    if (!view || before === null) return [];
    return sheetsOf(
      view,
      player,
      scenario,
      log.filter(({ action }) => action < before),
    );
  }, [table, player, scenario, log, before]);
}

const NOTHING: SheetChanges = new Map();

/** The logs with what has just been written on each of them. */
export function useLogSheets(seat: Seat): {
  sheets: readonly LogSheet[];
  changedOn: (ship: UnitId) => SheetChanges;
} {
  const sheets = useSheets(seat);
  const before = useSheetsBefore(seat);
  return useMemo(() => {
    const changed = new Map(
      sheets.map((sheet) => {
        const id = sheet.ship?.id ?? '';
        return [id, sheetChanges(before.find(({ ship }) => ship?.id === id) ?? null, sheet)];
      }),
    );
    return { sheets, changedOn: (ship) => changed.get(ship) ?? NOTHING };
  }, [sheets, before]);
}
