import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  type FireType,
  type Game,
  legalOfKind,
  newGame,
  type Scenario,
  snapshot,
} from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { blankSheet, logSheet } from '../../src/sheet/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { changed, craft, mark, missile, ship, unit } from '../fixtures/units.ts';

const scenario = (id: string): Scenario => findScenario(id) as Scenario;

describe('10.0 the logs', () => {
  test('10.0 each spaceship has a log of its own: parts, missiles, energy, battlecraft', () => {
    const game = newGame(scenario('first-shot'), {});
    const sword = snapshot(game).units.find(({ id }) => id === '1A');
    expect(Object.keys(sword?.parts ?? {})).toEqual([
      'bridge',
      'engine',
      'force-field',
      'pod-1',
      'pod-2',
      'pod-3',
      'pod-4',
      'pod-5',
    ]);
    expect(sword?.parts?.['pod-1']?.missiles).toEqual({ unguided: 6, guided: 5, intelligent: 3, mims: 1 });
    expect(sword?.energy).toEqual({ blocks: 37, marked: 0, track: 0, burnRate: 6 });
    const craftView = snapshot(game).units.find(({ id }) => id === '1A1');
    expect(craftView).toMatchObject({
      energy: { units: 15, spent: 0 },
      parts: { bridge: { armor: 2 }, engine: { armor: 2 } },
    });
  });

  test('10.0 what happens to a ship is on its log at once', () => {
    const game = position('1A sword A0808 12 0 : heavy-weapon/1\n2B sword A0807 6 0', {
      phase: 'fire 2',
      rolls: [1, 4],
    });
    const fired = given(game, 2, { do: 'fire', unit: '2B', from: 'burster', type: 'laser-barrage', target: '1A' });
    const [hit, shooter] = snapshot(fired).units;
    expect(hit?.parts?.['pod-1']).toMatchObject({
      status: 'damaged',
      missiles: { unguided: 0, guided: 0, intelligent: 0, mims: 0 },
    });
    expect(shooter?.energy).toMatchObject({ marked: 0, track: 2 });
  });
});

