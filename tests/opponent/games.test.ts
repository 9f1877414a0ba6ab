import { describe, expect, test } from 'vitest';
import { RANKS, type Rank } from '../../src/engine/index.ts';
import { BUDGETS, decide, type SeatKnowledge } from '../../src/opponent/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { playGame } from './playing.ts';

const asked = (rank: Rank, seed: number) => (seat: SeatKnowledge) =>
  decide({ seat, rank, seed, budget: Math.min(50, BUDGETS[rank]) }).orders;

describe('it plays every scenario from both seats, every decision with a legal order', () => {
  for (const scenario of SCENARIOS) {
    test.each(RANKS)(`${scenario.id}, %s`, (rank) => {
      const { game } = playGame(scenario, 7, { 1: asked(rank, 1), 2: asked('ensign', 2) }, 12);
      expect(game.result !== null || game.turn > 12).toBe(true);
    });
  }
});
