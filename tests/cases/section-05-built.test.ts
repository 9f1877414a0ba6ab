import { describe, expect, test } from 'vitest';
import {
  type Game,
  HULLS,
  legal,
  newGame,
  readScenario,
  type Scenario,
  type ScenarioShip,
  snapshot,
  view,
} from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { logSheet, startingSheets } from '../../src/sheet/index.ts';
import { advance, given, play } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { mark, ship, unit } from '../fixtures/units.ts';

const firstShot = findScenario('first-shot')!;

/** The First Shot with a first ship of one's own. */
const withShip = (change: Partial<ScenarioShip>): Scenario => ({
  ...firstShot,
  ships: firstShot.ships.map((line, index) => (index === 0 ? { ...line, damage: {}, ...change } : line)),
});

function faultsOf(change: Partial<ScenarioShip>): string[] {
  const read = readScenario(withShip(change));
  return read.ok ? [] : read.faults.map(({ at, message }) => `${at}: ${message}`);
}

const spentOf = (game: Game): number => {
  const { marked, track } = ship(game, '1A').energy;
  return marked * HULLS.sword.burnRate + track;
};

describe('R5.8a two Energy Pods in one pod space', () => {
  const spent = (units: number, pods = 'crew, energyx2') =>
    position(`1A sword A0808 12 0 : ${pods}\n2B sword A0807 6 0`, {
      phase: 'movement 2',
      with: (game) => {
        Object.assign(ship(game, '1A').energy, { marked: Math.floor(units / 6), track: units % 6 });
        mark(game, '1A', 'damaged', 'pod-2');
      },
    });

  test.each([
    ['sword', 'energy', 37],
    ['sword', 'energyx2', 61],
    ['corco-mu', Array.from({ length: 12 }, () => 'energyx2').join(', '), 227],
  ])('R5.8a a %s with %s has %#', (hull, pods, blocks) => {
    const game = position(`1A ${hull} A0808 12 0 : ${pods}\n2B sword A0807 6 0`);
    expect(ship(game, '1A').energy.blocks).toBe(blocks);
  });

  test('R5.8a damaged they leak twice, up to what both held', () => {
    expect(spentOf(advance(spent(0), 'command 1'))).toBe(20);
    expect(spentOf(advance(spent(280), 'command 1'))).toBe(288);
    expect(spentOf(advance(spent(300), 'command 1'))).toBe(300);
  });

  test('R5.8a destroyed they take what both held, in one hit and as one of the pods', () => {
    const game = position('1A sword A0808 12 0 : crew, energyx2/0\n2B sword A0807 6 0', {
      phase: 'fire 2',
      rolls: [1, 5],
    });
    const hit = given(game, 2, { do: 'fire', unit: '2B', from: 'burster', type: 'laser-burst', target: '1A' });
    expect(ship(hit, '1A').pods.map(({ status }) => status)).toEqual(['intact', 'destroyed']);
    expect(spentOf(hit)).toBe(288);
  });

  test('R5.8a both players see that there are two, and the log says so', () => {
    const game = position('1A sword A0808 12 0 : crew, energyx2, energy\n2B sword A0807 6 0');
    const own = snapshot(game).units.find(({ id }) => id === '1A')!;
    expect(own.parts?.['pod-2']).toEqual({ type: 'energy', armor: 0, status: 'intact', civLevel: 7, count: 2 });
    expect(own.parts?.['pod-3']).not.toHaveProperty('count');
    expect(view(game, 2).units.find(({ id }) => id === '1A')?.pods).toContainEqual({
      type: 'energy',
      armor: 0,
      status: 'intact',
      count: 2,
    });
    const sheet = logSheet(own, snapshot(game).units, game.scenario.ships[0]!);
    expect(sheet.header?.energyCapacity).toEqual({ hull: 78, pods: 432 });
    expect(sheet.compartments.find(({ part }) => part === 'pod-2')?.count).toBe(2);
    expect(sheet.energy.blocks.filter((box) => box !== 'struck')).toHaveLength(85);
  });

  test.each([
    [{ pods: [{ type: 'energy' as const, count: 2 as const }] }, []],
    [
      { hull: 'flute' as const, pods: [{ type: 'energy' as const, count: 2 as const }] },
      ['ships[0].pods[0].count: a streamlined hull has one Energy Pod in a pod space'],
    ],
    [
      { pods: [{ type: 'crew' as const, count: 2 as const }] },
      ['ships[0].pods[0].count: only Energy Pods share a pod space'],
    ],
  ])('R5.8a %j', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });
});

