import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  commandsLeft,
  FIRE_TYPES,
  type Game,
  legal,
  legalOfKind,
  MISSILE_TYPES,
  odds,
  POD_TYPES,
  type PodType,
  readScenario,
  snapshot,
} from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { changed, craft, mark, ship, unit } from '../fixtures/units.ts';

const WEAPONS: PodType[] = ['hunter', 'light-weapon', 'heavy-weapon', 'arsenal'];
/** A pod in the short text of a position. */
const asText = (type: PodType): string => (type === 'battlecraft' ? 'battlecraft=terwillicker-5000' : type);
const carrying = (...pods: PodType[]): string => pods.map(asText).join(', ');

const burst = (from: 'burster' | number, target = '2B', of = '1A') =>
  ({ do: 'fire', unit: of, from, type: 'laser-burst', target }) as const;

function faultsOf(pod: Record<string, unknown>): string[] {
  const scenario = structuredClone(findScenario('first-shot')) as unknown as { ships: { pods: unknown[] }[] };
  scenario.ships[0]!.pods = [pod];
  const read = readScenario(scenario);
  return read.ok ? [] : read.faults.map(({ at }) => at);
}

describe('5.0 the pods a scenario assigns', () => {
  test.each([
    [{ type: 'crew' }, []],
    [{ type: 'crew', armor: 2 }, []],
    [{ type: 'crew', armor: 3 }, ['ships[0].pods[0].armor']],
    [{ type: 'galley' }, ['ships[0].pods[0].type']],
    [{ type: 'battlecraft' }, ['ships[0].pods[0].battlecraft']],
    [{ type: 'battlecraft', battlecraft: 'terwillicker-x' }, []],
    [{ type: 'crew', battlecraft: 'terwillicker-x' }, ['ships[0].pods[0].battlecraft']],
    [{ type: 'crew', missiles: { unguided: 1 } }, ['ships[0].pods[0].missiles']],
    [{ type: 'light-weapon', missiles: { guided: 0 } }, []],
    [{ type: 'light-weapon', missiles: { guided: 4 } }, ['ships[0].pods[0].missiles.guided']],
    [{ type: 'tractor-beam', civLevel: 8 }, []],
    [{ type: 'arsenal', civLevel: 7 }, ['ships[0].pods[0].civLevel']],
  ])('5.0 the pod %j', (pod, faults) => {
    expect(faultsOf(pod)).toEqual(faults);
  });
});

describe('5.1 weapon pods', () => {
  const armed = (pod: PodType): Game =>
    position(`1A spear A0808 12 1 : ${carrying(pod)}\n2B sword A0806 6 1`, { phase: 'fire 1', rolls: [10, 10] });

  test.each(WEAPONS)('5.1 a %s pod fires laser and particle bursts and barrages', (pod) => {
    const game = armed(pod);
    for (const type of FIRE_TYPES) {
      expect(apply(game, by(1, { do: 'fire', unit: '1A', from: 1, type, target: '2B' })).ok).toBe(true);
    }
  });

  test.each(POD_TYPES.filter((type) => !WEAPONS.includes(type)))('5.1 a %s pod neither fires nor launches', (pod) => {
    const game = armed(pod);
    expect(refusal(game, by(1, burst(1)))).toMatchObject({ rule: '5.1' });
    const launch = {
      do: 'launch-missile',
      ship: '1A',
      pod: 1,
      missile: 'unguided',
      hex: 'A0807',
      direction: 12,
      velocity: 1,
    } as const;
    expect(refusal(game, by(1, launch))).toMatchObject({ rule: '5.1' });
    expect(legal(game).some((action) => 'from' in action && action.from === 1)).toBe(false);
  });

  test.each([
    ['hunter', { unguided: 2, guided: 0, intelligent: 1, mims: 0 }],
    ['light-weapon', { unguided: 5, guided: 3, intelligent: 0, mims: 0 }],
    ['heavy-weapon', { unguided: 6, guided: 5, intelligent: 3, mims: 1 }],
    ['arsenal', { unguided: 8, guided: 7, intelligent: 5, mims: 2 }],
  ] as const)('5.1 the missiles aboard a %s pod', (pod, missiles) => {
    expect(snapshot(armed(pod)).units[0]?.parts?.['pod-1']?.missiles).toEqual(missiles);
  });

  test.each([
    ['hunter', ['unguided', 'intelligent']],
    ['light-weapon', []],
    ['heavy-weapon', ['unguided']],
    ['arsenal', ['unguided', 'guided']],
  ] as const)('5.1 a %s pod launches unprepared: %s', (pod, unprepared) => {
    const launches = legalOfKind(armed(pod), 'launch-missile') as Extract<Action, { do: 'launch-missile' }>[];
    const types = MISSILE_TYPES.filter((type) => launches.some(({ missile }) => missile === type));
    expect(types).toEqual(unprepared);
  });

  test('5.1 a pod gives no more missiles than it holds', () => {
    let game = position('1A spear A0808 12 0 : hunter, battle-communications\n2B sword B0808 12 0', {
      phase: 'fire 1',
    });
    const launch = {
      do: 'launch-missile',
      ship: '1A',
      pod: 1,
      missile: 'unguided',
      hex: 'A0807',
      direction: 12,
      velocity: 1,
    } as const;
    game = given(game, 1, launch, launch);
    expect(snapshot(game).units[0]?.parts?.['pod-1']?.missiles).toMatchObject({ unguided: 0, intelligent: 1 });
    expect(refusal(advance(game, 'fire 1'), by(1, launch))).toMatchObject({ rule: '9.1' });
  });
});

