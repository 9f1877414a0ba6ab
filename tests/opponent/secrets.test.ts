import { describe, expect, test } from 'vitest';
import { otherPlayer, RANKS, view } from '../../src/engine/index.ts';
import { decide, type SeatKnowledge } from '../../src/opponent/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { ALL } from '../all.ts';
import { withOtherSecrets } from '../properties/secrets.ts';
import { type PlayerOf, playGame } from './playing.ts';

const BUDGET = ALL ? 1000 : 60;

/** Games of each scenario and rank: many, all of whose decisions are compared, or one of each scenario, and a part of them. */
const GAMES = ALL ? 6 : 1;
const EVERY = ALL ? 1 : 5;
const TURNS = ALL ? 14 : 4;
const LEAST = ALL ? 10_000 : 30;
const PLAYED = SCENARIOS.flatMap((scenario, nth) =>
  RANKS.filter((_, at) => ALL || at === (nth + 1) % RANKS.length).map((rank) => ({ scenario, id: scenario.id, rank })),
);

describe('[R10.0b] what the other hides makes no difference to a plan and its reasons', () => {
  let compared = 0;
  test.each(PLAYED)('$id, $rank', ({ scenario, rank }) => {
    let asked = 0;
    const play: PlayerOf = (seat, game) => {
      const question = { seat, rank, seed: 3, budget: BUDGET };
      const plan = decide(question);
      asked += 1;
      if (asked % EVERY === 0) {
        const twin = withOtherSecrets(game, otherPlayer(seat.player));
        const twinSeat: SeatKnowledge = { ...seat, view: view(twin, seat.player) };
        expect(decide({ ...question, seat: twinSeat })).toEqual(plan);
        compared += 1;
      }
      return plan.orders;
    };
    for (let seed = 21; seed < 21 + GAMES; seed += 1) playGame(scenario, seed, { 1: play, 2: play }, TURNS);
    expect(asked).toBeGreaterThan(10);
  });

  test('enough of them were compared', () => expect(compared).toBeGreaterThanOrEqual(LEAST));
});

test('the same question has the same plan', () => {
  const [scenario] = SCENARIOS;
  const asked: PlayerOf = (seat) => {
    const question = { seat, rank: 'admiral' as const, seed: 5, budget: BUDGET };
    const plan = decide(question);
    expect(decide(question)).toEqual(plan);
    return plan.orders;
  };
  playGame(scenario!, 5, { 1: asked, 2: asked }, 2);
});
