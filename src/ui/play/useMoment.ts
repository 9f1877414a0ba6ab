import { useMemo } from 'react';
import type { LoggedEvent } from '../../game/log.ts';
import { type Seat, toWatch } from '../../store/seat/seat.ts';
import { useGame, useTable, useView } from './context.ts';
import { logOf, mayWatch, pastSeat, toldWith } from './replay.ts';

/** What is looked at: the present, or a moment of the past that is watched again or shown for the first time. */
export interface ShownMoment {
  seat: Seat;
  /** It is past, and nothing can be ordered in it. */
  past: boolean;
  /** What has happened is being shown, and has led here. */
  shown: boolean;
  /** It waits until it has been read. */
  held: boolean;
  /** What followed from the last order before it. */
  recent: readonly LoggedEvent[];
  /** The same with the shot or attempt that it ended, if it answered a question. */
  told: readonly LoggedEvent[];
}

export function useMoment(present: Seat): ShownMoment {
  const { table } = useGame();
  const log = useTable((state) => state.log);
  const latest = useTable((state) => state.latest);
  const replayAt = useView((state) => (mayWatch(present) ? state.replayAt : null));
  const actions = useTable((state) => state.actions);
  const card = useView((state) => state.showing[0] ?? null);
  const readAt = useView((state) => state.readAt);
  const readOnly = useTable((state) => state.readOnly);
  return useMemo(() => {
    const isRead = readAt === actions;
    const at = replayAt ?? card?.at ?? null;
    const seat = at === null ? null : table.seatAfter(at);
    if (!seat || at === null) {
      // What has been read is not shown once more.
      return {
        // Who may only look, as another tab has the game, is offered nothing.
        seat: readOnly ? toWatch(present) : present,
        past: false,
        shown: false,
        held: false,
        recent: isRead ? [] : log.slice(latest),
        // An order that is taken back leads to what the one before it came to.
        told: toldWith(log, latest < log.length ? latest : log.length - logOf(log, log.at(-1)?.action ?? -1).length),
      };
    }
    const seen = log.filter(({ action }) => action < at);
    const recent = logOf(log, at - 1);
    const shown = replayAt === null;
    const held = shown && card?.time === null;
    return { seat: pastSeat(seat), past: true, shown, held, recent, told: toldWith(seen, seen.length - recent.length) };
  }, [table, present, log, latest, actions, replayAt, card, readAt, readOnly]);
}

/** What had happened up to the moment that is looked at. */
export function useMomentLog(): readonly LoggedEvent[] {
  const log = useTable((state) => state.log);
  const at = useView((state) => state.replayAt ?? state.showing[0]?.at ?? null);
  return useMemo(() => (at === null ? log : log.filter(({ action }) => action < at)), [log, at]);
}
