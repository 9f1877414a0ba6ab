import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fullSettings } from '../../src/game/entries.ts';
import { beginEntry, createAutosave } from '../../src/store/saved/autosave.ts';
import { openGameStorage } from '../../src/store/saved/game-storage.ts';
import { rowsOf } from '../../src/store/saved/rows.ts';
import { emptyBrowser, inDatabase } from '../fixtures/database.ts';
import { ROLLS, startOf } from '../fixtures/showdown.ts';
import { SAVED_GAME } from '../fixtures/table.ts';

beforeEach(emptyBrowser);

const ROWS = (id: string) => rowsOf(id, [beginEntry(startOf(ROLLS), fullSettings())]);

describe('a clock that is set wrong', () => {
  test.each([-1, -62_000_000_000_000, 8_640_000_000_000_001, 9_000_000_000_000_000])(
    'at %d hides no game',
    async (at) => {
      vi.spyOn(Date, 'now').mockReturnValue(at);
      const storage = openGameStorage();
      const autosave = createAutosave(storage, { ...SAVED_GAME, id: 'one' });
      const start = startOf(ROLLS);
      await autosave.save([beginEntry(start, fullSettings())], start, fullSettings());
      vi.restoreAllMocks();
      expect(autosave.failure).toBeNull();
      expect(await openGameStorage().list()).toMatchObject({ games: [{ id: 'one' }], unlisted: [], emptied: [] });
    },
  );
});

test('a database of a newer version is left alone and said to be so', async () => {
  await inDatabase('deltavee', async () => undefined, 3);
  await expect(openGameStorage().list()).rejects.toMatchObject({ failure: 'newer' });
});

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
