import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { StartScreen } from '../../src/ui/home/StartScreen.tsx';
import { answers } from '../../src/ui/palette/find.ts';
import { showRoom } from '../fixtures/room.tsx';
import { ACTIONS, AT, played, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

// What is loaded when it is opened is there already: no test waits for it.
beforeAll(async () => {
  await Promise.all([
    import('../../src/ui/palette/GamePalette.tsx'),
    import('../../src/ui/palette/PagePalette.tsx'),
    import('../../src/ui/palette/handbook-finds.ts'),
  ]);
});

const table = (actions: readonly Action[]) => void showRoom(tableOn(played(startOf([2, 2, 7, 3]), actions)).store);

function nameOf(button: Element): string {
  const said = button.cloneNode(true) as Element;
  for (const drawn of said.querySelectorAll('[aria-hidden="true"], svg')) drawn.remove();
  return (button.getAttribute('aria-label') ?? said.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** What can be pressed on the screen, by its words. */
const buttons = (): string[] => [
  ...new Set(
    [...document.querySelectorAll('button, a[href]')]
      .filter((button) => button.getAttribute('aria-disabled') !== 'true' && !button.hasAttribute('data-order'))
      .map(nameOf)
      .filter(Boolean),
  ),
];

async function openPalette() {
  await act(async () => void fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true }));
  const line = await screen.findByRole<HTMLInputElement>('combobox', { hidden: true });
  return (text: string) => {
    fireEvent.change(line, { target: { value: text } });
    const options = [...document.querySelectorAll<HTMLElement>('[role="option"]')];
    return options.filter((option) => !option.closest('[aria-label="Handbook"]'));
  };
}

test.each([
  ['the start', () => void render(<StartScreen />), 12],
  ['a set-up', () => table([]), 15],
  ['a Command Phase', () => table(TO_COMMAND), 20],
  ['a decision', () => table(ACTIONS.slice(0, AT.decision)), 15],
  ['the end', () => table(ACTIONS), 20],
])('every button of %s is found by its words', async (_, show, atLeast) => {
  show();
  await act(async () => void (await new Promise((laid) => setTimeout(laid, 0))));
  const names = buttons();
  expect(names.length).toBeGreaterThanOrEqual(atLeast);
  const find = await openPalette();
  const lost = names.filter((name) => !find(name).some((option) => answers(name, option.textContent ?? '')));
  expect(lost).toEqual([]);
});

test('the way to paper is found wherever the page stands, and what is found on it is pressed', async () => {
  table(TO_COMMAND);
  const find = await openPalette();
  expect(find('print').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/Print the ship’s logs/)]),
  );
  find('Fit all');
  const pressed = vi.fn();
  screen.getByRole('button', { name: 'Fit all' }).addEventListener('click', pressed);
  const [fit] = find('Fit all').filter(({ textContent }) => textContent?.trim().startsWith('Fit all'));
  await act(async () => {
    fireEvent.click(fit!);
    await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  expect(pressed).toHaveBeenCalledOnce();
});
