import { describe, expect, test } from 'vitest';
import {
  apply,
  commandsLeft,
  type FireType,
  type Game,
  HULLS,
  legalOfKind,
  type MissileType,
  type Order,
  odds,
  type Part,
  type PartStatus,
  type PodType,
} from '../../src/engine/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, craft, mark, ship, status, unit } from '../fixtures/units.ts';

const at = (lines: string, options: PositionOptions = {}): Game => position(lines, { phase: 'command 1', ...options });
const left: Order = { do: 'turn', unit: '1A', side: 'left' };
const hurt = (to: PartStatus, ...parts: Part[]): PositionOptions => ({
  with: (game) => mark(game, '1A', to, ...parts),
});

/** More than any phase allows. */
const MANY = 30;

function turns(game: Game): number {
  let now = game;
  for (let n = 0; n < MANY; n += 1) {
    const outcome = apply(now, by(1, left));
    if (!outcome.ok) return n;
    now = outcome.game;
  }
  return MANY;
}

/** Player 2 hits 1A with dice of the Hit Table; a particle barrage at a Target Value of 0 needs none of its own. */
function struck(pods: string, rolls: number[], hull = 'corco-mu', options: PositionOptions = {}): Game {
  let game = position(
    `
    1A ${hull} A0808 12 2 : ${pods}
    2B corco-mu A0808 12 2 : arsenal, arsenal, arsenal`,
    { phase: 'fire 2', rolls, ...options },
  );
  for (let n = 0; n < rolls.length; n += 1) {
    const shot: Order = { do: 'fire', unit: '2B', from: 1 + Math.floor(n / 2), type: 'particle-barrage', target: '1A' };
    game = given(game, 2, shot);
  }
  return game;
}

const LEVELS: PartStatus[] = ['vulnerable', 'damaged', 'destroyed'];

describe('8.9 bridge and engine', () => {
  test.each([
    ['intact', 6, true],
    ['vulnerable', 6, true],
    ['damaged', 4, false],
  ] as const)('8.9 a sword at 2 with its bridge %s: %i commands, weaving %s', (to, commands, weaves) => {
    const game = at('1A sword A0808 12 2', hurt(to, 'bridge'));
    expect(turns(game)).toBe(commands);
    const weave = by(1, { do: 'weave', unit: '1A', hex: 'A0807' });
    expect(apply(game, weave).ok).toBe(weaves);
    if (!weaves) expect(refusal(game, weave)).toMatchObject({ rule: '8.9', code: 'bridge-damaged' });
  });

  test('8.9 a destroyed bridge leaves a rating of 1, and no Weave', () => {
    const still = at('1A sword A0808 12 0', hurt('destroyed', 'bridge'));
    expect(turns(still)).toBe(1);
    expect(refusal(still, by(1, { do: 'weave', unit: '1A', hex: 'A0807' }))).toMatchObject({ code: 'bridge-damaged' });
    const moving = at('1A sword A0808 12 1', hurt('destroyed', 'bridge'));
    expect(refusal(moving, by(1, left))).toMatchObject({ rule: 'R7.1b' });
    expect(apply(moving, by(1, { do: 'accelerate', unit: '1A' })).ok).toBe(true);
  });

  test.each([
    ['damaged', 5],
    ['destroyed', 1],
  ] as const)('8.9 the same for a battlecraft: bridge %s, %i commands at 0', (to, commands) => {
    const game = at('1A sword A0808 12 2 : battlecraft=terwillicker-5000\n1A1 A0405 12 0', {
      with: (copy) => mark(copy, '1A1', to, 'bridge'),
    });
    expect(commandsLeft(game, '1A1')?.maneuvers.left).toBe(commands);
    expect(refusal(game, by(1, { do: 'weave', unit: '1A1', hex: 'A0404' }))).toMatchObject({ code: 'bridge-damaged' });
  });

  test('8.9 a damaged engine takes an Energy Block for each Maneuver Command, a vulnerable one not', () => {
    const twice = (to: PartStatus) =>
      ship(given(at('1A sword A0808 12 2', hurt(to, 'engine')), 1, left, left, left), '1A').energy.marked;
    expect([twice('vulnerable'), twice('damaged')]).toEqual([1, 3]);
  });

  test('8.9 a destroyed engine takes no Maneuver Command at all', () => {
    const game = at('1A sword A0808 12 2 : standard-jump, battlecraft=terwillicker-x, heavy-weapon\n1A1 A0405 12 2', {
      jumps: { player: 1 },
      with: (copy) => {
        mark(copy, '1A', 'destroyed', 'engine');
        mark(copy, '1A1', 'destroyed', 'engine');
      },
    });
    const orders: Order[] = [
      left,
      { do: 'accelerate', unit: '1A' },
      { do: 'decelerate', unit: '1A' },
      { do: 'weave', unit: '1A', hex: 'A0807' },
      { do: 'prepare-jump', unit: '1A' },
      { do: 'turn', unit: '1A1', side: 'left' },
    ];
    for (const order of orders) {
      expect(refusal(game, by(1, order))).toMatchObject({ rule: '8.9', code: 'engine-destroyed' });
    }
    expect(apply(game, by(1, { do: 'active-search', ship: '1A' })).ok).toBe(true);
  });
});

