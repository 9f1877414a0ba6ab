import type { Scenario } from '../engine/index.ts';

/** Scenario 1, The Showdown: one Piccolo each, with one hunter pod; who is destroyed loses. */
export const showdown: Scenario = {
  id: 'showdown',
  sheets: [
    { letter: 'A', column: 0, row: 0 },
    { letter: 'B', column: 1, row: 0 },
  ],
  planets: [],
  asteroidFields: [],
  ships: [
    {
      player: 1,
      letter: 'E',
      hull: 'piccolo',
      pods: [{ type: 'hunter' }],
      deployment: { hexes: ['A0207'], directions: [3], velocities: [1] },
      log: 1,
    },
    {
      player: 2,
      letter: 'D',
      hull: 'piccolo',
      pods: [{ type: 'hunter' }],
      deployment: { hexes: ['B1511'], directions: [9], velocities: [1] },
      log: 1,
    },
  ],
  victory: [
    { if: { is: 'destroyed', units: ['1E'], atLeast: 1 }, winner: 2, reason: 'enemy-destroyed' },
    { if: { is: 'destroyed', units: ['2D'], atLeast: 1 }, winner: 1, reason: 'enemy-destroyed' },
  ],
};
