import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showCurtain } from '../../src/store/table/table-view.ts';
import { showRoom } from '../fixtures/room.tsx';
import { played, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

test.each([
  [['Ann', 'Ben'], /Ann has finished moving; Ben commands next/, 'I am Ben, uncover'],
  [['', ''], /Player 1 has finished moving; player 2 commands next/, 'I am player 2, uncover'],
] as const)('the page between two players calls them by their names: %j', async ([one, two], words, uncover) => {
  const { store } = tableOn(played(startOf(), TO_COMMAND.slice(0, -1)), {
    mode: 'hotseat',
    logs: 'closed',
    names: [one, two],
  });
  await act(async () => void (await store.order(TO_COMMAND.at(-1)!)));
  showRoom(store);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: uncover })).toBeTruthy();
});

test('a game that is opened says whose phase it is, also where nobody needs the screen for it', () => {
  const begun = played(startOf(), TO_COMMAND.slice(0, 1));
  const { store } = tableOn(begun, { mode: 'hotseat', logs: 'closed' });
  store.state.setState(({ settings }) => showCurtain(begun, settings, null));
  showRoom(store);
  expect(screen.getByText(/It is player 2’s set-up/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'I am player 1, uncover' })).toBeTruthy();
});
