import type { Action, Rank } from '../../engine/index.ts';
import { attitude, BUDGETS, decide as decideAs, type SeatKnowledge } from '../../opponent/index.ts';

/** What the file of a player exports: a season plays it against others, and later programs against this one. */
interface BuiltPlayer {
  name: string;
  /** Orders to be given one after the other; a player may pass over the budget, which counts positions. */
  decide: (question: { seat: SeatKnowledge; seed: number; budget?: number }) => readonly Action[];
  offersDraw: (seat: SeatKnowledge) => boolean;
}

/** The rank that `npm run workshop -- build-player` builds. */
declare const BUILT_RANK: Rank;

export const name: BuiltPlayer['name'] = BUILT_RANK;

export const decide: BuiltPlayer['decide'] = ({ seat, seed, budget = BUDGETS[BUILT_RANK] }) =>
  decideAs({ seat, rank: BUILT_RANK, seed, budget }).orders;

export const offersDraw: BuiltPlayer['offersDraw'] = (seat) => attitude(seat).offersDraw;
