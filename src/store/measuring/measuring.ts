import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rank, Scenario } from '../../engine/index.ts';
import { finishedOf, intervalOf, type MatchOutcome, matchScore, tallyOf } from '../../matches/statistics.ts';
import { createThread } from '../device/thread.ts';

/** What a worker is asked to play: the games of a battle from one number on. */
export interface MeasureRequest {
  ask: 'measure';
  battle: Scenario;
  rank: Rank;
  /** The number of the first game, and of the one after the last. */
  from: number;
  to: number;
}

/** Somebody who plays games in the background; `hear` is told how each ended for player 1, in their order. */
export interface Measurer {
  play(question: MeasureRequest, hear: (outcome: MatchOutcome) => void, fail: () => void): void;
  stop(): void;
}

/** Plays in a worker of its own; a game that is under way when it is stopped is played again later. */
export function createMeasurer(): Measurer {
  const { ask, stop } = createThread();
  return { play: ask, stop };
}

/** How many games are played: enough to know a share to a tenth. */
export const GAMES = 100;

/** How a battle has come out so far between two programs of one rank. */
export interface Measured {
  rank: Rank;
  /** For player 1, game by game. */
  outcomes: readonly MatchOutcome[];
  state: 'resting' | 'running' | 'failed';
}

export interface Measurement {
  state: StoreApi<Measured>;
  /** Begins, or goes on where it was stopped. */
  start(): void;
  stop(): void;
  /** Begins anew with another rank. */
  setRank(rank: Rank): void;
}

/** The measurement of a battle as it stands; one who changes the battle measures another one. */
export function measure(battle: Scenario, measurer: Measurer): Measurement {
  const state = createStore<Measured>(() => ({ rank: 'captain', outcomes: [], state: 'resting' }));
  const stop = () => {
    measurer.stop();
    if (state.getState().state === 'running') state.setState({ state: 'resting' });
  };
  return {
    state,
    stop,
    start() {
      const { rank, outcomes } = state.getState();
      if (outcomes.length >= GAMES || state.getState().state === 'running') return;
      state.setState({ state: 'running' });
      measurer.play(
        { ask: 'measure', battle, rank, from: outcomes.length, to: GAMES },
        (outcome) => {
          const all = [...state.getState().outcomes, outcome];
          state.setState({ outcomes: all, state: all.length < GAMES ? 'running' : 'resting' });
        },
        () => state.setState({ state: 'failed' }),
      );
    },
    setRank(rank) {
      stop();
      state.setState({ rank, outcomes: [], state: 'resting' });
    },
  };
}

/** The share of the points that player 1 has won, with its interval, and what became of the games. */
export function resultOf({ outcomes }: Measured) {
  const tally = tallyOf(outcomes);
  return { tally, finished: finishedOf(tally), score: matchScore(tally), interval: intervalOf(tally) };
}
