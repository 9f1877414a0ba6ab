import type { Scenario } from '../engine/index.ts';
import { fixed, sheetsInARow } from './forces.ts';

/** Scenario 1, The Showdown: one Piccolo each, with one hunter pod; who is destroyed loses. */
export const showdown: Scenario = {
  id: 'showdown',
  sides: { 1: 'the thieves', 2: 'the local guard' },
  sheets: sheetsInARow('AB'),
  planets: [],
  asteroidFields: [],
  ships: [
    {
      player: 1,
      letter: 'E',
      hull: 'piccolo',
      pods: [{ type: 'hunter' }],
      deployment: fixed('A0207', 3, 1),
      log: 1,
    },
    {
      player: 2,
      letter: 'D',
      hull: 'piccolo',
      pods: [{ type: 'hunter' }],
      deployment: fixed('B1511', 9, 1),
      log: 1,
    },
  ],
  victory: [
    { if: { is: 'destroyed', units: ['1E'], atLeast: 1 }, winner: 2, reason: 'enemy-destroyed' },
    { if: { is: 'destroyed', units: ['2D'], atLeast: 1 }, winner: 1, reason: 'enemy-destroyed' },
  ],
};
