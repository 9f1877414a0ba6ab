import type { DBSchema } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { type DatabaseStep, openDeviceDatabase } from '../../src/store/device/database.ts';
import { openGameStorage } from '../../src/store/saved/game-storage.ts';
import { readRows } from '../../src/store/saved/rows.ts';
import { emptyBrowser, inDatabase, layStore } from '../fixtures/database.ts';

beforeEach(emptyBrowser);

interface Schema extends DBSchema {
  games: { key: string; value: { id: string; played?: boolean } };
  entries: { key: [string, number]; value: unknown };
}

const none: DatabaseStep<Schema> = () => undefined;

/** A step that writes something into every line of the list of games. */
const marking: DatabaseStep<Schema> = async (_db, change) => {
  const games = change.objectStore('games');
  for (const game of await games.getAll()) await games.put({ ...game, played: true });
};

const opened = (...later: DatabaseStep<Schema>[]) =>
  openDeviceDatabase<Schema>({
    name: 'deltavee',
    steps: [none, none, ...later],
    isFinal: () => true,
  });

describe('a store of today', () => {
  test('goes through the steps that come after its version, once and in their order', async () => {
    await layStore('deltavee-2');
    const ran: number[] = [];
    const counting =
      (nth: number): DatabaseStep<Schema> =>
      () =>
        void ran.push(nth);
    await opened(marking, counting(4))((db) => db.count('games'));
    const played = await opened(
      marking,
      counting(4),
      counting(5),
    )(async (db) => (await db.getAll('games')).map((game) => game.played));
    expect(played.length).toBeGreaterThan(0);
    expect(new Set(played)).toEqual(new Set([true]));
    expect(ran).toEqual([4, 5]);
  });

  test('stays as it is when a step fails, and is opened by the program of today', async () => {
    await layStore('deltavee-2');
    const failing: DatabaseStep<Schema> = async (db, change) => {
      await marking(db, change);
      throw new Error('planted');
    };
    await expect(opened(failing)((db) => db.count('games'))).rejects.toThrow();
    await inDatabase('deltavee', async (db) => {
      expect(db.version).toBe(2);
      expect(JSON.stringify(await db.getAll('games'))).not.toContain('played');
    });
  });

  test.each(['deltavee-1', 'deltavee-2'])('%s is read, with all of its entries', async (name) => {
    await layStore(name);
    const storage = openGameStorage();
    const { games, unlisted, emptied } = await storage.list();
    expect(games.length).toBeGreaterThan(0);
    expect([unlisted, emptied]).toEqual([[], []]);
    for (const game of games) {
      const { rows } = await storage.read(game.id);
      expect(readRows(rows, game.entries)).toMatchObject({ damage: null });
    }
  });
});