describe('10.1 the Compartments section', () => {
  test('10.1 pods may be put into the boxes in any order', () => {
    const start = newGame(scenario('first-shot'), {});
    const boxes = (game: Game) => ship(game, '1A').pods.map(({ type }) => type);
    expect(boxes(start)).toEqual(['heavy-weapon', 'heavy-weapon', 'battle-communications', 'battlecraft', 'energy']);
    const swapped = given(
      start,
      1,
      { do: 'swap-pods', ship: '1A', a: 1, b: 5 },
      { do: 'swap-pods', ship: '1A', a: 2, b: 4 },
      { do: 'swap-pods', ship: '1A', a: 1, b: 2 },
    );
    expect(boxes(swapped)).toEqual(['battlecraft', 'energy', 'battle-communications', 'heavy-weapon', 'heavy-weapon']);
    expect(craft(swapped, '1A1').pod).toBe(1);
  });

  test('10.1 a pod takes all that is its own along', () => {
    const start = changed(newGame(scenario('first-shot'), {}), (game) => {
      ship(game, '1A').pods[0]!.missiles!.unguided = 2;
    });
    const swapped = given(start, 1, { do: 'swap-pods', ship: '1A', a: 1, b: 5 });
    expect(ship(swapped, '1A').pods[4]).toEqual(ship(start, '1A').pods[0]);
    expect(ship(swapped, '1A').pods[0]).toEqual(ship(start, '1A').pods[4]);
  });

  test.each([
    ['a box the ship has not', { a: 1, b: 6 }],
    ['a box with itself', { a: 2, b: 2 }],
    ['boxes the wrong way round', { a: 3, b: 2 }],
    ['box 0', { a: 0, b: 2 }],
  ])('10.1 no swapping of %s', (_, boxes) => {
    const game = newGame(scenario('first-shot'), {});
    expect(refusal(game, by(1, { do: 'swap-pods', ship: '1A', ...boxes }))).toMatchObject({ rule: '10.1' });
  });

  test('10.1 any two boxes of an own ship may be swapped, also with pods alike', () => {
    const game = newGame(scenario('first-shot'), {});
    const swaps = legalOfKind(game, 'swap-pods') as Extract<Action, { do: 'swap-pods' }>[];
    expect(swaps).toHaveLength(10);
    expect(swaps.every((order) => order.ship === '1A' && order.a < order.b)).toBe(true);
    expect(apply(game, by(1, { do: 'swap-pods', ship: '1A', a: 1, b: 2 })).ok).toBe(true);
    expect(apply(game, by(1, { do: 'swap-pods', ship: '2A', a: 1, b: 2 })).ok).toBe(false);
  });

  test('10.1 not any more once play has begun', () => {
    const game = given(given(newGame(scenario('first-shot'), {}), 1, { do: 'ready' }), 2, { do: 'ready' });
    expect(refusal(game, by(1, { do: 'swap-pods', ship: '1A', a: 1, b: 2 }))).toMatchObject({ rule: '3.0' });
  });

  test('10.1 a hull without a force field has no such compartment, one with fewer pods no further boxes', () => {
    const parts = (id: string) =>
      Object.keys(snapshot(newGame(scenario('showdown'), {})).units.find((one) => one.id === id)?.parts ?? {});
    expect(parts('1E')).toEqual(['bridge', 'engine', 'pod-1']);
  });

  test.each([
    ['pod-1', 4, 2, ['vulnerable', 'damaged', 'destroyed']],
    ['pod-2', 5, 1, ['damaged', 'destroyed', 'destroyed']],
    ['pod-3', 6, 0, ['destroyed', 'destroyed', 'destroyed']],
  ] as const)('10.1 the Status box of %s, hit by %d, armor %d', (part, die, _, after) => {
    const seen: unknown[] = [];
    let game = position('1A sword A0808 12 0 : crew/2, crew/1, crew/0\n2B sword A0807 6 0', {
      phase: 'fire 2',
      rolls: [1, die, 1, die, 1, die],
    });
    for (let n = 0; n < 3; n += 1) {
      game = given(game, 2, { do: 'fire', unit: '2B', from: 'burster', type: 'laser-burst', target: '1A' });
      seen.push(snapshot(game).units[0]?.parts?.[part]?.status);
      game = changed(game, (copy) => {
        copy.phase = { ...copy.phase, fires: [] };
      });
    }
    expect(seen).toEqual(after);
  });
});

describe('R10.1a the two printed logs', () => {
  test.each([
    [1, { unguided: 10, guided: 7, intelligent: 5, mims: 2 }, 8, 6],
    [2, { unguided: 16, guided: 14, intelligent: 10, mims: 4 }, 16, 12],
  ] as const)('R10.1a Log Nr. %d', (log, lines, track, pods) => {
    const sheet = blankSheet(log);
    expect(Object.fromEntries(sheet.missiles.map((section) => [section.type, section.lines.length]))).toEqual(lines);
    expect(sheet.energy.track.map(({ number }) => number)).toEqual(Array.from({ length: track + 1 }, (_, n) => n));
    expect(sheet.energy.blocks).toHaveLength(48);
    expect(sheet.compartments.filter(({ part }) => part.startsWith('pod-'))).toHaveLength(pods);
    expect(sheet.craft.map(({ boxes }) => boxes.length)).toEqual([15, 15]);
    const boxes = sheet.missiles.map((section) => section.lines[0]?.boxes.length);
    expect(boxes).toEqual([0, 10, 9, 7]);
  });

  test('R10.1a the Zetas of Scenario 5, with six pods, find room on Log Nr. 1', () => {
    const convoy = scenario('convoy-red');
    const zeta = convoy.ships[1]!;
    const { units } = snapshot(newGame(convoy, {}));
    const sheet = logSheet(units.find(({ id }) => id === '1B')!, units, zeta);
    expect([zeta.log, zeta.pods.length]).toEqual([1, 6]);
    expect(sheet.compartments.filter(({ part, struck }) => part.startsWith('pod-') && !struck)).toHaveLength(6);
    expect(sheet.compartments.filter(({ part }) => part.startsWith('pod-'))).toHaveLength(6);
  });
});

