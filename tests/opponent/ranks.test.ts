import { describe, expect, test } from 'vitest';
import { type Rank, view } from '../../src/engine/index.ts';
import { BUDGETS, decide, WEIGHTS, type Weights } from '../../src/opponent/index.ts';
import { ALL } from '../all.ts';
import { position } from '../fixtures/position.ts';

const FIGHT = '1A sword A0507 3 3 : heavy-weapon, hunter\n2B sword A1107 9 3 : heavy-weapon, hunter';
const FAR = '1A piccolo A0207 3 1 : crew\n2B piccolo B1601 3 1 : crew';

/** The plans of a rank for the same position, asked with so many seeds. */
function plansOf(
  lines: string,
  rank: Rank,
  { weights, seeds = 12 }: { weights?: Weights; seeds?: number } = {},
): string[] {
  const game = position(lines, { phase: 'command 1' });
  const seat = { scenario: game.scenario, rulings: game.rulings, player: 1, view: view(game, 1), events: [] } as const;
  return Array.from({ length: seeds }, (_, seed) =>
    JSON.stringify(decide({ seat, rank, seed, budget: BUDGETS[rank], ...(weights && { weights }) }).orders),
  );
}

describe('what the ranks misjudge', () => {
  const [ensigns, captains] = [plansOf(FIGHT, 'ensign'), plansOf(FIGHT, 'captain')];

  test('an Ensign flies a fight in more ways than a Captain, and either in others by another seed', () => {
    expect(new Set(captains).size).toBeGreaterThan(1);
    expect(new Set(ensigns).size).toBeGreaterThan(new Set(captains).size);
  });

  test('an Admiral is always sure', () =>
    expect(new Set(plansOf(FIGHT, 'admiral', { seeds: ALL ? 12 : 3 })).size).toBe(1));

  test.each(['ensign', 'captain'] as const)('far from everybody an %s errs in nothing', (rank) =>
    expect(new Set(plansOf(FAR, rank)).size).toBe(1),
  );

  test('the same seed makes the same errors', () => expect(plansOf(FIGHT, 'ensign')).toEqual(ensigns));

  test('who is given weights judges by them alone', () =>
    expect(new Set(plansOf(FIGHT, 'ensign', { weights: WEIGHTS }))).toEqual(
      new Set(plansOf(FIGHT, 'captain', { weights: WEIGHTS })),
    ));
});
