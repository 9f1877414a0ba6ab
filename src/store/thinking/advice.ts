import { deciderOf, type OrderKind, PLAYERS, type ProgramSeat, type UnitId } from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import { gameAt, type History } from '../../game/history.ts';
import { isClosed, isProgram, listPeople } from '../../game/people.ts';
import { programQuestion, seatFor } from '../../game/question.ts';
import { BUDGETS, type Exposure } from '../../opponent/index.ts';
import { createAdviser } from './adviser.ts';
import { type Explanation, explain } from './explain.ts';
import { type Hint, hintOf } from './hint.ts';
import type { Thinker } from './thinker.ts';

/** What the program can be asked beside the game. Every answer is null if nothing came of it. */
export interface Advice {
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

/** Where nobody is asked: people play each other on screens of their own. */
export const NO_ADVICE: Advice = {
  hint: async () => null,
  mayAskWhy: () => false,
  why: async () => null,
  takesDraw: async () => null,
  exposure: async () => null,
  stop: () => undefined,
};

/** Whether hints are given: to people who rehearse, and against the program; never where people play each other. */
export const hasHints = (settings: GameSettings): boolean => {
  const people = listPeople(settings).length;
  return people === 1 || (people > 1 && settings.mode === 'rehearsal');
};

const ADMIRAL: ProgramSeat = { rank: 'admiral', seed: 1, budget: BUDGETS.admiral };

/** Orders that need no reason. */
const UNASKED: ReadonlySet<OrderKind> = new Set(['ready', 'move', 'move-all', 'end-phase']);

interface AdviceTable {
  settings: GameSettings;
  history(): History;
}

export function createAdvice({ settings, history }: AdviceTable, thinker: Thinker): Advice {
  const adviser = createAdviser(thinker);
  /** The hint that was last asked for, and for which position: coach and player ask for the same. */
  let last: { on: History; hint: Promise<Hint | null> } | null = null;

  async function hintOn(now: History): Promise<Hint | null> {
    const player = deciderOf(gameAt(now));
    if (player === null || isProgram(settings, player) || !hasHints(settings)) return null;
    const plan = await adviser.plan(programQuestion(now, player, ADMIRAL));
    // One that was broken off is asked for anew.
    if (!plan && last?.on === now) last = null;
    return plan && hintOf(now, player, plan, await adviser.chance(seatFor(now, player)));
  }

  return {
    hint() {
      const now = history();
      last = last?.on === now ? last : { on: now, hint: hintOn(now) };
      return last.hint;
    },
    mayAskWhy: (index) => {
      const { action } = history().steps[index] ?? {};
      const isOpen = !isClosed(settings) || gameAt(history()).result !== null;
      return isOpen && action !== undefined && isProgram(settings, action.player) && !UNASKED.has(action.do);
    },
    why: (index) => explain(history(), settings, index, adviser),
    async takesDraw() {
      const player = PLAYERS.find((one) => isProgram(settings, one));
      const attitude = player && (await adviser.attitude(seatFor(history(), player)));
      return attitude ? attitude.acceptsDraw : null;
    },
    async exposure(unit) {
      const player = deciderOf(gameAt(history()));
      if (player === null || isProgram(settings, player) || !hasHints(settings)) return null;
      return adviser.threats(seatFor(history(), player), unit);
    },
    stop: adviser.stop,
  };
}
