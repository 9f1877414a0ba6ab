import { describe, expect, test } from 'vitest';
import { type Game, maneuverTerms, type Order } from '../../src/engine/index.ts';
import { termsText } from '../../src/words/index.ts';
import { given } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { mark, unit } from '../fixtures/units.ts';

const start = (line = '1E piccolo A0506 3 1 : hunter', change: (game: Game) => void = () => undefined): Game =>
  position(`${line}\n2D piccolo B0506 3 1 : hunter`, { phase: 'command 1', with: change });

const LEFT: Order = { do: 'turn', unit: '1E', side: 'left' };
const told = (game: Game, id = '1E'): string => termsText(maneuverTerms(game, id)!);
/** The blocks marked on its log. */
const paid = (game: Game): number => {
  const ship = unit(game, '1E');
  return ship.kind === 'spaceship' ? ship.energy.marked : 0;
};

describe('7.1, 7.5 how maneuvers are counted and paid', () => {
  test('7.1 the rating less the velocity; R7.5a the first is free, the second pays for all the rest', () => {
    const game = start();
    expect(told(game)).toBe(
      '8 rating − 1 velocity = 7 commands; the first is free, then 1 block pays for all the rest of this phase',
    );
    const once = given(game, 1, LEFT);
    expect([paid(once), told(once)]).toEqual([
      0,
      '8 rating − 1 velocity = 7 commands; now 1 block pays for all the rest of this phase',
    ]);
    const twice = given(once, 1, LEFT);
    expect([paid(twice), told(twice)]).toEqual([
      1,
      '8 rating − 1 velocity = 7 commands; paid for all the rest of this phase',
    ]);
    expect(paid(given(twice, 1, LEFT))).toBe(1);
  });

  test('R7.1b at or above its rating it has one command', () => {
    expect(told(start('1E piccolo A0506 3 9 : hunter'))).toBe(
      'velocity 9 is not below the rating 8: one Accelerate or Decelerate; it is free',
    );
  });

  test('R7.5b with a damaged engine each costs a block', () => {
    const game = start(undefined, (copy) => mark(copy, '1E', 'damaged', 'engine'));
    expect(told(game)).toMatch(/; each costs 1 block$/);
    expect(paid(given(game, 1, LEFT))).toBe(1);
  });

  test('7.5 a battlecraft pays units', () => {
    const game = start('1E flute A0506 3 1 : battlecraft=terwillicker-5000\n1E1 A0507 3 1 revealed');
    expect(told(game, '1E1')).toMatch(/the first is free, then 1 unit pays for all the rest of this phase$/);
  });

  test('7.1 a unit that is not in play has no terms', () => {
    expect(maneuverTerms(start(), '1X')).toBeNull();
  });
});
