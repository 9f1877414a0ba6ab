import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SLOTS } from '../../src/ui/commands/slots.ts';
import { SLOT_ORDERS } from '../../src/ui/table/dock/slots.ts';
import { liftAfter, putDown } from '../fixtures/finger.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { showDock, slot } from '../fixtures/panel.tsx';
import { play } from '../fixtures/play.ts';
import { place } from '../fixtures/position.ts';
import { unit } from '../fixtures/units.ts';

afterEach(cleanup);

const button = (name: RegExp) => screen.getByRole('button', { name });
const choices = () => [...document.querySelectorAll<HTMLElement>('[data-part="choice"]')];
const giver = () => slot('answer');

test('that the game is over is said once the last blow has been seen', () => {
  const { view } = showDock({ ...seatOf(tableAt('fire', 1)), stage: 'over', toAct: false }, null);
  act(() => view.set({ showing: [{ at: 1, time: null }] }));
  expect(slot('end').textContent).toBe('End');
  act(() => view.set({ showing: [] }));
  expect(slot('end').textContent).toBe('Game over');
});

describe('the slots', () => {
  test('stand in the same places for every unit in every phase', () => {
    for (const stage of ['movement', 'command', 'fire'] as const) {
      for (const selected of ['1A', '1B', '2C']) {
        const { container, unmount } = showDock(seatOf(tableAt(stage, 1)), selected);
        const drawn = [...container.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => dataset.slot);
        const expected = stage === 'fire' && selected !== '2C' ? SLOTS.slice(12) : SLOTS;
        expect(drawn).toEqual([...expected, 'answer', 'end']);
        for (const id of expected) expect(slot(id).style.gridArea).toBe(id);
        unmount();
      }
    }
  });

  test('the unit stands beside them with its name, motion and what is left of its fuel', () => {
    showDock(seatOf(tableAt('command', 1)), '1B');
    expect(screen.getByRole('heading', { name: '1B Flute' })).toBeTruthy();
    expect(screen.getByText('velocity 4, to 3 o’clock, A1509')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Unit 1B' }).textContent).toMatch(/Fuel.*of \d+ units, a block is/);
    expect(screen.getByText('2 of 2 left')).toBeTruthy();
  });

  test('a press gives an order that is whole; pointing at it lays it and shows where it leads', () => {
    const { order, preview } = showDock(seatOf(tableAt('command', 1)), '1B');
    fireEvent.pointerMove(slot('faster'), { pointerType: 'mouse', clientX: 5, clientY: 5 });
    expect(preview()).toEqual({ player: 1, do: 'accelerate', unit: '1B' });
    expect(giver().textContent).toMatch(/^Faster/);
    fireEvent.pointerLeave(slot('faster'), { pointerType: 'mouse' });
    expect(preview()).toBeNull();
    fireEvent.click(slot('faster'));
    expect(order).toHaveBeenCalledExactlyOnceWith({ player: 1, do: 'accelerate', unit: '1B' });
  });

  test('after a press the slot under a still pointer lays nothing until it has moved', () => {
    const { preview } = showDock(seatOf(tableAt('command', 1)), '1B');
    fireEvent.click(slot('faster'), { detail: 1, clientX: 5, clientY: 5 });
    fireEvent.pointerMove(slot('faster'), { pointerType: 'mouse', clientX: 6, clientY: 6 });
    expect(preview()).toBeNull();
    fireEvent.pointerMove(slot('faster'), { pointerType: 'mouse', clientX: 15, clientY: 6 });
    expect(preview()).not.toBeNull();
  });

  test('a finger that rests on it shows where it leads and does not give it', () => {
    const { order, preview } = showDock(seatOf(tableAt('command', 1)), '1B');
    const touch = { pointerType: 'touch', clientX: 5, clientY: 5 };
    vi.useFakeTimers();
    putDown(slot('faster'), touch);
    expect(preview()).toBeNull();
    act(() => vi.advanceTimersByTime(600));
    expect(preview()).toEqual({ player: 1, do: 'accelerate', unit: '1B' });
    liftAfter(600, slot('faster'), touch);
    fireEvent.click(slot('faster'), { detail: 1 });
    expect(order).not.toHaveBeenCalled();
    putDown(slot('faster'), touch);
    liftAfter(80, slot('faster'), touch);
    fireEvent.click(slot('faster'), { detail: 1 });
    vi.useRealTimers();
    expect(order).toHaveBeenCalledOnce();
  });

  test('7.5 the second command shows what it costs', () => {
    const { game } = play(tableAt('command', 1), { player: 1, do: 'turn', unit: '1B', side: 'left' });
    showDock(seatOf(game), '1B');
    expect(screen.getByText('1 of 2 left')).toBeTruthy();
    expect(slot('turn-right').textContent).toContain('1 block');
  });

  test('7.2 one that cannot be given is dim, keeps the focus, and the answer says why and by which case', () => {
    const fresh = tableAt('command', 1);
    const spent = play(
      fresh,
      { player: 1, do: 'turn', unit: '1A', side: 'left' },
      { player: 1, do: 'turn', unit: '1A', side: 'left' },
      { player: 1, do: 'turn', unit: '1A', side: 'left' },
      { player: 1, do: 'turn', unit: '1A', side: 'left' },
    ).game;
    const { order } = showDock(seatOf(spent), '1A');
    const dim = slot('turn-left');
    expect(dim.getAttribute('aria-disabled')).toBe('true');
    act(() => dim.focus());
    expect(document.activeElement).toBe(dim);
    fireEvent.click(dim);
    expect(order).not.toHaveBeenCalled();
    const answer = document.querySelector<HTMLElement>('[data-part="dock-answer"]')!;
    expect(answer.textContent).toContain('No maneuvers left');
    expect(within(answer).getAllByRole('button', { name: /^Rule / })).toHaveLength(1);
    expect(giver().getAttribute('aria-disabled')).toBe('true');
  });

  test('R7.2c what a ship can never have is a dot, which no key reaches', () => {
    showDock(seatOf(tableAt('command', 1)), '1A');
    expect(slot('jump').matches('.is-never[aria-hidden="true"]')).toBe(true);
    expect(slot('jump').tagName).toBe('SPAN');
  });

  test('every legal order of the unit is behind an open slot', () => {
    const seat = seatOf(tableAt('command', 1));
    for (const selected of ['1A', '1B']) {
      const { unmount } = showDock(seat, selected);
      const due = seat.offers(selected).filter(({ actions }) => actions.length > 0);
      const open = SLOTS.filter((id) => slot(id).tagName === 'BUTTON' && !slot(id).hasAttribute('aria-disabled'));
      for (const { do: kind } of due)
        expect(
          open.some((id) => SLOT_ORDERS[id].kinds.includes(kind)),
          kind,
        ).toBe(true);
      unmount();
    }
  });

  test.each([
    [false, null, 'activate-force-field'],
    [true, 'prepared', 'deactivate-force-field'],
  ] as const)('7.4 raising and lowering the field share a slot: field %s, jump %s', (forceField, jump, there) => {
    showDock(seatOf(tableAt('command', 1, (game) => Object.assign(unit(game, '1B'), { forceField, jump }))), '1B');
    expect(slot('field').dataset.order).toBe(there);
  });

  test('the second page of a phone is there for a ship, not for a missile, nor over its weapons', () => {
    const hasMore = (stage: 'command' | 'fire', selected: string) => {
      const seat = seatOf(tableAt(stage, 1, (game) => void place(game, '1I intelligent B0206 6 7')));
      const { unmount } = showDock(seat, selected);
      const more = screen.queryByRole('button', { name: 'More' });
      unmount();
      return more !== null;
    };
    expect([hasMore('command', '1B'), hasMore('command', '1I21'), hasMore('fire', '1B')]).toEqual([true, false, false]);
  });

  test('an enemy has no slots', () => {
    showDock(seatOf(tableAt('command', 1)), '2C');
    expect(SLOTS.map((id) => slot(id).tagName)).toEqual(SLOTS.map(() => 'SPAN'));
    expect(screen.getByRole('region', { name: 'Unit 2C' }).textContent).not.toMatch(/Fuel/);
  });
});

describe('a slot that asks which', () => {
  test('7.2 Weave: a press lays one of six hexes, and the answer gives it', () => {
    const { order } = showDock(seatOf(tableAt('command', 1)), '1B');
    fireEvent.click(slot('weave'));
    expect(choices()).toHaveLength(6);
    expect(document.activeElement).toBe(choices()[0]);
    const up = button(/^A1508 at 12 o’clock/);
    fireEvent.click(up);
    expect(up.getAttribute('aria-pressed')).toBe('true');
    expect(order).not.toHaveBeenCalled();
    fireEvent.click(giver());
    expect(order).toHaveBeenCalledExactlyOnceWith({ player: 1, do: 'weave', unit: '1B', hex: 'A1508' });
    expect(choices()).toHaveLength(0);
  });

  test('Escape closes it and gives nothing', () => {
    const { order, controls } = showDock(seatOf(tableAt('command', 1)), '1B');
    fireEvent.click(slot('weave'));
    act(() => controls.back());
    expect(choices()).toHaveLength(0);
    expect(order).not.toHaveBeenCalled();
  });

  test('R7.4e what a beam holds has its slots filled through the beam, with their cost', () => {
    const { game } = play(tableAt('command', 1), { player: 1, do: 'tractor', ship: '1A', pod: 2, target: '2C' });
    const { order } = showDock(seatOf(game), '2C');
    expect(slot('turn-left').textContent).toContain('16 units');
    fireEvent.click(slot('turn-left'));
    expect(order).toHaveBeenCalledWith({ player: 1, do: 'turn', unit: '2C', by: '1A', side: 'left' });
  });

  test('R7.5d a battlecraft in its pod is recharged from the slots of its ship', () => {
    const spent = tableAt('command', 1, (game) => {
      const craft = unit(game, '1B1');
      if (craft.kind === 'battlecraft') craft.energy.spent = 3;
    });
    const { order } = showDock(seatOf(spent), '1B');
    fireEvent.click(slot('recharge'));
    fireEvent.click(button(/^2 units/));
    fireEvent.click(giver());
    expect(order).toHaveBeenCalledWith({ player: 1, do: 'recharge', battlecraft: '1B1', units: 2 });
  });

  test('7.4 the search says how far it reaches and waits for the answer, as it shows something', () => {
    const { order } = showDock(seatOf(tableAt('command', 1)), '1A');
    expect(slot('search').textContent).toContain('out to 6 hexes');
    fireEvent.click(slot('search'));
    expect(order).not.toHaveBeenCalled();
    fireEvent.click(giver());
    expect(order).toHaveBeenCalledWith({ player: 1, do: 'active-search', ship: '1A' });
  });

  test('9.4 a launch is laid with its hex, direction and velocity; each can be stepped, and the answer gives it', () => {
    const { order } = showDock(seatOf(tableAt('fire', 1)), '1B');
    fireEvent.click(slot('launch'));
    const before = document.querySelector('[data-part="dock-answer"]')!.textContent;
    fireEvent.click(button(/^velocity: the next/));
    expect(document.querySelector('[data-part="dock-answer"]')!.textContent).not.toBe(before);
    fireEvent.click(giver());
    expect(order).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ do: 'launch-missile', ship: '1B' }));
  });

  test('7.4 a missile says where it comes from', () => {
    const table = tableAt('command', 1, (game) => place(game, '1I intelligent A1610 3 4 from 1B.1'));
    showDock(seatOf(table), '1I21');
    expect(screen.getByText(/from pod 1 of 1B$/)).toBeTruthy();
  });
});

