import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { preferences } from '../../src/store/device/preferences.ts';
import { showRoom } from '../fixtures/room.tsx';
import { ACTIONS, AT, played, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { memoryStorage, tableOn } from '../fixtures/table.ts';
import { CAPTAIN, fakeThinker } from '../fixtures/thinker.ts';

const ACCELERATE: Action = { player: 2, do: 'accelerate', unit: '2D' };
const TURN: Action = { player: 2, do: 'turn', unit: '2D', side: 'left' };
const END_2: Action = { player: 2, do: 'end-phase' };

function room(program: object = { 2: CAPTAIN }, before: readonly Action[] = TO_COMMAND, rolls?: number[]) {
  const fake = fakeThinker();
  const { store, on } = tableOn(played(startOf(rolls), before), { program }, memoryStorage(), fake.thinker);
  showRoom(store);
  /** The program has decided, and its orders are carried out. */
  const answer = (...orders: Action[]) =>
    act(async () => {
      fake.answer(...orders);
      await store.here?.carryOut();
    });
  return { store, on, fake, answer };
}

/** What the Line says, without when it is and which game. */
const saidIn = (heading: HTMLElement): string =>
  [...heading.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent] : [])).join('');
const heading = () => saidIn(screen.getByRole('heading', { level: 1 }));
const told = () => document.querySelector('.dock-told')?.textContent;
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

beforeEach(() => {
  vi.useFakeTimers();
  preferences.setState({ pace: 'steady' });
});
afterEach(() => {
  vi.useRealTimers();
  preferences.setState({ pace: null });
});

describe('the program’s orders', () => {
  test('are shown one after the other, then it is one’s own turn', async () => {
    const { answer } = room();
    expect(heading()).toBe('The Captain commands');
    await answer(ACCELERATE, TURN, END_2);
    expect(told()).toContain('2D accelerates to velocity 2');
    expect(document.querySelector('[data-piece="2D"]')?.getAttribute('aria-label')).toContain('velocity 2');
    await pass(2000);
    expect(told()).toContain('2D turns');
    expect(screen.queryByRole('button', { name: 'End Fire Phase' })).toBeNull();
    await pass(2000);
    expect(heading()).toBe('Fire and launch');
  });

  test('are skipped by a key, which does nothing else, and by a click', async () => {
    const { store, answer } = room();
    await answer(ACCELERATE, TURN, END_2);
    fireEvent.keyDown(document.body, { key: 'e' });
    await pass(0);
    expect(heading()).toBe('Fire and launch');
    expect(store.state.getState().seat?.stage).toBe('fire');
    const other = room();
    await other.answer(ACCELERATE, TURN, END_2);
    fireEvent.pointerDown(document.querySelectorAll('.map-view')[1]!);
    await pass(0);
    expect(saidIn(screen.getAllByRole('heading', { level: 1 })[1]!)).toBe('Fire and launch');
  });

  test('can be taken back while they are shown', async () => {
    const { on, answer } = room();
    await answer(ACCELERATE, END_2);
    await act(async () => void fireEvent.keyDown(document.body, { key: 'z' }));
    expect(on.kept.map(({ kind }) => kind)).toEqual(['action', 'action', 'undo', 'undo', 'undo']);
    await pass(5000);
    expect(heading()).toBe('Move your units');
  });

  test('are held where they befall a unit of one’s own, until that has been read, also when the page is opened anew', async () => {
    const [shot, part, other] = ACTIONS.slice(AT.hit);
    const { store, answer } = room({ 1: CAPTAIN }, ACTIONS.slice(0, AT.hit), [2, 2, 7, 3]);
    const card = () => document.querySelector('[data-held]')?.textContent;
    await answer(shot!);
    await answer(part!);
    await answer(other!);
    await pass(60_000);
    expect(card()).toMatch(/Rolled 2, needed 4 or less: Hit.*Bridge of 2D: damaged/);
    await act(async () => void fireEvent.keyDown(document.body, { key: 'e' }));
    expect(card()).toBeTruthy();
    expect(document.querySelectorAll('button[data-slot]:not([aria-disabled="true"])')).toHaveLength(0);
    cleanup();
    showRoom(store);
    await pass(60_000);
    expect(card()).toBeTruthy();
    const goOn = () => act(async () => void fireEvent.keyDown(window, { key: ' ' }));
    await goOn();
    await pass(60_000);
    expect(card()).toMatch(/burster, laser burst.*Miss.*2 of 2/);
    await goOn();
    expect(card()).toBeUndefined();
    cleanup();
    showRoom(store);
    await pass(0);
    expect(card()).toBeUndefined();
  });

  test('of two of them wait for each other’s to be shown, and are held', async () => {
    const { fake, answer } = room({ 1: CAPTAIN, 2: CAPTAIN });
    await pass(1200);
    expect(fake.asked).toHaveLength(1);
    await answer(ACCELERATE, TURN, END_2);
    fireEvent.click(screen.getByRole('button', { name: 'Hold' }));
    await pass(9000);
    expect(told()).toContain('2D accelerates');
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await pass(2000);
    expect(told()).toContain('2D turns');
    expect(fake.asked).toHaveLength(1);
    await pass(3300);
    expect(fake.asked).toHaveLength(2);
  });
});
