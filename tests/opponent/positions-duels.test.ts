import { expect } from 'vitest';
import type { PositionOptions } from '../fixtures/position.ts';
import { ship } from '../fixtures/units.ts';
import { fromBothSeats, teach } from './lesson.ts';

/** Who loses a ship loses the game. */
const duel = (me: 1 | 2, foe: 1 | 2): NonNullable<PositionOptions['victory']> => [
  { if: { is: 'destroyed', units: [`${me}A`], atLeast: 1 }, winner: foe, reason: 'a' },
  { if: { is: 'destroyed', units: [`${foe}B`], atLeast: 1 }, winner: me, reason: 'b' },
];

teach([
  ...fromBothSeats((me, foe) => ({
    name: '7.5 pays no block where one command keeps it as safe, flying alike',
    lines: `${me}A piccolo A0507 10 4 : hunter\n${foe}B piccolo A1108 10 3 : hunter`,
    options: { phase: `command ${me}`, victory: duel(me, foe) },
    above: 'captain',
    right: ({ after }) => expect(ship(after, `${me}A`).energy.marked).toBe(0),
  })),
  ...fromBothSeats((me, foe) => ({
    name: '7.5 pays no block where one command keeps it as safe, faster away',
    lines: `${me}A piccolo A0507 12 4 : hunter\n${foe}B piccolo A0908 10 4 : hunter`,
    options: { phase: `command ${me}`, victory: duel(me, foe) },
    above: 'captain',
    right: ({ after }) => expect(ship(after, `${me}A`).energy.marked).toBe(0),
  })),
]);