describe('8.8 ships that begin with hits', () => {
  const worn: Partial<ScenarioShip> = {
    pods: [
      { type: 'arsenal' },
      { type: 'battlecraft', battlecraft: 'terwillicker-x', lost: true },
      { type: 'battlecraft', battlecraft: 'terwillicker-5000', damage: { engine: 'damaged' }, spentUnits: 9 },
      { type: 'energy' },
    ],
    damage: { bridge: 'vulnerable', 'pod-1': 'damaged', 'pod-4': 'destroyed', 'force-field': 'damaged' },
    spentBlocks: 30,
    spentUnits: 4,
  };
  const game = newGame(withShip(worn), { seed: 1 });
  const seen = (id: string) => snapshot(game).units.find((one) => one.id === id)!;

  test('8.8 they have them on their logs', () => {
    const { parts = {}, energy } = seen('1A');
    expect(Object.entries(parts).map(([part, state]) => [part, state?.status])).toEqual([
      ['bridge', 'vulnerable'],
      ['engine', 'intact'],
      ['force-field', 'damaged'],
      ['pod-1', 'damaged'],
      ['pod-2', 'intact'],
      ['pod-3', 'intact'],
      ['pod-4', 'destroyed'],
    ]);
    expect(energy).toEqual({ blocks: 37, marked: 30, track: 4, burnRate: 6 });
  });

  test('8.9 a pod that is damaged has lost its missiles', () => {
    expect(unit(game, '1A')).toMatchObject({ pods: [{ missiles: { unguided: 0, mims: 0 } }, {}, {}, {}] });
  });

  test('10.4 their battlecraft are as they were left, a lost one is lost', () => {
    expect(seen('1A1')).toMatchObject({ class: 'terwillicker-x', status: 'destroyed' });
    expect(seen('1A2')).toMatchObject({
      class: 'terwillicker-5000',
      status: 'in-pod',
      parts: { bridge: { status: 'intact' }, engine: { status: 'damaged' } },
      energy: { units: 15, spent: 9 },
    });
    const [sheet] = startingSheets(withShip(worn));
    expect(sheet?.craft.map(({ unit: id, status }) => [id, status])).toEqual([
      ['1A1', 'destroyed'],
      ['1A2', 'in-pod'],
    ]);
  });

  test('2.5 battlecraft go where their pods go, with what they are like, and are numbered anew', () => {
    const { game: swapped } = play(game, { player: 1, do: 'swap-pods', ship: '1A', a: 2, b: 4 });
    expect(unit(swapped, '1A1')).toMatchObject({
      hull: 'terwillicker-5000',
      pod: 3,
      status: 'in-pod',
      energy: { spent: 9 },
      parts: { engine: { status: 'damaged' } },
    });
    expect(unit(swapped, '1A2')).toMatchObject({ hull: 'terwillicker-x', pod: 4, status: 'destroyed' });
    const back = play(swapped, { player: 1, do: 'swap-pods', ship: '1A', a: 2, b: 4 }).game;
    expect(back.units).toEqual(game.units);
  });

  test('7.4 a lost battlecraft is not prepared, the other is', () => {
    const begun = play(game, { player: 1, do: 'ready' }, { player: 2, do: 'ready' }).game;
    const orders = legal(advance(begun, 'command 1')).filter(({ do: kind }) => kind === 'prepare-battlecraft');
    expect(orders).toEqual([{ player: 1, do: 'prepare-battlecraft', ship: '1A', pod: 3 }]);
    expect(view(game, 2).units.map(({ id }) => id)).not.toContain('1A2');
  });

  test.each([
    [{ damage: { bridge: 'damaged' } }, []],
    [{ damage: { 'pod-6': 'damaged' } }, ['ships[0].damage.pod-6: the ship has no such part']],
    [{ damage: { 'pod-13': 'damaged' } }, ['ships[0].damage.pod-13: does not belong here']],
    [
      { hull: 'corco-zeta', pods: [], damage: { bridge: 'damaged', 'force-field': 'destroyed' } },
      [
        'ships[0].damage.bridge: a part with armor 0 is never damaged',
        'ships[0].damage.force-field: the ship has no such part',
      ],
    ],
    [
      { pods: [{ type: 'crew', armor: 1 }], damage: { 'pod-1': 'vulnerable' } },
      ['ships[0].damage.pod-1: a part with armor 1 is never vulnerable'],
    ],
    [
      { pods: [{ type: 'crew' }], damage: { bridge: 'destroyed', engine: 'destroyed', 'pod-1': 'destroyed' } },
      ['ships[0].damage: the ship is destroyed: too many of its parts are'],
    ],
    [
      { pods: [{ type: 'energy' }], damage: { 'pod-1': 'destroyed' }, spentBlocks: 23 },
      ['ships[0].spentBlocks: destroyed Energy Pods have taken 144 Energy Units'],
    ],
    [{ spentUnits: 6 }, ['ships[0].spentUnits: the Energy Unit Track ends before 6']],
    [
      { pods: [{ type: 'battlecraft', battlecraft: 'lander', spentUnits: 16, damage: { bridge: 'damaged' } }] },
      [
        'ships[0].pods[0].damage.bridge: a part with armor 0 is never damaged',
        'ships[0].pods[0].spentUnits: the battlecraft has only 15 Energy Units',
      ],
    ],
    [{ pods: [{ type: 'crew', lost: true }] }, ['ships[0].pods[0].lost: only a battlecraft pod has this']],
    [
      {
        pods: [
          {
            type: 'battlecraft',
            battlecraft: 'terwillicker-x',
            damage: { bridge: 'destroyed', engine: 'destroyed' },
          },
        ],
      },
      ['ships[0].pods[0].damage: the battlecraft is lost: bridge and engine are destroyed'],
    ],
  ])('8.8 %j', (change, faults) => {
    expect(faultsOf(change as Partial<ScenarioShip>)).toEqual(faults);
  });
});