describe('5.2 Battle Commands of the pods', () => {
  const COMMANDS: Partial<Record<PodType, number>> = {
    'light-weapon': 1,
    'heavy-weapon': 1,
    arsenal: 1,
    'battle-communications': 2,
  };

  test.each(POD_TYPES.map((pod) => ({ pod, commands: COMMANDS[pod] ?? 0 })))(
    '5.2 a $pod pod gives $commands',
    ({ pod, commands }) => {
      const game = position(`1A spear A0808 12 1 : ${carrying(pod)}\n2B sword B0806 6 1`, { phase: 'command 1' });
      expect(commandsLeft(game, '1A')?.battle).toEqual({ left: commands, of: commands });
      const search = by(1, { do: 'active-search', ship: '1A' });
      let now = game;
      for (let n = 0; n < commands; n += 1) now = play(now, search).game;
      expect(refusal(now, search)).toMatchObject({ rule: '7.3' });
    },
  );

  test('5.2 they are added up', () => {
    const game = position(
      '1A spear A0808 12 1 : heavy-weapon, heavy-weapon, battle-communications\n2B sword B0806 6 1',
      {
        phase: 'command 1',
      },
    );
    expect(commandsLeft(game, '1A')?.battle).toEqual({ left: 4, of: 4 });
  });
});

describe('5.3 the Civ Level of a pod', () => {
  test.each([
    ['sword', 8, [8, 6, 7, 8, 8, 7, 7, 8, 7]],
    ['corco-iota', 7, [7, 6, 7, 7, 7, 7, 7, 7, 7]],
    ['corco-zeta', 6, [7, 6, 6, 7, 7, 6, 6, 7, 6]],
  ] as const)('5.3 on a %s of level %d', (hull, _, levels) => {
    const pods: PodType[] = [
      'hunter',
      'light-weapon',
      'heavy-weapon',
      'arsenal',
      'battle-communications',
      'battlecraft',
      'standard-jump',
      'augmented-jump',
      'energy',
    ];
    const parts = pods.map((pod) => {
      const game = position(`1A ${hull} A0808 12 1 : ${carrying(pod)}\n2B sword B0806 6 1`);
      return snapshot(game).units[0]?.parts?.['pod-1']?.civLevel;
    });
    expect(parts).toEqual(levels);
  });

  test.each([
    ['tractor-beam', 7],
    ['tractor-beam@7', 7],
    ['tractor-beam@8', 8],
  ])('5.3 a %s on a Sword has level %d', (pod, level) => {
    const game = position(`1A sword A0808 12 1 : ${pod}\n2B sword B0806 6 1`);
    expect(snapshot(game).units[0]?.parts?.['pod-1']?.civLevel).toBe(level);
  });

  test('5.3 a tractor beam of level 8 on a ship of level 7 works as one of 7', () => {
    const game = position('1A corco-mu A0808 12 0 : tractor-beam@8, light-weapon\n2B sword A0803 6 0', {
      phase: 'command 1',
    });
    const order = by(1, { do: 'tractor', ship: '1A', pod: 1, target: '2B' });
    expect(refusal(game, order)).toMatchObject({ rule: '5.6' });
  });

  test('5.3 the other pods have none', () => {
    const game = position('1A sword A0808 12 1 : crew, standard-cargo\n2B sword B0806 6 1');
    expect(snapshot(game).units[0]?.parts?.['pod-1']).not.toHaveProperty('civLevel');
  });
});

