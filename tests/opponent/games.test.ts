import { describe, expect, test } from 'vitest';
import { RANKS, type Rank } from '../../src/engine/index.ts';
import { BUDGETS, decide, type SeatKnowledge } from '../../src/opponent/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { ALL } from '../all.ts';
import { playGame } from './playing.ts';

const asked = (rank: Rank, seed: number) => (seat: SeatKnowledge) =>
  decide({ seat, rank, seed, budget: Math.min(50, BUDGETS[rank]) }).orders;

/** Each scenario with each rank, or with one of them. */
const GAMES = SCENARIOS.flatMap((scenario, nth) =>
  RANKS.filter((_, at) => ALL || at === nth % RANKS.length).map((rank) => ({ scenario, id: scenario.id, rank })),
);
const TURNS = ALL ? 12 : 5;

describe('it plays every scenario from both seats, every decision with a legal order', () => {
  test.each(GAMES)('$id, $rank', ({ scenario, rank }) => {
    const { game } = playGame(scenario, 7, { 1: asked(rank, 1), 2: asked('ensign', 2) }, TURNS);
    expect(game.result !== null || game.turn > TURNS).toBe(true);
  });
});
