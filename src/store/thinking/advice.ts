import { type OrderKind, PLAYERS, type ProgramSeat, type UnitId } from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import { gameAt, type History } from '../../game/history.ts';
import { isClosed, isProgram } from '../../game/people.ts';
import { questionFrom, seatFor } from '../../game/question.ts';
import { BUDGETS, type Exposure, type SeatKnowledge } from '../../opponent/index.ts';
import { createAdviser } from './adviser.ts';
import { type Explanation, explain } from './explain.ts';
import type { Hint } from './hint.ts';
import type { Thinker } from './thinker.ts';

/** What the program can be asked beside the game. Every answer is null if nothing came of it. */
export interface Advice {
  /** Whether the one who decides at this table is given hints: not where people play each other. */
  givesHints(): boolean;
  /** What an Admiral would do for the player who decides now. */
  hint(): Promise<Hint | null>;
  /** Whether the program gave the order with this index, and may be asked why: it tells what it knows and the other does not. */
  mayAskWhy(index: number): boolean;
  /** Why the program gave the order with this index. */
  why(index: number): Promise<Explanation | null>;
  /** Whether the program agrees on a draw now. */
  takesDraw(): Promise<boolean | null>;
  /** [7.0, 9.4] What each outcome of an own unit's Command Phase exposes it to, and what it may launch from there. */
  exposure(unit: UnitId): Promise<readonly Exposure[] | null>;
  stop(): void;
}

const ADMIRAL: ProgramSeat = { rank: 'admiral', seed: 1, budget: BUDGETS.admiral };

/** Orders that need no reason. */
const UNASKED: ReadonlySet<OrderKind> = new Set(['ready', 'move', 'move-all', 'end-phase']);

/** A table as advice needs it, whether its game is here or with a server. */
export interface AdviceTable {
  givesHints(): boolean;
  /**
   * What is known to anybody who decides now and is given hints, the same object as long as nothing has happened; null where
   * nobody is to be advised.
   */
  seat(): SeatKnowledge | null;
  /** The game as it was played, with the seats of the program; null while a server keeps it. */
  game(): { history: History; settings: GameSettings } | null;
}

/** Has somebody think beside a game. */
export function createAdvice({ givesHints, seat: seatNow, game }: AdviceTable, thinker: Thinker): Advice {
  const adviser = createAdviser(thinker);
  /** The hint that was last asked for, and from which knowledge. */
  let last: { seat: SeatKnowledge; hint: Promise<Hint | null> } | null = null;

  async function hintFor(seat: SeatKnowledge): Promise<Hint | null> {
    const plan = await adviser.plan(questionFrom(seat, ADMIRAL));
    // One that was broken off is asked for anew.
    if (!plan && last?.seat === seat) last = null;
    return plan && { plan, chance: await adviser.chance(seat) };
  }

  return {
    givesHints,
    async hint() {
      const seat = seatNow();
      if (!seat) return null;
      if (last?.seat !== seat) last = { seat, hint: hintFor(seat) };
      return last.hint;
    },
    mayAskWhy(index) {
      const { history, settings } = game() ?? {};
      const action = history?.steps[index]?.action;
      if (!history || !settings || !action) return false;
      const isOpen = !isClosed(settings) || gameAt(history).result !== null;
      return isOpen && isProgram(settings, action.player) && !UNASKED.has(action.do);
    },
    async why(index) {
      const played = game();
      return played && explain(played.history, played.settings, index, adviser);
    },
    async takesDraw() {
      const { history, settings } = game() ?? {};
      const player = settings && PLAYERS.find((one) => isProgram(settings, one));
      const attitude = history && player && (await adviser.attitude(seatFor(history, player)));
      return attitude ? attitude.acceptsDraw : null;
    },
    async exposure(unit) {
      const seat = seatNow();
      return seat && adviser.threats(seat, unit);
    },
    stop: adviser.stop,
  };
}
