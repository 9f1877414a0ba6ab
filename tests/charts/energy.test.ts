import { expect, test } from 'vitest';
import { ENERGY_COST } from '../../src/engine/index.ts';

test.each([
  ['more than one Accelerate, Decelerate or Direction Change: 1 block', 'maneuvers', 1],
  ['a missile maneuver: 1 unit', 'missileManeuver', 1],
  ['a Weave: 1 block', 'weave', 1],
  ['activating a force field: 1 block', 'activateForceField', 1],
  ["a tractor beam: twice the target's burn rate", 'tractorBeam', 2],
  ['each command with a damaged engine: 1 block', 'damagedEngine', 1],
  ['a damaged energy pod: 10 units', 'energyPodLeak', 10],
] as const)('7.7 %s', (_, line, cost) => {
  expect(ENERGY_COST[line]).toBe(cost);
});

test('7.7 lists nothing else but the fires of 8.2', () => {
  expect(Object.keys(ENERGY_COST)).toHaveLength(7);
});
