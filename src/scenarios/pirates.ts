import type { Scenario, ScenarioPod } from '../engine/index.ts';
import { ANY_DIRECTION, armored, fixed, sheetsInARow } from './forces.ts';

const three = (type: ScenarioPod['type']): ScenarioPod[] => [{ type }, { type }, { type }];

/** Scenario 4, Pirates!: two Flutes hunt a Mu on its way through the asteroids to a planet. */
export const pirates: Scenario = {
  id: 'pirates',
  sides: { 1: 'the liner', 2: 'the pirates' },
  sheets: sheetsInARow('ABC'),
  planets: ['A0409'],
  asteroidFields: ['C0902', 'C0904', 'C0907', 'C0909', 'C0912', 'C0915'],
  ships: [
    {
      player: 1,
      letter: 'B',
      hull: 'corco-mu',
      pods: armored(1, [
        { type: 'light-weapon' },
        { type: 'battlecraft', battlecraft: 'terwillicker-5000' },
        { type: 'standard-jump' },
        { type: 'energy' },
        { type: 'standard-support' },
        ...three('standard-cabin'),
        { type: 'crew' },
        ...three('buffered-cargo'),
      ]),
      deployment: fixed('C1406', 9, 2),
      log: 2,
    },
    {
      player: 1,
      letter: 'A',
      hull: 'dagger',
      pods: armored(2, [{ type: 'heavy-weapon' }, { type: 'energy' }]),
      deployment: fixed('A0409', 3, 1),
      log: 1,
      alertOn: 2,
    },
    {
      player: 2,
      letter: 'A',
      hull: 'flute',
      pods: armored(2, [{ type: 'arsenal' }, { type: 'energy' }, { type: 'tractor-beam' }, { type: 'buffered-cargo' }]),
      deployment: { hexes: ['B1612'], directions: ANY_DIRECTION, velocities: [0] },
      log: 1,
    },
    {
      player: 2,
      letter: 'B',
      hull: 'flute',
      pods: armored(2, [
        { type: 'heavy-weapon' },
        { type: 'battlecraft', battlecraft: 'terwillicker-x' },
        { type: 'energy' },
        { type: 'buffered-cargo' },
      ]),
      deployment: { hexes: ['B1611'], directions: ANY_DIRECTION, velocities: [0] },
      log: 1,
    },
  ],
  victory: [
    { if: { is: 'destroyed', units: ['1B'], atLeast: 1 }, winner: null, reason: 'mu-destroyed' },
    { if: { is: 'in-orbit', unit: '1B' }, winner: 1, reason: 'mu-in-orbit' },
    { if: { is: 'destroyed', units: ['2A', '2B'], atLeast: 2 }, winner: 1, reason: 'flutes-destroyed' },
    { if: { is: 'docked', units: ['2A', '2B'], with: '1B' }, winner: 2, reason: 'mu-docked' },
  ],
};