describe('8.9 force field', () => {
  const raise: Order = { do: 'activate-force-field', ship: '1A' };
  // Class 1, then class 2.
  test.each([
    ['dagger', 'vulnerable', true],
    ['dagger', 'damaged', false],
    ['dagger', 'destroyed', false],
    ['corco-iota', 'damaged', false],
    ['sword', 'vulnerable', true],
    ['sword', 'damaged', true],
    ['sword', 'destroyed', false],
    ['spear', 'damaged', true],
  ] as const)('8.9 a %s activates a field that is %s: %s', (hull, to, may) => {
    const game = at(`1A ${hull} A0808 12 2 : heavy-weapon`, hurt(to, 'force-field'));
    expect(apply(game, by(1, raise)).ok).toBe(may);
    if (!may) expect(refusal(game, by(1, raise))).toMatchObject({ rule: '8.9', code: 'field-damaged' });
  });

  const hitOnField = (hull: string, was: PartStatus): Game =>
    struck('crew/1', [3], hull, {
      with: (game) => {
        ship(game, '1A').forceField = true;
        mark(game, '1A', was, 'force-field');
      },
    });
  test.each([
    ['dagger', 'intact', 'vulnerable', true],
    ['dagger', 'vulnerable', 'damaged', false],
    ['corco-iota', 'intact', 'damaged', false],
    ['sword', 'vulnerable', 'damaged', true],
    ['sword', 'damaged', 'destroyed', false],
    ['spear', 'damaged', 'destroyed', false],
  ] as const)('R8.9a the active field of a %s goes from %s to %s and stays on: %s', (hull, was, now, on) => {
    const game = hitOnField(hull, was);
    expect(status(game, '1A', 'force-field')).toBe(now);
    expect(ship(game, '1A').forceField).toBe(on);
  });

  test('R8.9a that it goes off is told', () => {
    const start = position('1A dagger A0808 12 2\n2B corco-mu A0808 12 2 : arsenal', {
      phase: 'fire 2',
      rolls: [3],
      with: (copy) => {
        ship(copy, '1A').forceField = true;
        mark(copy, '1A', 'vulnerable', 'force-field');
      },
    });
    const shot: Order = { do: 'fire', unit: '2B', from: 1, type: 'particle-barrage', target: '1A' };
    expect(play(start, by(2, shot)).events).toContainEqual(
      expect.objectContaining({ type: 'force-field', unit: '1A', on: false, by: 'damage' }),
    );
  });

  test('R8.9a hits elsewhere leave it on', () => {
    const game = struck('crew/1', [4], 'dagger', {
      with: (copy) => Object.assign(ship(copy, '1A'), { forceField: true }),
    });
    expect(ship(game, '1A').forceField).toBe(true);
  });
});

