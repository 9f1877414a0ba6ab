import { describe, expect, test } from 'vitest';
import {
  type Action,
  fieldChance,
  fireChances,
  type Game,
  interceptionChances,
  isEffectSure,
  lossByMissiles,
  type Part,
  type Snapshot,
  seenEffect,
  seenHits,
  snapshot,
  view,
} from '../../src/engine/index.ts';
import { meanAfterAll, meanOver, withRolls } from '../fixtures/all-dice.ts';
import { by, play } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { changed, mark, ship, status, unit, type WritableGame } from '../fixtures/units.ts';

const isGone = (game: Game, id: string): number => (unit(game, id).status === 'in-play' ? 0 : 1);

interface Aim {
  what: string;
  target: string;
  lines: string;
  damaged?: Part[];
  destroyed?: Part[];
}

const AIMS: Aim[] = [
  { what: 'a dagger', target: '2B', lines: '2B dagger A0708 9 1' },
  {
    what: 'a dagger that has been hit',
    target: '2B',
    lines: '2B dagger A0708 9 1: arsenal, hunter',
    damaged: ['bridge'],
    destroyed: ['pod-1'],
  },
  {
    what: 'a piccolo that waits for its engine',
    target: '2B',
    lines: '2B piccolo A0708 9 1: crew/0',
    damaged: ['engine'],
    destroyed: ['bridge', 'pod-1'],
  },
  { what: 'a lander', target: '2B1', lines: '2B dagger A0101 9 1: battlecraft=lander\n2B1 A0708 9 1 revealed' },
  {
    what: 'a face-down Terwillicker',
    target: '2B1',
    lines: '2B dagger A0101 9 1: battlecraft=terwillicker-x\n2B1 A0708 9 1',
    destroyed: ['bridge'],
  },
  {
    what: 'a missile',
    target: '2I21',
    lines: '2B dagger A0101 9 1: arsenal\n2I intelligent A0708 9 1 civ 8 from 2B.1 revealed',
  },
  {
    what: 'a face-down missile',
    target: '2U01',
    lines: '2B dagger A0101 9 1: arsenal\n2I unguided A0708 9 1 civ 8 from 2B.1',
  },
];

const aimed = ({ target, lines, damaged = [], destroyed = [] }: Aim) => {
  const question = { unit: '1A', from: 'burster', type: 'laser-burst', target } as const;
  const game = position(`1A sword A0707 9 1\n${lines}`, {
    phase: 'fire 1',
    with: (copy) => {
      mark(copy, target, 'damaged', ...damaged);
      mark(copy, target, 'destroyed', ...destroyed);
    },
  });
  const chances = fireChances(game, question);
  if ('code' in chances) throw new Error(chances.code);
  return { game, chances, fire: by(1, { do: 'fire', ...question }) };
};

describe('the chances of a fire', () => {
  test.each(AIMS)(
    'R8.7a R10.0b from what is seen of $what: the same to its owner, to the other player no less',
    (aim) => {
      const { game, chances } = aimed(aim);
      const of = (view: Snapshot) => view.units.find(({ id }) => id === aim.target || id.startsWith('2?'))!;
      const exact = chances.results.map(({ parts, destroys }) => parts.length > 0 || destroys);
      const owner = seenHits(of(snapshot(game)));
      expect(owner.map(({ effect }) => effect)).toEqual(exact);
      expect(chances.odds.probability * seenEffect(of(snapshot(game)))).toBeCloseTo(chances.effect);
      const foe = of(view(game, 1));
      const seen = seenHits(foe).map(({ effect }) => effect);
      expect(exact.every((effect, nth) => !effect || seen[nth])).toBe(true);
      if (isEffectSure(foe) && foe.class) expect(seen).toEqual(exact);
    },
  );

  test.each(AIMS)('8.6 8.7 8.8 are those of all dice, at $what', (aim) => {
    const { game, chances, fire } = aimed(aim);
    const before = JSON.stringify(unit(game, aim.target));
    const isHurt = (after: Game): number =>
      after.pending || JSON.stringify(unit(after, aim.target)) !== before ? 1 : 0;
    expect(chances.odds.probability).toBe(0.6);
    expect(chances.effect).toBeCloseTo(meanOver(game, fire, isHurt), 10);
    const destroyed = meanAfterAll(
      game,
      fire,
      () => false,
      (end) => isGone(end, aim.target),
    );
    expect(chances.destroyed).toBeCloseTo(destroyed, 10);
  });

  test.each(AIMS)('8.7 8.8 tell what each die leaves of $what', (aim) => {
    const { game, chances, fire } = aimed(aim);
    expect(chances.results.map(({ die }) => die)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { die, parts, destroys } of chances.results) {
      const { game: after } = play(withRolls(game, [1, die]), fire);
      const open = after.pending?.kind === 'choose-part' ? after.pending.parts : [];
      if (open.length > 0) expect(parts.map(({ part }) => part)).toEqual(open);
      else expect(parts.length).toBeLessThan(2);
      for (const choice of parts) {
        const chosen = open.length > 0 ? play(after, by(1, { do: 'choose-part', part: choice.part })).game : after;
        expect(status(chosen, aim.target, choice.part)).toBe(choice.status);
        expect(isGone(chosen, aim.target) === 1).toBe(choice.destroys);
      }
      expect(destroys).toBe(parts.length > 0 ? parts.some((one) => one.destroys) : isGone(after, aim.target) === 1);
    }
  });

  test('8.0 are refused where there is no such fire', () => {
    const { game } = aimed(AIMS[0] as Aim);
    expect(fireChances(game, { unit: '1A', from: 'burster', type: 'particle-burst', target: '2B' })).toMatchObject({
      code: 'burster-fires-lasers',
    });
  });
});

