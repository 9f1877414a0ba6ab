import { useMemo } from 'react';
import type { LoggedEvent } from '../../store/log.ts';
import type { Seat } from '../../store/seat.ts';
import { useGame, useTable, useView } from './context.ts';
import { logOf, mayWatch, pastSeat, toldWith } from './replay.ts';

/** What is looked at: the present, or a moment of the past that is watched again. */
export interface Moment {
  seat: Seat;
  /** It is past, and nothing can be ordered in it. */
  past: boolean;
  /** What followed from the last order before it. */
  recent: readonly LoggedEvent[];
  /** The same with the shot or attempt that it ended, if it answered a question. */
  told: readonly LoggedEvent[];
}

export function useMoment(present: Seat): Moment {
  const { table } = useGame();
  const log = useTable((state) => state.log);
  const latest = useTable((state) => state.latest);
  const at = useView((state) => state.replayAt);
  return useMemo(() => {
    const seat = at === null || !mayWatch(present) ? null : table.seatAfter(at);
    if (!seat || at === null) {
      return { seat: present, past: false, recent: log.slice(latest), told: toldWith(log, latest) };
    }
    const seen = log.filter(({ action }) => action < at);
    const recent = logOf(log, at - 1);
    return { seat: pastSeat(seat), past: true, recent, told: toldWith(seen, seen.length - recent.length) };
  }, [table, present, log, latest, at]);
}

/** What had happened up to the moment that is looked at. */
export function useMomentLog(): readonly LoggedEvent[] {
  const log = useTable((state) => state.log);
  const at = useView((state) => state.replayAt);
  return useMemo(() => (at === null ? log : log.filter(({ action }) => action < at)), [log, at]);
}