describe('8.9 weapon pods', () => {
  const BARRAGES: FireType[] = ['laser-barrage', 'particle-barrage'];
  const BURSTS: FireType[] = ['laser-burst', 'particle-burst'];
  const pods = ['hunter', 'light-weapon', 'heavy-weapon', 'arsenal'] as const;
  const armed = (pod: string, to: PartStatus): Game =>
    position(`1A corco-mu A0117 12 2 : ${pod}\n2B sword B1601 12 2`, { phase: 'fire 1', ...hurt(to, 'pod-1') });
  const shot = (type: FireType): Order => ({ do: 'fire', unit: '1A', from: 1, type, target: '2B' });

  test.each(pods)('8.9 a damaged %s fires bursts and no barrages', (pod) => {
    const game = armed(pod, 'damaged');
    for (const type of BURSTS) expect(apply(game, by(1, shot(type))).ok).toBe(true);
    for (const type of BARRAGES) {
      expect(refusal(game, by(1, shot(type)))).toMatchObject({ rule: '8.9', code: 'no-barrage' });
      expect(apply(armed(pod, 'vulnerable'), by(1, shot(type))).ok).toBe(true);
    }
  });

  test.each(pods)('8.9 a destroyed %s fires nothing', (pod) => {
    for (const type of [...BURSTS, ...BARRAGES]) {
      expect(refusal(armed(pod, 'destroyed'), by(1, shot(type)))).toMatchObject({ rule: '8.9', code: 'pod-destroyed' });
    }
  });

  test.each([
    ['vulnerable', 2],
    ['damaged', 1],
    ['destroyed', 0],
  ] as const)('8.9 an arsenal that is %s fires %i times', (to, number) => {
    let game = armed('arsenal', to);
    for (let n = 0; n < number; n += 1) game = given(game, 1, shot('laser-burst'));
    expect(apply(game, by(1, shot('laser-burst'))).ok).toBe(false);
  });

  const none = { unguided: 0, guided: 0, intelligent: 0, mims: 0 };
  test.each(pods)('8.9 all missiles in a %s are lost when it is damaged, none when it is made vulnerable', (pod) => {
    const shaken = struck(`${pod}/2`, [4]);
    expect(Object.values(ship(shaken, '1A').pods[0]?.missiles ?? {}).some((number) => number > 0)).toBe(true);
    expect(ship(struck(`${pod}/1`, [4]), '1A').pods[0]).toMatchObject({ status: 'damaged', missiles: none });
    expect(ship(struck(`${pod}/0`, [4]), '1A').pods[0]).toMatchObject({ status: 'destroyed', missiles: none });
  });

  test('8.9 their owner alone is told how many are lost', () => {
    const start = at('1A corco-mu A0808 12 2 : light-weapon, heavy-weapon/1\n2B corco-mu A0808 12 2 : arsenal');
    const prepared = given(
      start,
      1,
      { do: 'prepare-missile', ship: '1A', pod: 1, missile: 'guided' },
      { do: 'end-phase' },
    );
    const losses = (die: number) => {
      const game = changed(prepared, (copy) => {
        copy.dice.given = [die];
      });
      const shot: Order = { do: 'fire', unit: '2B', from: 1, type: 'particle-barrage', target: '1A' };
      return play(game, by(2, shot)).events.filter(({ type }) => type === 'missiles-lost');
    };
    // Five unguided and three guided ones, one of them prepared; fifteen of all types; a bridge carries none.
    expect(losses(4)).toMatchObject([{ unit: '1A', count: 8, only: 1 }]);
    expect(losses(5)).toMatchObject([{ unit: '1A', count: 15, only: 1 }]);
    expect(losses(9)).toEqual([]);
  });

  const launches: [string, MissileType][] = [
    ['hunter', 'unguided'],
    ['heavy-weapon', 'unguided'],
    ['arsenal', 'guided'],
  ];
  test.each(launches)('8.9 nothing is launched from a damaged or destroyed %s', (pod, kind) => {
    const order: Order = {
      do: 'launch-missile',
      ship: '1A',
      pod: 1,
      missile: kind,
      hex: 'A0116',
      direction: 12,
      velocity: 2,
    };
    expect(apply(armed(pod, 'vulnerable'), by(1, order)).ok).toBe(true);
    for (const to of ['damaged', 'destroyed'] as const) {
      expect(refusal(armed(pod, to), by(1, order))).toMatchObject({ rule: '8.9', code: 'pod-damaged' });
    }
  });

  test('8.9 a prepared missile of a damaged pod is lost, one of another pod is not', () => {
    const start = at('1A corco-mu A0808 12 2 : heavy-weapon/1, heavy-weapon/1\n2B corco-mu A0808 12 2 : arsenal');
    const prepare = (pod: number): Order => ({ do: 'prepare-missile', ship: '1A', pod, missile: 'guided' });
    const prepared = given(start, 1, prepare(1), prepare(2), { do: 'end-phase' });
    const game = given(
      changed(prepared, (copy) => {
        copy.dice.given = [4];
      }),
      2,
      { do: 'fire', unit: '2B', from: 1, type: 'particle-barrage', target: '1A' },
    );
    expect([unit(game, '1GA01').status, unit(game, '1GA02').status]).toEqual(['destroyed', 'prepared']);
  });

  test.each(['light-weapon', 'heavy-weapon', 'arsenal'])(
    '8.9 missiles guided by a damaged %s take no commands',
    (pod) => {
      const game = at(
        `
      1A corco-mu A0808 12 2 : ${pod}, heavy-weapon
      1X guided A0403 12 1 from 1A.1
      1Y guided A0405 12 1 from 1A.2
      1Z intelligent A0407 12 1 civ 7 from 1A.1`,
        hurt('damaged', 'pod-1'),
      );
      const control = (id: string) => by(1, { do: 'control-missile', ship: '1A', missile: id });
      expect(refusal(game, control('1GA01'))).toMatchObject({ rule: '8.9', code: 'guidance-lost' });
      expect(apply(game, control('1GA02')).ok).toBe(true);
      expect(apply(game, by(1, { do: 'turn', unit: '1I21', side: 'left' })).ok).toBe(true);
    },
  );

  test('R9.5b a guided missile that can no longer be controlled flies on as it is', () => {
    const game = at(
      `
      1A corco-mu A0817 12 0 : heavy-weapon
      1X guided A0407 12 2 from 1A.1`,
      hurt('damaged', 'pod-1'),
    );
    const later = advance(game, 'command 1');
    expect(unit(later, '1GA01')).toMatchObject({ status: 'in-play', velocity: 2, direction: 12 });
    expect(refusal(later, by(1, { do: 'control-missile', ship: '1A', missile: '1GA01' }))).toMatchObject({
      rule: '8.9',
      code: 'guidance-lost',
    });
  });

  test.each([
    ['hunter', 'damaged', false],
    ['hunter', 'vulnerable', true],
    ['standard-jump', 'damaged', false],
    ['standard-jump', 'destroyed', false],
    ['standard-jump', 'vulnerable', true],
    ['augmented-jump', 'damaged', false],
    ['augmented-jump', 'destroyed', false],
  ] as const)('8.9 a %s that is %s serves to hyperjump: %s', (pod, to, may) => {
    const game = at(`1A corco-mu A0808 12 0 : ${pod}`, { jumps: { player: 1 }, ...hurt(to, 'pod-1') });
    const order = by(1, { do: 'prepare-jump', unit: '1A' });
    expect(apply(game, order).ok).toBe(may);
    if (!may) expect(refusal(game, order)).toMatchObject({ rule: '8.9', code: 'no-jump-pod' });
  });
});

