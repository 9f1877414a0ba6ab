import { deciderOf, type OrderKind, type Player, type ProgramSeat } from '../../engine/index.ts';
import { BUDGETS } from '../../opponent/index.ts';
import type { GameSettings } from '../entries.ts';
import { isForced } from '../handover.ts';
import { backTo, gameAt, type History } from '../history.ts';
import { isClosed, isProgram, listPeople } from '../people.ts';
import { createAdviser } from './adviser.ts';
import { type Explanation, explain } from './explain.ts';
import { type Hint, hintOf } from './hint.ts';
import { questionOf } from './question.ts';
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
  stop(): void;
}

/** Whether hints are given: to people who rehearse, and against the program; never where people play each other. */
export const hasHints = (settings: GameSettings): boolean => {
  const people = listPeople(settings).length;
  return people === 1 || (people > 1 && settings.mode === 'rehearsal');
};

const ADMIRAL: ProgramSeat = { rank: 'admiral', seed: 1, budget: BUDGETS.admiral };

/** A draw is taken by a side that sees less than this in playing on; a draw itself is worth a half. */
const WELCOME_DRAW = 0.45;

/** The game as it was when a player last had something to decide. */
function whenLastDue(history: History, player: Player): History | null {
  for (let count = history.steps.length; count >= 0; count -= 1) {
    const game = gameAt(history, count);
    if (deciderOf(game) === player && !isForced(game)) return backTo(history, count);
  }
  return null;
}

/** Orders that need no reason. */
const UNASKED: ReadonlySet<OrderKind> = new Set(['ready', 'move', 'move-all', 'end-phase']);

interface AdviceTable {
  settings: GameSettings;
  history(): History;
}

export function createAdvice({ settings, history }: AdviceTable, thinker: Thinker): Advice {
  const adviser = createAdviser(thinker);
  return {
    async hint() {
      const now = history();
      const player = deciderOf(gameAt(now));
      if (player === null || isProgram(settings, player) || !hasHints(settings)) return null;
      const plan = await adviser.consult(questionOf(now, player, ADMIRAL));
      return plan && hintOf(gameAt(now), player, plan);
    },
    mayAskWhy: (index) => {
      const { action } = history().steps[index] ?? {};
      const isOpen = !isClosed(settings) || gameAt(history()).result !== null;
      return isOpen && action !== undefined && isProgram(settings, action.player) && !UNASKED.has(action.do);
    },
    why: (index) => explain(history(), settings, index, adviser),
    async takesDraw() {
      const [player, seat] = Object.entries(settings.program)[0] ?? [];
      const due = seat && whenLastDue(history(), player === '1' ? 1 : 2);
      const plan = due && (await adviser.consult(questionOf(due, player === '1' ? 1 : 2, seat)));
      return plan ? plan.value < WELCOME_DRAW : null;
    },
    stop: adviser.stop,
  };
}