describe('5.4 the Targeting Program of a pod', () => {
  const modifier = (lines: string, from: 'burster' | number): unknown => {
    const answer = odds(position(`${lines}\n2B sword A0806 6 1`), { ...burst(from) });
    return 'modifier' in answer ? answer.modifier : answer;
  };

  test('5.4 it counts for fire from that pod only', () => {
    const ship = '1A piccolo A0808 12 1 : hunter';
    expect([modifier(ship, 'burster'), modifier(ship, 1)]).toEqual([-2, -4]);
    const two = '1A corco-zeta A0808 12 1 : light-weapon, heavy-weapon';
    expect([modifier(two, 'burster'), modifier(two, 1), modifier(two, 2)]).toEqual([0, -2, -4]);
  });

  test('5.4 the ship’s own serves when it is better', () => {
    expect(modifier('1A sword A0808 12 1 : light-weapon', 1)).toBe(-4);
  });

  test('5.4 a battle communications pod counts for fire from anywhere on the ship', () => {
    const lines = '1A corco-zeta A0808 12 1 : light-weapon, battle-communications';
    expect([modifier(lines, 'burster'), modifier(lines, 1)]).toEqual([-6, -6]);
  });

  test('5.4 not for another ship, nor for its battlecraft', () => {
    const lines = `
      1A sword A0808 12 1 : battle-communications, battlecraft=terwillicker-5000
      1B piccolo A0808 12 1 : hunter
      1A1 A0808 12 1
      2B sword A0806 6 1`;
    const answer = (id: string) => odds(position(lines), burst('burster', '2B', id));
    expect([answer('1A'), answer('1B'), answer('1A1')]).toMatchObject([
      { modifier: -6 },
      { modifier: -2 },
      { modifier: -2 },
    ]);
  });
});

describe('5.5 fires and launches of the pods', () => {
  /** How many laser bursts can be fired from a source in one phase. */
  const fires = (pods: string, from: 'burster' | number): number => {
    let game = position(`1A spear A0808 12 1 : ${pods}\n2B sword A1208 6 1`, {
      phase: 'fire 1',
      rolls: Array.from({ length: 20 }, () => 10),
    });
    for (let count = 0; count < 20; count += 1) {
      const outcome = apply(game, by(1, burst(from)));
      if (!outcome.ok) return count;
      game = outcome.game;
    }
    return 20;
  };

  test.each([
    ['hunter', 1],
    ['light-weapon', 1],
    ['heavy-weapon', 1],
    ['arsenal', 2],
  ] as const)('5.5 a %s pod: %d, and one more with battle communications', (pod, count) => {
    expect(fires(pod, 1)).toBe(count);
    expect(fires(`${pod}, battle-communications`, 1)).toBe(count + 1);
    expect(fires(pod, 'burster')).toBe(1);
    expect(fires(`${pod}, battle-communications`, 'burster')).toBe(2);
  });

  test('5.5 a launch counts as a fire', () => {
    const game = position('1A spear A0808 12 1 : heavy-weapon\n2B sword A1208 6 1', { phase: 'fire 1', rolls: [10] });
    const launched = given(game, 1, {
      do: 'launch-missile',
      ship: '1A',
      pod: 1,
      missile: 'unguided',
      hex: 'A0807',
      direction: 12,
      velocity: 1,
    });
    expect(refusal(launched, by(1, burst(1)))).toMatchObject({ rule: '8.1' });
    expect(apply(launched, by(1, burst('burster'))).ok).toBe(true);
  });

  test('5.5 the one extra of battle communications is used up once', () => {
    const game = position('1A spear A0808 12 1 : heavy-weapon, battle-communications\n2B sword A1208 6 1', {
      phase: 'fire 1',
      rolls: [10, 10, 10],
    });
    const three = given(game, 1, burst(1), burst(1), burst('burster'));
    expect(refusal(three, by(1, burst('burster')))).toMatchObject({ rule: '8.1' });
  });
});