interface Passage {
  what: string;
  mover: string;
  lines: string;
  attempts: [missile: string, targets: string[]][];
  with?: (copy: WritableGame) => void;
}

const LIGHT = '2B dagger A0101 9 1: arsenal, arsenal';
const unguided = (hex: string, rest = '9 3 civ 7') => `2I unguided ${hex} ${rest} from 2B.1`;

const PASSAGES: Passage[] = [
  { what: 'a ship past nobody', mover: '1A', lines: `1A corco-zeta A0710 12 3\n${LIGHT}`, attempts: [] },
  {
    what: 'a ship without a field past two missiles',
    mover: '1A',
    lines: `1A corco-zeta A0710 12 3\n${LIGHT}\n${unguided('A0709')}\n${unguided('A0707', '3 5 civ 6')}`,
    attempts: [
      ['2U01', ['1A']],
      ['2U02', ['1A']],
    ],
  },
  {
    what: 'a ship in a zig-zag past two missiles in one hex',
    mover: '1A',
    lines: `1A corco-zeta A0710 1 2\n${LIGHT}\n${unguided('A0709')}\n${unguided('A0709', '1 5 civ 8')}`,
    attempts: [
      ['2U01', ['1A']],
      ['2U02', ['1A']],
    ],
  },
  {
    what: 'a ship that can raise its field twice',
    mover: '1A',
    lines: `1A sword A0710 12 3: crew/0\n${LIGHT}\n${unguided('A0709')}\n${unguided('A0707')}`,
    attempts: [
      ['2U01', ['1A']],
      ['2U02', ['1A']],
    ],
    with: (copy) => {
      mark(copy, '1A', 'destroyed', 'bridge', 'pod-1');
      mark(copy, '1A', 'damaged', 'engine');
    },
  },
  {
    what: 'a ship behind a weak field that fails',
    mover: '1A',
    lines: `1A dagger A0710 12 2: crew/0\n${LIGHT}\n${unguided('A0709')}`,
    attempts: [['2U01', ['1A']]],
    with: (copy) => {
      ship(copy, '1A').forceField = true;
      mark(copy, '1A', 'damaged', 'bridge', 'engine');
    },
  },
  {
    what: 'a ship that raises a weak field',
    mover: '1A',
    lines: `1A dagger A0710 12 2: crew/0\n${LIGHT}\n${unguided('A0709')}`,
    attempts: [['2U01', ['1A']]],
    with: (copy) => {
      mark(copy, '1A', 'destroyed', 'bridge');
      mark(copy, '1A', 'damaged', 'engine');
    },
  },
  {
    what: 'a ship with a damaged field',
    mover: '1A',
    lines: `1A sword A0710 12 2: crew/0\n${LIGHT}\n${unguided('A0709')}`,
    attempts: [['2U01', ['1A']]],
    with: (copy) => mark(copy, '1A', 'damaged', 'force-field'),
  },
  {
    what: 'a battlecraft, where another flies more slowly',
    mover: '1A1',
    lines: `1A dagger A0101 9 1: battlecraft=lander\n1A1 A0710 12 2 revealed\n${LIGHT}\n${unguided('A0709', '12 2 civ 7')}`,
    attempts: [['2U01', ['1A1']]],
  },
  {
    what: 'a missile past two ships',
    mover: '1I21',
    lines: `1A dagger A0101 9 1: arsenal\n1I intelligent A0710 12 4 civ 7 from 1A.1\n${LIGHT}\n2C corco-zeta A0708 12 3\n2D sword A0706 6 1`,
    attempts: [
      ['1I21', ['2C']],
      ['1I21', ['2D']],
    ],
  },
  {
    what: 'a missile between two ships as fast as each other, and a missile',
    mover: '1I21',
    lines: `1A dagger A0101 9 1: arsenal\n1I intelligent A0710 12 4 civ 8 from 1A.1\n${LIGHT}\n2C corco-zeta A0708 12 3\n2D corco-zeta A0708 12 3\n${unguided('A0708', '6 3 civ 7')}`,
    attempts: [
      ['1I21', ['2C', '2D']],
      ['2U01', ['1I21']],
    ],
  },
  {
    what: 'a missile off the map',
    mover: '1I21',
    lines: `1A dagger A0105 9 1: arsenal\n1I intelligent A0702 12 4 civ 8 from 1A.1\n${LIGHT}\n2C corco-zeta A0701 12 3`,
    attempts: [['1I21', ['2C']]],
  },
];

