import { useDeferredValue, useMemo } from 'react';
import type { Scenario, Snapshot, UnitId } from '../../engine/index.ts';
import type { LoggedEvent } from '../../game/log.ts';
import { type LogSheet, type SheetChanges, sheetChanges, shipSheets } from '../../sheet/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { useGame, useTable, useView } from '../play/context.ts';
import { useMomentLog } from '../play/useMoment.ts';

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

/** Whether the logs of all ships are to be seen in a position. */
const isOpen = ({ units }: Snapshot): boolean =>
  units.every(({ kind, energy }) => kind !== 'spaceship' || energy !== undefined);

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

/** All that the logs are written from, as one: it changes as one, a moment after the map and the orders. */
function useWritten(seat: Seat) {
  const scenario = useTable((state) => state.scenario);
  const story = useTable((state) => state.log);
  const log = useMomentLog();
  const before = useBefore(seat);
  return useDeferredValue(
    useMemo(() => ({ seat, scenario, story, log, before }), [seat, scenario, story, log, before]),
  );
}

const NOTHING: SheetChanges = new Map();

/**
 * [10.0] The logs this seat may read, its own ships' or all of them where everything is open, with what has just been
 * written on each; and the seat that they are read from.
 */
export function useLogSheets(now: Seat): {
  seat: Seat;
  sheets: readonly LogSheet[];
  changedOn: (ship: UnitId) => SheetChanges;
} {
  const { table } = useGame();
  const written = useWritten(now);
  return useMemo(() => {
    const { seat, scenario, story, log, before } = written;
    const { view, player } = seat;
    const sheets = sheetsOf(view, player, scenario, log);
    const earlier = before === null ? null : table.seatAfter(before)?.view;
    // [R10.0b] What lies open now may not have been to be seen then.
    const viewBefore = earlier && player === null && !isOpen(earlier) ? null : earlier;
    const logBefore = story.filter(({ action }) => before !== null && action < before);
    // As they stood then; nothing where nothing has happened since.
    const sheetsBefore = viewBefore ? sheetsOf(viewBefore, player, scenario, logBefore) : [];
    const changed = new Map(
      sheets.map((sheet) => {
        const id = sheet.ship?.id ?? '';
        return [id, sheetChanges(sheetsBefore.find(({ ship }) => ship?.id === id) ?? null, sheet)];
      }),
    );
    return { seat, sheets, changedOn: (ship) => changed.get(ship) ?? NOTHING };
  }, [table, written]);
}
