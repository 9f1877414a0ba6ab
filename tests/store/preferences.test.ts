import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();

/** The preferences as a page finds them that has just been opened. */
const open = async () => {
  vi.resetModules();
  const store = await import('../../src/store/device/preferences.ts');
  return { ...store, ...(await import('../../src/store/device/preferences-file.ts')) };
};
const opened = async () => (await open()).preferences;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const UNTAUGHT = { done: [], steps: {}, game: null, advice: null };
const USUAL = {
  theme: 'system',
  left: false,
  last: null,
  opening: null,
  idleTold: null,
  soundTold: null,
  newKeys: false,
  logShown: false,
  begun: null,
  paper: null,
  colour: false,
  pace: null,
  played: false,
  idlePlay: 'program',
  voice: 'usual',
  wheel: 'apart',
  contrast: 'system',
  still: false,
  sound: false,
  volume: 'normal',
  dice: 'rolled',
  keys: {},
  letters: true,
  unasked: [],
  learning: UNTAUGHT,
};

describe('preferences', () => {
  test('what is chosen is found again', async () => {
    const before = await opened();
    expect(before.getState()).toEqual(USUAL);
    before.setState({ theme: 'paper', paper: 'letter' });
    expect((await opened()).getState()).toEqual({ ...USUAL, theme: 'paper', paper: 'letter' });
  });

  test('what the first versions kept apart is read, until something is chosen anew', async () => {
    for (const [key, value] of [
      ['theme', 'space'],
      ['left', 'yes'],
      ['paper', 'a4'],
      ['ink', 'colour'],
    ] as const)
      kept.set(`deltavee.${key}`, value);
    const before = await opened();
    expect(before.getState()).toEqual({ ...USUAL, theme: 'space', left: true, paper: 'a4', colour: true });
    before.setState({ theme: 'system', left: false });
    expect((await opened()).getState()).toEqual({ ...USUAL, paper: 'a4', colour: true });
  });

  test.each(['no JSON', '{"state":null,"version":0}', '{"state":{"theme":"pink","left":1},"version":0}'])(
    'what nobody wrote is left aside: %s',
    async (text) => {
      kept.set('deltavee.preferences', text);
      expect((await opened()).getState()).toEqual(USUAL);
    },
  );

  test('of the lessons what makes sense is found again', async () => {
    const learning = { done: ['momentum', 7], steps: { matching: 3, firing: -1, missile: 'x' }, game: 5, advice: true };
    kept.set('deltavee.preferences', JSON.stringify({ state: { learning }, version: 0 }));
    const read = { done: ['momentum'], steps: { matching: 3 }, game: null, advice: true };
    expect((await opened()).getState()).toEqual({ ...USUAL, learning: read });
  });

  test('each damaged value falls back by itself', async () => {
    const state = {
      theme: 'paper',
      pace: 'hasty',
      sound: 'yes',
      letters: false,
      keys: { move: 'B', fire: 7, undo: 'x'.repeat(31) },
      unasked: ['fire', 'everything', 3],
      learning: 'all of it',
    };
    kept.set('deltavee.preferences', JSON.stringify({ state, version: 1 }));
    const read = { theme: 'paper', letters: false, keys: { move: 'B' }, unasked: ['fire'] };
    expect((await opened()).getState()).toEqual({ ...USUAL, ...read });
  });

  test.each([0, 2])('what another version of the program has written is read: %i', async (version) => {
    kept.set('deltavee.preferences', JSON.stringify({ state: { theme: 'paper', smell: 'ozone' }, version }));
    expect((await opened()).getState()).toEqual({ ...USUAL, theme: 'paper' });
  });

  test('one who has played with an older program is told of its new keys, once', async () => {
    const stored = (state: object) => kept.set('deltavee.preferences', JSON.stringify({ state, version: 1 }));
    stored({ last: null });
    expect((await opened()).getState().newKeys).toBe(false);
    stored({ last: 'game-7' });
    const before = await opened();
    expect(before.getState().newKeys).toBe(true);
    before.setState({ newKeys: false });
    expect((await opened()).getState().newKeys).toBe(false);
  });

  test('the game begun last is found again, unless its seats make no sense', async () => {
    const begun = { scenario: 'pirates', way: 'program' as const, seats: { 1: 'admiral' as const } };
    (await opened()).setState({ begun });
    expect((await opened()).getState().begun).toEqual(begun);
    const state = { begun: { ...begun, seats: { 1: 'king' } } };
    kept.set('deltavee.preferences', JSON.stringify({ state, version: 1 }));
    expect((await opened()).getState().begun).toBeNull();
  });

  test('what was chosen goes to another device, and nothing of the games there', async () => {
    const here = await open();
    here.preferences.setState({ theme: 'paper', keys: { move: 'B' }, last: 'game-7', left: true });
    const file = JSON.parse(JSON.stringify(here.exportPreferences()));
    expect(file).toMatchObject({ format: 'deltavee-preferences', version: 1, theme: 'paper' });
    expect(JSON.stringify(file)).not.toMatch(/game-7|left|opening|learning|newKeys|logShown|begun/);
    kept.clear();
    const there = await open();
    there.preferences.setState({ last: 'game-9' });
    there.preferences.setState(there.readExported({ ...file, pace: 'hasty' }) ?? {});
    expect(there.preferences.getState()).toEqual({ ...USUAL, theme: 'paper', keys: { move: 'B' }, last: 'game-9' });
  });

  test.each([null, 'text', [], { theme: 'paper' }, { format: 'deltavee-record' }])(
    'what are no preferences is not read as such: %j',
    async (value) => {
      expect((await open()).readExported(value)).toBeNull();
    },
  );

  test('a choice counts as long as the page, where nothing may be remembered', async () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const here = await opened();
    here.setState({ theme: 'space' });
    expect(here.getState().theme).toBe('space');
  });
});
