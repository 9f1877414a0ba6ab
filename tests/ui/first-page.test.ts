// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest';
import type { SavedGame } from '../../src/store/saved/saved-game.ts';
import type { Shelf } from '../../src/store/saved/shelf.ts';
import { until } from '../fixtures/until.ts';

/** What the browser says of the games on this device, as soon as a test lets it. */
let answer: (games: readonly SavedGame[]) => void;

vi.mock('../../src/store/saved/shelf.ts', () => ({
  askToKeep: async () => undefined,
  isDurable: async () => null,
  isSilent: () => false,
  listShelf: () =>
    new Promise<Shelf>((resolve) => {
      answer = (games) => resolve({ games, deleted: [], lost: [], durable: null });
    }),
}));

vi.mock('../../src/ui/pages/room.ts', () => ({
  unpackText: () => new Promise(() => undefined),
  openTable: async ({ id }: { id: string }) => {
    if (id === 'broken') throw new TypeError('Failed to fetch dynamically imported module');
    const store = { state: { getState: () => ({ id, saving: { state: 'saved' } }) } };
    return { ok: true, table: { store, close: () => undefined } };
  },
}));

const game = (id: string, result: SavedGame['result'] = null): SavedGame => ({
  id,
  scenario: 'showdown',
  table: {
    mode: 'hotseat',
    logs: 'closed',
    dice: 'rolled',
    names: ['', ''],
    name: '',
    program: {},
  } as unknown as SavedGame['table'],
  turn: 2,
  phase: 'command',
  player: 1,
  result,
  created: 1,
  touched: 2,
  entries: 3,
});

const over = game('over', { winner: 1, reason: 'destroyed' });
const picture = { sheets: [], units: [] } as unknown as NonNullable<SavedGame['picture']>;

interface Device {
  preferences?: Record<string, unknown>;
  games?: readonly SavedGame[];
  address?: string;
  /** The version of the program's list of games. */
  version?: number;
}

const hearing = vi.spyOn(window, 'addEventListener');

/** The program that was started before hears of nothing any more. */
function end(): void {
  for (const [name, hear] of hearing.mock.calls) if (hear) window.removeEventListener(name, hear);
  hearing.mockClear();
}

/** The program, started anew on a device of which so much is remembered; the browser has not answered yet. */
async function start({ preferences = {}, games = [], address = '', version = 0 }: Device) {
  end();
  localStorage.setItem('deltavee.preferences', JSON.stringify({ state: preferences, version: 1 }));
  localStorage.setItem('deltavee.games', JSON.stringify({ state: { games }, version }));
  history.replaceState(null, '', `/${address}`);
  vi.resetModules();
  const [{ pages }, { wake, leave }] = await Promise.all([
    import('../../src/ui/pages/state.ts'),
    import('../../src/ui/pages/pages.ts'),
  ]);
  const at = () => pages.getState().page.at;
  const first = at();
  const waking = wake();
  await new Promise((resolve) => setTimeout(resolve));
  return { pages, at, first, waking, leave };
}

beforeEach(() => localStorage.clear());

test('one who left his games sees the start screen with all of them before the browser has answered', async () => {
  const { pages, at, first } = await start({ preferences: { left: true }, games: [game('a'), over] });
  expect([first, at()]).toEqual(['start', 'start']);
  expect(pages.getState().games?.map(({ id }) => id)).toEqual(['a', 'over']);
  answer([{ ...game('a'), picture }]);
  await until(() => expect(pages.getState().games).toEqual([{ ...game('a'), picture }]));
  expect(at()).toBe('start');
});

test('so does one who has only read the lessons, played all his games to the end, or comes by the address', async () => {
  for (const device of [{}, { games: [over] }, { games: [game('a')], address: '#/' }]) {
    expect(await start(device)).toMatchObject({ first: 'start' });
  }
});

test('a list of a newer version of the program is read as far as it can be, and the page says so', async () => {
  const told = vi.spyOn(console, 'error');
  const { pages } = await start({ preferences: { left: true }, games: [game('a')], version: 7 });
  expect(pages.getState().games?.map(({ id }) => id)).toEqual(['a']);
  expect(pages.getState().trouble?.sentence).toContain('newer version of the program');
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});

test('a game that is taken up again is waited for, without the start screen before it', async () => {
  const { pages, at, first, waking } = await start({ games: [game('a')] });
  const seen: string[] = [];
  pages.subscribe(({ page }) => seen.push(page.at));
  expect([first, at()]).toEqual(['waking', 'waking']);
  answer([game('a')]);
  await waking;
  expect(at()).toBe('game');
  expect(seen).not.toContain('start');
});

test('a game that has been found to be lost is not listed as it was last saved', async () => {
  await start({ preferences: { left: true }, games: [game('a'), over] });
  const { listAtOnce } = await import('../../src/ui/pages/state.ts');
  const listed = listAtOnce(null, [{ kind: 'gone', game: game('a'), spare: null }]);
  expect(listed?.map(({ id }) => id)).toEqual(['over']);
});

test('a game or a link in the address is waited for; the other pages are there', async () => {
  expect(await start({ games: [over], address: '#/game/over' })).toMatchObject({ first: 'waking' });
  expect(await start({ address: '#/open/packed' })).toMatchObject({ first: 'waking' });
  expect(await start({ address: '#/learn' })).toMatchObject({ first: 'learn' });
  expect(await start({ address: '#/workbench/ship' })).toMatchObject({ first: 'workbench' });
});

test('a game that has stopped the page is said so at once', async () => {
  const { pages, first } = await start({ preferences: { opening: 'a' }, games: [game('a')] });
  expect(first).toBe('start');
  expect(pages.getState().trouble?.sentence).toContain('was not opened again by itself');
});

test('a game that cannot be opened for want of a part of the program is not waited for', async () => {
  const { pages, at, first, waking } = await start({ games: [game('broken')] });
  answer([game('broken')]);
  await waking;
  expect([first, at()]).toEqual(['waking', 'start']);
  expect(pages.getState().trouble?.sentence).toContain('a part of the program did not come');
});

test('a game is left for the start screen at once, and stands there as it was left', async () => {
  const { pages, at, waking, leave } = await start({ games: [game('a'), over] });
  answer([{ ...game('a'), picture }, over]);
  await waking;
  const { rememberGame } = await import('../../src/store/saved/remembered.ts');
  rememberGame({ ...game('a'), turn: 7 });
  leave();
  expect(at()).toBe('start');
  expect(location.hash).toBe('#/');
  expect(pages.getState().games).toMatchObject([{ id: 'a', turn: 7, picture }, { id: 'over' }]);
});
