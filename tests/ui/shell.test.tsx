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

const press = (key: string, held = {}) => act(async () => void fireEvent.keyDown(window, { key, ...held }));
const pressEnd = () => press('Enter', { shiftKey: true });
const endOfPhase = () => within(screen.getByRole('region', { name: 'End of the phase' }));
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
    const end = () => endOfPhase().getByRole('button', { name: 'End Movement Phase' });
    expect(end().getAttribute('aria-disabled')).toBe('true');
    expect(endOfPhase().getByText(/1 unit to move first/)).toBeTruthy();
    expect(endOfPhase().getByRole('button', { name: 'Rule 6.0' })).toBeTruthy();
    await click(end());
    expect(on.kept).toEqual([]);
    await press('m');
    expect(end().getAttribute('aria-disabled')).toBeNull();
  });

  test('letters give orders, except where somebody is typing', async () => {
    const { on } = roomAfter(TO_COMMAND);
    await press('w');
    expect(on.kept).toHaveLength(1);
    const input = document.body.appendChild(document.createElement('input'));
    await act(async () => void fireEvent.keyDown(input, { key: 'w' }));
    expect(on.kept).toHaveLength(1);
    input.remove();
  });

  test('R10.0b the curtain has nothing of the table, and the seat of the next player nothing of the last one', async () => {
    roomAfter(TO_COMMAND);
    await press('w');
    await pressEnd();
    expect(document.body.textContent).not.toMatch(/2D|Piccolo|B15|block/);
    expect(document.title).toBe('DeltaVee: hand over to player 1');
    await click(screen.getByRole('button', { name: /I am player 1/ }));
    // It is shown on the map before it is told in words.
    expect(screen.getByRole('region', { name: 'What has been done' }).textContent).toContain('accelerates');
    await click(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.getByRole('region', { name: 'Events since' }).textContent).toContain('accelerates to velocity 2');
    await click(screen.getByRole('button', { name: /Go to the Fire Phase/ }));
    expect(screen.getByRole('heading', { level: 2, name: '1E Piccolo' })).toBeTruthy();
  });

  test('3.0 a phase of the other without a decision is carried out from here', async () => {
    const { on } = roomAfter(TO_FIRE);
    await pressEnd();
    expect(screen.getByRole('heading', { level: 1, name: /Player 2’s Movement Phase/ })).toBeTruthy();
    expect(endOfPhase().getByText(/Nothing to decide: one unit moves/)).toBeTruthy();
    await click(screen.getByRole('button', { name: /Move player 2’s unit/ }));
    expect(screen.getByRole('heading', { level: 1, name: /Command your ships/ })).toBeTruthy();
    expect(on.kept.map((entry) => (entry.kind === 'action' ? entry.action.do : entry.kind))).toEqual([
      'end-phase',
      'move-all',
      'end-phase',
    ]);
  });

  test('a decision begins with the unit it is about', async () => {
    const at = ACTIONS.findIndex((action) => action.do === 'choose-part');
    roomAfter(ACTIONS.slice(0, at), { mode: 'rehearsal' });
    expect(screen.getByRole('heading', { level: 2, name: 'Which part of 2D Piccolo is hit?' })).toBeTruthy();
    // The log that is opened is that of the selected ship.
    await press('l');
    expect(screen.getByRole('tab', { name: '2D Piccolo' }).getAttribute('aria-selected')).toBe('true');
  });

  test('11.0 the aims of the battle are one press away', async () => {
    roomAfter(TO_COMMAND);
    await click(screen.getByRole('button', { name: 'Aims' }));
    expect(screen.getByRole('region', { name: 'Victory' }).textContent).toMatch(/Player 1 wins.*Not yet/);
  });

  test('a disk that is full is said, and the order is carried out', async () => {
    const { on } = roomAfter(TO_COMMAND);
    on.refuse('full');
    await press('w');
    expect(screen.getByText(/The disk is full/)).toBeTruthy();
    expect(screen.getByText(/^velocity 2, to/)).toBeTruthy();
  });

  test('Escape folds the drawer first, then lifts what is in progress', async () => {
    roomAfter(TO_COMMAND);
    const log = () => screen.queryByRole('tablist', { name: 'Ship’s log' });
    await press('l');
    expect(log()).toBeTruthy();
    await press('a');
    expect(screen.getByRole('region', { name: 'Weave: which?' })).toBeTruthy();
    await press('Escape');
    expect(log()).toBeNull();
    expect(screen.getByRole('region', { name: 'Weave: which?' })).toBeTruthy();
    await press('Escape');
    expect(screen.queryByRole('region', { name: 'Weave: which?' })).toBeNull();
  });

  test('11.0 how the game is won, and how far that is, is in a drawer behind a line and a key', async () => {
    roomAfter(TO_COMMAND);
    const victory = () => screen.queryByRole('heading', { name: 'Player 1 wins when' });
    const aims = screen.getByRole('button', { name: /Player 1 wins when 2D Piccolo is destroyed \(not yet\)/ });
    await press('O', { shiftKey: true });
    expect(screen.getByRole('button', { name: 'Victory' }).getAttribute('aria-pressed')).toBe('true');
    expect(victory()).toBeTruthy();
    expect(screen.getByText('2D Piccolo is destroyed')).toBeTruthy();
    expect(screen.getAllByText('Not yet')).toHaveLength(2);
    await press('Escape');
    expect(victory()).toBeNull();
    await click(aims);
    expect(victory()).toBeTruthy();
  });

  test('R11.0e when the game is over the winner, the dice and both logs are shown', async () => {
    const { store } = roomAfter(TO_COMMAND);
    await act(async () => void (await store.order({ player: 2, do: 'concede' })));
    expect(screen.getByRole('heading', { level: 2, name: 'Player 1 wins: player 2 has conceded' })).toBeTruthy();
    await press('l');
    expect(screen.getByRole('tab', { name: '1E Piccolo' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: '2D Piccolo' })).toBeTruthy();
  });
});
