import type { Action, Edition, GameEvent, Player, Rank, Scenario, Snapshot, UnitId } from '../engine/index.ts';
import type { Weights } from './weights.ts';

/** How many positions each rank looks at for one decision: never a time, so that every machine plays alike. */
export const BUDGETS: Readonly<Record<Rank, number>> = {
  ensign: 200,
  captain: 2000,
  admiral: 14_000,
};

/** All that is known in a seat. */
export interface SeatKnowledge {
  scenario: Scenario;
  /** The edition of the rulings under which the game is played. */
  rulings: Edition;
  player: Player;
  /** What `view` gives for this player. */
  view: Snapshot;
  /** Every event this player has seen since the game began, as `viewEvents` gives them. */
  events: readonly GameEvent[];
}

/** What is asked: the seat must be the one that decides. The same question has the same answer on every machine. */
export interface Question {
  seat: SeatKnowledge;
  rank: Rank;
  seed: number;
  budget: number;
  /** What the terms of its judgement count; absent for the rank's own, and its errors. */
  weights?: Weights;
}

/** Why an order is given: a code and what it is about; the sentences are in src/words. */
export interface Reason {
  code: ReasonCode;
  /** The unit that the order is for; null for an order that concerns no unit. */
  unit: UnitId | null;
  params: Readonly<Record<string, string | number>>;
}

export const REASON_CODES = [
  'danger',
  'threat',
  'opportunity',
  'launch',
  'approach',
  'goal',
  'energy',
  'asteroids',
  'agility',
  'docked',
  'go-on',
  'shot',
  'strike',
  'chase',
  'prepare',
  'battlecraft',
  'recharge',
  'search',
  'control',
  'dock',
  'jump',
  'done',
  'as-due',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** What a player would do now. */
export interface Plan {
  /**
   * To be given one after the other, until the list ends or the position is another than was foreseen: a die has fallen,
   * a decision is due, an order is refused. Then ask again. Never empty.
   */
  orders: Action[];
  reasons: readonly Reason[];
  /** The best plan that was not chosen. */
  runnerUp?: { orders: Action[]; reasons: readonly Reason[] };
  /** Positions looked at. */
  evaluations: number;
}
