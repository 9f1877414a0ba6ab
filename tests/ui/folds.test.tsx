import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Action, Game } from '../../src/engine/index.ts';
import type { GameSettings } from '../../src/game/entries.ts';
import { preferences } from '../../src/store/device/preferences.ts';
import type { TableStore } from '../../src/store/table/table-state.ts';
import { findPart } from '../../src/ui/elements/part.ts';
import { GameRoom } from '../../src/ui/table/GameRoom.tsx';
import { tableAt } from '../fixtures/narrows.ts';
import { position } from '../fixtures/position.ts';
import { showRoom } from '../fixtures/room.tsx';
import { tableOn } from '../fixtures/table.ts';
import { unit, type WritableGame } from '../fixtures/units.ts';

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const button = (name: string) => screen.getByRole('button', { name });
const openLog = () => screen.queryByRole('tab', { selected: true })?.textContent ?? null;
const kept = () => [preferences.getState().drawer, preferences.getState().panel];

/** Two ships close by; two bursts of player 1's hit 2B. */
const duel = () =>
  position('1A flute A0506 3 2 : crew, heavy-weapon\n 2B clarinet A0606 3 2 : crew', {
    phase: 'fire 1',
    rolls: [1, 2, 1, 2, 1, 2],
  });

const burst: Action = { player: 1, do: 'fire', unit: '1A', from: 'burster', type: 'laser-burst', target: '2B' };
const engine: Action = { player: 1, do: 'choose-part', part: 'engine' };

function room(start: Game, settings: Partial<GameSettings> = { mode: 'rehearsal' }) {
  const { store } = tableOn({ start, steps: [] }, settings);
  showRoom(store);
  return { store, order: (action: Action) => act(async () => void (await store.order(action))) };
}

describe('the drawer', () => {
  test('8.7 opens by itself where a hit is to be placed and has been, and folds with what comes next', async () => {
    const { order } = room(duel());
    expect(openLog()).toBeNull();
    await order(burst);
    expect(openLog()).not.toBeNull();
    await order(engine);
    expect(openLog()).toBe('2B Clarinet, changed');
    await order({ player: 1, do: 'end-phase' });
    expect(openLog()).toBeNull();
    expect(kept()).toEqual([null, null]);
  });

  test('R10.0b stays folded where the log that is hit is another player’s', async () => {
    const { order } = room(duel(), { mode: 'hotseat', logs: 'closed' });
    await order(burst);
    await order(engine);
    expect(openLog()).toBeNull();
  });

  test('7.5 opens while energy is to be passed on', async () => {
    const spent = (game: WritableGame) => {
      const craft = unit(game, '1B1');
      if (craft.kind === 'battlecraft') craft.energy.spent = 3;
    };
    room(tableAt('command', 1, spent));
    await click(button('Open the orders'));
    const recharge = screen.getAllByRole('button', { name: /^Recharge 1B1/ })[0]!;
    await click(recharge);
    expect(openLog()).toMatch(/^1B/);
    await act(async () => void fireEvent.keyDown(window, { key: 'Escape' }));
    expect(openLog()).toBeNull();
  });

  test('stays folded where a hand has folded it while it was open by itself', async () => {
    const { order } = room(duel());
    await order(burst);
    await click(button('Shut the drawer'));
    await order(engine);
    expect(openLog()).toBeNull();
    expect(kept()).toEqual([false, null]);
    await click(button('Open the drawer'));
    await order({ player: 1, do: 'end-phase' });
    expect(openLog()).not.toBeNull();
    await act(async () => void fireEvent.keyDown(window, { key: 'Escape' }));
    // Nothing was meant: it may open by itself again.
    expect(kept()).toEqual([null, null]);
  });
});

describe('what a hand has opened or folded', () => {
  test('is found in the next game', async () => {
    room(tableAt('command', 1));
    await click(button('Ship’s log'));
    await click(button('Open the orders'));
    expect(kept()).toEqual([true, true]);
    cleanup();
    room(tableAt('fire', 1));
    expect(openLog()).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Fold the orders' })).toBeTruthy();
    await click(button('Fold the orders'));
    expect(kept()).toEqual([true, null]);
  });

  test('is not remembered of a lesson, nor found in one', async () => {
    preferences.setState({ drawer: true, panel: true });
    const show = (table: TableStore) => {
      const nothing = () => undefined;
      const on = { leave: nothing, openRecord: nothing, takeOver: nothing, playAgain: nothing };
      return <GameRoom table={table} notice={null} lesson="A lesson" {...on} />;
    };
    const { store } = tableOn({ start: duel(), steps: [] }, { mode: 'rehearsal' });
    render(show(store));
    expect(openLog()).toBeNull();
    await act(async () => void (await store.order(burst)));
    expect(openLog()).toBeNull();
    await click(button('Open the drawer'));
    expect(openLog()).not.toBeNull();
    await click(button('Shut the drawer'));
    expect(kept()).toEqual([true, true]);
  });

  test('is not remembered of a phone’s sheet', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation(() => real('(min-width: 99999px)'));
    preferences.setState({ drawer: false });
    room(duel());
    for (const part of ['wings', 'log', 'wings'] as const) {
      expect(findPart(part)).not.toBeNull();
      await click(button('Ship’s log'));
    }
    expect(openLog()).not.toBeNull();
    expect(kept()).toEqual([false, null]);
    vi.restoreAllMocks();
  });
});