describe('8.9 battle communications', () => {
  const target = '2B sword A0203 3 4';
  test.each([
    ['vulnerable', 2, -6, 10, 2],
    ['damaged', 1, -2, 6, 1],
    ['destroyed', 0, -2, 6, 1],
  ] as const)(
    '8.9 that are %s: %i commands, program %i, search %i, %i burster fires',
    (to, commands, program, reach, fires) => {
      const lines = `1A corco-mu A0808 12 4 : battle-communications, light-weapon\n${target}`;
      const game = at(lines, hurt(to, 'pod-1'));
      expect(commandsLeft(game, '1A')?.battle.of).toBe(commands + 1);
      const answer = odds(game, { unit: '1A', from: 2, type: 'laser-burst', target: '2B' });
      expect('modifier' in answer && answer.modifier).toBe(program);
      const { events } = play(game, by(1, { do: 'active-search', ship: '1A' }));
      expect(events).toContainEqual(expect.objectContaining({ type: 'searched', range: reach }));

      const far = position(`1A corco-mu A0117 12 4 : battle-communications, light-weapon\n2B sword B1601 3 4`, {
        phase: 'fire 1',
        ...hurt(to, 'pod-1'),
      });
      let firing = far;
      for (let n = 0; n < fires; n += 1) {
        firing = given(firing, 1, { do: 'fire', unit: '1A', from: 'burster', type: 'laser-burst', target: '2B' });
      }
      expect(legalOfKind(firing, 'fire').some((action) => action.do === 'fire' && action.from === 'burster')).toBe(
        false,
      );
    },
  );
});

