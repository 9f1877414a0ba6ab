import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { type BuiltShip, shipFaults } from '../../src/engine/index.ts';
import { type LogBox, pressBox } from '../../src/workbench/ships/press.ts';

const SWORD: BuiltShip = {
  hull: 'sword',
  pods: [
    { type: 'heavy-weapon', armor: 2 },
    { type: 'battlecraft', battlecraft: 'terwillicker-x' },
    { type: 'energy', armor: 0 },
  ],
};

const pressed = (boxes: readonly LogBox[], ship = SWORD): BuiltShip =>
  boxes.reduce((now, box) => produce(now, pressBox(box)), ship);

describe('a log ticked off by hand', () => {
  test('8.8 a letter of a Status box is set, exchanged and cleared', () => {
    const vulnerable: LogBox = { is: 'status', part: 'bridge', status: 'vulnerable' };
    const damaged: LogBox = { is: 'status', part: 'bridge', status: 'damaged' };
    expect(pressed([vulnerable]).damage).toEqual({ bridge: 'vulnerable' });
    expect(pressed([vulnerable, damaged]).damage).toEqual({ bridge: 'damaged' });
    expect(pressed([vulnerable, damaged, damaged])).toEqual(SWORD);
  });

  test('8.8 a letter that the armor passes over, and a part that is not there, stay as they are', () => {
    expect(pressed([{ is: 'status', part: 'pod-3', status: 'damaged' }])).toBe(SWORD);
    expect(pressed([{ is: 'status', part: 'pod-9', status: 'destroyed' }])).toBe(SWORD);
    expect(pressed([{ is: 'craft-status', craft: 5, part: 'bridge', status: 'destroyed' }])).toBe(SWORD);
  });

  test('10.3 blocks are crossed off from the first, up to the one that is pressed', () => {
    expect(pressed([{ is: 'block', number: 4 }]).spentBlocks).toBe(4);
    expect(
      pressed([
        { is: 'block', number: 4 },
        { is: 'block', number: 2 },
      ]).spentBlocks,
    ).toBe(2);
    expect(
      pressed([
        { is: 'block', number: 4 },
        { is: 'block', number: 4 },
      ]).spentBlocks,
    ).toBe(3);
    const first: LogBox = { is: 'block', number: 1 };
    expect(pressed([first, first])).toEqual(SWORD);
    expect(pressed([{ is: 'space', number: 3 }]).spentUnits).toBe(3);
    expect(
      pressed([
        { is: 'space', number: 3 },
        { is: 'space', number: 0 },
      ]),
    ).toEqual(SWORD);
  });

  test('10.2 missiles are crossed off pod by pod', () => {
    const second: LogBox = { is: 'missile', pod: 1, type: 'unguided', number: 2 };
    const before = pressed([{ is: 'missile', pod: 1, type: 'unguided', number: 1 }]).pods[0]?.missiles?.unguided ?? 0;
    expect(pressed([second]).pods[0]?.missiles).toEqual({ unguided: before - 1 });
    expect(pressed([second, second]).pods[0]?.missiles).toEqual({ unguided: before });
  });

  test('10.4 a battlecraft has boxes of its own, by its place among the battlecraft', () => {
    const hit: LogBox = { is: 'craft-status', craft: 0, part: 'engine', status: 'destroyed' };
    const worn = pressed([hit, { is: 'craft-unit', craft: 0, number: 2 }, { is: 'craft-lost', craft: 0 }]);
    expect(worn.pods[1]).toMatchObject({ damage: { engine: 'destroyed' }, spentUnits: 2, lost: true });
    expect(shipFaults(worn)).toEqual([]);
    expect(
      pressed(
        [
          hit,
          { is: 'craft-unit', craft: 0, number: 2 },
          { is: 'craft-unit', craft: 0, number: 1 },
          { is: 'craft-lost', craft: 0 },
        ],
        worn,
      ),
    ).toEqual(SWORD);
  });
});
