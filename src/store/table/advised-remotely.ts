import { nothingSeen, otherPlayer, type Player, view, viewEvents, witness } from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import type { History } from '../../game/history.ts';
import type { SeatKnowledge } from '../../opponent/index.ts';
import type { People } from '../../wire/messages.ts';
import { gameAsKnown } from '../seat/seat-from-view.ts';
import type { AdviceTable } from '../thinking/advice.ts';
import { latestOf, logUpTo, type RemoteTimeline, type SeenMoment } from './remote-timeline.ts';
import type { RemoteViewer } from './remote-view.ts';

const known = new WeakMap<SeenMoment, SeatKnowledge>();

/**
 * [R10.0b] What a seat knows at the latest moment, as a program in it would be told. With open logs the server shows more
 * than that; its view is brought down to the seat's, and what has happened names units that lay face-down then.
 */
export function knowledgeIn(
  timeline: RemoteTimeline,
  player: Player,
  { settings, rulings }: RemoteViewer,
): SeatKnowledge {
  const moment = latestOf(timeline);
  const before = known.get(moment);
  if (before) return before;
  const { scenario } = timeline;
  const events = logUpTo(timeline).map(({ event }) => event);
  const told = { scenario, rulings, view: moment.view };
  const seat: SeatKnowledge = { ...told, player, events };
  if (settings.logs === 'open') {
    const game = gameAsKnown({ ...told, player: null, seen: witness(nothingSeen(scenario), events) });
    const { rolls } = moment.view;
    Object.assign(seat, { view: { ...view(game, player), rolls }, events: viewEvents(events, player) });
  }
  known.set(moment, seat);
  return seat;
}

/** A table on a server as it stands. */
interface RemoteNow {
  timeline: RemoteTimeline;
  looking: RemoteViewer;
  people: People | undefined;
  /** The whole game, once it is over. */
  ended: { history: History; settings: GameSettings } | null;
}

/**
 * A table on a server, for advice: it is given to anybody who plays the program there. Where people sit at both sides, no one
 * has more help than the other, and one who watches decides nothing.
 */
export function advisedRemotely(now: () => RemoteNow): AdviceTable {
  const givesHints = () => {
    const { looking, people } = now();
    return looking.seat !== null && people?.[otherPlayer(looking.seat)].program !== undefined;
  };
  return {
    givesHints,
    seat() {
      const { timeline, looking } = now();
      const { toAct, view: seen } = latestOf(timeline);
      if (looking.seat === null || !toAct || seen.result || !givesHints()) return null;
      return knowledgeIn(timeline, looking.seat, looking);
    },
    game: () => now().ended,
  };
}