describe('10.2 the Missile sections', () => {
  const armed = (pods: string, phase: 'fire 1' | 'command 1' = 'fire 1'): Game =>
    position(`1A spear A0808 12 1 : ${pods}\n2B sword B0808 12 0`, { phase });
  const launch = (pod: number, type = 'unguided') =>
    ({ do: 'launch-missile', ship: '1A', pod, missile: type, hex: 'A0807', direction: 12, velocity: 1 }) as const;

  test.each([
    ['guided', 6, 7],
    ['guided', 7, 9],
    ['guided', 8, 10],
    ['intelligent', 6, 6],
    ['intelligent', 7, 7],
    ['intelligent', 8, 9],
    ['mims', 7, 6],
    ['mims', 8, 7],
  ])('10.2 a %s missile of level %d has %d Energy Units', (type, civ, units) => {
    const game = position(`1A sword A0808 12 1\n1X ${type} A0505 12 1 civ ${civ}\n2B sword B0808 12 0`);
    expect(snapshot(game).units.at(-1)?.energy).toEqual({ units, spent: 0 });
  });

  test('10.2 an unguided one has no Energy Unit boxes', () => {
    const game = position('1A sword A0808 12 1\n1X unguided A0505 12 1\n2B sword B0808 12 0');
    expect(snapshot(game).units.at(-1)).not.toHaveProperty('energy');
  });

  test('10.2 a missile is written down with its pod, whose number it lessens', () => {
    const game = given(armed('arsenal, heavy-weapon'), 1, launch(2));
    expect(missile(game, '1U01')).toMatchObject({ mother: '1A', pod: 2 });
    expect(ship(game, '1A').pods.map(({ missiles }) => missiles?.unguided)).toEqual([8, 5]);
  });

  test('10.2 one that is prepared is taken off when it is prepared, not again when it is launched', () => {
    const prepared = given(armed('arsenal', 'command 1'), 1, {
      do: 'prepare-missile',
      ship: '1A',
      pod: 1,
      missile: 'mims',
    });
    expect(ship(prepared, '1A').pods[0]?.missiles?.mims).toBe(1);
    const fire = changed(prepared, (copy) => {
      copy.phase.kind = 'fire';
    });
    const launched = given(fire, 1, launch(1, '1M31'));
    expect(ship(launched, '1A').pods[0]?.missiles?.mims).toBe(1);
  });

  test('10.2 a pod without missiles of a type left gives no more of them', () => {
    const empty = changed(armed('arsenal, heavy-weapon'), (copy) => {
      ship(copy, '1A').pods[0]!.missiles!.unguided = 0;
    });
    expect(refusal(empty, by(1, launch(1)))).toMatchObject({ rule: '9.1' });
    expect(apply(empty, by(1, launch(2))).ok).toBe(true);
  });

  test('10.2 each Maneuver Command crosses one box; with all crossed there are no more', () => {
    const game = position('1A sword A0808 12 1\n1I intelligent A0505 12 1 civ 6\n2B sword B0808 12 0', {
      phase: 'command 1',
      with: (copy) => {
        missile(copy, '1I21').energy!.spent = 4;
      },
    });
    const turn = { do: 'turn', unit: '1I21', side: 'left' } as const;
    const spent = given(game, 1, turn, { do: 'accelerate', unit: '1I21' });
    expect(missile(spent, '1I21').energy).toEqual({ units: 6, spent: 6 });
    expect(refusal(spent, by(1, turn))).toMatchObject({ rule: '7.6' });
  });
});

