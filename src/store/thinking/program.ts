import { type Action, deciderOf, type Player, type ProgramSeat, type Rank } from '../../engine/index.ts';
import type { Plan } from '../../opponent/index.ts';
import type { GameSettings } from '../entries.ts';
import { isForced } from '../handover.ts';
import { forcedOrders, gameAt, type History } from '../history.ts';
import { listPeople } from '../people.ts';
import { foreseenOrders } from './foreseen.ts';
import { questionOf } from './question.ts';
import type { Thinker } from './thinker.ts';

/** What is shown of the program while it is its turn. */
export interface Thinking {
  player: Player;
  rank: Rank;
  /**
   * `waiting`: nobody plays against it, and it goes on when whoever watches has seen enough. `conceding`: it sees no
   * chance any more, and asks whether it may give up.
   */
  state: 'thinking' | 'waiting' | 'failed' | 'conceding';
  /** It has a plan already, and could play it now. */
  hasPlan: boolean;
}

/** The table as the program uses it. */
export interface ProgramTable {
  settings: GameSettings;
  history(): History;
  mayPlay(): boolean;
  /** Gives orders that are legal on this very position; nothing happens if the game has gone on since. */
  give(on: History, orders: readonly Action[]): Promise<void>;
  show(thinking: Thinking | null): void;
}

/** Whoever plays the seats of the program: it is told whenever the table has changed, and gives orders when it is due. */
export interface Program {
  /** The table has changed, or has just been laid. */
  attend(): void;
  /** Gives the orders of the best plan so far. */
  playNow(): void;
  /** Goes on after it has waited, or tries again after it has broken down. */
  goOn(): void;
  /** It may give up, as it has asked, or plays on and does not ask again. */
  answerConceding(accepted: boolean): void;
  leave(): void;
}

/** It asks whether it may give up when it sees less of a chance than this. */
const HOPELESS = 0.02;

/** What it thinks about, and the best plan so far. */
interface Thought {
  on: History;
  orders: readonly Action[] | null;
}

export function createProgram(table: ProgramTable, thinker: Thinker): Program {
  const isWatched = listPeople(table.settings).length === 0;
  let thought: Thought | null = null;
  /** What it would do if it may not give up. */
  let asking: { on: History; orders: readonly Action[] } | null = null;
  let hasAsked = false;

  function stop(): void {
    if (thought) thinker.stop();
    thought = null;
    asking = null;
  }

  /** The player whose orders the program gives now, and his seat. */
  function due(): { player: Player; seat: ProgramSeat } | null {
    const player = deciderOf(gameAt(table.history()));
    const seat = player === null ? undefined : table.settings.program[player];
    return player !== null && seat && table.mayPlay() ? { player, seat } : null;
  }

  function show(state: Thinking['state'], hasPlan = false): void {
    const now = due();
    table.show(now && { player: now.player, rank: now.seat.rank, state, hasPlan });
  }

  function play(on: History, orders: readonly Action[]): void {
    const given = foreseenOrders(on, orders);
    if (given.length === 0) show('failed');
    else void table.give(on, given);
  }

  /** Gives the orders of its last plan; a lost game it offers to give up first, once, if somebody plays against it. */
  function decide(on: History, { orders, value }: Plan): void {
    if (value >= HOPELESS || hasAsked || isWatched) play(on, orders);
    else {
      hasAsked = true;
      asking = { on, orders };
      show('conceding');
    }
  }

  function ask(on: History, player: Player, seat: ProgramSeat): void {
    const mine: Thought = { on, orders: null };
    thought = mine;
    show('thinking');
    thinker.ask(questionOf(on, player, seat), {
      hear(plan, done) {
        if (thought !== mine) return;
        mine.orders = plan.orders;
        if (!done) show('thinking', true);
        else {
          thought = null;
          decide(on, plan);
        }
      },
      fail() {
        if (thought !== mine) return;
        thought = null;
        show('failed');
      },
    });
  }

  /** Gives the orders of a phase without a decision, or thinks about the others. */
  function think(): void {
    const on = table.history();
    const now = due();
    const forced = now && isForced(gameAt(on)) ? forcedOrders(on) : [];
    if (forced.length > 0) play(on, forced);
    else if (now) ask(on, now.player, now.seat);
  }

  return {
    attend() {
      stop();
      if (!due()) table.show(null);
      else if (isWatched) show('waiting');
      else think();
    },
    playNow() {
      const { on, orders } = thought ?? {};
      if (!on || !orders) return;
      stop();
      play(on, orders);
    },
    goOn() {
      if (!thought) think();
    },
    answerConceding(accepted) {
      const now = due();
      if (!asking || !now) return;
      const { on, orders } = asking;
      asking = null;
      if (accepted) void table.give(on, [{ player: now.player, do: 'concede' }]);
      else play(on, orders);
    },
    leave: stop,
  };
}
