import { deciderOf, type Game, legalOfKind, type Player, scenarioAsKnown, view } from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import { isForced } from '../../game/handover.ts';
import { gameAt, type History } from '../../game/history.ts';
import { phaseMark } from '../../game/log.ts';
import { hasCurtain, isClosed, isProgram, listPeople, personAt } from '../../game/people.ts';
import { lastSeen, listPresences } from '../../game/presence.ts';
import { seenUpTo } from '../../game/seen.ts';
import { countBefore, endedWithoutDice } from '../../game/undo.ts';
import { witnessed } from '../../game/witnessed.ts';
import { seatAt, toWatch } from '../seat/seat.ts';
import { seatFromView } from '../seat/seat-from-view.ts';
import type { ForcedPhase, TableState } from './table-state.ts';

/** An order taken back and given again leads to and fro between a few positions; older ones are worked out anew. */
const KEPT = 6;

/**
 * The same answer about the same position of a history to the same player, as long as it was among the last few asked for.
 * Only for positions that nobody writes on any more.
 */
function keepRecent<A>(
  ask: (history: History, count: number, player: Player | null) => A,
): (history: History, player: Player | null, count?: number) => A {
  const kept: { game: Game; player: Player | null; answer: A }[] = [];
  return (history, player, count = history.steps.length) => {
    const game = gameAt(history, count);
    const known = kept.find((one) => one.game === game && one.player === player);
    if (known) return known.answer;
    const answer = ask(history, count, player);
    kept.push({ game, player, answer });
    if (kept.length > KEPT) kept.shift();
    return answer;
  };
}

/**
 * [R10.0b] A seat at a position of a history: the same one when somebody comes back to it. A player's is made from their view
 * and what they have seen, as on a screen of their own; where everything is open, from the game.
 */
export const seatOf = keepRecent((history, count, player) => {
  const game = gameAt(history, count);
  if (player === null) return seatAt(game, null);
  const seen = witnessed(history, player, count);
  const { rulings } = game;
  const scenario = scenarioAsKnown(game.scenario, player);
  return seatFromView({ scenario, rulings, player, view: view(game, player), seen });
});

/** A seat from which nothing can be ordered, for it is the program that decides. */
const watchOf = keepRecent((history, count, player) => toWatch(seatOf(history, player, count)));

/** [R10.0b] The player whose view is shown; null shows everything: in an open game and when the game is over. */
const eyesOf = (game: Game, settings: GameSettings, present: Player): Player | null =>
  isClosed(settings) && !game.result ? present : null;

function forcedPhase(game: Game, settings: GameSettings, present: Player): ForcedPhase | null {
  const player = deciderOf(game);
  if (!hasCurtain(settings) || player === null || player === present || !isForced(game)) return null;
  return { player, kind: phaseMark(game).kind, units: legalOfKind(game, 'move').length };
}

/** How many actions the one at the screen had seen; against the program all up to their own last order. */
function lookedAt(history: History, settings: GameSettings, present: Player): number {
  if (listPeople(settings).length > 1) return lastSeen(listPresences(history), present);
  return history.steps.findLastIndex(({ action }) => !isProgram(settings, action.player)) + 1;
}

type Shown = Pick<
  TableState,
  'screen' | 'curtain' | 'seat' | 'log' | 'since' | 'latest' | 'forced' | 'mayUndo' | 'actions'
>;

/** The state shown to the player at the screen; `latest` is the number of actions before the last order. */
export function showTable(history: History, settings: GameSettings, latest: number): Shown {
  const game = gameAt(history);
  const present = personAt(history, settings);
  const eyes = eyesOf(game, settings, present);
  return {
    screen: 'table',
    curtain: null,
    seat: isProgram(settings, deciderOf(game)) ? watchOf(history, eyes) : seatOf(history, eyes),
    log: seenUpTo(history, eyes),
    since: seenUpTo(history, eyes, lookedAt(history, settings, present)).length,
    latest: seenUpTo(history, eyes, latest).length,
    forced: forcedPhase(game, settings, present),
    mayUndo: countBefore(history, settings) !== null,
    actions: history.steps.length,
  };
}

/** The state while the curtain is down between `from` and the next player; `from` is null when a game is opened. */
export function showCurtain(history: History, settings: GameSettings, from: Player | null): Shown {
  const game = gameAt(history);
  const count = history.steps.length;
  return {
    screen: 'curtain',
    curtain: {
      to: personAt(history, settings),
      from,
      before: from === null ? null : phaseMark(gameAt(history, count - 1)),
      now: phaseMark(game),
      decision: game.pending !== null,
      mayGoBack: from !== null && endedWithoutDice(history),
    },
    seat: null,
    log: [],
    since: 0,
    latest: 0,
    forced: null,
    mayUndo: false,
    actions: count,
  };
}
