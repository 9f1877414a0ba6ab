import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import type { GameSettings } from '../../src/game/entries.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { showDock } from '../fixtures/panel.tsx';
import { play } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { showRoom } from '../fixtures/room.tsx';
import { tableOn } from '../fixtures/table.ts';

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

/** Two ships close by; player 1's burst hits the engine of 2B, armor 2: `vulnerable`. */
const start = () =>
  position('1A flute A0506 3 2 : crew\n 2B clarinet A0606 3 2 : crew', { phase: 'fire 1', rolls: [1, 2, 9] });

const shot: Action = { player: 1, do: 'fire', unit: '1A', from: 'burster', type: 'laser-burst', target: '2B' };

async function roomAfterHit(settings: Partial<GameSettings>) {
  const { store } = tableOn({ start: start(), steps: [] }, settings);
  showRoom(store);
  await click(screen.getByRole('button', { name: 'Log' }));
  await act(async () => void (await store.order(shot)));
  await act(async () => void (await store.order({ player: 1, do: 'choose-part', part: 'engine' })));
  return store;
}

test('8.8 an open log turns to the ship that is hit, and back to what is picked', async () => {
  const { store } = tableOn({ start: start(), steps: [] }, { mode: 'rehearsal' });
  showRoom(store);
  await click(screen.getByRole('button', { name: 'Log' }));
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  expect(selected()).toBe('1A Flute');
  await act(async () => void (await store.order(shot)));
  await act(async () => void (await store.order({ player: 1, do: 'choose-part', part: 'engine' })));
  expect(selected()).toBe('2B Clarinet, changed');
  await click(screen.getByRole('button', { name: /^1A Flute/ }));
  expect(selected()).toBe('1A Flute');
});

const row = (name: RegExp) => within(screen.getByRole('tabpanel')).getByRole('row', { name });

test('8.8 the log of the unit that is hit shows what stood there before and what stands there now', async () => {
  await roomAfterHit({ mode: 'rehearsal' });
  expect(screen.getByRole('tab', { name: '2B Clarinet , changed' }).getAttribute('aria-selected')).toBe('true');
  const engine = within(row(/Engine/));
  expect(engine.getByText('was intact')).toBeTruthy();
  expect(engine.getByRole('img', { name: 'damaged, before intact' })).toBeTruthy();
  expect(within(row(/Bridge/)).getByRole('img', { name: 'intact' })).toBeTruthy();
});

test('8.8, R10.0b with closed logs its owner finds it when he takes over, and the other never', async () => {
  const store = await roomAfterHit({ mode: 'hotseat', logs: 'closed' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('1A Flute');
  expect(screen.queryByRole('tab', { name: /2B/ })).toBeNull();
  const end: Action = { player: 1, do: 'end-phase' };
  await act(async () => void (await store.order(end)));
  // Player 2's Movement Phase has nothing to decide; then player 1 commands, and player 2 fires.
  await act(async () => void (await store.here?.carryOut()));
  await act(async () => void (await store.order(end)));
  expect(store.state.getState().screen).toBe('curtain');
  await act(async () => store.here?.uncover());
  await act(async () => store.goToTable());
  // The drawer was the other player's.
  expect(screen.queryByRole('tabpanel')).toBeNull();
  await click(screen.getByRole('button', { name: 'Log' }));
  expect(within(row(/Engine/)).getByText('was intact')).toBeTruthy();
});

test('R10.0b the miniature of a log has what stands on it, for anybody who may read it', () => {
  const mini = (selected: string, player: 1 | null, rolls: number[] = []) => {
    const game = position('1A flute A0506 3 2 : crew\n 2B clarinet A0606 3 2 : crew', { phase: 'fire 1', rolls });
    const hit = rolls.length > 0 ? play(game, shot, { player: 1, do: 'choose-part', part: 'engine' }).game : game;
    const { container, unmount } = showDock(seatAt(hit, player), selected);
    const words = container.querySelector('.dock-log')?.textContent;
    unmount();
    return words;
  };
  expect(mini('1A', 1)).toMatch(/^Fuel.*of \d+ units.*engine: intact/);
  expect(mini('2B', 1)).not.toMatch(/Fuel|Spent|Missiles/);
  expect(mini('2B', null, [1, 2, 9])).toMatch(/^Fuel.*engine: damaged/);
});
