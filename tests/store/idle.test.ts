import { describe, expect, test } from 'vitest';
import { type Action, hexId } from '../../src/engine/index.ts';
import { type History, replay } from '../../src/game/history.ts';
import { idleOrder } from '../../src/game/idle.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { coursesOf } from '../../src/ui/map/scene/courses.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { gameAfter, recorded } from '../fixtures/recorded.ts';
import { ACTIONS, played, ROLLS, SHOWDOWN, startOf, TO_COMMAND, TO_FIRE } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';
import { CAPTAIN } from '../fixtures/thinker.ts';

const end = (player: 1 | 2): Action => ({ player, do: 'end-phase' });

describe('a phase without a decision plays itself', () => {
  test('move by move, once an order has led to it, and stops where there is something to decide', async () => {
    const { store } = tableOn(played(startOf(), TO_FIRE), { mode: 'rehearsal' });
    const count = () => store.state.getState().actions - TO_FIRE.length;
    await store.playIdle();
    expect(count()).toBe(0);
    await store.order(end(1));
    await store.playIdle();
    expect(store.record().actions.at(-1)).toEqual({ player: 2, do: 'move-all' });
    await store.playIdle();
    expect(store.record().actions.at(-1)).toEqual(end(2));
    await store.playIdle();
    expect(count()).toBe(3);
    expect(store.state.getState().seat?.stage).toBe('command');
  });

  test('one undo takes it back with the order before, and then nothing plays until somebody gives an order', async () => {
    const { store } = tableOn(played(startOf(), TO_FIRE), { mode: 'rehearsal' });
    const count = () => store.state.getState().actions - TO_FIRE.length;
    await store.order(end(1));
    await store.playIdle();
    await store.playIdle();
    await store.undo();
    expect(count()).toBe(0);
    await store.here?.redo();
    expect(count()).toBe(3);
    await store.undo();
    await store.playIdle();
    expect(count()).toBe(0);
    await store.order(end(1));
    await store.playIdle();
    expect(count()).toBe(2);
  });

  test('a phase in which somebody has given an order is ended by hand', async () => {
    const { store } = tableOn(played(startOf(), [...TO_FIRE, end(1)]), { mode: 'rehearsal' });
    await store.order({ player: 2, do: 'move', unit: '2D' });
    await store.playIdle();
    expect(store.record().actions.at(-1)?.do).toBe('move');
  });

  test('one who ends a phase at the moment at which it ends by itself does not end the next one too', async () => {
    const { store } = tableOn(played(startOf(), TO_FIRE), { mode: 'rehearsal' });
    await store.order(end(1));
    await store.playIdle();
    const [, given] = await Promise.all([store.playIdle(), store.order(end(2))]);
    expect(given).toBe(false);
    expect(store.record().actions.slice(TO_FIRE.length)).toEqual([end(1), { player: 2, do: 'move-all' }, end(2)]);
    expect(store.state.getState().seat?.stage).toBe('command');
  });

  test('against the program it ends after an order that cannot be taken back, and not after one that can', async () => {
    const alone = { program: { 2: CAPTAIN } } as const;
    const last = ACTIONS.findIndex((action) => action.do === 'fire' && action.from === 'burster');
    const fired = tableOn(played(startOf(ROLLS), ACTIONS.slice(0, last)), alone).store;
    await fired.playIdle();
    await fired.order(ACTIONS[last]!);
    await fired.playIdle();
    expect(fired.record().actions.slice(last)).toEqual([ACTIONS[last], end(1)]);
    const { store } = tableOn(played(startOf(), TO_COMMAND), { program: { 1: CAPTAIN } });
    await store.order({ player: 2, do: 'accelerate', unit: '2D' });
    await store.playIdle();
    expect(store.record().actions.at(-1)?.do).toBe('accelerate');
  });

  test('with closed logs it carries out what the other has no choice in', async () => {
    const { store } = tableOn(played(startOf(), TO_FIRE));
    await store.order(end(1));
    await store.playIdle();
    expect(store.state.getState()).toMatchObject({ screen: 'table', forced: null });
    expect(store.record().actions.slice(-2)).toEqual([{ player: 2, do: 'move-all' }, end(2)]);
  });

  test.each([
    ['first-shot-9', 309, 0],
    ['showdown-11', 207, 0],
    ['showdown-11', 123, 1],
  ])('it never hands over the screen: %s after %i plays %i', async (name, at, played) => {
    const record = recorded(name);
    const { history } = replay(gameAfter(record, 0), record.actions.slice(0, at + 1));
    const { store } = tableOn(history);
    const { seat, scenario } = store.state.getState();
    expect(seat && idleOrder(seat, scenario)).toEqual(end(seat!.decider!));
    await store.playIdle();
    expect(store.state.getState()).toMatchObject({ screen: 'table', actions: at + 1 + played });
  });
});

describe('6.0 what is a decision is told from the seat', () => {
  const seatIn = (history: History, player: 1 | 2) => seatAt(history.steps.at(-1)?.game ?? history.start, player);

  test('a command is one, a move without a choice is none, and another player has none', () => {
    expect(idleOrder(seatIn(played(startOf(), TO_COMMAND), 2), SHOWDOWN)).toBeNull();
    const moving = played(startOf(), [...TO_FIRE, end(1)]);
    expect(idleOrder(seatIn(moving, 2), SHOWDOWN)).toEqual({ player: 2, do: 'move-all' });
    expect(idleOrder(seatIn(moving, 1), SHOWDOWN)).toBeNull();
  });

  test('the order of moves is one where a course leads past a planet or an enemy', () => {
    const seat = seatOf(tableAt('movement', 1));
    const { scenario } = tableAt('movement', 1);
    const open = { ...scenario, asteroidFields: [], planets: [] };
    const alone = { ...seat, view: { ...seat.view, units: seat.view.units.filter(({ owner }) => owner === 1) } };
    expect(idleOrder(alone, open)).toEqual({ player: 1, do: 'move-all' });
    const [enemy] = seat.view.units.filter(({ owner }) => owner === 2);
    const mover = alone.view.units.find(({ id }) => id === '1B')!;
    const [next] = coursesOf(seat.view, mover, 'other', () => false);
    const hex = hexId({ sheets: seat.view.sheets, scenario }, next!.stops[1]!);
    expect(idleOrder(alone, { ...open, planets: [hex] })).toBeNull();
    const met = { ...seat, view: { ...seat.view, units: [...alone.view.units, { ...enemy!, hex }] } };
    expect(idleOrder(met, open)).toBeNull();
  });
});
