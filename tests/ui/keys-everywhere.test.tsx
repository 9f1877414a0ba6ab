import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { preferences } from '../../src/store/device/preferences.ts';
import { openWork } from '../../src/store/workbench/work.ts';
import { WorkButtons } from '../../src/ui/workbench/WorkButtons.tsx';
import { withFields } from '../../src/workbench/ships/recipe.ts';
import { showRoom } from '../fixtures/room.tsx';
import { ACTIONS, played, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { memoryStorage, tableOn } from '../fixtures/table.ts';
import { CAPTAIN, fakeThinker } from '../fixtures/thinker.ts';
import { workStorage } from '../fixtures/work-storage.ts';

const USUAL = preferences.getState();
afterEach(() => preferences.setState(USUAL));

const press = (init: KeyboardEventInit, target: Element | Window = window) =>
  act(async () => void fireEvent.keyDown(target, init));

const GREEK_Z = { key: 'ζ', code: 'KeyZ' };
const RUSSIAN_Z = { key: 'я', code: 'KeyZ' };

describe('at the workbench', () => {
  function bench() {
    const open = openWork(workStorage<{ text: string }>(), { id: 'a', created: 0, touched: 0, work: { text: 'one' } });
    const { container } = render(<WorkButtons open={open} />);
    open.change(withFields({ text: 'two' }));
    return { container, work: () => open.state.getState().work.text };
  }

  test.each([
    ['Greek', GREEK_Z],
    ['Cyrillic', RUSSIAN_Z],
  ])('a %s keyboard takes back, and does it again', async (_, key) => {
    const { work } = bench();
    await press(key);
    expect(work()).toBe('one');
    await press({ ...key, shiftKey: true });
    expect(work()).toBe('two');
    await press({ ...key, ctrlKey: true });
    expect(work()).toBe('one');
  });

  test('the keys are those that were chosen, and stand on the buttons', async () => {
    preferences.setState({ keys: { undo: 'Q' } });
    const { work } = bench();
    await press({ key: 'z', code: 'KeyZ' });
    expect(work()).toBe('two');
    await press({ key: 'q', code: 'KeyQ' });
    expect(work()).toBe('one');
    expect(screen.getByRole('button', { name: 'Undo' }).title).toBe('Undo (Q)');
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-keyshortcuts')).toBe('Q');
  });

  test('2.1.4 letters that are turned off do nothing; what is held with Ctrl does', async () => {
    preferences.setState({ letters: false });
    const { work } = bench();
    await press({ key: 'z', code: 'KeyZ' });
    expect(work()).toBe('two');
    await press({ key: 'z', code: 'KeyZ', ctrlKey: true });
    expect(work()).toBe('one');
  });

  test('what is typed belongs to a field of text; a box that is ticked takes no letters', async () => {
    const { container, work } = bench();
    const field = (type: string) => {
      const input = container.appendChild(document.createElement('input'));
      input.type = type;
      return input;
    };
    await press({ key: 'z', code: 'KeyZ', ctrlKey: true }, field('text'));
    await press({ key: 'z', code: 'KeyZ' }, field('number'));
    expect(work()).toBe('two');
    await press({ key: 'z', code: 'KeyZ' }, field('checkbox'));
    expect(work()).toBe('one');
  });
});

describe('while the program’s orders are shown', () => {
  const ACCELERATE: Action = { player: 2, do: 'accelerate', unit: '2D' };
  const TURN: Action = { player: 2, do: 'turn', unit: '2D', side: 'left' };
  const END: Action = { player: 2, do: 'end-phase' };
  beforeEach(() => {
    vi.useFakeTimers();
    // With the calm pace the end of a phase waits until it has been read.
    preferences.setState({ pace: 'steady' });
  });
  afterEach(() => vi.useRealTimers());

  async function shown() {
    const { thinker, answer } = fakeThinker();
    const { store, on } = tableOn(played(startOf(), TO_COMMAND), { program: { 2: CAPTAIN } }, memoryStorage(), thinker);
    showRoom(store);
    await act(async () => {
      answer(ACCELERATE, TURN, END);
      await store.here?.carryOut();
    });
    return { took: () => on.kept.filter(({ kind }) => kind === 'undo').length };
  }
  const isSkipped = () => screen.getByRole('heading', { level: 1 }).textContent?.includes('Fire and launch') === true;

  test('the key that was chosen takes back, and the one before skips like any other', async () => {
    preferences.setState({ keys: { undo: 'Q' } });
    const { took } = await shown();
    await press({ key: 'q', code: 'KeyQ' }, document.body);
    expect(took()).toBeGreaterThan(0);
  });

  test('the key that was changed skips like any other', async () => {
    preferences.setState({ keys: { undo: 'Q' } });
    const { took } = await shown();
    await press({ key: 'z', code: 'KeyZ' }, document.body);
    expect([took(), isSkipped()]).toEqual([0, true]);
  });

  test.each([
    ['Greek', GREEK_Z],
    ['Cyrillic', RUSSIAN_Z],
  ])('a %s keyboard takes back', async (_, key) => {
    const { took } = await shown();
    await press(key, document.body);
    expect(took()).toBeGreaterThan(0);
  });

  test('Space goes on from a button that can do nothing now', async () => {
    preferences.setState({ pace: 'calm' });
    await shown();
    await press({ key: 'x', code: 'KeyX' }, document.body);
    expect(isSkipped(), 'the end of the phase is held').toBe(false);
    const end = document.querySelector('[data-slot="end"]')!;
    expect(end.getAttribute('aria-disabled')).toBe('true');
    await press({ key: ' ', code: 'Space' }, end);
    expect(isSkipped()).toBe(true);
  });

  test('2.1.4 a letter that is turned off skips like any other', async () => {
    preferences.setState({ letters: false });
    const { took } = await shown();
    await press({ key: 'z', code: 'KeyZ' }, document.body);
    expect([took(), isSkipped()]).toEqual([0, true]);
  });
});

describe('in a replay', () => {
  async function replayed() {
    const { store } = tableOn(played(startOf([2, 2, 7, 3]), ACTIONS.slice(0, 20)), { mode: 'rehearsal' });
    showRoom(store);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Menu' })));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Replay' })));
    return screen.getByRole<HTMLInputElement>('slider', { name: 'Action' });
  }

  test('the keys are those that were chosen', async () => {
    preferences.setState({ keys: { 'step-on': '.', 'phase-on': 'Q' } });
    const slider = await replayed();
    await press({ key: '.', code: 'Period' });
    expect(slider.value).toBe('1');
    await press({ key: 'ArrowRight' });
    expect(slider.value).toBe('1');
    await press({ key: 'й', code: 'KeyQ' });
    expect(slider.value).toBe('2');
  });

  test('2.1.4 letters that are turned off do nothing', async () => {
    preferences.setState({ keys: { 'step-on': 'Q' }, letters: false });
    const slider = await replayed();
    await press({ key: 'q', code: 'KeyQ' });
    expect(slider.value).toBe('0');
  });

  test('arrows belong to the slider and to the map while the focus is there', async () => {
    const slider = await replayed();
    await press({ key: 'ArrowRight' }, slider);
    await press({ key: 'ArrowRight' }, screen.getByRole('application'));
    expect(slider.value).toBe('0');
  });
});
