import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Edition } from '../../src/engine/index.ts';
import { showRoom } from '../fixtures/room.tsx';
import { startOf } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

test.each<[Edition, number]>([
  [1, 1],
  [2, 0],
])('R1.0a the menu of a game under edition %i says so %i times', async (rulings, times) => {
  const { start, steps } = startOf();
  showRoom(tableOn({ start: { ...start, rulings }, steps }).store);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Menu' })));
  expect(screen.queryAllByText(/Played under the first edition of the rulings/)).toHaveLength(times);
});
