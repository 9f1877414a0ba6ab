import type { Scenario, ScenarioShip } from '../engine/index.ts';
import { armored, fixed, sheetsInARow } from './forces.ts';

const dagger = (letter: string, hex: string): ScenarioShip => ({
  player: 2,
  letter,
  hull: 'dagger',
  pods: armored(2, [{ type: 'heavy-weapon' }, { type: 'energy' }]),
  deployment: fixed(hex, 3, 3),
  log: 1,
});

/** Scenario 2, The First Shot: a Sword against two Daggers; a draw when all are far apart. */
export const firstShot: Scenario = {
  id: 'first-shot',
  sides: { 1: 'the cruiser', 2: 'the patrol' },
  sheets: sheetsInARow('A'),
  planets: [],
  asteroidFields: [],
  ships: [
    {
      player: 1,
      letter: 'A',
      hull: 'sword',
      pods: armored(2, [
        { type: 'heavy-weapon' },
        { type: 'heavy-weapon' },
        { type: 'battle-communications' },
        { type: 'battlecraft', battlecraft: 'terwillicker-x' },
        { type: 'energy' },
      ]),
      deployment: fixed('A1112', 9, 3),
      log: 2,
    },
    dagger('A', 'A0706'),
    dagger('B', 'A0705'),
  ],
  victory: [
    { if: { is: 'destroyed', units: ['2A', '2B'], atLeast: 2 }, winner: 1, reason: 'daggers-destroyed' },
    { if: { is: 'destroyed', units: ['1A'], atLeast: 1 }, winner: 2, reason: 'sword-destroyed' },
    { if: { is: 'apart', range: 25 }, winner: null, reason: 'out-of-reach' },
  ],
};