describe('8.9 battlecraft pods', () => {
  const carrier = '1A corco-mu A0808 12 2 : battlecraft=terwillicker-x/1, heavy-weapon';

  test.each(['damaged', 'destroyed'] as const)('8.9 a battlecraft in a %s pod may not be used at all', (to) => {
    const game = at(carrier, {
      with: (copy) => {
        mark(copy, '1A', to, 'pod-1');
        craft(copy, '1A1').energy.spent = 5;
      },
    });
    expect(refusal(game, by(1, { do: 'prepare-battlecraft', ship: '1A', pod: 1 }))).toMatchObject({
      rule: '8.9',
      code: 'pod-damaged',
    });
    expect(refusal(game, by(1, { do: 'recharge', battlecraft: '1A1', units: 1 }))).toMatchObject({
      rule: '8.9',
      code: 'pod-damaged',
    });
  });

  test.each(['damaged', 'destroyed'] as const)('8.9 a launched one may not dock with a %s pod', (to) => {
    const game = at(`${carrier}\n1A1 A0808 12 2`, hurt(to, 'pod-1'));
    const docked = given(game, 1, { do: 'rendezvous', ship: '1A', with: '1A1' });
    expect(craft(docked, '1A1').status).toBe('in-play');
  });

  test('R8.9b a prepared battlecraft counts as inside its pod until it is launched', () => {
    const prepared = (copy: Game) => Object.assign(craft(copy, '1A1'), { status: 'prepared' });
    const launch = by(1, { do: 'launch-battlecraft', ship: '1A', pod: 1, hex: 'A0807', direction: 12, velocity: 2 });
    const ready = at(carrier, { with: prepared });
    expect(apply(ready, launch).ok).toBe(true);
    const hit = changed(ready, (copy) => mark(copy, '1A', 'damaged', 'pod-1'));
    expect(refusal(hit, launch)).toMatchObject({ rule: '8.9', code: 'pod-damaged' });
    const out = changed(play(ready, launch).game, (copy) => mark(copy, '1A', 'destroyed', 'pod-1'));
    expect(apply(out, by(1, { do: 'accelerate', unit: '1A1' })).ok).toBe(true);
  });
});

