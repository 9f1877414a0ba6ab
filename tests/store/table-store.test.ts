import { describe, expect, test } from 'vitest';
import { type Action, newGame } from '../../src/engine/index.ts';
import { fold } from '../../src/game/entries.ts';
import type { History } from '../../src/game/history.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { rowsOf } from '../../src/store/saved/rows.ts';
import { ACTIONS, AT, played, SHOWDOWN, startOf, TO_COMMAND, TO_FIRE } from '../fixtures/showdown.ts';
import { memoryStorage, tableOn } from '../fixtures/table.ts';

/** [R11.4a] Pirates, where the end of player 2's Movement Phase brings a roll for the Dagger. */
const TO_AN_ALERT: Action[] = [
  { player: 1, do: 'ready' },
  { player: 2, do: 'deploy', ship: '2A', hex: 'B1612', direction: 1, velocity: 0 },
  { player: 2, do: 'deploy', ship: '2B', hex: 'B1611', direction: 3, velocity: 0 },
  { player: 2, do: 'ready' },
  { player: 1, do: 'move-all' },
  { player: 1, do: 'end-phase' },
  { player: 2, do: 'accelerate', unit: '2A' },
  { player: 2, do: 'end-phase' },
  { player: 1, do: 'end-phase' },
];

const ACCELERATE: Action = { player: 2, do: 'accelerate', unit: '2D' };

