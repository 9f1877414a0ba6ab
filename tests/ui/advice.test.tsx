import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import type { Plan } from '../../src/opponent/index.ts';
import { forgetChoices, noteLearning, preferences } from '../../src/store/device/preferences.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { silence } from '../../src/ui/play/asking.ts';
import { AdviserLine } from '../../src/ui/table/Adviser.tsx';
import { TableDock } from '../../src/ui/table/dock/Dock.tsx';
import { showFrom, tableFrom } from '../fixtures/panel.tsx';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { showRoom } from '../fixtures/room.tsx';
import { played, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

afterEach(() => {
  cleanup();
  forgetChoices();
  noteLearning({ advice: null });
});

type Phase = NonNullable<PositionOptions['phase']>;

const END: Action = { player: 1, do: 'end-phase' };
const SHOT: Action = { player: 1, do: 'fire', unit: '1E', from: 'burster', type: 'laser-burst', target: '2D' };
const LEFT: Action = { player: 1, do: 'turn', side: 'left', unit: '1E' };

const NEAR = '1E piccolo A0607 4 3\n2D piccolo A0808 4 3';
const FAR = '1E piccolo A0207 4 3\n2D piccolo B0108 10 3';
const ON_COURSE = '1E piccolo A0607 4 3\n2D piccolo A1515 10 2\n2U unguided A0808 10 2 revealed';

const seatIn = (lines: string, phase: Phase) => seatAt(position(lines, { phase }), 1);
const words = () => document.querySelector('.advice-words')?.textContent ?? null;

async function advised(lines: string, phase: Phase, plan: Action[], change = {}) {
  const seat = { ...seatIn(lines, phase), ...change };
  const part = (
    <>
      <AdviserLine seat={seat} />
      <TableDock seat={seat} staged={null} />
    </>
  );
  const shown = showFrom(seat, part, { plan });
  await act(async () => undefined);
  return shown;
}

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the one adviser', () => {
  test('names the best shot, and never calls it nothing worth it', async () => {
    await advised(NEAR, 'fire 1', [END]);
    expect(words()).toMatch(/Best shot: 1E at 2D, 60.% to hit/);
    expect(words()).toContain('of 1E at 2D.');
    expect(words()).not.toContain('end the phase');
  });

  test('names the missile on the course with its figure, before the fire that only hits', async () => {
    // A plan may tell an order with its fields in another sequence than the rules list them.
    await advised(ON_COURSE, 'command 1', [{ unit: '1E', side: 'left', do: 'turn', player: 1 }, END]);
    expect(words()).toMatch(/The course of 1E meets 2U01 in A0808: \d+.%, destroys it/);
    expect(words()).toContain('Turn 1E left.');
  });

  test('is not silent where nothing threatens: it says what to do', async () => {
    await advised(FAR, 'fire 1', [END]);
    expect(words()).toContain('Nothing more is worth it: end the phase.');
    expect(document.querySelector('[data-slot="end"][data-filled="true"]')).not.toBeNull();
  });

  test('shows what it advises in the dock, whose button gives it', async () => {
    const { order, view } = await advised(ON_COURSE, 'command 1', [LEFT, END]);
    await press('Show');
    expect(view.state.getState()).toMatchObject({
      selected: '1E',
      interaction: { kind: 'laid', slot: 'turn-left' },
      preview: LEFT,
    });
    expect(order).not.toHaveBeenCalled();
    await press(/^Turn left free/);
    expect(order).toHaveBeenCalledExactlyOnceWith(LEFT);
  });

  test('lays the shots that it advises, and no other', async () => {
    const { order, view } = await advised(NEAR, 'fire 1', [SHOT, END]);
    await press('Show');
    expect(view.state.getState().aim).toMatchObject({ target: '2D', choices: [{ from: 'burster', times: 1 }] });
    await press(/^Fire/);
    expect(order).toHaveBeenCalledExactlyOnceWith(SHOT);
  });

  test('has no line where the past is watched, and when all is over', async () => {
    const { view } = await advised(NEAR, 'fire 1', [END]);
    await act(async () => view.set({ replayAt: 0 }));
    expect(words()).toBeNull();
    cleanup();
    await advised(NEAR, 'fire 1', [END], { stage: 'over', toAct: false });
    expect(words()).toBeNull();
  });

  test('is turned off and on by its switch', async () => {
    await advised(NEAR, 'fire 1', [END]);
    const flip = () => act(async () => void fireEvent.click(screen.getByRole('switch', { name: 'Advice' })));
    await flip();
    expect(words()).toBeNull();
    await flip();
    expect(words()).toContain('Best shot');
  });
});

describe('at a table', () => {
  const ACCELERATE: Action = { player: 2, do: 'accelerate', unit: '2D' };

  async function roomWith(reasons: Plan['reasons'], start = played(startOf(), TO_COMMAND)) {
    const { store } = tableOn(start, { mode: 'rehearsal' });
    const plan = { orders: [ACCELERATE, { player: 2, do: 'end-phase' } as const], reasons, evaluations: 0 };
    vi.spyOn(store.advice, 'hint').mockResolvedValue({ plan, chance: null });
    showRoom(store);
    await act(async () => void fireEvent.keyDown(window, { key: 'i' }));
    return store;
  }

  test('a key turns it on, and its reasons are opened beside it', async () => {
    await roomWith([{ code: 'energy', unit: '2D', params: {} }]);
    expect(words()).toContain('Accelerate 2D.');
    await press('Why');
    expect(screen.getByRole('region', { name: 'Why' }).textContent).toContain('Accelerate 2D: to save energy');
  });

  test('what it calls a danger is marked on the map', async () => {
    await roomWith([], { start: position(ON_COURSE, { phase: 'command 1' }), steps: [] });
    expect(words()).toContain('meets 2U01');
    expect(document.querySelectorAll('.map-mark-danger').length).toBeGreaterThan(0);
  });
});

describe('the question before the end of a phase', () => {
  test('does not follow where the adviser has said that nothing is worth it', async () => {
    const { controls, order, view } = await advised(ON_COURSE, 'command 1', [END]);
    expect(words()).toContain('end the phase');
    await controls.endPhase();
    expect([view.state.getState().endAsked, order.mock.calls]).toEqual([false, [[END]]]);
  });

  test('is asked with the words of the adviser where he is silent', async () => {
    const { controls, view } = tableFrom(seatIn(NEAR, 'fire 1'));
    await controls.endPhase();
    expect(view.state.getState().endAsked).toBe(true);
  });

  test('is asked where more is advised, or the advice was for a position before', async () => {
    const { controls, view, order } = await advised(NEAR, 'fire 1', [SHOT, END]);
    await controls.endPhase();
    expect([view.state.getState().endAsked, order.mock.calls]).toEqual([true, []]);
    cleanup();
    const late = await advised(ON_COURSE, 'command 1', [END]);
    late.view.set({ plan: { at: 7, hint: null } });
    await late.controls.endPhase();
    expect(late.view.state.getState().endAsked).toBe(true);
  });

  test('is not asked of somebody who wants it in no game, or not in this one', async () => {
    preferences.setState({ unasked: ['fire'] });
    const never = tableFrom(seatIn(NEAR, 'fire 1'));
    await never.controls.endPhase();
    expect(never.order).toHaveBeenCalledExactlyOnceWith(END);
    forgetChoices();
    const here = tableFrom(seatIn(NEAR, 'fire 1'));
    silence(here, 'fire');
    await here.controls.endPhase();
    expect(here.order).toHaveBeenCalledExactlyOnceWith(END);
  });
});