describe('the chances of interceptions', () => {
  test.each(PASSAGES)('9.6 9.7 9.8 are those of all dice, for $what', ({ mover, lines, attempts, with: change }) => {
    const game = position(lines, { phase: 'movement 1', ...(change ? { with: change } : {}) });
    const chances = interceptionChances(game, mover);
    expect(chances.attempts.map(({ missile, targets }) => [missile, targets])).toEqual(attempts);
    // Anybody who is asked attempts the unit that moves, and a field is raised.
    const prefers = (answer: Action): boolean =>
      answer.do === 'raise-field' || (answer.do === 'intercept' && [mover, '2C', '2D'].includes(answer.target));
    const move = by(1, { do: 'move', unit: mover });
    const isHit = (after: Game): number => (['destroyed'].includes(unit(after, mover).status) ? 1 : 0);
    expect(chances.lost).toBeCloseTo(meanAfterAll(game, move, prefers, isHit), 10);
  });

  test('9.8 R9.8a count on a field that can be raised, and on no other', () => {
    const game = position('1A sword A0710 12 3\n1B corco-zeta A0101 12 3', { phase: 'movement 1' });
    expect(fieldChance(ship(game, '1A'))).toBe(0.6);
    expect(fieldChance(ship(game, '1B'))).toBe(0);
    mark(game, '1A', 'damaged', 'force-field');
    expect(fieldChance(ship(game, '1A'))).toBe(0);
  });

  test('9.8 R8.9a take into account that a weak field may fail before the second missile comes', () => {
    const missiles = `${LIGHT}\n${unguided('A0709', '5 9 civ 7')}\n${unguided('A0708', '5 9 civ 7')}`;
    const game = position(`1A dagger A0710 12 3: crew/2\n${missiles}`, {
      phase: 'movement 1',
      with: (copy) => {
        ship(copy, '1A').forceField = true;
        mark(copy, '1A', 'vulnerable', 'force-field');
      },
    });
    // Each succeeds with a 1. The field goes off with a 1 or a 3 among three rolls; the second missile then destroys the ship.
    expect(interceptionChances(game, '1A').lost).toBeCloseTo(0.1 * (1 - 0.8 ** 3) * 0.1, 10);
  });

  test('9.8 R9.8a are those of missiles that are not there, and of the energy that is left', () => {
    const { lines } = PASSAGES[1] as Passage;
    const game = position(`${lines}\n1B sword A0101 12 3: crew/0\n1C dagger A0101 12 3: crew/2, crew/2`, {
      phase: 'movement 1',
    });
    const { attempts, lost } = interceptionChances(game, '1A');
    const chances = attempts.map(({ probability }) => probability);
    expect(lossByMissiles(game, '1A', chances)).toBe(lost);
    expect(lossByMissiles(game, '2I21', [0.5, 0.2])).toBeCloseTo(0.6, 10);
    expect(lossByMissiles(game, '1A', [])).toBe(0);
    // A Sword's class 2 field is raised with a 6 or less; two rolls do not bring it down.
    expect(lossByMissiles(game, '1B', [1])).toBeCloseTo(0.4, 10);
    expect(lossByMissiles(game, '1B', [1, 1])).toBeCloseTo(0.4, 10);
    // A Dagger's class 1 field fails with the second of three hits that a 1 or a 3 makes.
    const fails = 3 * 0.2 ** 2 * 0.8 + 0.2 ** 3;
    expect(lossByMissiles(game, '1C', [1, 1])).toBeCloseTo(0.4 + 0.6 * fails, 10);
    const dark = changed(game, (copy) => {
      const { energy } = ship(copy, '1B');
      ship(copy, '1B').energy = { ...energy, marked: energy.blocks };
    });
    expect(lossByMissiles(dark, '1B', [0.7])).toBeCloseTo(0.7, 10);
    const copy = changed(game, (one) => {
      ship(one, '1B').forceField = true;
    });
    expect(lossByMissiles(copy, '1B', [0.7])).toBe(0);
    ship(copy, '1B').forceField = false;
    expect(lossByMissiles(dark, '1B', [0.7])).toBeCloseTo(0.7, 10);
    ship(copy, '1B').forceField = true;
    expect(lossByMissiles(copy, '1B', [0.7])).toBe(0);
    expect(lossByMissiles(game, '1B', [0.7])).toBeCloseTo(0.7 * 0.4, 10);
  });

  test('9.6 are those of a flight that has not been ordered', () => {
    const { lines } = PASSAGES[1] as Passage;
    const game = position(lines, { phase: 'movement 1' });
    const straight = interceptionChances(game, '1A');
    const turned = position(lines.replace('A0710 12 3', 'A0710 2 1'), { phase: 'movement 1' });
    const { hex, direction, velocity, nextSide } = unit(game, '1A');
    expect(interceptionChances(turned, '1A', { hex: hex ?? { q: 0, r: 0 }, direction, velocity, nextSide })).toEqual(
      straight,
    );
    expect(interceptionChances(turned, '1A')).toEqual({ attempts: [], lost: 0 });
    expect(interceptionChances(game, '1Z')).toEqual({ attempts: [], lost: 0 });
  });
});