describe('8.9 energy pods', () => {
  const spent = (game: Game): number => {
    const { energy, hull } = ship(game, '1A');
    return energy.marked * HULLS[hull].burnRate + energy.track;
  };
  const withSpent =
    (units: number, to: PartStatus = 'damaged') =>
    (game: Game) => {
      const { energy, hull } = ship(game, '1A');
      energy.marked = Math.floor(units / HULLS[hull].burnRate);
      energy.track = units % HULLS[hull].burnRate;
      mark(game, '1A', to, 'pod-1');
    };
  const leaking = (units: number, to?: PartStatus): Game =>
    position('1A corco-mu A0808 12 0 : energy/1\n2B sword B1601 12 0', {
      phase: 'fire 1',
      with: withSpent(units, to),
    });

  test('8.9 a damaged one costs 10 units each friendly Command Phase', () => {
    let game = leaking(0);
    const course: number[] = [];
    for (const phase of ['command 1', 'command 2', 'command 1', 'command 1'] as const) {
      game = advance(game, phase);
      course.push(spent(game));
    }
    expect(course).toEqual([10, 10, 20, 30]);
  });

  test.each([
    [0, 10],
    [130, 140],
    [134, 144],
    [138, 144],
    [144, 144],
    [150, 150],
  ])('8.9 until 144 in all are spent: %i becomes %i', (before, after) => {
    expect(spent(advance(leaking(before), 'command 1'))).toBe(after);
  });

  test.each(['intact', 'vulnerable', 'destroyed'] as const)('8.9 one that is %s does not leak', (to) => {
    expect(spent(advance(leaking(7, to), 'command 1'))).toBe(7);
  });

  test.each([
    [0, 144],
    [100, 144],
    [144, 144],
    [200, 200],
  ])('8.9 destroyed it brings the units spent from %i to %i at once', (before, after) => {
    const game = struck('energy/1', [4], 'corco-mu', { with: withSpent(before) });
    expect(status(game, '1A', 'pod-1')).toBe('destroyed');
    expect(spent(game)).toBe(after);
  });

  test('8.9 nothing is spent at once when it is damaged, or when another pod is destroyed', () => {
    expect(status(struck('energy/1', [4]), '1A', 'pod-1')).toBe('damaged');
    expect([spent(struck('energy/1', [4])), spent(struck('energy/2, crew/0', [5]))]).toEqual([0, 0]);
  });

  test('8.9 the log shows it in blocks and on the track', () => {
    const game = struck('energy/0', [4], 'spear');
    expect(ship(game, '1A').energy).toMatchObject({ blocks: 24, marked: 12, track: 0 });
  });
});

describe('8.9 other parts', () => {
  const OTHERS: PodType[] = [
    'luxury-cabin',
    'standard-cabin',
    'crew',
    'advanced-medical',
    'bio-research',
    'standard-cargo',
    'buffered-cargo',
    'living-cargo',
    'lander',
    'survey',
    'robot-and-equipment',
    'explorer',
    'escape-eva',
    'standard-support',
  ];
  test.each(OTHERS)('8.9 a destroyed %s pod has no effect on play', (pod) => {
    const start = at(`1A corco-mu A0808 12 1 : ${pod}, heavy-weapon, crew`);
    const hit = changed(start, (copy) => mark(copy, '1A', 'destroyed', 'pod-1'));
    for (const kind of ['accelerate', 'turn', 'weave', 'prepare-missile', 'active-search'] as const) {
      expect(legalOfKind(hit, kind)).toEqual(legalOfKind(start, kind));
    }
    expect(commandsLeft(hit, '1A')).toEqual(commandsLeft(start, '1A'));
  });

  test.each(LEVELS)('8.9 a tractor beam that is %s', (to) => {
    const game = at('1A corco-mu A0808 12 1 : tractor-beam@7, heavy-weapon\n2B dagger A0807 12 1', hurt(to, 'pod-1'));
    expect(apply(game, by(1, { do: 'tractor', ship: '1A', pod: 1, target: '2B' })).ok).toBe(to === 'vulnerable');
  });

  test.each(['bridge', 'engine'] as const)('R8.9a fire goes on with a destroyed %s', (part) => {
    const game = position(
      `
      1A sword A0117 12 2 : heavy-weapon, battlecraft=terwillicker-x
      1A1 A0117 12 2
      2B sword B1601 12 2`,
      {
        phase: 'fire 1',
        with: (copy) => {
          mark(copy, '1A', 'destroyed', part);
          mark(copy, '1A1', 'destroyed', part);
        },
      },
    );
    for (const [id, from] of [
      ['1A', 'burster'],
      ['1A', 1],
      ['1A1', 'burster'],
    ] as const) {
      expect(apply(game, by(1, { do: 'fire', unit: id, from, type: 'laser-burst', target: '2B' })).ok).toBe(true);
    }
  });
});
