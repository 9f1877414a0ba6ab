import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { showRoom } from '../fixtures/room.tsx';
import { ACTIONS, played, startOf, TO_COMMAND, TO_FIRE } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

/** A game on the screen, after these actions; the player who decides has taken his seat. */
function roomAfter(actions: readonly Action[], settings = {}) {
  const { store, on } = tableOn(played(startOf([2, 2, 7, 3]), actions), settings);
  showRoom(store);
  return { store, on };
}

const press = (key: string) => act(async () => void fireEvent.keyDown(window, { key }));
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

describe('the table', () => {
  test('3.0 says what to do now, what is still open, and how it ends', () => {
    roomAfter(TO_COMMAND);
    expect(screen.getByRole('heading', { level: 1, name: /Command your ships/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /2D Piccolo, 7 commands left/ }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(screen.getByRole('button', { name: 'End Command Phase' })).toBeTruthy();
  });

  test('6.0 a phase that cannot end yet says why, with the case', async () => {
    const { on } = roomAfter(TO_COMMAND.slice(0, 2));
    const end = screen.getByRole('button', { name: /1 unit to move first/ });
    expect(end.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Rule 6.0' })).toBeTruthy();
    await click(end);
    expect(on.kept).toEqual([]);
    await press('M');
    expect(screen.getByRole('button', { name: 'End Movement Phase' }).getAttribute('aria-disabled')).toBe('false');
  });

  test('the second click of a double one does not answer what the first one asks', async () => {
    const { on } = roomAfter(TO_COMMAND);
    const end = screen.getByRole('button', { name: 'End Command Phase' });
    await act(async () => void fireEvent.click(end, { detail: 1 }));
    await act(async () => void fireEvent.click(end, { detail: 2 }));
    expect(screen.getByRole('button', { name: 'End it all the same' })).toBeTruthy();
    expect(on.kept).toEqual([]);
  });

  test('letters give orders, except where somebody is typing', async () => {
    const { on } = roomAfter(TO_COMMAND);
    await press('a');
    expect(on.kept).toHaveLength(1);
    const input = document.body.appendChild(document.createElement('input'));
    await act(async () => void fireEvent.keyDown(input, { key: 'a' }));
    expect(on.kept).toHaveLength(1);
    input.remove();
  });

  test('R10.0b the curtain has nothing of the table, and the seat of the next player nothing of the last one', async () => {
    roomAfter(TO_COMMAND);
    await press('a');
    await press('e');
    expect(document.body.textContent).not.toMatch(/2D|Piccolo|B15|block/);
    expect(document.title).toBe('DeltaVee: hand over to player 1');
    await click(screen.getByRole('button', { name: /I am player 1/ }));
    expect(screen.getByText(/accelerates to velocity 2/)).toBeTruthy();
    await click(screen.getByRole('button', { name: /Go to the Fire Phase/ }));
    expect(screen.getByRole('heading', { level: 2, name: '1E Piccolo' })).toBeTruthy();
  });

  test('3.0 a phase of the other without a decision is carried out from here', async () => {
    const { on } = roomAfter(TO_FIRE);
    await press('e');
    expect(screen.getByRole('heading', { level: 1, name: /Player 2’s Movement Phase/ })).toBeTruthy();
    expect(screen.getByText('Nothing to decide: one unit moves')).toBeTruthy();
    await click(screen.getByRole('button', { name: /Move player 2’s unit/ }));
    expect(screen.getByRole('heading', { level: 1, name: /Command your ships/ })).toBeTruthy();
    expect(on.kept.map((entry) => (entry.kind === 'action' ? entry.action.do : entry.kind))).toEqual([
      'end-phase',
      'move-all',
      'end-phase',
    ]);
  });

  test('what is left undone is asked about once; ending again means it', async () => {
    const { on } = roomAfter(TO_COMMAND);
    await press('e');
    expect(screen.getByText('2D has had no command in this phase.')).toBeTruthy();
    expect(on.kept).toEqual([]);
    await press('e');
    expect(on.kept).toHaveLength(1);
  });

  test('a decision begins with the unit it is about', async () => {
    const at = ACTIONS.findIndex((action) => action.do === 'choose-part');
    roomAfter(ACTIONS.slice(0, at), { mode: 'rehearsal' });
    expect(screen.getByRole('heading', { level: 2, name: 'Which part of 2D Piccolo is hit?' })).toBeTruthy();
    // The log that lies open is that of the selected ship.
    await press('s');
    expect(screen.getByRole('tab', { name: '2D Piccolo' }).getAttribute('aria-selected')).toBe('true');
  });

  test('a disk that is full is said, and the order is carried out', async () => {
    const { on } = roomAfter(TO_COMMAND);
    on.refuse('full');
    await press('a');
    expect(screen.getByText(/The disk is full/)).toBeTruthy();
    expect(screen.getByText(/^Velocity 2 towards/)).toBeTruthy();
  });

  test('Escape folds the drawer, once nothing else is in progress', async () => {
    roomAfter(TO_COMMAND);
    const log = () => screen.queryByRole('tablist', { name: 'Ship’s log' });
    await click(screen.getByRole('button', { name: 'Ship’s log' }));
    expect(log()).toBeTruthy();
    await press('e');
    await press('Escape');
    expect(screen.queryByText(/has had no command in this phase/)).toBeNull();
    expect(log()).toBeTruthy();
    await press('Escape');
    expect(log()).toBeNull();
  });

  test('11.0 how the game is won, and how far that is, is behind a tab and a key', async () => {
    roomAfter(TO_COMMAND);
    await press('w');
    const victory = within(screen.getByRole('region', { name: 'Victory' }));
    expect(screen.getByRole('button', { name: 'Victory' }).getAttribute('aria-pressed')).toBe('true');
    expect(victory.getByRole('heading', { name: 'Player 1 wins when' })).toBeTruthy();
    expect(victory.getByText('2D Piccolo is destroyed')).toBeTruthy();
    expect(victory.getAllByText('Not yet')).toHaveLength(2);
  });

  test('R11.0e when the game is over the winner, the dice and both logs are shown', async () => {
    const { store } = roomAfter(TO_COMMAND);
    await act(async () => void (await store.order({ player: 2, do: 'concede' })));
    expect(screen.getByRole('heading', { level: 2, name: 'Player 1 wins: player 2 has conceded' })).toBeTruthy();
    // The window of the tests is a tablet's, where the drawer is shut at first.
    await click(screen.getByRole('button', { name: 'Ship’s log' }));
    expect(screen.getByRole('tab', { name: '1E Piccolo' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: '2D Piccolo' })).toBeTruthy();
  });
});
