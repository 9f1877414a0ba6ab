import type { Deployment, Scenario, ScenarioShip } from '../engine/index.ts';
import { ANY_DIRECTION, armored, sheetsInARow } from './forces.ts';

/** [R11.5b] Within one hex of A0407, one direction and one velocity for all. */
const convoy: Deployment = {
  hexes: ['A0407', 'A0406', 'A0507', 'A0508', 'A0408', 'A0308', 'A0307'],
  directions: ANY_DIRECTION,
  velocities: [0, 1, 2, 3, 4],
  formation: true,
};

const raider = (hex: string): Deployment => ({
  hexes: [hex],
  directions: ANY_DIRECTION,
  velocities: [0, 1, 2, 3, 4, 5, 6],
  formation: true,
});

const zeta = (letter: string, guided?: number): ScenarioShip => ({
  player: 1,
  letter,
  hull: 'corco-zeta',
  pods: armored(1, [
    guided === undefined ? { type: 'light-weapon' } : { type: 'light-weapon', missiles: { guided } },
    { type: 'energy' },
    { type: 'standard-jump' },
    { type: 'standard-cargo' },
    { type: 'standard-cargo' },
    { type: 'standard-cargo' },
  ]),
  deployment: convoy,
  log: 1,
  spentBlocks: 10,
});

/** Scenario 5, Attack on Convoy Red: five ships try to bring their cargo into orbit past three raiders. */
export const convoyRed: Scenario = {
  id: 'convoy-red',
  sides: { 1: 'the convoy', 2: 'the raiders' },
  sheets: sheetsInARow('ABC'),
  planets: ['C1110'],
  asteroidFields: [],
  ships: [
    {
      player: 1,
      letter: 'A',
      hull: 'spear',
      pods: armored(2, [
        { type: 'arsenal' },
        { type: 'arsenal' },
        { type: 'battle-communications' },
        { type: 'battlecraft', battlecraft: 'terwillicker-x' },
        { type: 'tractor-beam', civLevel: 8 },
        { type: 'standard-jump' },
        { type: 'energy' },
        { type: 'crew' },
      ]),
      deployment: convoy,
      log: 2,
      spentBlocks: 10,
    },
    zeta('B'),
    zeta('C'),
    zeta('D', 0),
    {
      player: 1,
      letter: 'E',
      hull: 'dagger',
      pods: armored(2, [{ type: 'hunter' }, { type: 'energy' }]),
      deployment: convoy,
      log: 2,
      spentBlocks: 10,
    },
    {
      player: 2,
      letter: 'A',
      hull: 'clarinet',
      pods: armored(2, [
        { type: 'heavy-weapon' },
        { type: 'heavy-weapon' },
        { type: 'battle-communications' },
        { type: 'battlecraft', battlecraft: 'terwillicker-x' },
        { type: 'battlecraft', battlecraft: 'terwillicker-x' },
        { type: 'energy' },
        { type: 'crew' },
      ]),
      deployment: raider('B0717'),
      log: 2,
    },
    {
      player: 2,
      letter: 'B',
      hull: 'flute',
      pods: armored(2, [
        { type: 'heavy-weapon' },
        { type: 'battlecraft', battlecraft: 'terwillicker-x' },
        { type: 'energy' },
        { type: 'robot-and-equipment' },
      ]),
      deployment: raider('B0617'),
      log: 1,
    },
    {
      player: 2,
      letter: 'C',
      hull: 'flute',
      pods: armored(2, [
        { type: 'light-weapon' },
        { type: 'tractor-beam', civLevel: 8 },
        { type: 'energy' },
        { type: 'crew' },
      ]),
      deployment: raider('B0816'),
      log: 1,
    },
  ],
  scoring: {
    orbit: { player: 1, ship: 1, cargoPod: 1 },
    destroyed: { player: 2, ship: 1, cargoPod: 1, own: { units: ['2B', '2C'], points: -2 } },
  },
  victory: [
    { if: { is: 'destroyed', units: ['2A'], atLeast: 1 }, winner: 1, reason: 'clarinet-destroyed' },
    { if: { is: 'points', player: 1, atLeast: 8 }, winner: 1, reason: 'points' },
    { if: { is: 'points', player: 2, atLeast: 8 }, winner: 2, reason: 'points' },
    { if: { is: 'no-ship-left', player: 1 }, winner: 'points', reason: 'no-ship-left' },
  ],
};
