import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { showDock, slot } from '../fixtures/panel.tsx';
import { play } from '../fixtures/play.ts';
import { place } from '../fixtures/position.ts';
import { unit } from '../fixtures/units.ts';

const guided = () => tableAt('command', 1, (game) => place(game, '1G guided A1308 3 4 from 1B.1'));

const control: Action = { player: 1, do: 'control-missile', ship: '1B', missile: '1GB01' };
const left: Action = { player: 1, do: 'turn', unit: '1GB01', side: 'left' };

test('7.4 a guided missile is ordered as itself: one press takes control of it first, and gives the command', () => {
  const seat = seatOf(guided());
  const { order: onOrder, preview } = showDock(seat, '1GB01');
  fireEvent.pointerMove(slot('turn-left'), { pointerType: 'mouse' });
  expect(preview()).toEqual(left);
  expect(seat.preview(left)).toMatchObject({ id: '1GB01', direction: 2 });
  expect(slot('turn-left').textContent).toContain('1 unit');
  fireEvent.click(slot('turn-left'));
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(control, left);
  expect(unit(play(guided(), control, left).game, '1GB01').direction).toBe(2);
});

test('7.4 its ship takes control of it by the slot of its own', () => {
  const { order: onOrder } = showDock(seatOf(guided()), '1B');
  fireEvent.click(slot('steer'));
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(control);
});

test('R7.4a one that is controlled takes no second command for it', () => {
  const { order: onOrder } = showDock(seatOf(play(guided(), control).game), '1GB01');
  fireEvent.click(slot('turn-left'));
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(left);
});

test('7.3 without a Battle Command left its slots say so, and stay where they are', () => {
  const { game } = play(guided(), { player: 1, do: 'active-search', ship: '1B' });
  const { order: onOrder } = showDock(seatOf(game), '1GB01');
  expect(slot('turn-left').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(slot('turn-left'));
  expect(screen.getByText(/No Battle Commands left/)).toBeTruthy();
  expect(onOrder).not.toHaveBeenCalled();
});

test('R10.0b the other player steers nothing of it and is told nothing of it', () => {
  expect(seatOf(guided(), 2).steering('1B')).toEqual([]);
  expect(seatOf(guided(), 1).steering('2C')).toEqual([]);
});
