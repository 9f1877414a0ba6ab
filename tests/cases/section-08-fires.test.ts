import { describe, expect, test } from 'vitest';
import {
  apply,
  FIRE_TYPES,
  type FireType,
  type Game,
  HULLS,
  legalOfKind,
  type Order,
  type UnitId,
} from '../../src/engine/index.ts';
import { by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, craft, mark, ship, unit } from '../fixtures/units.ts';

const at = (lines: string, options: PositionOptions = {}): Game => position(lines, { phase: 'fire 1', ...options });
const fire = (from: 'burster' | number, type: FireType = 'laser-burst', id = '1A', target = '2B'): Order => ({
  do: 'fire',
  unit: id,
  from,
  type,
  target,
});

/** Out of reach of every weapon, so that no die falls. */
const FAR = '2B sword B1601 12 0';
const shooter = (hull: string, pods = '', options: PositionOptions = {}): Game =>
  at(`1A ${hull} A0117 12 0 : ${pods}\n${FAR}`, options);

/** More than any phase allows. */
const MANY = 30;

/** How many fires a unit gets through, taking the first legal one each time. */
function fires(game: Game, id: UnitId = '1A', allowed: (from: 'burster' | number) => boolean = () => true): number {
  let now = game;
  for (let n = 0; n < MANY; n += 1) {
    const next = legalOfKind(now, 'fire').find(
      (action) => action.do === 'fire' && action.unit === id && action.type === 'laser-burst' && allowed(action.from),
    );
    if (!next) return n;
    now = play(now, next).game;
  }
  return MANY;
}

