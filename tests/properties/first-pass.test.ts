import { describe, expect, test } from 'vitest';
import {
  type ActionOf,
  type CivLevel,
  firstPass,
  type Game,
  type Hex,
  legalOfKind,
  type MissileType,
  parseHexId,
} from '../../src/engine/index.ts';
import { meanAfterAll, meanOver, withRolls } from '../fixtures/all-dice.ts';
import { advance, by } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { unit } from '../fixtures/units.ts';

interface Situation extends PositionOptions {
  what: string;
  pods: string;
  ship: string;
  target: string;
  civLevel: CivLevel;
  /** Tries only some of the launches, as asteroids roll so many dice. */
  only?: number;
  /** No missile comes so far. */
  never?: true;
}

/** A target without a force field is lost with the attempt that succeeds. */
const SITUATIONS: Situation[] = [
  { what: 'a ship that comes near', ship: 'A0707 12 4', pods: 'arsenal@6', target: 'A0802 6 2', civLevel: 6 },
  { what: 'a ship that flies alongside', ship: 'A0712 1 3', pods: 'arsenal@7', target: 'A0809 1 2', civLevel: 7 },
  { what: 'a ship of the same vector', ship: 'A0712 2 2', pods: 'arsenal@8', target: 'A0910 2 1', civLevel: 8 },
  {
    what: 'a ship within an Asteroid Field',
    ship: 'A0709 12 1',
    pods: 'arsenal@7',
    target: 'A0707 12 0',
    civLevel: 7,
    asteroidFields: ['A0706'],
    only: 5,
  },
  {
    what: 'a ship within an Asteroid Field, under the first edition',
    ship: 'A0709 12 1',
    pods: 'arsenal@7',
    target: 'A0707 12 0',
    civLevel: 7,
    asteroidFields: ['A0707'],
    rulings: 1,
    only: 10,
  },
  {
    what: 'a ship, from within an Asteroid Field',
    ship: 'A0709 12 1',
    pods: 'arsenal@7',
    target: 'A0707 12 0',
    civLevel: 7,
    asteroidFields: ['A0707'],
    only: 10,
  },
  {
    what: 'a ship behind a planet',
    ship: 'A0709 12 3',
    pods: 'arsenal@7',
    target: 'A0706 6 0',
    civLevel: 7,
    planets: ['A0707'],
    never: true,
  },
  { what: 'a ship that places a sheet', ship: 'A0703 12 3', pods: 'arsenal@7', target: 'A0701 12 1', civLevel: 7 },
];

function setUp({ what: _, ship, pods, target, civLevel, only: __, never: ___, ...options }: Situation): Game {
  const lines = `1A sword ${ship}: ${pods}\n2B corco-zeta ${target}: crew, crew, crew, crew, crew, crew`;
  return position(`${lines}\n1I intelligent prepared civ ${civLevel} from 1A.1`, { phase: 'fire 1', ...options });
}

/** All dice of the launch, of the other player's phases and of the missile's move. */
function chanceByDice(game: Game, launch: ActionOf<'launch-missile'>): { chance: number; target: Vector | null } {
  let target: Vector | null = null;
  const chance = meanOver(withRolls(game, []), launch, (launched) => {
    const missile = launched.units.find(({ kind, status }) => kind === 'missile' && status === 'in-play');
    const now = advance(launched, 'movement 1');
    const { hex, direction, velocity } = unit(now, '2B');
    target = hex && { hex, direction, velocity };
    if (!missile) return 0;
    const isLost = (after: Game): number => (unit(after, '2B').status === 'destroyed' ? 1 : 0);
    return meanAfterAll(now, by(1, { do: 'move', unit: missile.id }), ({ do: kind }) => kind === 'intercept', isLost);
  });
  return { chance, target };
}

type Vector = Parameters<typeof firstPass>[2];

const passOf = (game: Game, launch: ActionOf<'launch-missile'>, target: Vector, { civLevel }: Situation) => {
  const type: MissileType = launch.missile === 'unguided' ? 'unguided' : 'intelligent';
  const hex = parseHexId(game.sheets, launch.hex) as Hex;
  return firstPass(game, { ...launch, hex, type, civLevel }, target);
};

describe('the first pass of a missile', () => {
  test.each(SITUATIONS)('6.6 9.4 9.6 9.7 has the chances of all dice, at $what', (situation) => {
    const game = setUp(situation);
    const launches = legalOfKind(game, 'launch-missile') as ActionOf<'launch-missile'>[];
    const { only = 1, never = false } = situation;
    let most = 0;
    for (const launch of launches.filter((_, nth) => nth % only === 0)) {
      const { chance, target } = chanceByDice(game, launch);
      if (!target) throw new Error('the target is gone');
      const pass = passOf(game, launch, target, situation);
      expect(pass?.probability ?? 0).toBeCloseTo(chance, 10);
      most = Math.max(most, chance);
    }
    expect(most > 0).toBe(!never);
  });

  test('7.1 9.7 tells how it comes about', () => {
    const game = position('1A sword A0707 12 4: arsenal\n2B corco-zeta A0702 6 0', { phase: 'fire 1' });
    const at = (id: string): Hex => parseHexId(game.sheets, id) as Hex;
    const launch = { hex: at('A0706'), direction: 12, velocity: 4, civLevel: 7 } as const;
    const target = { hex: at('A0702'), direction: 6, velocity: 2 } as const;
    expect(firstPass(game, { ...launch, type: 'unguided' }, target)).toMatchObject({
      step: 4,
      relativeVelocity: { value: 4, straightLine: true },
      chance: 5,
      probability: 0.5,
    });
    expect(firstPass(game, { ...launch, type: 'intelligent' }, target)).toMatchObject({ step: 4, chance: 5 });
    expect(firstPass(game, { ...launch, type: 'intelligent', velocity: 3 }, target)).toBeNull();
    expect(firstPass(game, { ...launch, type: 'intelligent', direction: 1 }, target)).toBeNull();
  });
});
