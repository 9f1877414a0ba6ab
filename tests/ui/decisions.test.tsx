import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Action, type Game, interceptionResult, nextStatus, type Player } from '../../src/engine/index.ts';
import { newOrders } from '../../src/engine/rules/orders.ts';
import { DecisionPanel } from '../../src/ui/play/decisions/DecisionPanel.tsx';
import { interceptionText } from '../../src/words/index.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { pressables, showDock, showFrom, slot } from '../fixtures/panel.tsx';
import { play } from '../fixtures/play.ts';
import { place } from '../fixtures/position.ts';
import { unit } from '../fixtures/units.ts';

function show(game: Game, player: Player = 1) {
  const seat = seatOf(game, player);
  return showFrom(seat, <DecisionPanel seat={seat} />).order;
}

const button = (name: RegExp) => screen.getByRole('button', { name });

const hit = () =>
  tableAt('fire', 1, (game) => {
    game.pending = { kind: 'choose-part', player: 1, unit: '2C', parts: ['bridge', 'engine', 'pod-1'], source: 'fire' };
  });

describe('a decision', () => {
  test('none is due: nothing is shown', () => {
    show(tableAt('fire', 1));
    expect(document.body.textContent).toBe('');
  });

  test('8.7 the part that is hit: what it is, what becomes of it, what that means', () => {
    const onOrder = show(hit());
    expect(screen.getByRole('heading', { name: 'Which part of 2C Clarinet is hit?' })).toBe(document.activeElement);
    expect(button(/^Pod 1, arsenal armor 2, intact, then vulnerable Works as before$/)).toBeTruthy();
    fireEvent.click(button(/^Engine armor 1, intact, then damaged Every Maneuver Command costs a block$/));
    expect(onOrder).toHaveBeenCalledWith({ player: 1, do: 'choose-part', part: 'engine' });
  });

  test('R10.0b one who does not choose waits, and is not told which parts', () => {
    const onOrder = show(
      tableAt('fire', 2, (game) => {
        game.pending = { kind: 'choose-part', player: 2, unit: '1B', parts: ['bridge', 'pod-1'], source: 'fire' };
      }),
      1,
    );
    expect(screen.getByText('Player 2 decides.')).toBeTruthy();
    expect(pressables()).toEqual([]);
    expect(onOrder).not.toHaveBeenCalled();
  });

  test('9.6, R9.6c a missile of level 8 attempts, with its chance, or holds back', () => {
    const game = tableAt('movement', 1, (one) => {
      place(one, '1I intelligent B0206 6 7 civ 8');
      one.pending = { kind: 'intercept', player: 1, missile: '1I21', targets: ['2C'], mayDecline: true };
    });
    const onOrder = show(game);
    expect(screen.getByText('8 or less, 80 %')).toBeTruthy();
    expect(button(/^Attempt 2C if it intercepts, 2C is destroyed; if it misses, it flies on/)).toBeTruthy();
    expect(screen.getByText(/an enemy: shall it try to intercept it\?/)).toBeTruthy();
    fireEvent.click(button(/^Hold it back/));
    fireEvent.click(button(/^Attempt 2C/));
    expect(onOrder.mock.calls).toEqual([
      [{ player: 1, do: 'decline', missile: '1I21' }],
      [{ player: 1, do: 'intercept', missile: '1I21', target: '2C' }],
    ]);
  });

  test.each([
    ['down', false, 'intact', ', unless its force field comes up in time: 6 or less'],
    ['down and damaged', false, 'damaged', 'is destroyed'],
    ['up, of class 2', true, 'vulnerable', 'bursts on the force field: one roll for hits'],
    ['up, damaged', true, 'damaged', 'bursts on the force field: three rolls for hits'],
  ] as const)('9.8, R9.8b what an interception comes to for a ship whose field is %s', (_, forceField, status, end) => {
    const ship = seatOf(tableAt('movement', 1)).view.units.find(({ id }) => id === '1A')!;
    const field = { armor: 2, status } as const;
    const result = interceptionResult({
      ...ship,
      class: 'spear',
      forceField,
      parts: { ...ship.parts, 'force-field': field },
    });
    expect(interceptionText(result, '1A')).toMatch(new RegExp(`${end}$`));
  });

  test('9.8, R9.8a the emergency field: the die, and what either answer means', () => {
    const onOrder = show(
      tableAt('movement', 2, (game) => {
        place(game, '2I intelligent A1509 3 4');
        game.pending = { kind: 'force-field', player: 1, unit: '1B', missile: '2I21' };
      }),
    );
    expect(screen.getByText('6 or less, 60 %')).toBeTruthy();
    expect(button(/^Leave it down 1B is destroyed at once$/)).toBeTruthy();
    fireEvent.click(button(/^Raise the field if it comes up: a block, and three rolls for hits/));
    expect(onOrder).toHaveBeenCalledWith({ player: 1, do: 'raise-field' });
  });

  test('6.5 past a planet: every free maneuver, and on', () => {
    const game = tableAt('movement', 1, (one) => {
      place(one, '1B A0110 3 2');
      one.pending = { kind: 'planet-maneuver', player: 1, unit: '1B', orders: newOrders(2) };
    });
    const { order } = showDock(seatOf(game), '1B');
    for (const name of ['turn-left', 'faster', 'turn-right', 'slower'])
      expect(slot(name).hasAttribute('aria-disabled'), name).toBe(false);
    for (const name of ['faster', 'slower']) expect(slot(name).textContent).toContain('free');
    fireEvent.click(screen.getByRole('button', { name: /^Fly on/ }));
    expect(order).toHaveBeenCalledExactlyOnceWith({ player: 1, do: 'continue' });
  });

  test('9.9 the four of a MIMS are placed one after the other, without a way out', () => {
    const game = tableAt('fire', 1, (one) => {
      place(one, '1M mims B0105 3 4');
      Object.assign(unit(one, '1M31'), { mimsLaunched: true });
      one.pending = { kind: 'mims', player: 1, missile: '1M31', left: 3 };
    });
    const { order } = showDock(seatOf(game), '1M31');
    expect(screen.getByRole('region', { name: 'What is launched, and where' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    fireEvent.click(slot('answer'));
    const [[action]] = order.mock.calls as [[Action]];
    expect(play(game, action).game.pending).toMatchObject({ kind: 'mims', left: 2 });
  });

  test('9.9 with one place left for the next of the four, there is still something to press', () => {
    const game = tableAt('fire', 1, (one) => {
      place(one, '1M mims B0105 3 4');
      Object.assign(unit(one, '1M31'), { mimsLaunched: true });
      one.pending = { kind: 'mims', player: 1, missile: '1M31', left: 3 };
    });
    const seat = seatOf(game, 1);
    const [only] = seat.legal;
    const { order } = showDock({ ...seat, legal: [only!] }, '1M31');
    fireEvent.click(slot('answer'));
    expect(order).toHaveBeenCalledExactlyOnceWith(only);
  });
});

test.each([
  [2, 'intact', 'vulnerable'],
  [2, 'vulnerable', 'damaged'],
  [2, 'damaged', 'destroyed'],
  [1, 'intact', 'damaged'],
  [1, 'damaged', 'destroyed'],
  [0, 'intact', 'destroyed'],
] as const)('8.8 armor %i: from %s to %s', (armor, status, next) => {
  expect(nextStatus({ armor, status })).toBe(next);
  const game = tableAt('fire', 1, (one) => {
    const ship = unit(one, '2C');
    if (ship.kind === 'spaceship') Object.assign(ship.pods[0]!, { armor, status });
    one.pending = { kind: 'choose-part', player: 1, unit: '2C', parts: ['bridge', 'pod-1'], source: 'fire' };
  });
  // The engine comes to the same.
  const ship = unit(play(game, { player: 1, do: 'choose-part', part: 'pod-1' }).game, '2C');
  expect(ship.kind === 'spaceship' && ship.pods[0]?.status).toBe(next);
});
