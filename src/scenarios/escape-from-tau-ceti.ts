import type { Deployment, Scenario, ScenarioShip } from '../engine/index.ts';
import { ANY_DIRECTION, armored, sheetsInARow } from './forces.ts';

/** Within one hex of A0909. */
const smugglers: Deployment = {
  hexes: ['A0909', 'A0908', 'A1008', 'A1009', 'A0910', 'A0809', 'A0808'],
  directions: [3],
  velocities: [2],
};

const armedGamma = (letter: string): ScenarioShip => ({
  player: 1,
  letter,
  hull: 'corco-gamma',
  pods: armored(1, [{ type: 'light-weapon' }, { type: 'standard-jump' }, { type: 'standard-cargo' }]),
  deployment: smugglers,
  log: 1,
  spentBlocks: 3,
});

/** [R11.3a] Any hex of the column 0100 of sheet A. */
const leftColumn = Array.from({ length: 17 }, (_, index) => `A01${String(index + 1).padStart(2, '0')}`);

/** [R11.3b] Scenario 3, Escape from Tau Ceti: four smugglers run for the jump; a Sword must stop them. */
export const escapeFromTauCeti: Scenario = {
  id: 'escape-from-tau-ceti',
  sides: { 1: 'the smugglers', 2: 'the pursuit' },
  sheets: sheetsInARow('ABCD'),
  reserved: [{ letter: 'E', column: 4, row: 0 }],
  planets: [],
  asteroidFields: [],
  ships: [
    {
      player: 1,
      letter: 'A',
      hull: 'corco-iota',
      pods: armored(2, [
        { type: 'heavy-weapon', missiles: { intelligent: 0, mims: 0 } },
        { type: 'heavy-weapon', missiles: { intelligent: 0, mims: 0 } },
        { type: 'energy' },
        { type: 'standard-jump' },
        { type: 'crew' },
        { type: 'buffered-cargo' },
        { type: 'buffered-cargo' },
        { type: 'buffered-cargo' },
        { type: 'buffered-cargo' },
      ]),
      deployment: smugglers,
      log: 2,
      spentBlocks: 3,
    },
    armedGamma('B'),
    armedGamma('C'),
    {
      player: 1,
      letter: 'D',
      hull: 'corco-gamma',
      pods: armored(0, [{ type: 'standard-jump' }, { type: 'crew' }, { type: 'standard-cargo' }]),
      deployment: smugglers,
      log: 1,
      spentBlocks: 3,
    },
    {
      player: 2,
      letter: 'A',
      hull: 'sword',
      pods: armored(2, [
        { type: 'arsenal' },
        { type: 'arsenal' },
        { type: 'battle-communications' },
        { type: 'battlecraft', battlecraft: 'terwillicker-x' },
        { type: 'battlecraft', battlecraft: 'terwillicker-x' },
      ]),
      deployment: { hexes: leftColumn, directions: ANY_DIRECTION, velocities: [3] },
      log: 2,
    },
  ],
  jumps: { player: 1, sheetColumn: 4 },
  victory: [
    { if: { is: 'jumped', units: ['1A'], atLeast: 1 }, winner: 1, reason: 'iota-jumped' },
    { if: { is: 'jumped', units: ['1B', '1C', '1D'], atLeast: 2 }, winner: 1, reason: 'gammas-jumped' },
    { if: { is: 'destroyed', units: ['2A'], atLeast: 1 }, winner: 1, reason: 'sword-destroyed' },
    {
      if: { is: 'destroyed', units: ['1A', '1B', '1C', '1D'], atLeast: 3, including: ['1A'] },
      winner: 2,
      reason: 'smugglers-destroyed',
    },
  ],
};
