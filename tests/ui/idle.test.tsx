import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameSettings } from '../../src/game/entries.ts';
import { type IdlePlay, preferences } from '../../src/store/device/preferences.ts';
import { showRoom } from '../fixtures/room.tsx';
import { ACTIONS, played, ROLLS, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { memoryStorage, tableOn } from '../fixtures/table.ts';
import { CAPTAIN, fakeThinker } from '../fixtures/thinker.ts';

const USUAL = preferences.getState();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  preferences.setState(USUAL);
});

/** The first Command Phase of player 1, who plays against the program. */
const COMMANDED = ACTIONS.findIndex(({ player, do: kind }) => player === 1 && kind === 'accelerate') + 3;
const LAST_SHOT = ACTIONS.findIndex((action) => action.do === 'fire' && action.from === 'burster');

const wait = () => act(() => vi.advanceTimersByTimeAsync(6000));

/** Ends a Command Phase, has the other player pass his Fire Phase, and says what has been played by itself since. */
async function playedAfter(idlePlay: IdlePlay, settings: object): Promise<string[]> {
  preferences.setState({ idlePlay });
  const fake = fakeThinker();
  const { store } = tableOn(played(startOf(), ACTIONS.slice(0, COMMANDED)), settings, memoryStorage(), fake.thinker);
  showRoom(store);
  await act(async () => void (await store.order({ player: 1, do: 'end-phase' })));
  await act(async () => fake.answer({ player: 2, do: 'end-phase' }));
  if (fake.asked.length === 0) await act(async () => void (await store.order({ player: 2, do: 'end-phase' })));
  await wait();
  await wait();
  return store
    .record()
    .actions.slice(COMMANDED + 2)
    .map((action) => action.do);
}

describe('a phase without a decision', () => {
  test.each([
    ['program', { program: { 2: CAPTAIN } }, ['move-all', 'end-phase']],
    ['never', { program: { 2: CAPTAIN } }, []],
    ['program', { mode: 'rehearsal' }, []],
    ['always', { mode: 'rehearsal' }, ['move-all', 'end-phase']],
  ] as const)('plays itself where that is wished: %s, %j', async (wish, settings, expected) => {
    expect(await playedAfter(wish, settings)).toEqual(expected);
  });

  test('is told of once, and one press changes it', async () => {
    await playedAfter('program', { program: { 2: CAPTAIN } });
    expect(screen.getByText(/has played itself/)).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'I end them myself' })));
    expect(preferences.getState()).toMatchObject({ idlePlay: 'never', idleTold: '' });
    expect(screen.queryByText(/has played itself/)).toBeNull();
  });

  test('is not told of to one who has chosen it', async () => {
    await playedAfter('always', { program: { 2: CAPTAIN } });
    expect(screen.queryByText(/has played itself/)).toBeNull();
  });
});

describe('sounds', () => {
  const offered = () => screen.queryByRole('button', { name: 'Sounds on' });
  const SET_UP = { mode: 'hotseat', logs: 'open' } as const;

  test('are offered once between two people, while they set up, and one press turns them on', async () => {
    const { unmount } = showRoom(tableOn(startOf(), SET_UP).store);
    await act(async () => void fireEvent.click(offered()!));
    expect(preferences.getState()).toMatchObject({ sound: true, soundTold: '' });
    expect(offered()).toBeNull();
    unmount();
    preferences.setState({ sound: false });
    showRoom(tableOn(startOf(), SET_UP).store);
    expect(offered()).toBeNull();
  });

  test('are let be by another press, and by playing on', async () => {
    const { store } = tableOn(startOf(), SET_UP);
    const { unmount } = showRoom(store);
    expect(offered()).toBeTruthy();
    for (const player of [1, 2] as const) await act(async () => void (await store.order({ player, do: 'ready' })));
    expect(offered()).toBeNull();
    unmount();
    preferences.setState({ soundTold: null });
    showRoom(tableOn(startOf(), SET_UP).store);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'No, quiet' })));
    expect(preferences.getState()).toMatchObject({ sound: false, soundTold: '' });
    expect(offered()).toBeNull();
  });

  test.each<Partial<GameSettings>>([{ mode: 'rehearsal' }, { program: { 2: CAPTAIN } }])(
    'are not offered so where one plays alone: %j',
    (settings) => {
      showRoom(tableOn(startOf(), settings, memoryStorage(), fakeThinker().thinker).store);
      expect(offered()).toBeNull();
    },
  );
});

describe('the end of a phase', () => {
  const end = () => within(screen.getByRole('region', { name: 'End of the phase' }));
  const filled = () => [...document.querySelectorAll('[data-filled="true"]')].map(({ textContent }) => textContent);
  const enter = () => act(async () => void fireEvent.keyDown(window, { key: 'Enter', code: 'Enter' }));

  test('says what it leaves undone', () => {
    showRoom(tableOn(played(startOf(), TO_COMMAND), { mode: 'rehearsal' }).store);
    expect(end().getByText('2D 7 commands left')).toBeTruthy();
    expect(filled()).toEqual([]);
  });

  test('is the strongest button, and what Enter presses, once the result was read and nothing is left', async () => {
    const { store } = tableOn(played(startOf(ROLLS), ACTIONS.slice(0, LAST_SHOT + 1)), { mode: 'rehearsal' });
    showRoom(store);
    expect(end().getByText('Nothing left to do')).toBeTruthy();
    expect(filled()).toEqual([expect.stringContaining('Continue')]);
    await enter();
    expect(filled()).toEqual(['End Fire Phase']);
    await enter();
    expect(store.record().actions.at(-1)).toEqual({ player: 1, do: 'end-phase' });
  });
});
