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

const press = (key: string) => act(async () => void fireEvent.keyDown(window, { key }));
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const ring = (question: string) => within(screen.getByRole('group', { name: `On the map: ${question}` }));

describe('a launch on the map', () => {
  async function toDirection() {
    const view = room(TO_FIRE, { mode: 'rehearsal' });
    await click(screen.getByRole('button', { name: 'Open the orders' }));
    await click(screen.getByRole('button', { name: /^Launch missile/ }));
    await click(screen.getByRole('button', { name: /^Unguided missile/ }));
    await click(within(screen.getByRole('group', { name: 'Which hex?' })).getAllByRole('button')[0]!);
    return view;
  }

  test('9.4 arrows and plates answer what the panel asks', async () => {
    const { on } = await toDirection();
    const arrows = ring('Pointing which way?').getAllByRole('button');
    const listed = within(screen.getByRole('group', { name: 'Pointing which way?' })).getAllByRole('button');
    expect(arrows.map((arrow) => arrow.getAttribute('aria-label'))).toEqual(
      listed.map(({ textContent }) => textContent!.trim()),
    );
    await click(arrows[0]!);
    const plates = ring('How fast?').getAllByRole('button');
    await click(plates[1]!);
    expect(on.kept).toMatchObject([{ kind: 'action', action: { do: 'launch-missile', velocity: 2 } }]);
    expect(screen.queryByRole('group', { name: /^On the map/ })).toBeNull();
  });

  test('what an arrow would lead to is drawn as long as it is pointed at', async () => {
    const { count } = await toDirection();
    const arrow = ring('Pointing which way?').getAllByRole('button')[0]!;
    await act(async () => void fireEvent.mouseEnter(arrow));
    expect(count('.counter-ghost [data-direction]')).toBe(1);
    await act(async () => void fireEvent.mouseLeave(arrow));
    expect(count('.counter-ghost [data-direction]')).toBe(0);
  });

  test('Escape takes back one answer after the other, from the map and from the panel', async () => {
    await toDirection();
    await click(ring('Pointing which way?').getAllByRole('button')[0]!);
    await press('Escape');
    await act(
      async () => void fireEvent.keyDown(ring('Pointing which way?').getAllByRole('button')[0]!, { key: 'Escape' }),
    );
    const hexes = screen.getByRole('group', { name: 'Which hex?' });
    expect(screen.queryByRole('group', { name: /^On the map/ })).toBeNull();
    await press('e');
    expect(screen.getByRole('button', { name: 'End it all the same' })).toBeTruthy();
    await press('Escape');
    expect(screen.queryByRole('button', { name: 'End it all the same' })).toBeNull();
    expect(hexes.isConnected).toBe(true);
    await act(async () => void fireEvent.keyDown(hexes, { key: 'Escape' }));
    expect(screen.getByText('Which missile?')).toBeTruthy();
    await press('Escape');
    expect(screen.queryByText('Which missile?')).toBeNull();
  });
});

test('9.9 the next of four missiles can be placed on the map too', async () => {
  const start = tableAt('fire', 1, (game) => {
    place(game, '1M mims B0105 3 4');
  });
  const { store } = tableOn({ start, steps: [] }, { mode: 'rehearsal' });
  const { container } = showRoom(store);
  const options = () => container.querySelectorAll('.map-mark-option').length;
  await click(screen.getByRole('button', { name: /^1M31 can launch/ }));
  await click(screen.getByRole('button', { name: /^Launch the four unguided/ }));
  await click(screen.getByRole('button', { name: 'Launch' }));
  expect(store.state.getState().seat?.view.pending).toMatchObject({ kind: 'mims', left: 3 });
  expect(options()).toBeGreaterThan(0);
});

test('H draws how far the selected unit reaches, and takes it away', async () => {
  const { count } = room(TO_FIRE, { mode: 'rehearsal' });
  expect(count('.range-line')).toBe(0);
  await press('u');
  expect(count('.range-line')).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Ranges' }).getAttribute('aria-pressed')).toBe('true');
  await press('u');
  expect(count('.range-line')).toBe(0);
});
