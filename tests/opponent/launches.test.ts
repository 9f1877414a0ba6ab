import { expect, test } from 'vitest';
import { type Rank, unitNamed } from '../../src/engine/index.ts';
import { judgePosition } from '../../src/opponent/judgement.ts';
import { listLaunches } from '../../src/opponent/launches.ts';
import { RANK_WEIGHTS } from '../../src/opponent/ranks.ts';
import { bestChance, readyMissiles, readyReach } from '../../src/opponent/reach.ts';
import { WEIGHTS } from '../../src/opponent/weights.ts';
import { position } from '../fixtures/position.ts';
import { DESTROY } from './lesson.ts';

/** What the launches of a Sword with such pods cost of the budget, and how many there are. */
function launchesOf(pods: string, foe: string): { cost: number; launches: number } {
  const game = position(`1A sword A0507 3 3 : ${pods}\n2B piccolo ${foe} : crew`, {
    phase: 'fire 1',
    victory: DESTROY,
  });
  const judgement = judgePosition(game, 1, WEIGHTS, { seat: 1, evaluations: 0, most: Number.POSITIVE_INFINITY });
  const [ship] = judgement.own.craft;
  if (ship?.kind !== 'spaceship') throw new Error('there is no Sword');
  const launches = listLaunches(judgement, ship).length;
  return { cost: judgement.deliberation.evaluations, launches };
}

test('missiles of the same kind are aimed once, however many pods have them', () => {
  const one = launchesOf('heavy-weapon', 'A1007 9 2');
  const two = launchesOf('heavy-weapon, heavy-weapon', 'A1007 9 2');
  expect(one.launches).toBeGreaterThan(0);
  expect(two).toEqual({ cost: one.cost, launches: 2 * one.launches });
});

test('a target out of reach costs less of the budget than one that is aimed at', () => {
  expect(launchesOf('heavy-weapon', 'B1601 3 1').cost).toBeLessThan(launchesOf('heavy-weapon', 'A1007 9 2').cost);
});

test('9.9, R10.0a suspects a MIMS in what lies prepared on an enemy’s ship that may have one, if its four count', () => {
  const suspicion = (pod: string, seat: 1 | 2, rank: Rank): number[] => {
    const lines = `1A piccolo A0507 3 3 : crew\n2B dagger A1107 9 3 : ${pod}\n2M guided prepared from 2B.1`;
    const game = position(lines);
    const ship = unitNamed(game, '2B');
    if (ship?.kind !== 'spaceship') throw new Error('there is no Dagger');
    const ready = readyMissiles({ game, w: RANK_WEIGHTS[rank], deliberation: { seat } }, ship);
    return ready.filter(({ missile, type }) => missile !== type).map(({ mims }) => mims);
  };
  const [share] = suspicion('heavy-weapon', 1, 'admiral');
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(1);
  expect(suspicion('heavy-weapon', 2, 'admiral')).toEqual([0]);
  expect(suspicion('heavy-weapon', 1, 'captain')).toEqual([0]);
  expect(suspicion('light-weapon', 1, 'admiral')).toEqual([0]);
});

test('9.9 fears a prepared missile that may be a MIMS less than a MIMS, and more than what it is otherwise', () => {
  const ready = { ship: '2B', pod: 1, missile: '2M11', type: 'intelligent', civLevel: 7 } as const;
  const launcher = { hex: { q: 0, r: 0 }, direction: 3, velocity: 3 } as const;
  const target = { hex: { q: 5, r: 0 }, direction: 9, velocity: 2, nextSide: 'left' } as const;
  const [one, maybe, four] = [0, 0.5, 1].map((mims) => bestChance(readyReach({ ...ready, mims }, launcher), target));
  expect(four).toBeGreaterThan(one!);
  expect(maybe).toBeCloseTo((one! + four!) / 2, 9);
});
