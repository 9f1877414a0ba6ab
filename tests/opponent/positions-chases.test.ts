import { expect } from 'vitest';
import { course, range } from '../../src/engine/index.ts';
import type { PositionOptions } from '../fixtures/position.ts';
import { ship, unit } from '../fixtures/units.ts';
import { type Answer, fromBothSeats, teach } from './lesson.ts';

/** Who loses a ship loses the game. */
const duel = (me: 1 | 2, foe: 1 | 2): NonNullable<PositionOptions['victory']> => [
  { if: { is: 'destroyed', units: [`${me}A`], atLeast: 1 }, winner: foe, reason: 'a' },
  { if: { is: 'destroyed', units: [`${foe}B`], atLeast: 1 }, winner: me, reason: 'b' },
];

/** Whose ship jumps wins, and who destroys it. */
const jumping = (me: 1 | 2, foe: 1 | 2): PositionOptions => ({
  phase: `command ${me}`,
  sheets: 'ABC',
  jumps: { player: me, sheetColumn: 3 },
  victory: [
    { if: { is: 'jumped', units: [`${me}A`], atLeast: 1 }, winner: me, reason: 'jumped' },
    { if: { is: 'destroyed', units: [`${me}A`], atLeast: 1 }, winner: foe, reason: 'destroyed' },
  ],
});

/** The hexes between two units when both have moved on. */
function apartAfter({ after }: Answer, one: string, other: string): number {
  const [at, to] = [one, other].map((id) => {
    const { hex, direction, velocity, nextSide } = unit(after, id);
    return course({ hex: hex!, direction, nextSide }, velocity).stops.at(-1) ?? hex!;
  });
  return range(at!, to!);
}

teach([
  ...fromBothSeats((me, foe) => ({
    name: '8.9 goes after a wreck that flies on without an engine',
    lines: `${me}A dagger A0507 9 2 : heavy-weapon\n${foe}B piccolo A1207 3 2 : crew`,
    options: {
      phase: `command ${me}`,
      sheets: 'ABC',
      victory: duel(me, foe),
      with: (game) => {
        ship(game, `${foe}B`).parts.engine.status = 'destroyed';
      },
    },
    right: (answer) => expect(apartAfter(answer, `${me}A`, `${foe}B`)).toBeLessThanOrEqual(10),
  })),
  ...fromBothSeats((me, foe) => ({
    name: '7.2 runs for its jump without a weapon to fight with, though a faster ship hunts it',
    lines: `${me}A corco-gamma B0810 3 1 : standard-jump, crew\n${foe}B sword A0507 3 2 : arsenal, arsenal`,
    options: jumping(me, foe),
    above: true,
    right: ({ after }) => expect(unit(after, `${me}A`).velocity).toBeGreaterThan(1),
  })),
]);
