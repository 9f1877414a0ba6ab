import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import type { Plan } from '../../src/opponent/index.ts';
import { forgetChoices, preferences } from '../../src/store/device/preferences.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import type { Counsel } from '../../src/store/table/view-store.ts';
import { CoachLine } from '../../src/ui/lesson/CoachLine.tsx';
import { silence } from '../../src/ui/session/asking.ts';
import { showFrom, tableFrom } from '../fixtures/panel.tsx';
import { position } from '../fixtures/position.ts';
import { showRoom } from '../fixtures/room.tsx';
import { played, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

afterEach(() => {
  cleanup();
  forgetChoices();
});

const END: Action = { player: 1, do: 'end-phase' };
const END_2: Action = { player: 2, do: 'end-phase' };
const hint = (orders: Action[], at = 0): Counsel => ({
  kind: 'hint',
  at,
  answer: { plan: { orders, reasons: [], value: 0, evaluations: 0 }, orders, units: [], chance: null },
});

describe('there is one adviser at a time', () => {
  const near = '1E piccolo A0607 4 3 : hunter\n2D piccolo A0908 10 2 : hunter';
  const show = async (phase: 'command 1' | 'fire 1' = 'command 1', plan: Action[] = [END], change = {}) => {
    const shown = showFrom({ ...seatAt(position(near, { phase }), 1), ...change }, <CoachLine />, { plan });
    await act(async () => undefined);
    return { ...shown, coach: () => shown.container.querySelector('.coach')?.textContent ?? null };
  };

  test('the coach leaves a decision to the hint that lies open', async () => {
    const { coach, view } = await show();
    expect(coach()).toContain('could launch next');
    await act(async () => view.set({ counsel: hint([END]) }));
    expect(coach()).not.toContain('could launch next');
    await act(async () => view.set({ counsel: null }));
    expect(coach()).toContain('could launch next');
  });

  test('the coach speaks from the plan that a hint would show', async () => {
    expect((await show('fire 1', [END])).coach()).toContain('No shot is worth it now');
    cleanup();
    const shot: Action = { player: 1, do: 'fire', unit: '1E', from: 'burster', type: 'laser-burst', target: '2D' };
    const { coach } = await show('fire 1', [shot, END]);
    expect(coach()).toContain('laser burst');
    expect(coach()).not.toContain('No shot');
  });

  test('where the past is watched, and when all is over, the coach has no line', async () => {
    const { coach, view } = await show();
    await act(async () => view.set({ replayAt: 0 }));
    expect(coach()).toBeNull();
    cleanup();
    expect((await show('command 1', [END], { stage: 'over' })).coach()).toBeNull();
  });
});

describe('a hint that can be followed', () => {
  const ACCELERATE: Action = { player: 2, do: 'accelerate', unit: '2D' };
  const TURN: Action = { player: 2, do: 'turn', side: 'left', unit: '2D' };
  const advised = async (reasons: Plan['reasons'] = []) => {
    const { store } = tableOn(played(startOf(), TO_COMMAND), { mode: 'rehearsal' });
    showRoom(store);
    const plan = { orders: [ACCELERATE, TURN, END_2], reasons, value: 0, evaluations: 0 };
    const answer = { plan, orders: [ACCELERATE, TURN], units: [], chance: null };
    vi.spyOn(store.advice, 'hint').mockResolvedValue(answer);
    await act(async () => void fireEvent.keyDown(window, { key: 'i' }));
    return { store, given: () => store.record().actions.slice(TO_COMMAND.length) };
  };
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

  test('is given as one, without the end of the phase, and taken back as one', async () => {
    const { store, given } = await advised();
    await press('Do all of it');
    expect(given()).toEqual([ACCELERATE, TURN]);
    expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull();
    await act(async () => void (await store.undo()));
    expect(given()).toEqual([]);
  });

  test('tells its orders with their reason behind a colon, and without one where the rules ask for them', async () => {
    await advised([
      { code: 'energy', unit: '2D', params: {} },
      { code: 'as-due', unit: null, params: {} },
    ]);
    const [first, second] = within(screen.getByRole('region', { name: 'Hint' })).getAllByRole('listitem');
    expect(first?.textContent).toBe('Accelerate 2D: to save energy');
    expect(second?.textContent).toBe('Turn 2D left');
  });

  test('is given order by order, and what is left stays open', async () => {
    const { given } = await advised();
    await press('Only the first');
    expect(given()).toEqual([ACCELERATE]);
    await press('Do it');
    expect(given()).toEqual([ACCELERATE, TURN]);
  });
});

describe('the question before the end of a phase', () => {
  const seatIn = (phase: 'command 1' | 'fire 1') =>
    seatAt(position('1E piccolo A0607 4 3 : hunter\n2D piccolo A0808 4 3 : hunter', { phase }), 1);

  test('is not asked about what the hint left out', async () => {
    const { controls, order, view } = tableFrom(seatIn('fire 1'));
    await controls.endPhase();
    expect(view.state.getState().endAsked).toBe(true);
    view.set({ endAsked: false, counsel: hint([END]) });
    await controls.endPhase();
    expect(order).toHaveBeenCalledExactlyOnceWith(END);
  });

  test('is asked where the hint had more in mind, or was given before the last order', async () => {
    const shot: Action = { player: 1, do: 'fire', unit: '1E', from: 1, type: 'laser-burst', target: '2D' };
    for (const counsel of [hint([shot]), hint([END], 7)]) {
      const { controls, order, view } = tableFrom(seatIn('fire 1'));
      view.set({ counsel });
      await controls.endPhase();
      expect([view.state.getState().endAsked, order.mock.calls]).toEqual([true, []]);
    }
  });

  test('is not asked of somebody who wants it in no game, or not in this one', async () => {
    preferences.setState({ unasked: ['fire'] });
    const never = tableFrom(seatIn('fire 1'));
    await never.controls.endPhase();
    expect(never.order).toHaveBeenCalledExactlyOnceWith(END);
    forgetChoices();
    const here = tableFrom(seatIn('fire 1'));
    silence(here, 'fire');
    await here.controls.endPhase();
    expect(here.order).toHaveBeenCalledExactlyOnceWith(END);
  });
});
