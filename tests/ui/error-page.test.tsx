import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../src/ui/App.tsx';
import * as room from '../../src/ui/pages/room.ts';
import { pages } from '../../src/ui/pages/state.ts';
import { showRoom } from '../fixtures/room.tsx';
import { played, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';
import { until } from '../fixtures/until.ts';

/** While it is set, nothing that holds a `Fault` can be drawn. */
let broken = false;

function Fault() {
  if (broken) throw new Error('no hex for 2D');
  return <p>drawn</p>;
}

/** The names of the files that were handed to the player. */
const files: string[] = [];

beforeEach(() => {
  broken = true;
  // React tells the console of every error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push(this.download);
  });
});
afterEach(() => {
  files.length = 0;
  vi.restoreAllMocks();
});

const heading = () => screen.queryByRole('heading', { name: 'This page could not be drawn' });
const press = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a table that cannot be drawn says so in sentences, and is drawn again once it can be', async () => {
  const { store, on } = tableOn(played(startOf(), TO_COMMAND));
  await store.order({ player: 2, do: 'accelerate', unit: '2D' });
  showRoom(store, { notice: <Fault /> });
  expect(document.activeElement).toBe(heading());
  expect(screen.getByText(/^The game is not lost/)).toBeTruthy();
  expect(screen.getByText(/in the program’s own words: no hex for 2D/)).toBeTruthy();
  await press(/^Try again/);
  expect(heading()).not.toBeNull();
  broken = false;
  await press(/^Try again/);
  expect(heading()).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: /Command your ships/ })).toBeTruthy();
  expect(on.kept).toHaveLength(1);
});

test('a table that cannot be drawn gives out its record and lets the players leave', async () => {
  const { store } = tableOn(played(startOf(), TO_COMMAND));
  const leave = vi.fn();
  showRoom(store, { notice: <Fault />, leave });
  await press(/^Save the record/);
  await until(() => expect(files).toEqual([expect.stringMatching(/^deltavee-showdown-/)]));
  await press(/^Back to the start/);
  expect(leave).toHaveBeenCalledOnce();
});

test('a game that is not saved is said to be so', async () => {
  const { store, on } = tableOn(played(startOf(), TO_COMMAND));
  on.refuse('full');
  await store.order({ player: 2, do: 'accelerate', unit: '2D' });
  showRoom(store, { notice: <Fault /> });
  expect(screen.getByText(/not saved on this device: save its record first/)).toBeTruthy();
});

test('round the table too: a room that cannot be drawn at all gives out its record', async () => {
  const { store } = tableOn(played(startOf(), TO_COMMAND));
  // A test before this one may have left the start on the page: what wakes up now would still be on its way there.
  pages.setState(pages.getInitialState(), true);
  render(<App />);
  await screen.findByRole('button', { name: /^Begin/ });
  const open = { store, close: vi.fn() };
  const place = { at: 'game' as const, id: 'one', order: null };
  await act(async () =>
    pages.setState({ page: { at: 'game', nth: 1, open, room: { ...room, GameRoom: Fault }, place } }),
  );
  expect(heading()).not.toBeNull();
  await press(/^Save the record/);
  await until(() => expect(files).toEqual([expect.stringMatching(/^deltavee-showdown-/)]));
  await press(/^Back to the start/);
  expect(open.close).toHaveBeenCalledOnce();
  expect(await screen.findByRole('button', { name: /^Begin/ })).toBeTruthy();
});
