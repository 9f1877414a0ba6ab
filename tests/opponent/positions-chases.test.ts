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
]);
