import type { Order, Player } from '../../engine/index.ts';
import { gameAt, type History, play } from '../../game/history.ts';
import { endsList } from '../../game/undo.ts';
import { seenBy } from '../seat/markers.ts';
import { type Seat, seatAt, toWatch } from '../seat/seat.ts';
import { gameAsKnown } from '../seat/seat-from-view.ts';
import { strangersOf } from '../seat/strangers.ts';
import { latestOf, type RemoteTimeline } from './remote-timeline.ts';
import { openTo, type RemoteViewer, type Shown, seatIn, showTimeline } from './remote-view.ts';

/** Orders that have not been answered, and whether any may have come to the server. */
interface Given {
  orders: readonly Order[];
  isSent: boolean;
}

/**
 * The seat as it will be after orders without an answer, so that all that is said of the game counts them. It ends before
 * the first of them after which nobody here can know the position: one that rolls, reveals, asks somebody or passes the turn.
 * Behind that one, and behind what the server may be carrying out already, nothing more is ordered.
 */
function foreseenSeat(
  timeline: RemoteTimeline,
  viewer: RemoteViewer & { seat: Player },
  { orders, isSent }: Given,
): Seat {
  const moment = latestOf(timeline);
  const { view, seen } = moment;
  const player = openTo(viewer, moment) ? null : viewer.seat;
  const start = gameAsKnown({ scenario: timeline.scenario, rulings: viewer.rulings, player, view, seen });
  const { hide } = strangersOf(start, player, view);
  let history: History = { start, steps: [] };
  for (const order of orders) {
    const played = play(history, { ...hide(order), player: viewer.seat });
    if (!played.ok || endsList(played.history, played.history.steps.length - 1)) break;
    history = played.history;
  }
  const { steps } = history;
  // What fell before is known here only as it was told.
  const seat =
    steps.length === 0
      ? seatIn(timeline, moment, viewer)
      : seatAt(gameAt(history), player, { ...seenBy(gameAt(history), player), rolls: view.rolls });
  return isSent || steps.length < orders.length ? toWatch(seat) : seat;
}

/** The state shown to anybody who has given orders that the server has not answered. */
export function showForeseen(timeline: RemoteTimeline, viewer: RemoteViewer, given: Given): Shown {
  const shown = showTimeline(timeline, viewer);
  const { seat } = viewer;
  if (seat === null) return shown;
  return { ...shown, seat: foreseenSeat(timeline, { ...viewer, seat }, given), mayUndo: !given.isSent };
}
