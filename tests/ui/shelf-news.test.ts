// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest';
import type { Shelf } from '../../src/store/saved/shelf.ts';
import { lookAgain, lookUp, pages } from '../../src/ui/pages/state.ts';
import { until } from '../fixtures/until.ts';

/** Answers to the looks at the shelf, in the order in which they were asked for. */
const looks: ((shelf: Shelf) => void)[] = [];

vi.mock('../../src/store/saved/shelf.ts', () => ({
  isSilent: () => false,
  listShelf: () => new Promise<Shelf>((resolve) => void looks.push(resolve)),
}));

const shelf = (durable: boolean): Shelf => ({ games: [], deleted: [], lost: [], durable });
const durable = () => pages.getState().durable;

beforeEach(() => {
  looks.splice(0);
  pages.setState({ page: { at: 'waking' }, durable: null });
});

test('what another tab changes while the games are looked up for the first time is looked at again', async () => {
  const first = lookUp();
  lookAgain();
  expect(looks).toHaveLength(2);
  looks[0]?.(shelf(false));
  await first;
  expect(durable()).toBe(false);
  looks[1]?.(shelf(true));
  await until(() => expect(durable()).toBe(true));
});

test('an answer that comes after that of a later look is not shown', async () => {
  const [first, second] = [lookUp(), lookUp()];
  looks[1]?.(shelf(true));
  await second;
  looks[0]?.(shelf(false));
  await first;
  expect(durable()).toBe(true);
});

test('a game that is played is not held up by what other tabs do', () => {
  pages.setState({ page: { at: 'learn' } });
  lookAgain();
  expect(looks).toEqual([]);
});
