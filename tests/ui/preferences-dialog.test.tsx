import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { preferences } from '../../src/store/device/preferences.ts';
import { PreferencesDialog } from '../../src/ui/table/dialogs/PreferencesDialog.tsx';

const USUAL = preferences.getState();
beforeEach(() => void render(<PreferencesDialog onClose={() => undefined} />));
afterEach(() => preferences.setState(USUAL));

const find = (role: string, name: string | RegExp) => screen.getByRole(role, { name, hidden: true });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(find('button', name)));
const tick = (name: RegExp) => act(async () => void fireEvent.click(find('checkbox', name)));
const key = (on: HTMLElement, pressed: string, held = {}) =>
  act(async () => void fireEvent.keyDown(on, { key: pressed, code: `Key${pressed.toUpperCase()}`, ...held }));

describe('the preferences', () => {
  test('one size of paper is marked before anybody has chosen', () => {
    const marked = within(find('group', 'Paper')).getAllByRole('button', { hidden: true, pressed: true });
    expect(marked.map(({ textContent }) => textContent)).toHaveLength(1);
  });

  test('count at once, each for itself', async () => {
    const choose = async (group: string, name: string) => {
      const button = within(find('group', group)).getByRole('button', { name, hidden: true });
      await act(async () => void fireEvent.click(button));
    };
    await choose('Look', 'Paper');
    await choose('Contrast', 'High');
    await choose('Motion', 'Still');
    await choose('Dice of a new game', 'Your own');
    await choose('Paper', 'Letter');
    await choose('Ink', 'Colour');
    await tick(/Short sounds/);
    await choose('Phases without a decision', 'Always');
    await choose('Wheel and trackpad over a map', 'Both move');
    await tick(/a shot worth having/);
    expect(preferences.getState()).toEqual({
      ...USUAL,
      theme: 'paper',
      contrast: 'high',
      still: true,
      dice: 'typed',
      paper: 'letter',
      colour: true,
      sound: true,
      idlePlay: 'always',
      wheel: 'moves',
      unasked: ['fire'],
    });
    await press('All as it was at first');
    expect(preferences.getState()).toEqual(USUAL);
  });

  test('a key is changed by pressing the new one', async () => {
    await press(/^Next target: V\. Change/);
    const button = find('button', /^Next target: .*Change/);
    expect(button.textContent).toBe('Press the new key');
    await key(button, 'q', { shiftKey: true });
    expect(preferences.getState().keys).toEqual({ 'next-target': 'Shift+Q' });
    expect(find('button', /^Next target: Shift Q\. Change/)).toBeTruthy();
    await press(/^Next target: as at first/);
    expect(preferences.getState().keys).toEqual({});
  });

  test('one that is taken is refused with a sentence, and the old one stays', async () => {
    await press(/^Next target: V\. Change/);
    const button = find('button', /^Next target: .*Change/);
    await key(button, 'm');
    expect(screen.getByText('M is taken: Move the selected unit.')).toBeTruthy();
    expect(preferences.getState().keys).toEqual({});
    expect(button.textContent).toBe('Press the new key');
    await act(async () => void fireEvent.keyDown(button, { key: 'Escape', code: 'Escape' }));
    expect(button.textContent).toBe('V');
  });

  test('a key is taken away', async () => {
    await press('Undo: no key');
    expect(preferences.getState().keys).toEqual({ undo: '' });
    expect(find('button', 'Undo: no key. Change')).toBeTruthy();
  });

  test('2.1.4 letters are turned off together', async () => {
    await tick(/^Single letters/);
    expect(preferences.getState().letters).toBe(false);
  });
});