describe('5.6 battle communications', () => {
  test.each([
    ['arsenal', 6],
    ['battle-communications', 10],
  ])('5.6 Active Search with %s reaches %d hexes', (pod, reach) => {
    for (const [distance, seen] of [
      [reach, true],
      [reach + 1, false],
    ] as const) {
      const row = String(15 - distance).padStart(2, '0');
      const game = position(`1A spear A0815 12 0 : ${pod}\n2B sword B0808 12 0\n2U unguided A08${row} 12 0`, {
        phase: 'command 1',
      });
      expect(unit(given(game, 1, { do: 'active-search', ship: '1A' }), '2U01').revealed).toBe(seen);
    }
  });
});

describe('5.6 tractor beams', () => {
  const beam = (level: 7 | 8, row: number, extra = ''): Game =>
    position(
      `1A sword A0815 12 0 : tractor-beam@${level}, arsenal\n2B clarinet A08${String(row).padStart(2, '0')} 3 2${extra}`,
      {
        phase: 'command 1',
      },
    );
  const on = (target = '2B') => ({ do: 'tractor', ship: '1A', pod: 1, target }) as const;
  const through = (target = '2B') => by(1, { do: 'accelerate', unit: target, by: '1A' });

  test.each([
    [7, 4, 1],
    [8, 6, 2],
  ] as const)('5.6 level %d: within %d hexes, %d command(s)', (level, reach, commands) => {
    expect(refusal(beam(level, 15 - reach - 1), by(1, on()))).toMatchObject({ rule: '5.6' });
    let game = given(beam(level, 15 - reach), 1, on());
    for (let n = 0; n < commands; n += 1) game = play(game, through()).game;
    expect(unit(game, '2B').velocity).toBe(2 + commands);
    expect(refusal(game, through())).toMatchObject({ rule: '5.6' });
  });

  test('5.6 each command costs the beam’s ship twice the burn rate of the target, the target nothing', () => {
    const game = play(given(beam(8, 10), 1, on()), through(), through()).game;
    // A Clarinet burns 8: twice 16 of the 6 to a block of the Sword.
    expect(ship(game, '1A').energy).toMatchObject({ marked: 5, track: 2 });
    expect(ship(game, '2B').energy).toMatchObject({ marked: 0, track: 0 });
  });

  test('5.6 a battlecraft or a friendly ship may be the target, a missile not', () => {
    const game = beam(
      7,
      13,
      ' : battlecraft=terwillicker-x\n2B1 A0812 12 1 revealed\n1C dagger A0813 12 1\n2U unguided A0812 12 1 revealed\n1U unguided A0812 12 1',
    );
    for (const target of ['2B1', '1C']) expect(apply(game, by(1, on(target))).ok).toBe(true);
    for (const target of ['2U01', '1U01']) expect(refusal(game, by(1, on(target)))).toMatchObject({ rule: '5.6' });
    const craftMoved = play(given(game, 1, on('2B1')), through('2B1')).game;
    expect(ship(craftMoved, '1A').energy).toMatchObject({ marked: 0, track: 2 });
  });

  test('5.6 without a Battle Command there is no beam', () => {
    const game = position('1A sword A0815 12 0 : tractor-beam@8\n2B sword A0812 3 2', { phase: 'command 1' });
    expect(refusal(game, by(1, on()))).toMatchObject({ rule: '7.3' });
  });
});

