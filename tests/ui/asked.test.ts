// @vitest-environment happy-dom

import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fullSettings } from '../../src/game/entries.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { preferences } from '../../src/store/device/preferences.ts';
import { goToPlace, goToRules } from '../../src/ui/kit/location.ts';
import { playWholeGame } from '../../src/ui/learn/whole-games.ts';
import { openFile, openPasted } from '../../src/ui/pages/bring-in.ts';
import { beginGame, goOnWithGame, wake } from '../../src/ui/pages/pages.ts';
import { pages } from '../../src/ui/pages/state.ts';
import { until } from '../fixtures/until.ts';

/** What is held back, and how each of it is let come; all else comes at once. */
const held = new Map<string, () => void>();
const slow = new Set<string>();

function hold(name: string): Promise<void> {
  return slow.has(name) ? new Promise((come) => void held.set(name, come)) : Promise.resolve();
}

/** Holds something back that the deed asks for, and waits until it has done so. */
async function holdBack<T>(name: string, deed: () => T): Promise<{ coming: T }> {
  slow.add(name);
  const coming = deed();
  await until(() => expect(held.has(name)).toBe(true));
  return { coming };
}

/** Lets it come, and waits until all that follows from it has been done. */
async function letCome(name: string, coming?: unknown): Promise<void> {
  held.get(name)?.();
  await coming;
  await new Promise((resolve) => setTimeout(resolve));
}

const rememberFile = vi.hoisted(() => vi.fn());
const laid: string[] = [];

vi.mock('../../src/store/saved/shelf.ts', () => ({
  askToKeep: async () => undefined,
  isDurable: async () => null,
  isSilent: () => false,
  listShelf: async () => {
    await hold('list');
    return { games: [{ id: 'saved', result: null }], deleted: [], lost: [], durable: null };
  },
}));

vi.mock('../../src/ui/pages/bring-work.ts', () => ({
  bringWork: async (kind: string) => {
    laid.push(kind);
    await hold(kind);
    return { place: { at: 'workbench', part: 'ship', id: 'brought' } };
  },
}));

/** Opens whatever it is asked to, and the game has the name of what it was opened from. */
vi.mock('../../src/ui/pages/room.ts', () => ({
  unpackText: async (text: string) => ({ ok: true, text }),
  openRecord: async (text: string) => {
    await hold(text);
    return { ok: true, record: text };
  },
  openTable: async ({ kind, id, record }: { kind: string; id?: string; record?: string }) => {
    const name = id ?? record ?? kind;
    if (name === 'saved') await hold(name);
    const store = { state: { getState: () => ({ id: name, saving: { state: 'saved' } }) } };
    return { ok: true, table: { store, close: () => undefined } };
  },
}));

vi.mock('../../src/ui/pages/record-trouble.ts', () => ({
  recordTrouble: () => ({ sentence: 'The file cannot be opened:', faults: [] }),
  sparedLines: () => null,
}));

vi.mock('../../src/ui/play/save-record.ts', () => ({ rememberFile, saveRecord: vi.fn() }));

vi.mock('../../src/store/saved/read-file.ts', () => ({
  readFile: async (file: File) => {
    await hold(file.name);
    return { ok: true, value: { kind: (await file.text()) === 'ship' ? 'ships' : 'record', value: file.name } };
  },
}));

/** A record here is its name. */
vi.mock('../../src/engine/index.ts', async (original) => ({
  ...(await original<typeof import('../../src/engine/index.ts')>()),
  readRecord: (name: string) => name,
}));

vi.mock('../../src/game/record-file.ts', async (original) => ({
  ...(await original<typeof import('../../src/game/record-file.ts')>()),
  replayRecord: async (name: string) =>
    name.startsWith('bad') ? { ok: false, trouble: null } : { ok: true, record: name },
}));

const [showdown] = SCENARIOS;
if (!showdown) throw new Error('there is no scenario');
const beginNew = () => beginGame(showdown, fullSettings(), {});

const file = (name: string, text = '{}') => new File([text], name);

/** The page that stands there; of a game, what it was made of. */
const shown = (): string => {
  const { page } = pages.getState();
  return page.at === 'game' ? page.open.store.state.getState().id : page.at;
};

beforeAll(async () => {
  preferences.setState({ left: true });
  await wake();
});

