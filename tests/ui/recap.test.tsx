import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/engine/index.ts';
import type { LoggedEvent } from '../../src/game/log.ts';
import { gameFigures } from '../../src/game/statistics.ts';
import { newsFor } from '../../src/ui/table/curtain/recap.ts';
import { showRoom } from '../fixtures/room.tsx';
import { played, READY, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

const phase = { turn: 1, kind: 'set-up', player: 1 } as const;
const logged = (event: GameEvent): LoggedEvent => ({ event, phase, action: 0 });

describe('what a player is told when he comes back', () => {
  test('that he was ready himself is no news, that the other is', () => {
    const log = ([1, 2] as const).map((player) => logged({ type: 'ready', player, rule: 'R11.0a' }));
    expect(newsFor(1, log).map(({ event }) => event)).toEqual([{ type: 'ready', player: 2, rule: 'R11.0a' }]);
  });

  test('phases that went by unseen are not called nothing at all', () => {
    const { store } = tableOn(played(startOf(), READY));
    const { seat } = store.state.getState();
    const log = [logged({ type: 'phase', turn: 1, kind: 'movement', player: 1, rule: '3.0' })];
    store.state.setState({ screen: 'recap', log, since: 0, seat });
    showRoom(store);
    expect(screen.getByText('Nothing that you could see.')).toBeTruthy();
    expect(screen.queryByText('Nothing has happened yet.')).toBeNull();
  });
});

describe('the recap', () => {
  const comeBack = () => {
    const { store } = tableOn(played(startOf(), TO_COMMAND));
    const { seat, log } = store.state.getState();
    store.state.setState({ screen: 'recap', log, since: 0, seat });
    showRoom(store);
    // What has happened is shown on the map first.
    expect(recap()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    return store;
  };
  const recap = () => screen.queryByRole('region', { name: 'Since you last looked' });

  test('lies over the map, and what is to be done stands beside it', () => {
    comeBack();
    expect(recap()).toBeTruthy();
    expect(screen.getByRole('main', { name: 'Map' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: /Command your ships/ })).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/since you last looked/);
  });

  test('goes with Escape, and with the first order', async () => {
    const store = comeBack();
    await act(async () => void fireEvent.keyDown(window, { key: 'Escape' }));
    expect(recap()).toBeNull();
    act(() => store.state.setState({ screen: 'recap' }));
    expect(recap()).toBeTruthy();
    await act(async () => void (await store.order({ player: 2, do: 'accelerate', unit: '2D' })));
    expect(recap()).toBeNull();
  });
});

test('one press plays a phase that holds no decision, from where it is told', async () => {
  const { store } = tableOn(played(startOf(), READY));
  const { seat, log } = store.state.getState();
  store.state.setState({ screen: 'recap', log, since: log.length, seat });
  showRoom(store);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Move all' })));
  expect(store.state.getState()).toMatchObject({ screen: 'table', actions: READY.length + 1 });
});

describe('the figures at the end', () => {
  const lost = (unit: string, what: 'piccolo' | 'unguided'): GameEvent => ({
    type: 'lost',
    unit,
    what,
    how: 'fire',
    hex: null,
    rule: '8.9',
  });

  test('a missile that is used up is no loss', () => {
    const [one, two] = gameFigures([lost('1E', 'piccolo'), lost('2U01', 'unguided')]);
    expect([one.craftLost, two.craftLost]).toEqual([1, 0]);
  });
});
