import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { preferences } from '../../src/store/device/preferences.ts';
import { LINES } from '../../src/ui/commands/all.ts';
import { doable } from '../../src/ui/commands/found.ts';
import { PAGE } from '../../src/ui/commands/page.ts';
import { TABLE, tableAt } from '../../src/ui/commands/table.ts';
import { mayHint } from '../../src/ui/play/advice.ts';
import { tableFrom } from '../fixtures/panel.tsx';
import { showRoom } from '../fixtures/room.tsx';
import { played, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

const USUAL = preferences.getState();
afterEach(() => preferences.setState(USUAL));

function roomAfter(settings: object = {}) {
  const { store, on } = tableOn(played(startOf([2, 2, 7, 3]), TO_COMMAND), settings);
  showRoom(store);
  return { store, on };
}

/** A table with a view of its own, and what its commands work on. */
function tableAfter(settings: object = {}, lesson?: string) {
  const { store } = tableOn(played(startOf([2, 2, 7, 3]), TO_COMMAND), settings);
  const seat = store.state.getState().seat!;
  const { game, controls } = tableFrom(seat);
  const open = { ...game, table: store, lesson };
  return { game: open, at: tableAt(open, controls) };
}

const words = (of: ReturnType<typeof doable>) => of.map(({ label }) => label);

describe('the commands', () => {
  test('have one name each, for keys are saved under it', () => {
    const ids = LINES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('whatever the menu can do is found by its words too', async () => {
    roomAfter();
    const { at } = tableAfter();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Menu' })));
    const items = [...document.querySelectorAll('.menu button')].map(
      (button) => [...button.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent,
    );
    const found = [...words(doable(TABLE, at)), 'Find anything, type an order'];
    expect(items).toHaveLength(17);
    expect(items.filter((item) => !found.includes(item ?? ''))).toEqual([]);
  });

  test('what cannot be done now is neither found nor done', () => {
    const { at } = tableAfter();
    expect(words(doable(TABLE, at))).not.toContain('Redo');
    expect(words(doable(TABLE, at))).toContain('Concede');
    expect(words(doable(TABLE, tableAfter({}, 'The first lesson').at))).not.toContain('Concede');
    expect(words(doable(TABLE, tableAfter({}, 'The first lesson').at))).toContain('Leave the lesson');
  });

  test('one that has no key at first can be given one', async () => {
    preferences.setState({ keys: { concede: 'Shift+J' } });
    roomAfter();
    await act(async () => void fireEvent.keyDown(window, { key: 'J', code: 'KeyJ', shiftKey: true }));
    expect(await screen.findByRole('heading', { name: 'Concede the game', hidden: true })).toBeTruthy();
  });

  test('a page without a game has those that need none', () => {
    const opened: string[] = [];
    const found = doable(PAGE, { open: (dialog) => void opened.push(dialog) });
    found.find(({ label }) => label === 'Report a fault')?.run();
    expect(opened).toEqual(['fault']);
    expect(words(found)).not.toContain('Concede');
  });
});

describe('a hint and unsafe hexes may be asked for', () => {
  test.each([
    ['in a rehearsal', { mode: 'rehearsal' }, undefined, true],
    ['not where people play each other', {}, undefined, false],
    ['not in a lesson', { mode: 'rehearsal' }, 'The first lesson', false],
  ])('%s', (_, settings, lesson, may) => {
    expect(mayHint(tableAfter(settings, lesson).game)).toBe(may);
  });

  test('not of the past', () => {
    const { game } = tableAfter({ mode: 'rehearsal' });
    game.view.set({ replayAt: 2 });
    expect(mayHint(game)).toBe(false);
  });

  test('so that their keys do nothing elsewhere', async () => {
    const { game, at } = tableAfter({ mode: 'rehearsal' }, 'The first lesson');
    const dangers = TABLE.find(({ id }) => id === 'dangers');
    expect(dangers && 'when' in dangers && dangers.when(at)).toBe(false);
    expect(game.view.state.getState().dangers).toBe(false);
  });
});
