import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { showRoom } from '../fixtures/room.tsx';
import { played, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

const faster: Action = { player: 2, do: 'accelerate', unit: '2D' };
const ticker = () => document.querySelector('[data-part="ticker"]');

test('the edge of the folded drawer tells the newest event, how many are new, and leads to them', async () => {
  const { store } = tableOn(played(startOf(), TO_COMMAND), { mode: 'hotseat', logs: 'closed' });
  showRoom(store);
  await act(async () => store.uncover());
  await act(async () => store.goToTable());
  expect(ticker()?.textContent).toMatch(/1E moves 1 hex to A\d+ and 2 more$/);
  await act(async () => void (await store.order(faster)));
  expect(ticker()?.textContent).toMatch(/2D .* velocity 2 and 3 more$/);
  await act(async () => void fireEvent.click(ticker()!));
  expect(within(screen.getByRole('region', { name: 'Events' })).getByText(/to velocity 2/)).toBeTruthy();
  expect(ticker()).toBeNull();
});

test('beside what the program has done stands the question why', async () => {
  const { store } = tableOn(played(startOf(), TO_COMMAND), { mode: 'rehearsal' });
  vi.spyOn(store.advice, 'mayAskWhy').mockReturnValue(true);
  const why = vi.spyOn(store.advice, 'why').mockResolvedValue(null);
  showRoom(store);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Why?' })));
  expect(why).toHaveBeenCalledOnce();
});
