import { type Action, deciderOf, legal, type Player, type ProgramSeat, type Rank } from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import { isForced } from '../../game/handover.ts';
import { forcedOrders, gameAt, type History } from '../../game/history.ts';
import { listPeople } from '../../game/people.ts';
import { programQuestion, seatFor } from '../../game/question.ts';
import type { Attitude, Plan } from '../../opponent/index.ts';
import { foreseenOrders } from './foreseen.ts';
import type { Thinker } from './thinker.ts';

/** What it asks before it plays on: whether it may give up, or whether a draw is welcome. */
export type Proposal = 'conceding' | 'offering';

/** What is shown of the program while it is its turn. */
export interface Thinking {
  player: Player;
  rank: Rank;
  /**
   * `waiting`: nobody plays against it, and it goes on when one who watches has seen enough. `conceding`: it is beaten,
   * and asks whether it may give up. `offering`: it offers a draw.
   */
  state: 'thinking' | 'waiting' | 'failed' | Proposal;
  /** It has been told to play at once, and does so with its first plan. */
  hurried: boolean;
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

/** What plays the seats of the program: it is told whenever the table has changed, and gives orders when it is due. */
export interface Program {
  /** The table has changed, or has just been laid. */
  schedule(): void;
  /** Gives the orders of the best plan so far, or of the first that comes; after it has broken down, orders without a plan. */
  playNow(): void;
  /** Goes on after it has waited, or tries again after it has broken down. */
  goOn(): void;
  /** What it has asked is granted, or it plays on and does not ask again. */
  answerProposal(granted: boolean): void;
  leave(): void;
}

/** What it thinks about, and the orders of the best plan so far; none yet at first. */
interface Thought {
  on: History;
  orders: readonly Action[];
  hurried: boolean;
}

/** Orders for which nobody has to think: what ends the phase, or else the first that the rules allow. */
function simplestOrders(on: History): readonly Action[] {
  const forced = forcedOrders(on);
  return forced.length > 0 ? forced : legal(gameAt(on)).slice(0, 1);
}

export function createProgram(table: ProgramTable, thinker: Thinker): Program {
  const isWatched = listPeople(table.settings).length === 0;
  let thought: Thought | null = null;
  let hasFailed = false;
  /** What it has asked, and what it does if that is not granted. */
  let asking: { proposal: Proposal; on: History; orders: readonly Action[] } | null = null;
  const asked = new Set<Proposal>();

  function stop(): void {
    if (thought) thinker.stop();
    thought = null;
    asking = null;
  }

  /** The player whose orders the program gives now, and their seat. */
  function due(): { player: Player; seat: ProgramSeat } | null {
    const player = deciderOf(gameAt(table.history()));
    const seat = player === null ? undefined : table.settings.program[player];
    return player !== null && seat && table.mayPlay() ? { player, seat } : null;
  }

  function show(state: Thinking['state'], hurried = false): void {
    const now = due();
    hasFailed = state === 'failed';
    table.show(now && { player: now.player, rank: now.seat.rank, state, hurried });
  }

  function play(on: History, orders: readonly Action[]): void {
    const given = foreseenOrders(on, orders);
    if (given.length === 0) show('failed');
    else void table.give(on, given);
  }

  /** What it would rather ask first, once each, of somebody who plays against it. */
  function proposalOf({ concedes, offersDraw }: Attitude): Proposal | null {
    if (concedes && !asked.has('conceding')) return 'conceding';
    return offersDraw && !asked.has('offering') ? 'offering' : null;
  }

  /** Gives the orders of its last plan, unless it has something to propose. */
  function decide({ on, orders }: Pick<Thought, 'on' | 'orders'>, attitude: Attitude | null): void {
    thought = null;
    const proposal = attitude && proposalOf(attitude);
    if (!proposal) play(on, orders);
    else {
      asked.add(proposal);
      asking = { proposal, on, orders };
      show(proposal);
    }
  }

  /** Considers, with its last plan made, whether to go on at all. */
  function consider(mine: Thought, player: Player): void {
    const settle = (attitude: Attitude | null) => thought === mine && decide(mine, attitude);
    if (isWatched) settle(null);
    else {
      thinker.ask({ ask: 'attitude', seat: seatFor(mine.on, player), hear: settle }, () => settle(null));
    }
  }

  function ask(on: History, player: Player, seat: ProgramSeat): void {
    const mine: Thought = { on, orders: [], hurried: false };
    thought = mine;
    show('thinking');
    const hear = (plan: Plan, done: boolean): void => {
      if (thought !== mine) return;
      mine.orders = plan.orders;
      if (mine.hurried) {
        stop();
        play(on, plan.orders);
      } else if (done) consider(mine, player);
    };
    thinker.ask({ ask: 'plan', question: programQuestion(on, player, seat), hear }, () => {
      if (thought !== mine) return;
      // With a plan it can go on, if not with its best one.
      if (mine.orders.length > 0) return decide(mine, null);
      thought = null;
      show('failed');
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
    schedule() {
      stop();
      if (!due()) table.show(null);
      else if (isWatched) show('waiting');
      else think();
    },
    playNow() {
      if (!thought) {
        const on = table.history();
        if (hasFailed && due()) play(on, simplestOrders(on));
      } else if (thought.orders.length === 0) {
        thought.hurried = true;
        show('thinking', true);
      } else {
        const { on, orders } = thought;
        stop();
        play(on, orders);
      }
    },
    goOn() {
      if (!thought) think();
    },
    answerProposal(granted) {
      const now = due();
      if (!asking || !now) return;
      const { proposal, on, orders } = asking;
      asking = null;
      const end = proposal === 'conceding' ? 'concede' : 'agree-draw';
      if (granted) void table.give(on, [{ player: now.player, do: end }]);
      else play(on, orders);
    },
    leave: stop,
  };
}
