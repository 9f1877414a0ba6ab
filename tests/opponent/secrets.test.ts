import { describe, expect, test } from 'vitest';
import { otherPlayer, RANKS, type Rank, view } from '../../src/engine/index.ts';
import { decide, type Seat } from '../../src/opponent/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { withOtherSecrets } from '../properties/secrets.ts';
import { type PlayerOf, playGame } from './playing.ts';

const BUDGET = 300;

describe('[R10.0b] what the other hides makes no difference to a plan', () => {
  for (const scenario of SCENARIOS) {
    test.each(RANKS)(`${scenario.id}, %s`, (rank: Rank) => {
      let compared = 0;
      const asked: PlayerOf = (seat, game) => {
        const question = { seat, rank, seed: 3, budget: BUDGET };
        const plan = decide(question);
        compared += 1;
        if (compared % 5 === 0) {
          const twin = withOtherSecrets(game, otherPlayer(seat.player));
          const twinSeat: Seat = { ...seat, view: view(twin, seat.player) };
          expect(decide({ ...question, seat: twinSeat })).toEqual(plan);
        }
        return plan.orders;
      };
      playGame(scenario, 21, { 1: asked, 2: asked }, 5);
      expect(compared).toBeGreaterThan(20);
    });
  }
});

test('the same question has the same plan', () => {
  const [scenario] = SCENARIOS;
  const asked: PlayerOf = (seat) => {
    const question = { seat, rank: 'admiral' as const, seed: 5, budget: BUDGET };
    const plan = decide(question);
    expect(decide(question)).toEqual(plan);
    return plan.orders;
  };
  playGame(scenario!, 5, { 1: asked, 2: asked }, 4);
});
