import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { pressables, showOrders } from '../fixtures/panel.tsx';
import { play } from '../fixtures/play.ts';
import { place } from '../fixtures/position.ts';
import { unit } from '../fixtures/units.ts';

const guided = () => tableAt('command', 1, (game) => place(game, '1G guided A1308 3 4 from 1B.1'));

const control: Action = { player: 1, do: 'control-missile', ship: '1B', missile: '1GB01' };
const left: Action = { player: 1, do: 'turn', unit: '1GB01', side: 'left' };

test('7.4 a guided missile is steered from its ship with one press, which takes control of it first', () => {
  const seat = seatOf(guided());
  const { order: onOrder, preview } = showOrders(seat, '1B');
  const group = within(screen.getByRole('region', { name: 'Steer 1GB01' }));
  expect(group.getByText('takes a Battle Command')).toBeTruthy();
  const turn = group.getByRole('button', { name: /^Turn left to 2 o’clock 1 unit/ });
  fireEvent.mouseEnter(turn);
  expect(preview()).toEqual(left);
  expect(seat.preview(left)).toMatchObject({ id: '1GB01', direction: 2 });
  fireEvent.click(turn);
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(control, left);
  expect(unit(play(guided(), control, left).game, '1GB01').direction).toBe(2);
});

test('R7.4a one that is controlled takes no second command for it', () => {
  const { order: onOrder } = showOrders(seatOf(play(guided(), control).game), '1B');
  const group = within(screen.getByRole('region', { name: 'Steer 1GB01' }));
  expect(group.queryByText('takes a Battle Command')).toBeNull();
  fireEvent.click(group.getByRole('button', { name: /^Turn left/ }));
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(left);
});

test('7.3 without a Battle Command left its orders say so, and stay where they are', () => {
  const { game } = play(guided(), { player: 1, do: 'active-search', ship: '1B' });
  const { order: onOrder } = showOrders(seatOf(game), '1B');
  const group = within(screen.getByRole('region', { name: 'Steer 1GB01' }));
  expect(pressables(group)).toHaveLength(4);
  const turn = group.getByRole('button', { name: /^Turn left no Battle Commands left$/ });
  fireEvent.click(turn);
  expect(onOrder).not.toHaveBeenCalled();
});

test('7.4 the same press is in the panel of the missile itself', () => {
  const { order: onOrder } = showOrders(seatOf(guided()), '1GB01');
  fireEvent.click(screen.getByRole('button', { name: /^Accelerate to velocity 5/ }));
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(control, { player: 1, do: 'accelerate', unit: '1GB01' });
});

test('R10.0b the other player steers nothing of it and is told nothing of it', () => {
  expect(seatOf(guided(), 2).steering('1B')).toEqual([]);
  expect(seatOf(guided(), 1).steering('2C')).toEqual([]);
});
