import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { Drawer } from '../../src/ui/table/Drawer.tsx';
import { showFrom } from '../fixtures/panel.tsx';
import { play } from '../fixtures/play.ts';
import { setUp } from '../fixtures/scenario-game.ts';

function show(game = setUp('pirates'), selected = '1B') {
  const seat = seatAt(game, 1);
  const { order, view } = showFrom(seat, <Drawer seat={seat} />, { selected });
  act(() => view.set({ drawer: 'log' }));
  return order;
}

const pod = (name: RegExp) => screen.getByRole('button', { name });

test('8.7, R11.0a in set-up the pods stand in the lines of the Hit Table, with what shares their die', () => {
  show();
  const lines = within(screen.getByRole('region', { name: 'Pods in their boxes' })).getAllByRole('listitem');
  expect(lines).toHaveLength(8);
  // A Mu has no force field, a Spear has.
  expect(lines[0]?.textContent).toBe('Die 3Pod 8 Standard cabin, die 3');
  expect(lines[1]?.textContent).toBe('Die 4Pod 1 Light weapon, die 4, with pod 9Pod 9 Crew, die 4, with pod 1');
  expect(lines[7]?.textContent).toBe('Die 10Pod 7 Standard cabin, die 10');
  document.body.innerHTML = '';
  show(setUp('convoy-red'), '1A');
  const [first] = within(screen.getByRole('region', { name: 'Pods in their boxes' })).getAllByRole('listitem');
  expect(first?.textContent).toBe('Die 3Force fieldPod 8 Crew, die 3, with force field');
});

test('R11.0a two presses swap two pods, whichever comes first', () => {
  const onOrder = show();
  fireEvent.click(pod(/^Pod 9 Crew/));
  expect(pod(/^Pod 9 Crew/).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('pod 9 with which?')).toBeTruthy();
  fireEvent.click(pod(/^Pod 1 Light weapon/));
  const swap: Action = { player: 1, do: 'swap-pods', ship: '1B', a: 1, b: 9 };
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(swap);
  document.body.innerHTML = '';
  show(play(setUp('pirates'), swap).game);
  expect(pod(/^Pod 9 Light weapon/)).toBeTruthy();
});

test('R11.0a the same pod again, or Escape, breaks it off', () => {
  const onOrder = show();
  fireEvent.click(pod(/^Pod 2 /));
  fireEvent.click(pod(/^Pod 2 /));
  act(() => void fireEvent.click(pod(/^Pod 3 /)));
  fireEvent.keyDown(pod(/^Pod 3 /), { key: 'Escape' });
  fireEvent.click(pod(/^Pod 4 /));
  expect(onOrder).not.toHaveBeenCalled();
});

test('10.1 a ship with one pod has nothing to arrange', () => {
  show(setUp('showdown'), '1E');
  expect(screen.queryByRole('region', { name: 'Pods in their boxes' })).toBeNull();
});
