import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openRemote } from '../../src/store/table/open-screens.ts';
import type { TableStore } from '../../src/store/table/table-state.ts';
import { createView } from '../../src/store/table/view-store.ts';
import { Clock } from '../../src/ui/online/Clock.tsx';
import { clockTermsText, timeText } from '../../src/ui/online/clock-words.ts';
import { GameContext, type OpenGame } from '../../src/ui/play/context.ts';
import type { ClockNow } from '../../src/wire/calls.ts';
import { fakeServer } from '../fixtures/fake-server.ts';
import { SILENT } from '../fixtures/thinker.ts';

const MINUTE = 60_000;

describe('time in words', () => {
  test.each([
    [24 * MINUTE + 4900, '24:05'],
    [90 * MINUTE, '1:30:00'],
    [52 * 60 * MINUTE, '2 days 4 h'],
    [24 * 60 * MINUTE, '1 day 0 h'],
    [-5000, '0:00'],
  ])('%i milliseconds are %s', (left, words) => {
    expect(timeText(left)).toBe(words);
  });

  test('what was agreed on is said whole', () => {
    expect(clockTermsText({ per: 'turn', days: 1 })).toBe('1 day for every turn');
    expect(clockTermsText({ per: 'game', minutes: 30, increment: 0 })).toBe('30 minutes a side');
    expect(clockTermsText({ per: 'game', minutes: 90, increment: 30 })).toBe(
      '90 minutes a side, and 30 seconds more for every turn',
    );
  });
});

describe('the clock of a table', () => {
  let store: TableStore;
  let hear: (clock: ClockNow) => void;

  beforeEach(async () => {
    const server = fakeServer('showdown');
    const connect = server.connect(2);
    const opened = await openRemote({
      table: 'Q29tcGFzc1Jvc2U5',
      words: { key: 'x' },
      connect: (auth, hearing) => {
        hear = hearing.clock;
        return connect(auth, hearing);
      },
      unanswered: [],
      keep: () => undefined,
      adviser: SILENT,
      fetchRecord: async () => null,
    });
    store = opened!;
    vi.spyOn(store.screens!, 'offer').mockResolvedValue(true);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
  });

  function show(clock: ClockNow) {
    hear(clock);
    const { screens } = store.state.getState();
    const game = { table: store, view: createView() } as unknown as OpenGame;
    render(
      <GameContext value={game}>
        <Clock clock={screens!.clock!} screens={screens!} />
      </GameContext>,
    );
  }
  const timers = () => screen.getAllByRole('timer').map(({ textContent }) => textContent);

  test('runs here from what the server has told, for anybody who has to act alone', () => {
    show({ left: { 1: 2 * MINUTE, 2: 10 * MINUTE }, running: 1, paused: false });
    expect(timers()).toEqual(['2:00', '10:00']);
    act(() => void vi.advanceTimersByTime(30_000));
    expect(timers()).toEqual(['1:30', '10:00']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('lets the other claim the game when time is out', () => {
    show({ left: { 1: 20_000, 2: MINUTE }, running: 1, paused: false });
    act(() => void vi.advanceTimersByTime(21_000));
    screen.getByRole('button', { name: 'Claim the game' }).click();
    expect(store.screens!.offer).toHaveBeenCalledWith('claim');
  });

  test('claims nothing from oneself', () => {
    show({ left: { 1: MINUTE, 2: 0 }, running: 2, paused: false });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('stands by agreement, and goes on when one who has to act wants it', () => {
    show({ left: { 1: MINUTE, 2: MINUTE }, running: 2, paused: true });
    act(() => void vi.advanceTimersByTime(30_000));
    expect(timers()).toEqual(['1:00', '1:00']);
    screen.getByRole('button', { name: 'Go on' }).click();
    expect(store.screens!.offer).toHaveBeenCalledWith('go-on');
  });

  test('is not shown before the game begins and after its end', () => {
    show({ left: { 1: MINUTE, 2: MINUTE }, running: null, paused: false });
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
