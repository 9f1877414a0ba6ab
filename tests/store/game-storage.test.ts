import { beforeEach, describe, expect, test } from 'vitest';
import { fullSettings } from '../../src/game/entries.ts';
import { beginEntry } from '../../src/store/saved/autosave.ts';
import { openGameStorage } from '../../src/store/saved/game-storage.ts';
import { rowsOf } from '../../src/store/saved/rows.ts';
import { emptyBrowser, inDatabase } from '../fixtures/database.ts';
import { ROLLS, startOf } from '../fixtures/showdown.ts';
import { SAVED_GAME } from '../fixtures/table.ts';

beforeEach(emptyBrowser);

const ROWS = (id: string) => rowsOf(id, [beginEntry(startOf(ROLLS), fullSettings())]);

describe('a damaged row', () => {
  const KEYS: readonly [string, Record<string, unknown>][] = [
    ['a number that is a date', { game: 'one', nth: new Date(5) }],
    ['a number that is a list', { game: 'one', nth: [3] }],
    ['a number that is a text', { game: 'one', nth: 'x' }],
    ['a number beyond all numbers', { game: 'one', nth: Number.POSITIVE_INFINITY }],
    ['a game that is a date', { game: new Date(5), nth: 0 }],
    ['a game that is a list', { game: ['one'], nth: 0 }],
    ['a game that is a number', { game: 7, nth: 0 }],
  ];
  test.each(KEYS)('with %s hides no game', async (_what, row) => {
    const storage = openGameStorage();
    await storage.append({ ...SAVED_GAME, id: 'one', touched: 1 }, ROWS('one'));
    await storage.append({ ...SAVED_GAME, id: 'two', touched: 2 }, ROWS('two'));
    await inDatabase('deltavee', (db) => db.put('entries', row));
    const { games, unlisted, emptied } = await openGameStorage().list();
    expect(games.map(({ id }) => id)).toEqual(['two', 'one']);
    expect([unlisted, emptied]).toEqual([[], []]);
    await storage.remove('one');
    expect(await storage.list()).toMatchObject({ games: [{ id: 'two' }], unlisted: [], emptied: [] });
  });
});
