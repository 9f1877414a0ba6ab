import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Seat } from '../../src/store/seat/seat.ts';
import { liftAfter, putDown } from '../fixtures/finger.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { pressables, showOrders } from '../fixtures/panel.tsx';
import { play } from '../fixtures/play.ts';
import { place } from '../fixtures/position.ts';
import { unit } from '../fixtures/units.ts';

interface Shown {
  seat: Seat;
  selected: string | null;
  tabs?: boolean;
  target?: string | null;
}

function show({ seat, selected, tabs, target }: Shown) {
  const { order: onOrder, preview } = showOrders(seat, selected, target, tabs);
  return { onOrder, preview };
}

const order = (name: RegExp) => screen.getByRole('button', { name });

describe('the orders of a unit', () => {
  test('its name, motion and energy stand above them', () => {
    show({ seat: seatOf(tableAt('command', 1)), selected: '1B' });
    expect(screen.getByRole('heading', { name: '1B Flute' })).toBeTruthy();
    expect(screen.getByText('Velocity 4 towards 3 o’clock, hex A1509')).toBeTruthy();
    expect(screen.getByText(/of 35/).textContent).toMatch(/of 35 blocks/);
    expect(screen.getByText('2 of 2 commands left')).toBeTruthy();
  });

  test('an order with one action runs at once, and is shown before by pointing at it', () => {
    const { onOrder, preview } = show({ seat: seatOf(tableAt('command', 1)), selected: '1B' });
    const button = order(/^Accelerate to velocity 5 free/);
    fireEvent.mouseEnter(button);
    expect(preview()).toEqual({ player: 1, do: 'accelerate', unit: '1B' });
    fireEvent.mouseLeave(button);
    expect(preview()).toBeNull();
    fireEvent.click(button);
    expect(onOrder).toHaveBeenCalledExactlyOnceWith({ player: 1, do: 'accelerate', unit: '1B' });
  });

  test('a finger that rests on it shows where it leads and does not give it', () => {
    const { onOrder, preview } = show({ seat: seatOf(tableAt('command', 1)), selected: '1B' });
    const button = order(/^Accelerate to velocity 5 free/);
    const touch = { pointerType: 'touch', clientX: 5, clientY: 5 };
    vi.useFakeTimers();
    putDown(button, touch);
    expect(preview()).toBeNull();
    act(() => vi.advanceTimersByTime(600));
    expect(preview()).toEqual({ player: 1, do: 'accelerate', unit: '1B' });
    liftAfter(600, button, touch);
    expect(preview()).toBeNull();
    fireEvent.click(button, { detail: 1 });
    expect(onOrder).not.toHaveBeenCalled();
    putDown(button, touch);
    liftAfter(80, button, touch);
    fireEvent.click(button, { detail: 1 });
    vi.useRealTimers();
    expect(onOrder).toHaveBeenCalledOnce();
  });

  test('a short press on a page that was busy meanwhile gives the order', () => {
    const { onOrder, preview } = show({ seat: seatOf(tableAt('command', 1)), selected: '1B' });
    const button = order(/^Accelerate to velocity 5 free/);
    const touch = { pointerType: 'touch', clientX: 5, clientY: 5 };
    vi.useFakeTimers();
    putDown(button, touch);
    act(() => vi.advanceTimersByTime(600));
    liftAfter(80, button, touch);
    expect(preview()).toBeNull();
    fireEvent.click(button, { detail: 1 });
    vi.useRealTimers();
    expect(onOrder).toHaveBeenCalledOnce();
  });

  test('7.5 the second command shows what it costs', () => {
    const { game } = play(tableAt('command', 1), { player: 1, do: 'turn', unit: '1B', side: 'left' });
    show({ seat: seatOf(game), selected: '1B' });
    expect(screen.getByText('1 of 2 commands left')).toBeTruthy();
    expect(order(/^Turn right to 3 o’clock 1 block/)).toBeTruthy();
  });

  test('an impossible order keeps its place, says why and by which case, and can be focused', () => {
    const { onOrder } = show({ seat: seatOf(tableAt('command', 1)), selected: '1B' });
    const button = order(/^Prepare jump no jumps in this scenario$/);
    expect(within(button.parentElement!).getByRole('button', { name: 'Rule R7.2c' })).toBeTruthy();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    button.focus();
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    expect(onOrder).not.toHaveBeenCalled();
  });

  test('the same buttons stand in the same order when no command is left', () => {
    const names = () =>
      [...document.querySelectorAll('[data-order]')].map((button) => button.getAttribute('data-order'));
    const fresh = tableAt('command', 1);
    show({ seat: seatOf(fresh), selected: '1A' });
    const before = names();
    const spent = play(
      fresh,
      { player: 1, do: 'turn', unit: '1A', side: 'left' },
      { player: 1, do: 'turn', unit: '1A', side: 'left' },
      { player: 1, do: 'turn', unit: '1A', side: 'left' },
      { player: 1, do: 'turn', unit: '1A', side: 'left' },
      { player: 1, do: 'active-search', ship: '1A' },
    ).game;
    document.body.innerHTML = '';
    show({ seat: seatOf(spent), selected: '1A' });
    expect(names()).toEqual(before);
    expect(order(/^Turn left no maneuvers left$/)).toBeTruthy();
    expect(order(/^Active search no Battle Commands left$/)).toBeTruthy();
  });

  test('what a ship can never have lies behind one line with the reasons, also when its commands are used up', () => {
    const folded = () =>
      [...document.querySelectorAll('.order-never [data-order]')].map((button) => button.getAttribute('data-order'));
    const fresh = tableAt('command', 1);
    show({ seat: seatOf(fresh), selected: '1A' });
    const before = folded();
    expect(before).toContain('prepare-jump');
    expect(before).not.toContain('turn left');
    expect([...document.querySelectorAll('.order-never > summary')].map(({ textContent }) => textContent)).toEqual([
      'Prepare jump: never, no jumps in this scenario',
      '2 orders it can never have: no battlecraft pod',
    ]);
    const spent = play(fresh, { player: 1, do: 'active-search', ship: '1A' }).game;
    document.body.innerHTML = '';
    show({ seat: seatOf(spent), selected: '1A' });
    expect(folded()).toEqual(before);
  });

  test('every legal order of the unit is behind one of its buttons', () => {
    const seat = seatOf(tableAt('command', 1));
    show({ seat, selected: '1B' });
    const offered = seat.offers('1B').filter(({ actions }) => actions.length > 0);
    const open = pressables().filter((button) => !button.hasAttribute('aria-disabled'));
    // Turning is one kind of order with a button for each side.
    expect(open).toHaveLength(offered.length + 1);
  });

  test.each([
    [false, null, ['prepare-jump', 'activate-force-field']],
    [true, 'prepared', ['abort-jump', 'deactivate-force-field']],
  ] as const)(
    '7.2, 7.4 what is the other way round takes the same place: field %s, jump %s',
    (forceField, jump, there) => {
      const table = tableAt('command', 1, (game) => Object.assign(unit(game, '1B'), { forceField, jump }));
      show({ seat: seatOf(table), selected: '1B' });
      const kinds = pressables().map((button) => button.getAttribute('data-order'));
      // No scenario rule lets it jump here: one button says so.
      expect(kinds.filter((kind) => kind?.includes('jump') || kind?.includes('field'))).toEqual(there);
      expect(kinds.indexOf(there[0])).toBe(5);
      expect(kinds.indexOf(there[1])).toBe(12);
    },
  );

  test('nobody selected, an enemy selected', () => {
    const seat = seatOf(tableAt('command', 1));
    show({ seat, selected: null });
    expect(screen.getByText(/Select a unit/)).toBeTruthy();
    document.body.innerHTML = '';
    show({ seat, selected: '2C' });
    expect(document.querySelectorAll('[data-order]')).toHaveLength(0);
    expect(screen.getByRole('rowheader', { name: 'Arsenal pod' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/blocks|units/);
  });

  test('an empty panel says what may be done, and leads on to what is left', () => {
    const game = tableAt('movement', 1);
    const { view } = showOrders(seatOf(play(game, { player: 1, do: 'move', unit: '1A' }).game), '1A');
    expect(screen.getByText(/^Point at an enemy on the map, or touch it/)).toBeTruthy();
    fireEvent.click(order(/to move$/));
    expect(view.state.getState().selected).not.toBe('1A');
    expect(screen.queryByRole('button', { name: /to move$/ })).toBeNull();
  });

  test('on a narrow screen one group at a time, the arithmetic behind the last tab', () => {
    show({ seat: seatOf(tableAt('command', 1)), selected: '1B', tabs: true, target: '2C' });
    expect(screen.queryByRole('button', { name: /^Active search/ })).toBeNull();
    fireEvent.click(order(/^Battle 1$/));
    expect(order(/^Active search/)).toBeTruthy();
    expect(screen.queryByText('target value')).toBeNull();
    fireEvent.click(order(/^Odds$/));
    expect(screen.queryByText('target value')).toBeNull();
    fireEvent.click(order(/^Show the arithmetic 7 or less$/));
    expect(screen.getByText('target value')).toBeTruthy();
  });

  test('the group that lies open stays open when an order of it is begun and broken off', () => {
    show({ seat: seatOf(tableAt('command', 1)), selected: '1B', tabs: true });
    fireEvent.click(order(/^Battle 1$/));
    fireEvent.click(order(/^Prepare missile/));
    fireEvent.click(order(/^Cancel$/));
    expect(order(/^Active search/)).toBeTruthy();
  });
});

describe('R7.4e through a tractor beam', () => {
  const { game } = play(tableAt('command', 1), { player: 1, do: 'tractor', ship: '1A', pod: 2, target: '2C' });

  test.each(['1A', '2C'])('the commands to its target stand in the panel of %s, with their cost', (selected) => {
    const { onOrder } = show({ seat: seatOf(game), selected });
    const group = screen.getByRole('region', { name: 'Beam of 1A on 2C' });
    fireEvent.click(within(group).getByRole('button', { name: /^Turn left to 5 o’clock 16 units/ }));
    expect(onOrder).toHaveBeenCalledWith({ player: 1, do: 'turn', unit: '2C', by: '1A', side: 'left' });
  });
});

describe('the chooser', () => {
  test('weave: one of six hexes, with where they lie', () => {
    const { onOrder } = show({ seat: seatOf(tableAt('command', 1)), selected: '1B' });
    fireEvent.click(order(/^Weave/));
    const answers = within(screen.getByRole('group', { name: 'Which hex?' })).getAllByRole('button');
    expect(answers.map((answer) => answer.textContent)).toContain('A1508 at 12 o’clock');
    expect(answers).toHaveLength(6);
    expect(document.activeElement).toBe(answers[0]);
    fireEvent.click(answers[0]!);
    expect(onOrder).toHaveBeenCalledWith({ player: 1, do: 'weave', unit: '1B', hex: 'A1508' });
    expect(screen.queryByRole('group', { name: 'Which hex?' })).toBeNull();
  });

  test('Escape breaks it off, gives no order and brings the cursor back', () => {
    const { onOrder } = show({ seat: seatOf(tableAt('command', 1)), selected: '1B' });
    fireEvent.click(order(/^Prepare missile/));
    expect(screen.getByText('5 left, Civ Level 7')).toBeTruthy();
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(document.activeElement).toBe(order(/^Prepare missile/));
    expect(onOrder).not.toHaveBeenCalled();
  });

  test('a launch narrows from hex to direction to velocity, and goes back', () => {
    const { onOrder, preview } = show({ seat: seatOf(tableAt('fire', 1)), selected: '1B' });
    fireEvent.click(order(/^Launch missile/));
    fireEvent.click(order(/^A1608/));
    expect(within(screen.getByRole('list', { name: 'Settled' })).getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(order(/^Back/));
    fireEvent.click(order(/^A1609/));
    fireEvent.click(order(/^5 o’clock/));
    fireEvent.mouseEnter(order(/^Velocity 5/));
    expect(preview()).toEqual(expect.objectContaining({ hex: 'A1609', direction: 5, velocity: 5 }));
    fireEvent.click(order(/^Velocity 5/));
    expect(onOrder).toHaveBeenCalledExactlyOnceWith({
      player: 1,
      do: 'launch-missile',
      ship: '1B',
      pod: 1,
      missile: 'unguided',
      hex: 'A1609',
      direction: 5,
      velocity: 5,
    });
  });

  test('7.4 the search says how far it reaches, a missile where it comes from', () => {
    const table = tableAt('command', 1, (game) => place(game, '1I intelligent A1610 3 4 from 1B.1'));
    show({ seat: seatOf(table), selected: '1A' });
    expect(order(/^Active search out to 6 hexes/)).toBeTruthy();
    document.body.innerHTML = '';
    show({ seat: seatOf(table), selected: '1I21' });
    expect(screen.getByText(/from pod 1 of 1B$/)).toBeTruthy();
  });

  test('a battlecraft in its pod is recharged from the panel of its ship', () => {
    const spent = tableAt('command', 1, (game) => {
      const craft = unit(game, '1B1');
      if (craft.kind === 'battlecraft') craft.energy.spent = 3;
    });
    const { onOrder } = show({ seat: seatOf(spent), selected: '1B' });
    fireEvent.click(order(/^Recharge 1B1 up to 3 units/));
    fireEvent.click(order(/^2$/));
    expect(onOrder).toHaveBeenCalledWith({ player: 1, do: 'recharge', battlecraft: '1B1', units: 2 });
  });
});

describe('movement and fire', () => {
  test('R6.5b a ship in orbit moves or stays', () => {
    const seat = seatOf(tableAt('movement', 1, (game) => place(game, '1B A0110 3 1')));
    const { onOrder } = show({ seat, selected: '1B' });
    fireEvent.click(order(/^Stay in orbit/));
    expect(onOrder).toHaveBeenCalledWith({ player: 1, do: 'move', unit: '1B', stay: true });
    expect(order(/^Move 1 hex/)).toBeTruthy();
  });

  test('every target of a weapon stands with its chances, and the chosen fire is one button', () => {
    const table = tableAt('fire', 1, (game) => place(game, '2U unguided B0308 3 4'));
    const { onOrder } = show({ seat: seatOf(table), selected: '1B' });
    const targets = within(screen.getByRole('table')).getAllByRole('rowheader');
    const none = order(/^Fire choose a target$/);
    expect(none.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(none);
    expect(onOrder).not.toHaveBeenCalled();
    // 2?01 flies along and is hit oftener, but a hit on it seldom has an effect.
    const names = targets.map((row) => within(row).getByRole('button').lastElementChild?.textContent);
    expect(names).toEqual(['2C Clarinet range 4', '2?01 face-down missile range 4']);
    fireEvent.focus(order(/^2C Clarinet range 4$/));
    fireEvent.click(order(/^Particle barrage \d/));
    fireEvent.click(order(/^Show the arithmetic/));
    expect(screen.getByText('7 or less, 70 %')).toBeTruthy();
    fireEvent.click(order(/^Fire particle barrage at 2C 70.% hit, 35.% effect 3 units$/));
    expect(onOrder).toHaveBeenCalledWith({
      player: 1,
      do: 'fire',
      unit: '1B',
      from: 1,
      type: 'particle-barrage',
      target: '2C',
    });
  });

  test('8.7 a chance in the list is the target and the type of fire at once', () => {
    const table = tableAt('fire', 1, (game) => place(game, '2U unguided B0308 3 4'));
    const { onOrder } = show({ seat: seatOf(table), selected: '1B' });
    const [first] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    fireEvent.click(within(first!).getByRole('cell', { name: /^70.% ?35.% effect$/ }));
    expect(order(/^2C Clarinet range 4$/).getAttribute('aria-pressed')).toBe('true');
    expect(order(/^Fire particle barrage at 2C 70.% hit, 35.% effect 3 units$/)).toBeTruthy();
    expect(onOrder).not.toHaveBeenCalled();
  });

  test('a weapon that has fired says so', () => {
    const missing = tableAt('fire', 1, (game) => {
      game.dice.given = [10];
    });
    const fired = play(missing, {
      player: 1,
      do: 'fire',
      unit: '1B',
      from: 1,
      type: 'laser-burst',
      target: '2C',
    }).game;
    const { onOrder } = show({ seat: seatOf(fired), selected: '1B', target: '2C' });
    fireEvent.click(order(/^Pod 1 heavy weapon, spent$/));
    const button = order(/^Fire particle barrage at 2C no fires left from pod 1$/);
    fireEvent.click(button);
    expect(onOrder).not.toHaveBeenCalled();
  });
});
