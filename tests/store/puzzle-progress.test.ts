import { beforeEach, expect, test, vi } from 'vitest';

const NAME = 'deltavee.puzzles';

/** The quick storage of a browser, and the module as a page that is loaded anew has it. */
async function load(stored: string | null) {
  const texts = new Map<string, string>(stored === null ? [] : [[NAME, stored]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  vi.resetModules();
  return { texts, ...(await import('../../src/store/device/puzzle-progress.ts')) };
}

beforeEach(() => vi.unstubAllGlobals());

test('what is solved stays solved, once', async () => {
  const { noteSolved, texts } = await load(null);
  expect([noteSolved('shot-a1'), noteSolved('shot-a1'), noteSolved('way-b2')]).toEqual([true, false, true]);
  const { puzzleProgress } = await load(texts.get(NAME) ?? '');
  expect(puzzleProgress.getState().solved).toEqual(['shot-a1', 'way-b2']);
});

test.each([
  ['{"state":{"solved":["shot-a1",7,null,"<b>","shot-a1","way-b2"]},"version":1}', ['shot-a1', 'way-b2']],
  ['{"state":{"solved":"shot-a1"},"version":1}', []],
  ['{"state":null,"version":1}', []],
  ['{"state":{"solved":["shot-a1"]},"version":0}', ['shot-a1']],
  ['{"sta', []],
])('of %s what can be read is read', async (stored, solved) => {
  const { puzzleProgress, noteSolved } = await load(stored);
  expect(puzzleProgress.getState().solved).toEqual(solved);
  expect(noteSolved('launch-c3')).toBe(true);
});

test('what comes in a file is added once, and rubbish is told', async () => {
  const { bringInSolved, puzzleProgress } = await load(null);
  expect([
    await bringInSolved('shot-a1'),
    await bringInSolved('shot-a1'),
    await bringInSolved({ id: 'shot-a1' }),
  ]).toEqual(['added', 'known', 'faulty']);
  expect(puzzleProgress.getState().solved).toEqual(['shot-a1']);
});
