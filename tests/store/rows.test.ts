import { describe, expect, test } from 'vitest';
import { type Entry, fullSettings } from '../../src/game/entries.ts';
import { hashAfter, type Row, readRows, rowsOf } from '../../src/store/saved/rows.ts';
import { readSavedGame } from '../../src/store/saved/saved-game.ts';

const BEGIN: Entry = {
  kind: 'begin',
  scenario: 'showdown',
  dice: { seed: 5, generator: 2 },
  table: fullSettings({ names: ['Ann', ''] }),
  actions: [{ action: { player: 1, do: 'ready' }, rolls: [] }],
};
const ENTRIES: Entry[] = [
  BEGIN,
  { kind: 'action', action: { player: 2, do: 'ready' }, rolls: [] },
  { kind: 'action', action: { player: 1, do: 'move-all' }, rolls: [3, 10] },
  { kind: 'undo' },
  { kind: 'action', action: { player: 1, do: 'move', unit: '1E' }, rolls: [3] },
];
const rows = () => structuredClone(rowsOf('one', ENTRIES)) as Row[];
/** The rows after something has been done to one of them. */
const with_ = (nth: number, change: (row: Row) => unknown): unknown[] =>
  rows().map((row, index) => {
    if (index !== nth) return row;
    const changed = change(row);
    return typeof changed === 'object' ? changed : row;
  });

describe('the rows of a saved game', () => {
  test('are read back as the entries that were written', () => {
    expect(readRows(rows(), ENTRIES.length)).toEqual({ entries: ENTRIES, hash: hashAfter(ENTRIES), damage: null });
  });

  test('go on where earlier ones ended', () => {
    const first = rowsOf('one', ENTRIES.slice(0, 2));
    const later = rowsOf('one', ENTRIES.slice(2), 2, first[1]?.hash);
    expect([...first, ...later]).toEqual(rows());
  });

  test('without hashes, as the first versions wrote them, are read too, and may be gone on with', () => {
    const old = rows().map(({ hash: _, ...row }) => row);
    expect(readRows(old, 5)).toEqual({ entries: ENTRIES, hash: hashAfter(ENTRIES), damage: null });
    const undo = rowsOf('one', [{ kind: 'undo' }], 5, hashAfter(ENTRIES));
    expect(readRows([...old, ...undo], 6).damage).toBeNull();
  });

  test('of players who throw their own dice begin without any', () => {
    const typed = rowsOf('one', [{ ...BEGIN, dice: {} }]);
    expect(readRows(typed, 1)).toMatchObject({ entries: [{ dice: { rolls: [] } }], damage: null });
  });

  const bad = (entry: unknown) => (row: Row) => ({ ...row, entry });
  test.each<[string, number, (row: Row) => unknown, string]>([
    ['a row that is nothing', 2, () => ({}), 'unreadable'],
    ['a number that jumps', 2, (row) => ({ ...row, nth: 7 }), 'missing'],
    ['no action', 2, bad({ kind: 'action', action: 7, rolls: [] }), 'unreadable'],
    ['an unknown order', 2, bad({ kind: 'action', action: { player: 1, do: 'dance' }, rolls: [] }), 'unreadable'],
    ['a die of 77', 2, bad({ ...ENTRIES[2], rolls: [77, 10] }), 'unreadable'],
    ['a die of letters', 2, bad({ ...ENTRIES[2], rolls: ['x', 10] }), 'unreadable'],
    ['another die', 2, bad({ ...ENTRIES[2], rolls: [4, 10] }), 'changed'],
    ['another player', 2, bad({ ...ENTRIES[2], action: { player: 2, do: 'move-all' } }), 'changed'],
    ['a hash of another game, with none after it', 4, (row) => ({ ...row, hash: 1 }), 'changed'],
    ['a hash that is gone, with none after it', 4, ({ hash: _, ...row }) => row, 'changed'],
    ['another beginning', 0, bad({ ...BEGIN, scenario: 'pirates' }), 'changed'],
    ['no beginning', 0, bad(ENTRIES[1]), 'unreadable'],
    ['dice of no form', 0, bad({ ...BEGIN, dice: { rolls: [77] } }), 'unreadable'],
  ])('are read up to %s', (_, nth, change, why) => {
    expect(readRows(with_(nth, change), 5)).toEqual({
      entries: ENTRIES.slice(0, nth),
      hash: hashAfter(ENTRIES.slice(0, nth)),
      damage: { sound: nth, of: 5, why },
    });
  });

  test.each<[string, (row: Row) => unknown]>([
    ['of another game', (row) => ({ ...row, hash: 1 })],
    ['that is gone', ({ hash: _, ...row }) => row],
  ])('with one hash %s are vouched for by the next', (_, change) => {
    expect(readRows(with_(2, change), 5)).toEqual({ entries: ENTRIES, hash: hashAfter(ENTRIES), damage: null });
  });

  test.each([
    ['in the middle', [0, 1, 3, 4], 2],
    ['at the end', [0, 1, 2, 3], 4],
    ['at the beginning', [1, 2, 3, 4], 0],
  ])('missing %s are missed', (_, kept, sound) => {
    const left = kept.map((nth) => rows()[nth]);
    expect(readRows(left, 5)).toMatchObject({ damage: { sound, of: 5, why: 'missing' } });
  });

  test('with damaged settings keep the logs closed', () => {
    const table = { ...fullSettings(), logs: 7 };
    const [row] = rowsOf('one', [{ ...BEGIN, table } as unknown as Entry]);
    expect(readRows([row], 1)).toMatchObject({
      entries: [{ table: { logs: 'closed', mode: 'hotseat' } }],
      damage: null,
    });
  });
});

describe('a line of the list of games', () => {
  const line = {
    id: 'one',
    scenario: 'showdown',
    table: fullSettings(),
    turn: 3,
    phase: 'fire',
    player: 2,
    result: null,
    created: 1,
    touched: 2,
    entries: 9,
  };

  test('is read as it was written', () => {
    expect(readSavedGame(line)).toEqual(line);
    expect(readSavedGame({ ...line, phase: 'over', player: null, result: { winner: 1, reason: 'x' } })).not.toBeNull();
  });

  test.each([
    ['a table that is none', { table: 7 }],
    ['names that are none', { table: { ...fullSettings(), names: 'Ann' } }],
    ['a moment after the last', { touched: 8.64e15 + 1 }],
    ['a moment of letters', { created: 'yesterday' }],
    ['a phase there is not', { phase: 'constructor' }],
    ['a winner there is not', { result: { winner: 3, reason: 'x' } }],
    ['half an entry', { entries: 0.5 }],
  ])('is refused with %s', (_, change) => {
    expect(readSavedGame({ ...line, ...change })).toBeNull();
  });
});