describe('the open table', () => {
  test('an order is on the memoryStorage before it is shown', async () => {
    const on = memoryStorage();
    const { store } = tableOn(played(startOf(), TO_COMMAND), {}, on);
    const seen: number[] = [];
    store.state.subscribe(({ actions }, before) => actions !== before.actions && seen.push(on.kept.length));
    expect(await store.order(ACCELERATE)).toBe(true);
    expect(seen).toEqual([1]);
    expect(on.kept).toEqual([{ kind: 'action', action: ACCELERATE, rolls: [] }]);
  });

  test('orders given at once are carried out one after the other', async () => {
    const { store, on } = tableOn(played(startOf(), TO_COMMAND));
    const [first, second] = await Promise.all([store.order(ACCELERATE), store.order(ACCELERATE)]);
    expect([first, second]).toEqual([true, true]);
    expect(on.kept).toHaveLength(2);
    expect(store.state.getState().seat?.view.units.find(({ id }) => id === '2D')?.velocity).toBe(3);
  });

  test('7.2 a refused order changes nothing and says why', async () => {
    const { store, on } = tableOn(played(startOf(), TO_COMMAND));
    const before = store.state.getState().seat;
    expect(await store.order({ player: 2, do: 'jump', unit: '2D' })).toBe(false);
    expect(store.state.getState().refusal).not.toBeNull();
    expect(store.state.getState().seat).toBe(before);
    expect(on.kept).toHaveLength(0);
  });

  test('an undo is one more line, and the same order leads to the same game', async () => {
    const { store, on } = tableOn(played(startOf(), TO_COMMAND));
    await store.order(ACCELERATE);
    const after = store.state.getState().seat?.view;
    await store.undo();
    expect(store.state.getState().mayUndo).toBe(false);
    await store.order(ACCELERATE);
    expect(store.state.getState().seat?.view).toEqual(after);
    expect(on.kept.map(({ kind }) => kind)).toEqual(['action', 'undo', 'action']);
  });

  test('R10.0b behind the curtain there is neither a seat nor a log', async () => {
    const { store } = tableOn(played(startOf(), TO_COMMAND));
    await store.order({ player: 2, do: 'end-phase' });
    const { screen, seat, log, curtain } = store.state.getState();
    expect({ screen, seat, log }).toEqual({ screen: 'curtain', seat: null, log: [] });
    expect(curtain).toMatchObject({ to: 1, from: 2, mayGoBack: true });
  });

  test('who has ended his phase too early may go back before the other has looked', async () => {
    const { store } = tableOn(played(startOf(), TO_COMMAND));
    await store.order({ player: 2, do: 'end-phase' });
    await store.here?.takeBack();
    expect(store.state.getState()).toMatchObject({
      screen: 'curtain',
      seat: null,
      curtain: { to: 2, mayGoBack: false },
    });
    store.here?.uncover();
    store.goToTable();
    expect(store.state.getState().seat).toMatchObject({ player: 2, stage: 'command', toAct: true });
  });

  test('R10.0b the next player is told what happened, as far as he may know it', async () => {
    const { store } = tableOn(played(startOf(), TO_COMMAND));
    await store.order(ACCELERATE);
    await store.order(ACCELERATE);
    await store.order({ player: 2, do: 'end-phase' });
    store.here?.uncover();
    const { screen, log, since, seat } = store.state.getState();
    expect(screen).toBe('recap');
    expect(log.slice(since).map(({ event }) => event.type)).toEqual(['maneuvered', 'maneuvered', 'phase']);
    expect(seat?.view.units.find(({ id }) => id === '2D')?.energy).toBeUndefined();
  });

  test('3.0 a phase in which the other has nothing to decide is carried out without a hand-over', async () => {
    const { store, on } = tableOn(played(startOf(), TO_FIRE));
    await store.order({ player: 1, do: 'end-phase' });
    expect(store.state.getState()).toMatchObject({
      screen: 'table',
      forced: { player: 2, kind: 'movement', units: 1 },
    });
    expect(store.state.getState().seat?.toAct).toBe(false);
    await store.here?.carryOut();
    expect(store.state.getState().seat).toMatchObject({ player: 1, stage: 'command', toAct: true });
    expect(on.kept).toHaveLength(3);
  });

  test('a full disk does not stop the game, and is made up for', async () => {
    const { store, on } = tableOn(played(startOf(), TO_COMMAND));
    on.refuse('full');
    expect(await store.order(ACCELERATE)).toBe(true);
    expect(store.state.getState().saving).toMatchObject({ state: 'unsaved', failure: 'full' });
    on.refuse(null);
    await store.order(ACCELERATE);
    expect(store.state.getState().saving.state).toBe('saved');
    expect(on.kept).toHaveLength(2);
  });

  test('a game that has gone on elsewhere is left alone', async () => {
    const { store, on } = tableOn(played(startOf(), TO_COMMAND));
    on.rows.push(...rowsOf('one', [{ kind: 'undo' }]));
    expect(await store.order(ACCELERATE)).toBe(false);
    expect(store.state.getState().readOnly).toBe(true);
    expect(on.kept).toEqual([{ kind: 'undo' }]);
  });

  test('in a rehearsal everything is open, and undo and redo go all the way', async () => {
    const { store } = tableOn(played(startOf(), TO_COMMAND), { mode: 'rehearsal' });
    const now = store.state.getState().seat?.view;
    expect(store.state.getState().seat?.player).toBeNull();
    for (const _ of TO_COMMAND) await store.undo();
    expect(store.state.getState()).toMatchObject({ mayUndo: false, mayRedo: true, actions: 0 });
    for (const _ of TO_COMMAND) await store.here?.redo();
    expect(store.state.getState().seat?.view).toEqual(now);
    expect(store.state.getState().mayRedo).toBe(false);
  });

  test('what is on the memoryStorage folds to what is on the table', async () => {
    const { store, on } = tableOn(startOf(), { mode: 'rehearsal' });
    for (const action of [...TO_COMMAND, ACCELERATE]) await store.order(action);
    await store.undo();
    const begin = {
      kind: 'begin' as const,
      scenario: 'showdown',
      dice: { seed: 7 },
      table: store.record().table as never,
    };
    const kept = fold([{ ...begin, actions: [] }, ...on.kept]);
    expect(kept?.actions).toEqual(store.record().actions);
  });

  test('R1.0a an order whose die is missing waits for it, and keeps what fell', async () => {
    const start: History = { start: newGame(SHOWDOWN, {}), steps: [] };
    const { store, on } = tableOn(played(start, ACTIONS.slice(0, AT.hit)), { dice: 'typed' });
    const shot = ACTIONS[AT.hit]!;
    expect(await store.order(shot)).toBe(false);
    expect(store.state.getState()).toMatchObject({ needsDie: 1, refusal: { code: 'no-die-left' } });
    await store.here?.giveDie(2);
    expect(store.state.getState().needsDie).toBe(2);
    expect(on.kept).toEqual([]);
    await store.here?.giveDie(2);
    expect(store.state.getState()).toMatchObject({ needsDie: null, refusal: null });
    expect(on.kept).toEqual([{ kind: 'action', action: shot, rolls: [2, 2] }]);
    expect(store.record().dice).toEqual({ rolls: [2, 2] });
  });

  test('R1.0a a phase that is carried out waits for the dice it needs, and is not begun without them', async () => {
    const start: History = { start: newGame(findScenario('pirates')!, {}), steps: [] };
    const { store, on } = tableOn(played(start, TO_AN_ALERT), { dice: 'typed' });
    expect(store.state.getState().forced).toMatchObject({ player: 2, kind: 'movement' });
    await store.here?.carryOut();
    expect(store.state.getState().needsDie).toBe(1);
    expect(on.kept).toEqual([]);
    await store.here?.giveDie(10);
    expect(on.kept).toEqual([
      { kind: 'action', action: { player: 2, do: 'move-all' }, rolls: [] },
      { kind: 'action', action: { player: 2, do: 'end-phase' }, rolls: [10] },
    ]);
  });
});
