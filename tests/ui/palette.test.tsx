import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { showRoom } from '../fixtures/room.tsx';
import { ACTIONS, AT, played, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

// What is loaded when it is opened is there already: no test waits for it.
beforeAll(async () => {
  await Promise.all([import('../../src/ui/palette/GamePalette.tsx'), import('../../src/ui/palette/handbook-finds.ts')]);
});

/** A game on the screen, after these actions, with the palette open. */
async function openPalette(actions: readonly Action[], settings = {}) {
  const { store, on } = tableOn(played(startOf([2, 2, 7, 3]), actions), settings);
  showRoom(store);
  await act(async () => void fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true }));
  const line = await screen.findByRole<HTMLInputElement>('combobox', { hidden: true });
  const type = (text: string) => act(async () => void fireEvent.change(line, { target: { value: text } }));
  const press = (key: string) => act(async () => void fireEvent.keyDown(line, { key }));
  const group = (name: string): string[] => {
    const found = screen.queryByRole('group', { name, hidden: true });
    return found
      ? within(found)
          .getAllByRole('option', { hidden: true })
          .map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim())
      : [];
  };
  return { store, on, line, type, press, group };
}

const status = (): string => document.querySelector('.palette [role="status"]')?.textContent ?? '';

describe('the palette', () => {
  test('without a word has the orders of the selected unit with their cost, what is not possible and why, and all units', async () => {
    const { group } = await openPalette(TO_COMMAND);
    expect(group('Orders').join('; ')).toMatch(/Accelerate velocity 2 free/);
    expect(group('Not possible now').join('; ')).toMatch(/Separate not docked R7\.4d/);
    expect(group('Not possible now').join('; ')).not.toMatch(/jump/i);
    expect(group('Units')).toHaveLength(2);
    expect(group('Actions')).toContain('End the phase Shift Enter');
    expect(group('Handbook')).toEqual([]);
  });

  test('an order is typed and given, several times if that is said', async () => {
    const { type, press, on, group } = await openPalette(TO_COMMAND);
    await type('2D accelerate 2');
    expect(group('Orders')[0]).toMatch(/^2D accelerate, 2 times/);
    await press('Enter');
    expect(on.kept.map((entry) => entry.kind === 'action' && entry.action.do)).toEqual(['accelerate', 'accelerate']);
    expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
  });

  test('7.1 what is refused is read out with its case, and nothing is given', async () => {
    const { type, press, on, group } = await openPalette(TO_COMMAND);
    await type('2D move');
    expect(group('Not possible now')[0]).toMatch(/2D move.*no move in a Command Phase.*3\.0/);
    await press('Enter');
    expect(status()).toBe('2D move is not possible: no move in a Command Phase, rule 3.0.');
    expect(on.kept).toEqual([]);
    await type('1E turn left');
    await press('Enter');
    expect(status()).toMatch(/^1E turn is not possible: not yours, rule/);
  });

  test('an order with questions is asked in the panel, or typed to its end', async () => {
    const launch = await openPalette(ACTIONS.slice(0, AT.launch));
    await launch.type('launch');
    expect(launch.group('Orders').join('; ')).toMatch(/1E launch missile pod 1/);
    await launch.type('1E launch missile pod 1 unguided A1207 3 o’clock velocity 4');
    expect(launch.group('Orders')).toHaveLength(1);
    await launch.press('Enter');
    expect(launch.on.kept).toMatchObject([{ action: ACTIONS[AT.launch] }]);
  });

  test('8.6 a shot shows what it is worth; one that can have no effect is asked about', async () => {
    const { type, press, on, group } = await openPalette(ACTIONS.slice(0, AT.hit));
    await type('fire pod 1 particle barrage 2D');
    expect(group('Orders')[0]).toMatch(/1E fire pod 1 particle barrage 2D.*or less, .*to hurt/);
    await press('Enter');
    expect(on.kept).toMatchObject([{ action: ACTIONS[AT.hit] }]);
  });

  test('arrows go through what is found, the right one writes it out', async () => {
    const { type, press, line } = await openPalette(TO_COMMAND);
    await type('2D turn');
    await press('ArrowDown');
    expect(line.getAttribute('aria-activedescendant')).toBe(
      screen.getAllByRole('option', { hidden: true })[1]?.getAttribute('id'),
    );
    line.setSelectionRange(7, 7);
    await press('ArrowRight');
    expect(line.value).toBe('2D turn right');
  });

  test('units, actions and the handbook are found by their words', async () => {
    const { type, group, press } = await openPalette(TO_COMMAND);
    await type('pic');
    expect(group('Units').join()).toMatch(/1E Piccolo.*Velocity 1.*hexes from 2D/);
    await type('victory');
    expect(group('Actions')).toContain('To the victory conditions Shift O');
    await type('burn rate');
    expect((await screen.findAllByRole('group', { name: 'Handbook', hidden: true }))[0]?.textContent).toMatch(/Burn/);
    await type('concede');
    await press('Enter');
    expect(await screen.findByRole('heading', { name: 'Concede the game', hidden: true })).toBeTruthy();
  });

  test('R10.0b what the seat does not see is not found', async () => {
    const { type, group } = await openPalette(ACTIONS.slice(0, AT.launch + 5));
    expect(ACTIONS[AT.launch + 5]?.player).toBe(2);
    await type('1');
    expect(group('Units').join('; ')).toMatch(/1\?\d\d, face-down missile/i);
    expect(document.body.textContent).not.toMatch(/1U01/);
    await type('1U01 turn left');
    const hidden = group('Not possible now');
    await type('1U77 turn left');
    expect(group('Not possible now').map((text) => text.replaceAll('1U77', '1U01'))).toEqual(hidden);
    expect(hidden).toHaveLength(1);
  });
});