beforeEach(async () => {
  held.clear();
  slow.clear();
  goToPlace({ at: 'start' });
  await until(() => expect(shown()).toBe('start'));
  laid.splice(0);
  rememberFile.mockClear();
  pages.setState({ trouble: null });
});

test('a file that is read to the end after a new game was begun does not take its place', async () => {
  const { coming } = await holdBack('big', () => openFile(file('big'), Promise.resolve({} as FileSystemFileHandle)));
  await beginNew();
  expect(shown()).toBe('new');
  await letCome('big', coming);
  expect(shown()).toBe('new');
  expect(location.hash).toBe('#/game/new');
  expect(pages.getState()).toMatchObject({ trouble: null, progress: null });
  // The game would be saved over a file that is not its own.
  expect(rememberFile).not.toHaveBeenCalled();
});

test('of two files the one that was given last is opened, whichever is read first', async () => {
  const { coming } = await holdBack('big', () => openFile(file('big')));
  await openFile(file('small'));
  expect(shown()).toBe('small');
  await letCome('big', coming);
  expect(shown()).toBe('small');
});

test('a file counts from the moment it is dropped, though its place on the disk is not known yet', async () => {
  const { coming } = await holdBack('place', () =>
    openFile(
      file('dropped'),
      hold('place').then(() => null),
    ),
  );
  await until(() => expect(shown()).toBe('dropped'));
  await beginNew();
  await letCome('place', coming);
  expect(shown()).toBe('new');
});

test('a page that was gone to is not left for a file or a link that comes later', async () => {
  const { coming } = await holdBack('big', () => openFile(file('big')));
  goToPlace({ at: 'learn', lesson: null });
  await letCome('big', coming);
  expect(shown()).toBe('learn');
  await holdBack('packed', () => openPasted('https://delta.example/#/open/packed'));
  goToPlace({ at: 'workbench', part: 'ship', id: null });
  await letCome('packed');
  expect(shown()).toBe('workbench');
  expect(location.hash).toBe('#/workbench/ship');
});

test('a game that is being fetched gives way to a file, and a file to a game', async () => {
  const fetching = await holdBack('saved', () => goOnWithGame('saved'));
  await openFile(file('small'));
  await letCome('saved', fetching.coming);
  expect(shown()).toBe('small');
  slow.delete('saved');
  const reading = await holdBack('big', () => openFile(file('big')));
  await goOnWithGame('saved');
  await letCome('big', reading.coming);
  expect(shown()).toBe('saved');
});

test('Back to the open game gives up the one that was on its way', async () => {
  await beginNew();
  await holdBack('packed', () => goToPlace({ at: 'open', packed: 'packed' }));
  goToPlace({ at: 'game', id: 'new', order: null });
  await letCome('packed');
  expect(shown()).toBe('new');
});

test('neither watching a game again nor the handbook gives up a file', async () => {
  await beginNew();
  const { coming } = await holdBack('big', () => openFile(file('big')));
  goToPlace({ at: 'game', id: 'new', order: 3 });
  goToRules('8.4');
  await letCome('big', coming);
  expect(shown()).toBe('big');
});

test('a file that is refused is said so, and the address is that of what stays open', async () => {
  await beginNew();
  await holdBack('packed', () => goToPlace({ at: 'open', packed: 'packed' }));
  await openFile(file('bad'));
  expect(shown()).toBe('new');
  expect(location.hash).toBe('#/game/new');
  expect(pages.getState().trouble).toMatchObject({ sentence: 'The file cannot be opened:', file: 'bad' });
});

test('a ship of a file is not laid down once another page was asked for, and not gone to', async () => {
  const early = await holdBack('bad', () => openFile(file('bad', 'ship')));
  await beginNew();
  await letCome('bad', early.coming);
  expect(laid).toEqual([]);
  slow.delete('bad');
  const late = await holdBack('ships', () => openFile(file('bad', 'ship')));
  expect(laid).toEqual(['ships']);
  goToPlace({ at: 'learn', lesson: null });
  await letCome('ships', late.coming);
  expect(shown()).toBe('learn');
  expect(pages.getState().trouble).toBe(null);
});

test('the game with the coach does not come over what was chosen while it was looked for', async () => {
  const { coming } = await holdBack('list', () => playWholeGame('showdown'));
  await openFile(file('small'));
  await letCome('list', coming);
  expect(shown()).toBe('small');
  expect(preferences.getState().learning.game).toBe(null);
});