describe('10.3 the Energy Unit Track and the Energy Blocks', () => {
  test('10.3 the booklet’s Flute has 35 blocks', () => {
    const game = position(
      '1B flute A0808 12 1 : heavy-weapon, energy, battlecraft=terwillicker-5000, standard-jump\n2B sword B0808 12 0',
    );
    expect(snapshot(game).units[0]?.energy).toEqual({ blocks: 35, marked: 0, track: 0, burnRate: 6 });
  });

  test.each([
    ['escape-from-tau-ceti', '1A', 22, 3, 12],
    ['escape-from-tau-ceti', '1B', 9, 3, 6],
    ['convoy-red', '1A', 24, 10, 12],
    ['convoy-red', '1B', 28, 10, 8],
    ['convoy-red', '1E', 48, 10, 4],
    ['convoy-red', '2A', 31, 0, 8],
    ['pirates', '1B', 20, 0, 16],
  ])('10.3 %s: %s begins with %d blocks, %d of them marked', (id, ship, blocks, marked, burnRate) => {
    const view = snapshot(newGame(scenario(id), {})).units.find((one) => one.id === ship);
    expect(view?.energy).toEqual({ blocks, marked, track: 0, burnRate });
  });

  /** A Dagger: 12 blocks of 4 units. */
  const dagger = (marked: number, track: number, phase: 'fire 1' | 'command 1' = 'fire 1'): Game =>
    position('1A dagger A0808 12 0 : heavy-weapon\n2B sword A0807 6 0', {
      phase,
      rolls: [10],
      with: (game) => {
        Object.assign(ship(game, '1A').energy, { marked, track });
      },
    });
  const FIRES: Record<number, FireType> = {
    0: 'laser-burst',
    1: 'particle-burst',
    2: 'laser-barrage',
    3: 'particle-barrage',
  };
  const energy = (game: Game) => {
    const { marked, track } = ship(game, '1A').energy;
    return [marked, track];
  };

  test.each([
    // marked, track, units to pay, marked and track after it; null: refused
    [0, 0, 3, [0, 3]],
    [0, 3, 1, [1, 0]],
    [0, 3, 2, [1, 1]],
    [0, 2, 3, [1, 1]],
    [11, 0, 3, [11, 3]],
    [11, 1, 3, [12, 0]],
    [11, 2, 3, null],
    [11, 2, 2, [12, 0]],
    [11, 3, 2, null],
    [11, 3, 1, [12, 0]],
    [12, 0, 1, null],
    [12, 0, 0, [12, 0]],
    [12, 3, 1, null],
    [12, 3, 0, [12, 3]],
  ] as const)('R10.3a %d marked, track at %d, %d units: %j', (marked, track, units, after) => {
    const game = dagger(marked, track);
    const order = by(1, { do: 'fire', unit: '1A', from: 1, type: FIRES[units]!, target: '2B' });
    if (after === null) expect(refusal(game, order)).toMatchObject({ rule: '8.2' });
    else expect(energy(play(game, order).game)).toEqual(after);
  });

  test.each([
    [0, 0, [1, 0]],
    [0, 3, [1, 3]],
    [11, 0, [12, 0]],
    [11, 3, [12, 3]],
    [12, 0, null],
    [12, 3, null],
  ] as const)('R10.3a %d marked, track at %d, a block: %j', (marked, track, after) => {
    const game = dagger(marked, track, 'command 1');
    const order = by(1, { do: 'weave', unit: '1A', hex: 'A0809' });
    if (after === null) expect(refusal(game, order)).toMatchObject({ rule: '7.6' });
    else expect(energy(play(game, order).game)).toEqual(after);
  });

  test('10.3 the marker goes round more than once for a large payment', () => {
    // A tractor beam on a Mu: twice 16 of 4 to the block of a Dagger.
    const game = position('1A dagger A0808 12 0 : tractor-beam, light-weapon\n2B corco-mu A0807 6 2', {
      phase: 'command 1',
      with: (copy) => {
        ship(copy, '1A').energy.track = 3;
      },
    });
    const pulled = given(
      game,
      1,
      { do: 'tractor', ship: '1A', pod: 1, target: '2B' },
      { do: 'accelerate', unit: '2B', by: '1A' },
    );
    expect(energy(pulled)).toEqual([8, 3]);
  });
});

