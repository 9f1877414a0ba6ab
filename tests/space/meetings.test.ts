import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Direction, meetings } from '../../src/engine/index.ts';
import { by, play } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { unit } from '../fixtures/units.ts';

const hexes = fc
  .tuple(fc.integer({ min: 4, max: 10 }), fc.integer({ min: 4, max: 12 }))
  .map(([column, row]) => `A${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`);

test('6.1 6.4 a unit meets others with the hexes in which its move brings it to them', () => {
  const moves = fc.record({
    direction: fc.integer({ min: 1, max: 12 }),
    velocity: fc.integer({ min: 1, max: 6 }),
    reminder: fc.constantFrom('left' as const, 'right' as const),
    others: fc.array(hexes, { minLength: 12, maxLength: 20 }),
  });
  let met = 0;
  fc.assert(
    fc.property(moves, ({ direction, velocity, reminder, others }) => {
      const lines = others.map((hex, index) => `1${String.fromCharCode(66 + index)} dagger ${hex} 12 0`);
      const game = position([`1A dagger A0708 ${direction} ${velocity}`, ...lines].join('\n'), {
        with: (copy) => {
          unit(copy, '1A').nextSide = reminder;
        },
      });
      const { hex, nextSide } = unit(game, '1A');
      const heading = { hex: hex ?? { q: 0, r: 0 }, direction: direction as Direction, nextSide };
      const found = meetings(heading, velocity, game.units);
      met += found.length;
      const { events } = play(game, by(1, { do: 'move', unit: '1A' }));
      const stops = events.flatMap((event) => (event.type === 'stepped' ? [event.hex] : []));
      const expected = stops.flatMap((stop, index) =>
        others.flatMap((at, nth) => (at === stop ? [`${index + 1} 1${String.fromCharCode(66 + nth)}`] : [])),
      );
      expect(found.map(({ step, other }) => `${step} ${other.id}`)).toEqual(expected);
    }),
    { numRuns: 100 },
  );
  expect(met).toBeGreaterThan(20);
});