describe('8.0 laser and particle fire', () => {
  const field = (options: PositionOptions = {}): Game =>
    at(
      `
      1A dagger A0808 12 2 : arsenal, battlecraft=terwillicker-x
      1B dagger A0810 12 2 : heavy-weapon
      2B sword A0806 12 2 : battlecraft=terwillicker-x, battlecraft=terwillicker-x
      1A1 A0811 12 2
      2B1 A0805 12 2
      1X unguided A0810 12 2 from 1B.1
      2X unguided A0804 12 2 from 2B.1`,
      options,
    );

  test.each([
    ['1A', 'burster'],
    ['1A', 1],
    ['1A1', 'burster'],
  ] as const)('8.0 spaceships and battlecraft fire: %s from %s', (id, from) => {
    const { events } = play(field({ rolls: [10] }), by(1, fire(from, 'laser-burst', id)));
    expect(events).toContainEqual(expect.objectContaining({ type: 'fired', unit: id, die: 10, hit: false }));
  });

  test.each(['2B', '2B1', '2U01'])(
    '8.0 revealed or not, spaceships, battlecraft and missiles are targets: %s',
    (target) => {
      const { events } = play(field({ rolls: [10] }), by(1, fire('burster', 'laser-burst', '1A', target)));
      expect(events.some((event) => event.type === 'fired' && event.target === target)).toBe(true);
    },
  );

  test.each([
    ['1U01', '2B', '8.0', 'missiles-do-not-fire'],
    ['2B', '1A', '8.0', 'not-yours'],
    ['1Z', '2B', '8.0', 'no-such-unit'],
    ['1A', '2Z', '8.0', 'no-such-unit'],
    ['1A', '1B', '8.0', 'own-target'],
    ['1A', '2B2', 'R8.0a', 'not-in-play'],
  ])('8.0 %s does not fire at %s: %s %s', (id, target, rule, code) => {
    expect(refusal(field(), by(1, fire('burster', 'laser-burst', id, target)))).toMatchObject({ rule, code });
  });

  test('8.0 a battlecraft in its pod does not fire', () => {
    const inside = at('1A dagger A0808 12 2 : battlecraft=terwillicker-x\n2B sword A0806 12 2');
    expect(refusal(inside, by(1, fire('burster', 'laser-burst', '1A1')))).toMatchObject({
      rule: '8.0',
      code: 'not-in-play',
    });
  });

  test('8.0 each fire is resolved before the next is declared', () => {
    const start = field({ rolls: [1, 2] });
    const hit = given(start, 1, fire('burster'));
    expect(hit.pending).toMatchObject({ kind: 'choose-part', player: 1, unit: '2B' });
    expect(refusal(hit, by(1, fire(1)))).toMatchObject({ rule: '3.0', code: 'not-now' });
  });

  test('8.0 a second die falls only if the first one hits', () => {
    // Two hexes, halved by 8.4 to a Target Value of 1: a laser burst needs 6.
    expect(given(field({ rolls: [7, 10] }), 1, fire('burster')).dice.fallen).toEqual([7]);
    expect(given(field({ rolls: [6, 10] }), 1, fire('burster')).dice.fallen).toEqual([6, 10]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    '8.0 in any direction, whichever way it points: %i',
    (direction) => {
      const game = at(`1A dagger A0808 ${direction} 2\n2B sword A0806 12 2`, { rolls: [10] });
      expect(apply(game, by(1, fire('burster'))).ok).toBe(true);
    },
  );

  test('8.0 no fire in a Command Phase, no command in a Fire Phase, none by the other player', () => {
    expect(refusal(field({ phase: 'command 1' }), by(1, fire('burster')))).toMatchObject({ code: 'not-now' });
    expect(refusal(field(), by(1, { do: 'accelerate', unit: '1A' }))).toMatchObject({ code: 'not-now' });
    expect(refusal(field(), by(2, fire('burster', 'laser-burst', '2B', '1A')))).toMatchObject({
      code: 'not-your-turn',
    });
  });

  test('8.0 all fires of one unit before those of another', () => {
    const once = given(field({ rolls: [10, 10] }), 1, fire('burster'), fire('burster', 'laser-burst', '1B'));
    expect(refusal(once, by(1, fire(1)))).toMatchObject({ rule: 'R8.0a', code: 'turn-to-fire-over' });
  });

  test('R8.0a landed and not yet alerted units are no targets', () => {
    for (const status of ['landed', 'unalerted'] as const) {
      const game = changed(field(), (copy) => {
        ship(copy, '2B').status = status;
      });
      expect(refusal(game, by(1, fire('burster')))).toMatchObject({ rule: 'R8.0a', code: 'not-in-play' });
    }
  });

  test('R8.0a an unalerted ship does not fire', () => {
    const game = changed(field(), (copy) => {
      ship(copy, '1A').status = 'unalerted';
    });
    expect(refusal(game, by(1, fire('burster')))).toMatchObject({ rule: 'R11.4a', code: 'unalerted' });
  });

  test('R8.0a once a second unit has fired the first may not go on', () => {
    const once = given(field({ rolls: [10, 10, 10] }), 1, fire(1));
    expect(apply(once, by(1, fire(1))).ok).toBe(true);
    const other = given(once, 1, fire('burster', 'laser-burst', '1B'));
    const refused = { rule: 'R8.0a', code: 'turn-to-fire-over' };
    expect(refusal(other, by(1, fire(1)))).toMatchObject(refused);
    expect(apply(other, by(1, fire(1, 'laser-burst', '1B'))).ok).toBe(true);
    const launch: Order = {
      do: 'launch-missile',
      ship: '1A',
      pod: 1,
      missile: 'unguided',
      hex: 'A0807',
      direction: 12,
      velocity: 2,
    };
    expect(refusal(other, by(1, launch))).toMatchObject(refused);
  });

  test('R8.0a a launch is as good as a fire for that', () => {
    const launched = given(field({ rolls: [10] }), 1, {
      do: 'launch-missile',
      ship: '1B',
      pod: 1,
      missile: 'unguided',
      hex: 'A0809',
      direction: 12,
      velocity: 2,
    });
    const other = given(launched, 1, fire('burster'));
    expect(refusal(other, by(1, fire('burster', 'laser-burst', '1B')))).toMatchObject({ code: 'turn-to-fire-over' });
  });

  test('R8.0a a MIMS that launches ends nobody’s fire, and nobody’s fire ends its launch', () => {
    const start = at(
      `
      1A dagger A0808 12 2 : arsenal
      1X mims A0403 12 2 civ 8 from 1A.1
      2B sword A0806 12 2`,
      { rolls: [10, 10] },
    );
    let game = given(start, 1, fire('burster'));
    for (let n = 0; n < 4; n += 1) {
      game = given(game, 1, { do: 'mims-launch', missile: '1M31', hex: 'A0402', direction: 12, velocity: 2 });
    }
    expect(apply(game, by(1, fire(1))).ok).toBe(true);
  });

  test('R8.0a fire that cannot hit is legal, costs its energy and the fire, and rolls no die', () => {
    const { game, events } = play(shooter('dagger', 'heavy-weapon'), by(1, fire(1, 'particle-barrage')));
    expect(events).toContainEqual(expect.objectContaining({ type: 'fired', die: null, hit: false }));
    expect(ship(game, '1A').energy).toMatchObject({ marked: 0, track: 3 });
    expect(refusal(game, by(1, fire(1)))).toMatchObject({ rule: '8.1', code: 'no-fires-left' });
    expect(game.dice.fallen).toEqual([]);
  });
});

describe('8.1 number and types of fires', () => {
  // The burster classes of 4.9, typed a second time.
  const BURSTERS: Record<string, number> = {
    dagger: 2,
    sword: 2,
    spear: 2,
    piccolo: 1,
    flute: 1,
    clarinet: 1,
    'corco-gamma': 1,
    'corco-zeta': 1,
    'corco-iota': 1,
    'corco-mu': 1,
  };
  const cells = Object.keys(BURSTERS).flatMap((hull) => FIRE_TYPES.map((type) => ({ hull, type })));

  test.each(cells)('8.1 the burster of a $hull: $type', ({ hull, type }) => {
    const action = by(1, fire('burster', type));
    const game = shooter(hull);
    if (type === 'laser-burst' || (type === 'laser-barrage' && BURSTERS[hull] === 2)) {
      expect(apply(game, action).ok).toBe(true);
    } else {
      const code = type === 'laser-barrage' ? 'burster-class-1' : 'burster-fires-lasers';
      expect(refusal(game, action)).toMatchObject({ rule: '4.4', code });
    }
  });

  test.each([
    ['terwillicker-5000', ['laser-burst']],
    ['terwillicker-x', ['laser-burst', 'laser-barrage']],
    ['lander', []],
    ['corco-omega', []],
  ] as [string, FireType[]][])('8.1 the burster of a battlecraft %s: %j', (hull, types) => {
    const game = at(`1A sword A0117 12 0 : battlecraft=${hull}\n1A1 A0117 12 0\n${FAR}`);
    for (const type of FIRE_TYPES) {
      const action = by(1, fire('burster', type, '1A1'));
      expect(apply(game, action).ok).toBe(types.includes(type));
      if (types.length === 0) expect(refusal(game, action)).toMatchObject({ rule: '4.4', code: 'no-burster' });
    }
    expect(fires(game, '1A1')).toBe(types.length > 0 ? 1 : 0);
  });

  const weaponPods = ['hunter', 'light-weapon', 'heavy-weapon', 'arsenal'];
  test.each(weaponPods.flatMap((pod) => FIRE_TYPES.map((type) => ({ pod, type }))))(
    '8.1 a $pod pod allows a $type',
    ({ pod, type }) => {
      expect(apply(shooter('corco-mu', pod), by(1, fire(1, type))).ok).toBe(true);
    },
  );

  test.each(['battle-communications', 'tractor-beam@8', 'battlecraft=lander', 'standard-jump', 'energy', 'crew'])(
    '8.1 nothing is fired from a %s pod',
    (pod) => {
      expect(refusal(shooter('corco-mu', pod), by(1, fire(1)))).toMatchObject({ rule: '5.1', code: 'no-weapon-pod' });
    },
  );

  test('8.1 nor from a box without a pod, nor from a pod of a battlecraft', () => {
    const game = at(`1A sword A0117 12 0 : battlecraft=terwillicker-x, arsenal\n1A1 A0117 12 0\n${FAR}`);
    expect(refusal(game, by(1, fire(5)))).toMatchObject({ rule: '5.1', code: 'no-weapon-pod' });
    expect(refusal(game, by(1, fire(2, 'laser-burst', '1A1')))).toMatchObject({ rule: '5.1', code: 'no-weapon-pod' });
  });

  // The burster's one included.
  test.each([
    ['', 1],
    ['hunter', 2],
    ['light-weapon', 2],
    ['heavy-weapon', 2],
    ['arsenal', 3],
    ['light-weapon, light-weapon', 3],
    ['light-weapon, light-weapon, battle-communications', 4],
    ['battle-communications', 2],
    ['battle-communications, battle-communications', 3],
    ['arsenal, arsenal, hunter, battle-communications', 7],
    ['crew, energy', 1],
  ])('8.1 with "%s" a ship fires %i times', (pods, number) => {
    expect(fires(shooter('corco-mu', pods))).toBe(number);
  });

  test('8.1 each source has its own number', () => {
    const game = given(shooter('corco-mu', 'arsenal, heavy-weapon'), 1, fire(1), fire('burster'), fire(1), fire(2));
    for (const from of [1, 2, 'burster'] as const) {
      expect(refusal(game, by(1, fire(from)))).toMatchObject({ rule: '8.1', code: 'no-fires-left' });
    }
  });

  test('8.1 a new Fire Phase, new fires', () => {
    const start = given(shooter('corco-mu', 'arsenal'), 1, fire(1), fire('burster'), fire(1));
    let game = start;
    for (let n = 0; n < 6; n += 1) game = given(game, game.phase.player, { do: 'end-phase' });
    expect(game.phase).toMatchObject({ kind: 'fire', player: 1 });
    expect(fires(game)).toBe(3);
  });
});

describe('R8.1a the extra fire of battle communications', () => {
  test.each([
    ['the burster', 'burster' as const, 2],
    ['a hunter', 1, 2],
    ['a heavy weapon', 2, 2],
    ['an arsenal', 3, 3],
  ])('R8.1a it may be used with %s', (_, source, number) => {
    const game = shooter('corco-mu', 'hunter, heavy-weapon, arsenal, battle-communications');
    expect(fires(game, '1A', (from) => from === source)).toBe(number);
  });

  test('R8.1a once: used with the burster it is gone for the pods', () => {
    const start = shooter('corco-mu', 'heavy-weapon, battle-communications');
    const game = given(start, 1, fire('burster'), fire('burster'), fire(1));
    expect(refusal(game, by(1, fire(1)))).toMatchObject({ rule: '8.1', code: 'no-fires-left' });
    expect(refusal(game, by(1, fire('burster')))).toMatchObject({ rule: '8.1', code: 'no-fires-left' });
  });

  test('R8.1a each pod gives one, which one source may use', () => {
    const start = shooter('corco-mu', 'heavy-weapon, battle-communications, battle-communications');
    expect(fires(start, '1A', (from) => from === 1)).toBe(3);
    expect(fires(start)).toBe(4);
  });

  test.each([
    ['vulnerable', 3],
    ['damaged', 2],
    ['destroyed', 2],
  ] as const)('R8.1a from an undamaged pod only: %s, %i fires', (status, number) => {
    const game = shooter('corco-mu', 'heavy-weapon, battle-communications', {
      with: (copy) => mark(copy, '1A', status, 'pod-2'),
    });
    expect(fires(game)).toBe(number);
  });

  test('R8.1a it is no fire for the battlecraft of the ship', () => {
    const game = at(`1A sword A0117 12 0 : battlecraft=terwillicker-x, battle-communications\n1A1 A0117 12 0\n${FAR}`);
    expect(fires(game, '1A1')).toBe(1);
  });
});

describe('8.6 what is told of a fire', () => {
  test('8.6 from where, of what type, with what odds', () => {
    const start = shooter('corco-mu', 'arsenal');
    const burst = play(start, by(1, fire('burster'))).events;
    expect(burst).toMatchObject([
      { type: 'fired', unit: '1A', pod: null, podType: null, fire: 'laser-burst', target: '2B', die: null, hit: false },
    ]);
    const barrage = play(start, by(1, fire(1, 'laser-barrage'))).events;
    expect(barrage).toMatchObject([
      { type: 'paid', unit: '1A', blocks: 0, units: 2, only: 1 },
      { type: 'fired', pod: 1, podType: 'arsenal', odds: { hitChance: '-', modifier: -4 } },
    ]);
  });
});

describe('8.2 fire and energy expenditure', () => {
  const COSTS: [FireType, number][] = [
    ['laser-burst', 0],
    ['particle-burst', 1],
    ['laser-barrage', 2],
    ['particle-barrage', 3],
  ];
  const spent = (game: Game): number => {
    const { energy, hull } = ship(game, '1A');
    return energy.marked * HULLS[hull].burnRate + energy.track;
  };

  test.each(COSTS)('8.2 a %s costs %i', (type, cost) => {
    const game = given(shooter('corco-mu', 'arsenal'), 1, fire(1, type));
    expect(spent(game)).toBe(cost);
    expect(spent(given(game, 1, fire(1, type)))).toBe(2 * cost);
  });

  test('8.2 the track carries over into a block', () => {
    const game = given(
      shooter('dagger', 'arsenal, heavy-weapon'),
      1,
      fire(1, 'particle-barrage'),
      fire(1, 'particle-barrage'),
      fire(2, 'laser-barrage'),
    );
    expect(ship(game, '1A').energy).toMatchObject({ marked: 2, track: 0 });
  });

  test('8.2 a battlecraft pays units', () => {
    const start = at(`1A sword A0117 12 0 : battlecraft=terwillicker-x\n1A1 A0117 12 0\n${FAR}`);
    expect(craft(given(start, 1, fire('burster', 'laser-barrage', '1A1')), '1A1').energy.spent).toBe(2);
    const poor = changed(start, (copy) => {
      craft(copy, '1A1').energy.spent = 14;
    });
    expect(refusal(poor, by(1, fire('burster', 'laser-barrage', '1A1')))).toMatchObject({
      rule: '8.2',
      code: 'no-energy',
    });
    expect(apply(poor, by(1, fire('burster', 'laser-burst', '1A1'))).ok).toBe(true);
  });

  test.each([0, 1, 2, 3])('8.2 a ship with %i units left fires what it can pay for', (units) => {
    const game = shooter('corco-mu', 'arsenal', {
      with: (copy) => {
        const { energy } = ship(copy, '1A');
        energy.marked = units === 0 ? 11 : 10;
        energy.track = units === 0 ? 0 : 16 - units;
      },
    });
    for (const [type, cost] of COSTS) {
      const action = by(1, fire(1, type));
      expect(apply(game, action).ok).toBe(cost <= units);
      if (cost > units) expect(refusal(game, action)).toMatchObject({ rule: '8.2', code: 'no-energy' });
    }
  });

  test('8.2 with every block marked a ship has none, whatever its track shows, and fires laser bursts', () => {
    const game = shooter('corco-mu', 'arsenal', {
      with: (copy) => {
        Object.assign(ship(copy, '1A').energy, { marked: 11, track: 7 });
      },
    });
    expect(apply(game, by(1, fire(1))).ok).toBe(true);
    expect(refusal(game, by(1, fire(1, 'particle-burst')))).toMatchObject({ rule: '8.2', code: 'no-energy' });
  });

  test('8.2 what is spent stays spent, hit or miss', () => {
    const start = at('1A dagger A0808 12 2 : arsenal\n2B sword A0806 12 2', { rolls: [10] });
    const { game } = play(start, by(1, fire(1, 'particle-burst')));
    expect(ship(game, '1A').energy.track).toBe(1);
    expect(unit(game, '2B').status).toBe('in-play');
  });
});