describe('5.6 battlecraft pods', () => {
  const mother = (lines = '', phase: 'command 1' | 'command 2' = 'command 1'): Game =>
    position(`1A sword A0808 12 3 : battlecraft=terwillicker-x, arsenal, light-weapon\n2B sword B0808 12 0${lines}`, {
      phase,
    });
  const prepare = { do: 'prepare-battlecraft', ship: '1A', pod: 1 } as const;
  const launch = { do: 'launch-battlecraft', ship: '1A', pod: 1, hex: 'A0807', direction: 12, velocity: 3 } as const;

  test('5.6 a launch takes Battle Commands in two Command Phases', () => {
    const game = mother();
    expect(refusal(game, by(1, launch))).toMatchObject({ rule: '7.4' });
    const prepared = given(game, 1, prepare);
    expect(refusal(prepared, by(1, launch))).toMatchObject({ rule: '5.6' });
    const later = changed(advance(prepared, 'command 1'), (copy) => {
      ship(copy, '1A').hex = ship(game, '1A').hex;
    });
    expect(craft(given(later, 1, launch), '1A1')).toMatchObject({ status: 'in-play', velocity: 3, revealed: false });
  });

  test('5.6 launched it is treated as any other craft: commands, fires, energy of its own', () => {
    const game = mother('\n1A1 A0806 12 3');
    const turned = given(game, 1, { do: 'turn', unit: '1A1', side: 'left' }, { do: 'turn', unit: '1A1', side: 'left' });
    expect(craft(turned, '1A1')).toMatchObject({ direction: 10, energy: { units: 15, spent: 1 } });
    expect(ship(turned, '1A').energy.marked).toBe(0);
    const fire = changed(game, (copy) => {
      copy.phase = { ...copy.phase, kind: 'fire' };
      copy.dice.given = [10];
    });
    expect(apply(fire, by(1, burst('burster', '2B', '1A1'))).ok).toBe(true);
  });

  test.each([
    ['in another hex', 'A0807 12 3', false],
    ['with another velocity', 'A0808 12 2', false],
    ['in another direction', 'A0808 11 3', false],
    ['in the same hex, velocity and direction', 'A0808 12 3', true],
  ])('5.6 it docks in its pod: %s', (_, where, docks) => {
    const game = mother(`\n1A1 ${where}`);
    const order = by(1, { do: 'rendezvous', ship: '1A', with: '1A1' });
    if (docks) expect(craft(play(game, order).game, '1A1').status).toBe('in-pod');
    else expect(refusal(game, order)).toMatchObject({ rule: '7.4' });
  });

  test('5.6 only in the ship it was launched from', () => {
    const game = mother('\n1C sword A0606 12 3 : battlecraft=terwillicker-x, arsenal\n1A1 A0606 12 3');
    const docked = given(game, 1, { do: 'rendezvous', ship: '1C', with: '1A1' });
    expect(craft(docked, '1A1')).toMatchObject({ status: 'in-play', dock: { partner: '1C' } });
  });

  test('5.6 in its pod it replaces spent energy from the ship without a command', () => {
    const game = changed(mother(), (copy) => {
      craft(copy, '1A1').energy.spent = 9;
    });
    const charged = given(game, 1, { do: 'recharge', battlecraft: '1A1', units: 8 });
    expect(craft(charged, '1A1').energy.spent).toBe(1);
    expect(ship(charged, '1A').energy).toMatchObject({ marked: 1, track: 2 });
    expect(commandsLeft(charged, '1A')?.battle.left).toBe(2);
  });
});

