import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createView } from '../../src/store/view-store.ts';
import { likeliestFirst, targetsOf } from '../../src/ui/session/aiming.ts';
import { createControls } from '../../src/ui/session/controls.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { place } from '../fixtures/position.ts';
import { tableOn } from '../fixtures/table.ts';

afterEach(cleanup);

/** 1A aims at 2C, and could at 2U01; the panel shows the arithmetic of one of them. */
function aim(shown: string) {
  const start = tableAt('fire', 1, (game) => {
    place(game, '1A A1407 4 2');
    place(game, '2C A1409 4 2');
    place(game, '2U unguided A1406 3 3');
  });
  const { store } = tableOn({ start, steps: [] }, { mode: 'rehearsal' });
  const view = createView();
  const controls = createControls({ table: store, view });
  view.set({ selected: '1A', target: '2C' });
  const fired = vi.fn();
  render(<button type="button" data-order="fire" data-target={shown} onClick={fired} />);
  return { view, controls, fired };
}

test('[8.0] F fires at what is aimed at, and never at what the panel has not yet turned from', () => {
  const { view, controls, fired } = aim('2C');
  view.set({ hovered: '2U01' });
  controls.fire();
  expect(fired).not.toHaveBeenCalled();
  view.set({ hovered: null });
  controls.fire();
  expect(fired).toHaveBeenCalledOnce();
});

test('[8.0] a second click fires only when its arithmetic is there', () => {
  const { controls, fired } = aim('2C');
  controls.pickUnit('2U01');
  controls.pickUnit('2U01');
  expect(fired).not.toHaveBeenCalled();
  controls.pickUnit('2C');
  controls.pickUnit('2C');
  expect(fired).toHaveBeenCalledOnce();
});

test('[8.3] the likeliest target comes first, as in the list', () => {
  const seat = seatOf(
    tableAt('fire', 1, (game) => {
      place(game, '2U unguided B0308 3 4');
      place(game, '2U unguided A1407 9 4');
    }),
  );
  const order = likeliestFirst(seat, '1B');
  const values = order.map((target) => {
    const odds = seat.odds({ unit: '1B', from: 1, type: 'laser-burst', target });
    return 'code' in odds ? null : odds.targetValue;
  });
  expect([...order].sort()).toEqual([...targetsOf(seat, '1B')].sort());
  expect(order).not.toEqual(targetsOf(seat, '1B'));
  expect(values).not.toContain(null);
  expect(values).toEqual(values.toSorted((a, b) => a! - b!));
});

test('[8.0] the next target is the one aimed at, wherever the pointer lies', () => {
  const { view, controls, fired } = aim('2U01');
  view.set({ hovered: '2C' });
  controls.nextTarget(1);
  expect(view.state.getState()).toMatchObject({ target: '2U01', hovered: null });
  controls.fire();
  expect(fired).toHaveBeenCalledOnce();
});