describe('the answer and the end', () => {
  test('6.0 a unit that has to move can be moved while an enemy is looked at', () => {
    const { order } = showDock(seatOf(tableAt('movement', 1)), '1B', '2C');
    expect(giver().textContent).toMatch(/^Move 1B/);
    fireEvent.click(giver());
    expect(order).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ do: 'move', unit: '1B' }));
  });

  test('R6.5b a ship in orbit moves or stays', () => {
    const seat = seatOf(tableAt('movement', 1, (game) => place(game, '1B A0110 3 1')));
    const { order } = showDock(seat, '1B');
    fireEvent.click(button(/^Stay in orbit/));
    expect(order).toHaveBeenCalledWith({ player: 1, do: 'move', unit: '1B', stay: true });
    fireEvent.click(giver());
    expect(order).toHaveBeenLastCalledWith({ player: 1, do: 'move', unit: '1B' });
  });

  test('there is at most one filled button, whatever is laid', () => {
    for (const stage of ['movement', 'command', 'fire'] as const) {
      const { container, unmount } = showDock(seatOf(tableAt(stage, 1)), '1B', stage === 'fire' ? '2C' : null);
      const filled = () => container.querySelectorAll('[data-filled="true"]').length;
      expect(filled()).toBeLessThanOrEqual(1);
      fireEvent.pointerMove(slot('launch'), { pointerType: 'mouse' });
      expect(filled()).toBeLessThanOrEqual(1);
      unmount();
    }
  });

  test('what the end leaves undone can be scrolled by keyboard where it does not fit', () => {
    const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(40);
    // A browser tells of a box once it is laid out.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe: () => void;
        constructor(tell: () => void) {
          this.observe = tell;
        }
        disconnect() {}
      },
    );
    const { unmount } = showDock(seatOf(tableAt('command', 1)), '1B');
    expect(document.querySelector<HTMLElement>('.dock-leaves')?.tabIndex).toBe(0);
    unmount();
    height.mockReturnValue(0);
    showDock(seatOf(tableAt('command', 1)), '1B');
    expect(document.querySelector<HTMLElement>('.dock-leaves')?.tabIndex).toBe(-1);
    height.mockRestore();
    vi.unstubAllGlobals();
  });

  test('with nothing chosen it lists what can hurt the unit, and a press looks at it', () => {
    const { view } = showDock(seatOf(tableAt('command', 1)), '1B');
    fireEvent.click(button(/^Clarinet|2C/));
    expect(view.state.getState().aim.target).toBe('2C');
  });

  test('a press on End counts only if it began on it once it had stood there for a moment', () => {
    vi.useFakeTimers();
    const { order } = showDock(seatOf(tableAt('command', 1)), '1B');
    const end = slot('end');
    fireEvent.pointerDown(end);
    fireEvent.click(end, { detail: 1 });
    expect(order).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(400));
    fireEvent.click(end, { detail: 1 });
    expect(order).not.toHaveBeenCalled();
    fireEvent.pointerDown(end);
    fireEvent.click(end, { detail: 2 });
    expect(order).not.toHaveBeenCalled();
    fireEvent.pointerDown(end);
    fireEvent.click(end, { detail: 1 });
    vi.useRealTimers();
    expect(order).toHaveBeenCalledExactlyOnceWith({ player: 1, do: 'end-phase' });
  });

  test('8.6 with a shot worth having it says so first, and ends at the second press', () => {
    const seat = seatOf(
      tableAt('fire', 1, (game) => {
        place(game, '1A A1407 4 2');
        place(game, '2C A1409 4 2');
      }),
    );
    const { order } = showDock(seat, '1A', '2C');
    fireEvent.click(slot('end'));
    expect(order).not.toHaveBeenCalled();
    expect(screen.getByText(/1A at 2C, \d+.%.*Press once more to end/)).toBeTruthy();
    fireEvent.click(slot('end'));
    expect(order).toHaveBeenCalledExactlyOnceWith({ player: 1, do: 'end-phase' });
  });

  test('9.6 with a missile on the way of a unit that could still fly out of it, too', () => {
    const seat = seatOf(
      tableAt('command', 1, (game) => {
        place(game, '1B A0105 3 2');
        place(game, '2I intelligent A0205 9 1');
        place(game, '2I intelligent A0204 9 1');
      }),
    );
    const { order } = showDock(seat, '1B');
    const isThreatened = seat.ahead(seat.view.units.find(({ id }) => id === '1B')!).length > 0;
    fireEvent.click(slot('end'));
    expect(order).toHaveBeenCalledTimes(isThreatened ? 0 : 1);
    expect(isThreatened).toBe(true);
  });
});
