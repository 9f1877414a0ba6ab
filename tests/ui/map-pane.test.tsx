import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { tableAt } from '../fixtures/narrows.ts';
import { place } from '../fixtures/position.ts';
import { showRoom } from '../fixtures/room.tsx';
import { played, startOf, TO_FIRE } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

afterEach(cleanup);

function room(actions: readonly Action[], settings = {}) {
  const { store, on } = tableOn(played(startOf([2, 2, 7, 3]), actions), settings);
  const { container } = showRoom(store);
  return { on, count: (selector: string) => container.querySelectorAll(selector).length };
}

const press = (key: string, held = {}) => act(async () => void fireEvent.keyDown(window, { key, ...held }));
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const slot = (name: string) => document.querySelector<HTMLElement>(`[data-slot="${name}"]`)!;
const placing = () => screen.queryByRole('region', { name: 'What is launched, and where' });

describe('a launch on the map', () => {
  async function toLaunch() {
    const view = room(TO_FIRE, { mode: 'rehearsal' });
    await click(slot('launch'));
    return view;
  }

  test('9.4 the best is laid and drawn, each value steps on, and the answer gives it', async () => {
    const { on, count } = await toLaunch();
    expect(count('.counter-ghost [data-direction]')).toBeGreaterThan(0);
    const value = (name: string) =>
      within(screen.getByRole('group', { name })).getByText(/^\S/, { selector: 'b' }).textContent;
    const before = value('velocity');
    await click(screen.getByRole('button', { name: 'velocity: the next' }));
    expect(value('velocity')).not.toBe(before);
    const laid = { hex: value('hex'), velocity: Number(value('velocity')) };
    expect(on.kept).toEqual([]);
    await click(slot('answer'));
    expect(on.kept).toMatchObject([{ kind: 'action', action: { do: 'launch-missile', ...laid } }]);
    expect(placing()).toBeNull();
  });

  test('Escape folds what is asked first, then what is laid', async () => {
    await toLaunch();
    await press('Enter', { shiftKey: true });
    expect(screen.getByText(/Press once more to end/)).toBeTruthy();
    await press('Escape');
    expect(screen.queryByText(/Press once more to end/)).toBeNull();
    expect(placing()).toBeTruthy();
    await press('Escape');
    expect(placing()).toBeNull();
  });
});

test('9.9 the next of four missiles can be placed on the map too', async () => {
  const start = tableAt('fire', 1, (game) => {
    place(game, '1M mims B0105 3 4');
  });
  const { store } = tableOn({ start, steps: [] }, { mode: 'rehearsal' });
  const { container } = showRoom(store);
  const options = () => container.querySelectorAll('.map-mark-option').length;
  await click(document.querySelector<HTMLElement>('[data-part="todo"][data-unit="1M31"]')!);
  await click(slot('launch'));
  await click(slot('answer'));
  expect(store.state.getState().seat?.view.pending).toMatchObject({ kind: 'mims', left: 3 });
  expect(options()).toBeGreaterThan(0);
});

test('B draws how far the selected unit reaches, and takes it away', async () => {
  const { count } = room(TO_FIRE, { mode: 'rehearsal' });
  expect(count('.range-line')).toBe(0);
  await press('b');
  expect(count('.range-line')).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Ranges' }).getAttribute('aria-pressed')).toBe('true');
  await press('b');
  expect(count('.range-line')).toBe(0);
});