describe('R10.3b energy pods', () => {
  /** Two energy pods in boxes 2 and 4 of a Sword: 61 blocks of 6. Spent units when the Command Phase begins. */
  const leaky = (spent: number, damaged: number[], phase: 'movement 2' | 'fire 2' = 'movement 2'): Game =>
    position('1A sword A0808 12 0 : crew, energy, crew, energy\n2B sword B0808 12 0', {
      phase,
      with: (game) => {
        Object.assign(ship(game, '1A').energy, { marked: Math.floor(spent / 6), track: spent % 6 });
        for (const box of damaged) mark(game, '1A', 'damaged', `pod-${box}`);
      },
    });
  const spentOf = (game: Game): number => ship(game, '1A').energy.marked * 6 + ship(game, '1A').energy.track;

  test.each([
    ['the first pod', 0, [2], 10],
    ['the first pod, some spent', 100, [2], 110],
    ['the first pod, nearly empty', 139, [2], 144],
    ['the first pod, empty', 144, [2], 144],
    ['the first pod, long empty', 200, [2], 200],
    ['the second pod', 100, [4], 110],
    ['the second pod, nearly empty', 139, [4], 144],
    ['the second pod, as much spent', 200, [4], 200],
    ['both', 0, [2, 4], 20],
    ['both, as much spent as one holds', 140, [2, 4], 160],
    ['both, nearly empty', 285, [2, 4], 288],
    ['both, empty', 288, [2, 4], 288],
    ['neither', 50, [], 50],
  ])('R10.3b damage to %s, %d spent', (_, spent, boxes, after) => {
    expect(spentOf(advance(leaky(spent, boxes), 'command 1'))).toBe(after);
  });

  test('R10.3b in each Command Phase of its owner, not in the other player’s', () => {
    const first = advance(leaky(0, [2]), 'command 1');
    expect(spentOf(advance(first, 'command 2'))).toBe(10);
    expect(spentOf(advance(first, 'command 1'))).toBe(20);
  });

  test.each([
    ['the first pod', 2, 5, 0, 144],
    ['the first pod, some spent', 2, 5, 100, 144],
    ['the first pod, more spent', 2, 5, 150, 150],
    ['the second pod', 4, 7, 0, 144],
    ['the second pod, more spent', 4, 7, 150, 150],
  ])('R10.3b destruction of %s in box %d', (_, box, die, spent, after) => {
    const game = position('1A sword A0808 12 0 : crew, energy/0, crew, energy/0\n2B sword A0807 6 0', {
      phase: 'fire 2',
      rolls: [1, die],
      with: (copy) => {
        Object.assign(ship(copy, '1A').energy, { marked: Math.floor(spent / 6), track: spent % 6 });
      },
    });
    const shot = { do: 'fire', unit: '2B', from: 'burster', type: 'laser-burst', target: '1A' } as const;
    const { game: hit, events } = play(game, by(2, shot));
    const leaked = events.filter(({ type }) => type === 'leaked');
    expect(leaked).toMatchObject(after > spent ? [{ units: after - spent, from: 'destroyed' }] : []);
    expect(ship(hit, '1A').pods[box - 1]?.status).toBe('destroyed');
    expect(spentOf(hit)).toBe(after);
    expect(spentOf(advance(hit, 'command 1'))).toBe(after);
  });

  test('R10.3b one damaged and one destroyed count together: ten a phase up to both', () => {
    const game = changed(leaky(150, [2]), (copy) => mark(copy, '1A', 'destroyed', 'pod-4'));
    expect(spentOf(advance(game, 'command 1'))).toBe(160);
    const last = changed(leaky(280, [2]), (copy) => mark(copy, '1A', 'destroyed', 'pod-4'));
    expect(spentOf(advance(last, 'command 1'))).toBe(288);
  });

  test('R10.3b destruction of the second of two brings it up to both', () => {
    const game = position('1A sword A0808 12 0 : crew, energy/0, crew, energy/0\n2B sword A0807 6 0', {
      phase: 'fire 2',
      rolls: [1, 7],
      with: (copy) => mark(copy, '1A', 'destroyed', 'pod-2'),
    });
    const hit = given(game, 2, { do: 'fire', unit: '2B', from: 'burster', type: 'laser-burst', target: '1A' });
    expect(spentOf(hit)).toBe(288);
  });

  test('R10.3b a vulnerable one does not leak', () => {
    const game = changed(leaky(0, []), (copy) => mark(copy, '1A', 'vulnerable', 'pod-2', 'pod-4'));
    expect(spentOf(advance(game, 'command 1'))).toBe(0);
  });
});

