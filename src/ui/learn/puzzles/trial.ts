import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Action, type Game, newGame } from '../../../engine/index.ts';
import { gameAt, replay } from '../../../game/history.ts';
import { type JudgedAnswer, knownAnswer, type Puzzle, solverOf } from '../../../puzzles/index.ts';
import { findScenario } from '../../../scenarios/index.ts';
import { noteSolved } from '../../../store/device/puzzle-progress.ts';
import { createThread } from '../../../store/device/thread.ts';
import type { JudgeRequest } from '../../../store/measuring/judging.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { tryingTable } from '../../../store/table/lesson-table.ts';
import type { TableStore } from '../../../store/table/table-state.ts';

/** How far one try at a puzzle has come. */
export interface TrialState {
  /** The orders that were given; null as long as the decision is still open. */
  own: readonly Action[] | null;
  /** How they do beside the solution, as far as it has been counted. */
  judged: JudgedAnswer | null;
  /** `counting`: games are being played to find out; `failed`: that was not possible; `stopped`: somebody has stopped it. */
  counting: 'resting' | 'counting' | 'failed' | 'stopped';
  /** The answer was asked for. */
  isShown: boolean;
  /** Something was fired that is not judged yet, as more may follow in this phase. */
  isFiring: boolean;
}

/** One try at a puzzle: its table, and what comes of the orders. */
export interface Trial {
  table: TableStore;
  state: StoreApi<TrialState>;
  /** Asks for the answer. */
  show(): void;
  /** Stops counting. */
  stop(): void;
  /** Watches the table from now on; returns the function that stops it. */
  watch(): () => void;
}

/** Judges an answer in the background; returns the function that stops it. */
export type JudgeInBackground = (
  question: JudgeRequest,
  hear: (judged: JudgedAnswer) => void,
  fail: () => void,
) => () => void;

const judgeInWorker: JudgeInBackground = (question, hear, fail) => {
  const { ask, stop } = createThread();
  ask(question, hear, fail);
  return stop;
};

/** The scenario of a puzzle's record, and the position in which it ends. */
export function puzzleStart({ record }: Pick<Puzzle, 'record'>): Game {
  const { scenario, dice, rulings, actions } = record;
  const known = typeof scenario === 'string' ? findScenario(scenario) : scenario;
  if (!known) throw new Error('A puzzle is of a scenario that is not known.');
  const { history, refused } = replay(newGame(known, dice, rulings), actions);
  if (refused) throw new Error(`A puzzle begins with an order that is refused: ${refused.rejection.code}`);
  return gameAt(history);
}

/** Opens a puzzle for a try. */
export function createTrial(puzzle: Puzzle, judge: JudgeInBackground = judgeInWorker): Trial {
  const { proof, record, id } = puzzle;
  const game = puzzleStart(puzzle);
  const player = solverOf(puzzle);
  const table = tryingTable({ start: game, steps: [] });
  const state = createStore<TrialState>(() => ({
    own: null,
    judged: null,
    counting: 'resting',
    isShown: false,
    isFiring: false,
  }));
  let stopJudging: () => void = () => undefined;

  /**
   * Whether the orders have led to a die, a question, another phase or the end: what follows is no part of the puzzle. In a
   * Fire Phase all that may be fired can be, before it is judged.
   */
  function isOver({ view, stage, decider, legal }: Seat): boolean {
    const { turn, phase, rolls } = view;
    if (turn !== game.turn || phase.kind !== game.phase.kind || decider !== player) return true;
    if (phase.kind === 'fire' && game.pending === null) {
      return (
        stage === 'fire' && rolls.length > game.dice.fallen.length && !legal.some(({ do: kind }) => kind === 'fire')
      );
    }
    const isAsked = (stage === 'command' || stage === 'fire') === (game.pending !== null);
    return isAsked || rolls.length > game.dice.fallen.length;
  }

  function take(judged: JudgedAnswer): void {
    const { verdict } = judged;
    state.setState({ judged, counting: verdict === null ? 'counting' : 'resting' });
    if (verdict === null) return;
    stopJudging();
    if (verdict === 'right' && !state.getState().isShown) noteSolved(id);
  }

  function look(): void {
    const { seat } = table.state.getState();
    if (!seat || state.getState().own) return;
    const own = table.record().actions.filter((action) => action.player === player);
    const known = knownAnswer({ game, player, seen: { 1: [], 2: [] } }, proof, own);
    const hasRolled = seat.view.rolls.length > game.dice.fallen.length;
    // The shot that matters is told of at once; after another one the rest of the phase may still be fired.
    if (!isOver(seat) && !(hasRolled && known?.verdict === 'right')) {
      state.setState({ isFiring: hasRolled });
      return;
    }
    state.setState({ own, isFiring: false });
    if (known) {
      take(known);
      return;
    }
    state.setState({ counting: 'counting' });
    const { scenario } = game;
    stopJudging = judge({ ask: 'judge', record: { ...record, scenario }, proof, own }, take, () =>
      state.setState({ counting: 'failed' }),
    );
  }

  return {
    table,
    state,
    show: () => state.setState({ isShown: true }),
    stop() {
      stopJudging();
      if (state.getState().counting === 'counting') state.setState({ counting: 'stopped' });
    },
    watch() {
      const unsubscribe = table.state.subscribe(({ actions }, before) => actions !== before.actions && look());
      return () => {
        unsubscribe();
        stopJudging();
      };
    },
  };
}