describe('5.6 jump pods', () => {
  const jumper = (pod: PodType): Game =>
    position(`1A corco-gamma A0808 12 0 : ${pod}\n2B sword B0808 12 0`, { phase: 'command 1', jumps: { player: 1 } });

  test.each([
    ['standard-jump', true, false],
    ['hunter', true, false],
    ['augmented-jump', true, true],
    ['crew', false, false],
  ] as const)('5.6 a %s pod: may prepare %s, may jump at once %s', (pod, prepares, jumps) => {
    expect(apply(jumper(pod), by(1, { do: 'prepare-jump', unit: '1A' })).ok).toBe(prepares);
    expect(apply(jumper(pod), by(1, { do: 'jump', unit: '1A' })).ok).toBe(jumps);
  });

  test('5.6 in a scenario without jumps a jump pod does nothing', () => {
    const game = position('1A corco-gamma A0808 12 0 : augmented-jump\n2B sword B0808 12 0', { phase: 'command 1' });
    for (const kind of ['prepare-jump', 'jump'] as const) {
      expect(refusal(game, by(1, { do: kind, unit: '1A' }))).toMatchObject({ rule: 'R7.2c' });
    }
  });
});

describe('5.6 energy pods', () => {
  test.each([
    ['energy', 35],
    ['energy, energy', 59],
    ['crew', 11],
  ])('5.6 a Flute with %s has %d blocks', (pods, blocks) => {
    const game = position(`1A flute A0808 12 0 : ${pods}\n2B sword B0808 12 0`);
    expect(snapshot(game).units[0]?.energy).toMatchObject({ blocks });
  });

  test('5.6 its energy is spent before that of the hull', () => {
    // 20 blocks of 6 spent: 120 of the pod's 144. When the pod is destroyed, the other 24 go, and no more.
    const game = position('1A flute A0808 12 0 : energy/0\n2B sword A0807 6 0', {
      phase: 'fire 2',
      rolls: [1, 4],
      with: (copy) => {
        ship(copy, '1A').energy.marked = 20;
      },
    });
    const hit = play(game, by(2, burst('burster', '1A', '2B'))).game;
    expect(ship(hit, '1A').pods[0]?.status).toBe('destroyed');
    expect(ship(hit, '1A').energy).toEqual({ blocks: 35, marked: 24, track: 0 });
    const after = changed(game, (copy) => {
      ship(copy, '1A').energy.marked = 26;
    });
    expect(ship(play(after, by(2, burst('burster', '1A', '2B'))).game, '1A').energy.marked).toBe(26);
  });
});

describe('5.7 pods that count for victory alone', () => {
  const IDLE: PodType[] = [
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

  test.each(IDLE)('5.7 a %s pod makes no difference to what its ship may do, hit or not', (pod) => {
    for (const phase of ['command 1', 'fire 1'] as const) {
      const options = (game: Game): Action[] => legal(game).filter(({ do: kind }) => kind !== 'end-phase');
      const lines = (pods: string) => `1A spear A0808 12 1 : arsenal${pods}\n2B sword A1208 6 1`;
      const without = options(position(lines(''), { phase }));
      const game = position(lines(`, ${pod}`), { phase });
      expect(options(game)).toEqual(without);
      for (const to of ['vulnerable', 'damaged', 'destroyed'] as const) {
        expect(options(changed(game, (copy) => mark(copy, '1A', to, 'pod-2')))).toEqual(without);
      }
      expect(odds(game, burst('burster'))).toEqual(odds(position(lines(''), { phase }), burst('burster')));
    }
  });

  test('5.7 lists fourteen kinds with the standard support pod of Scenario 4', () => {
    expect(IDLE).toHaveLength(14);
    expect(POD_TYPES).toHaveLength(24);
  });

  test.each([0, 1, 2])('5.7 their armor is what the scenario says: %d', (armor) => {
    expect(faultsOf({ type: 'crew', armor })).toEqual([]);
    const game = position(`1A spear A0808 12 1 : crew/${armor}\n2B sword A1208 6 1`);
    expect(snapshot(game).units[0]?.parts?.['pod-1']?.armor).toBe(armor);
  });
});

describe('5.8 pods without an armor in the scenario', () => {
  test.each([
    ['hunter', 2],
    ['light-weapon', 1],
    ['heavy-weapon', 2],
    ['arsenal', 2],
    ['battle-communications', 2],
  ] as const)('5.8 a %s pod has the armor of the chart, %d', (pod, armor) => {
    const game = position(`1A spear A0808 12 1 : ${pod}\n2B sword A1208 6 1`);
    expect(snapshot(game).units[0]?.parts?.['pod-1']?.armor).toBe(armor);
  });
});