describe('10.4 the Battlecraft section', () => {
  const mother = (spent: number, options: { marked?: number; status?: 'in-pod' | 'prepared' } = {}): Game =>
    position('1A sword A0808 12 0 : battlecraft=terwillicker-x, battlecraft=corco-omega\n2B sword B0808 12 0', {
      phase: 'command 1',
      with: (game) => {
        craft(game, '1A1').energy.spent = spent;
        craft(game, '1A1').status = options.status ?? 'in-pod';
        ship(game, '1A').energy.marked = options.marked ?? 0;
      },
    });
  const recharge = (units: number) => ({ do: 'recharge', battlecraft: '1A1', units }) as const;

  test('10.4 bridge, engine and fifteen Energy Units; a Corco Omega has ten', () => {
    const [, , first, second] = snapshot(mother(0)).units;
    expect(first).toMatchObject({ id: '1A1', energy: { units: 15, spent: 0 } });
    expect(Object.keys(first?.parts ?? {})).toEqual(['bridge', 'engine']);
    expect(second).toMatchObject({ id: '1A2', energy: { units: 10, spent: 0 } });
  });

  test('10.4 aboard its ship its marks are erased, and the ship pays as many units', () => {
    const game = given(mother(12), 1, recharge(8));
    expect(craft(game, '1A1').energy).toEqual({ units: 15, spent: 4 });
    expect(ship(game, '1A').energy).toMatchObject({ marked: 1, track: 2 });
  });

  test('10.4 never more than it has spent, any whole number up to that', () => {
    expect(refusal(mother(5), by(1, recharge(6)))).toMatchObject({ rule: 'R7.5d' });
    expect(legalOfKind(mother(5), 'recharge').map((action) => 'units' in action && action.units)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(legalOfKind(mother(0), 'recharge')).toEqual([]);
  });

  test('10.4 not more than the ship has', () => {
    // 13 blocks of 6, 12 of them marked.
    const poor = mother(15, { marked: 12 });
    expect(refusal(poor, by(1, recharge(7)))).toMatchObject({ rule: '7.6' });
    expect(ship(given(poor, 1, recharge(6)), '1A').energy).toMatchObject({ marked: 13, track: 0 });
    expect(legalOfKind(poor, 'recharge')).toHaveLength(6);
  });

  test('10.4 a launched battlecraft is not recharged, a prepared one is', () => {
    const launched = changed(mother(5), (game) => {
      Object.assign(craft(game, '1A1'), { status: 'in-play', hex: unit(game, '1A').hex });
    });
    expect(refusal(launched, by(1, recharge(1)))).toMatchObject({ rule: 'R7.5d' });
    expect(craft(given(mother(5, { status: 'prepared' }), 1, recharge(5)), '1A1').energy.spent).toBe(0);
  });

  test('10.4 with all its units spent it has no more energy', () => {
    const game = position('1A sword A0808 12 0 : battlecraft=terwillicker-x\n1A1 A0505 12 0\n2B sword B0808 12 0', {
      phase: 'command 1',
      with: (copy) => {
        craft(copy, '1A1').energy.spent = 15;
      },
    });
    const turn = { do: 'turn', unit: '1A1', side: 'left' } as const;
    const once = given(game, 1, turn);
    expect(refusal(once, by(1, turn))).toMatchObject({ rule: '7.6' });
    expect(refusal(once, by(1, { do: 'weave', unit: '1A1', hex: 'A0504' }))).toMatchObject({ rule: '7.6' });
  });
});
