import { expect, test } from 'vitest';
import { believe, dangerousFirst } from '../../src/opponent/beliefs.ts';
import { judgePosition } from '../../src/opponent/judgement.ts';
import { listLaunches } from '../../src/opponent/launches.ts';
import { WEIGHTS } from '../../src/opponent/weights.ts';
import { position } from '../fixtures/position.ts';
import { DESTROY, seatOf } from './lesson.ts';

/** What the launches of a Sword with such pods cost of the budget, and how many there are. */
function launchesOf(pods: string, foe: string): { cost: number; launches: number } {
  const game = position(`1A sword A0507 3 3 : ${pods}\n2B piccolo ${foe} : crew`, {
    phase: 'fire 1',
    victory: DESTROY,
  });
  const judgement = judgePosition(game, 1, WEIGHTS, { evaluations: 0, most: Number.POSITIVE_INFINITY });
  const [ship] = judgement.own.craft;
  if (ship?.kind !== 'spaceship') throw new Error('there is no Sword');
  const launches = listLaunches(judgement, ship).length;
  return { cost: judgement.count.evaluations, launches };
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

test('9.9, R10.0a takes an enemy’s prepared missile for a MIMS if he may have one, as soon as its four count', () => {
  const lines = '1A piccolo A0507 3 3 : crew\n2B dagger A1107 9 3 : heavy-weapon\n2M guided prepared from 2B.1';
  const seat = seatOf(position(lines, { phase: 'command 1' }));
  const taken = (finesse: number) => believe(seat, dangerousFirst({ finesse })).ships['2B']?.prepared;
  expect(taken(1)).toEqual(['mims']);
  expect(taken(0)).toEqual(['intelligent']);
});
