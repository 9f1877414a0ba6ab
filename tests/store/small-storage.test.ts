import { beforeEach, expect, test, vi } from 'vitest';
import { emptyBrowser, inDatabase } from '../fixtures/database.ts';
import { SAVED_GAME } from '../fixtures/table.ts';
import { until } from '../fixtures/until.ts';

/** What the browser has written down of its quick storage, and what it would have. */
const quick = new Map<string, string>();

beforeEach(() => {
  quick.clear();
  emptyBrowser();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => quick.get(key) ?? null,
    setItem: (key: string, value: string) => quick.set(key, value),
    removeItem: (key: string) => quick.delete(key),
  });
});

/** The page as it finds itself that has just been opened. */
async function opened() {
  vi.resetModules();
  const [
    { preferences },
    { keepSpare, readSpare },
    { listRemembered, rememberGame },
    { bringTextsBack, smallStorage },
  ] = await Promise.all([
    import('../../src/store/device/preferences.ts'),
    import('../../src/store/saved/spare.ts'),
    import('../../src/store/saved/remembered.ts'),
    import('../../src/store/device/small-storage.ts'),
  ]);
  return { preferences, keepSpare, readSpare, listRemembered, rememberGame, bringTextsBack, smallStorage };
}

/** Waits until the database has this text. */
const inTheDatabase = (text: string) =>
  until(() =>
    inDatabase('deltavee-texts', async (db) => {
      expect(JSON.stringify(await db.getAll('texts'))).toContain(text);
    }),
  );

test('what was chosen, remembered and laid aside comes back when the quick storage has lost its last writing', async () => {
  const before = await opened();
  before.preferences.setState({ theme: 'space' });
  const written = new Map(quick);
  before.preferences.setState({ theme: 'paper' });
  before.rememberGame({ ...SAVED_GAME, id: 'latest' });
  before.keepSpare({ game: { ...SAVED_GAME, id: 'latest' }, rows: [] });
  await inTheDatabase('paper');
  await inTheDatabase('latest');
  for (const lost of [written, new Map<string, string>()]) {
    quick.clear();
    for (const [key, text] of lost) quick.set(key, text);
    const after = await opened();
    await after.bringTextsBack();
    expect(after.preferences.getState().theme).toBe('paper');
    expect(after.listRemembered().map(({ id }) => id)).toEqual(['latest']);
    expect(after.readSpare()?.game.id).toBe('latest');
  }
});

test('what the quick storage has of later changes stays', async () => {
  const before = await opened();
  before.preferences.setState({ theme: 'paper' });
  await inTheDatabase('paper');
  const quickly = quick.get('deltavee.preferences')!;
  quick.set('deltavee.preferences', quickly.replace('paper', 'space'));
  const after = await opened();
  await after.bringTextsBack();
  expect(after.preferences.getState().theme).toBe('space');
});

test('a text that was removed does not come back', async () => {
  const before = await opened();
  before.smallStorage.setItem('a', 'there');
  await inTheDatabase('there');
  const written = new Map(quick);
  before.smallStorage.removeItem('a');
  await inTheDatabase('null');
  for (const [key, text] of written) quick.set(key, text);
  const after = await opened();
  await after.bringTextsBack();
  expect(after.smallStorage.getItem('a')).toBeNull();
});

test('damaged rows are passed over, and without a database all is as before', async () => {
  const before = await opened();
  before.preferences.setState({ theme: 'paper' });
  await inTheDatabase('paper');
  await inDatabase('deltavee-texts', (db) => db.put('texts', { text: 5, at: 'x' }, 'deltavee.preferences'));
  const after = await opened();
  await after.bringTextsBack();
  expect(after.preferences.getState().theme).toBe('paper');
  vi.stubGlobal('indexedDB', undefined);
  const without = await opened();
  await without.bringTextsBack();
  without.preferences.setState({ theme: 'space' });
  expect((await opened()).preferences.getState().theme).toBe('space');
});

test('a text is on the disk before the database answers, as an order is', async () => {
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const { preferences } = await opened();
  preferences.setState({ theme: 'paper' });
  await inTheDatabase('paper');
  expect(asked.mock.calls.filter(([, mode]) => mode === 'readwrite').map(([, , how]) => how)).toEqual([
    { durability: 'strict' },
  ]);
  asked.mockRestore();
});
