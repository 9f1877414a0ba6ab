import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { until } from '../fixtures/until.ts';
// Loaded before, so that nothing waits for them.
import '../../src/ui/analysis/ChancesPane.tsx';
import '../../src/ui/analysis/ReviewKeeper.tsx';
import '../../src/ui/analysis/ReviewPanel.tsx';
import { reviewed, toldReviewer } from '../fixtures/review.ts';
import { showRoom } from '../fixtures/room.tsx';
import { ACTIONS, AT, played, startOf, TO_FIRE } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

const told = vi.hoisted((): { now: ReturnType<typeof toldReviewer> | null } => ({ now: null }));
vi.mock('../../src/store/reviewing/reviewer.ts', () => ({ createReviewer: () => told.now?.reviewer }));

beforeEach(() => {
  told.now = toldReviewer();
});
afterEach(cleanup);

const START = startOf([2, 2, 7, 3]);
const click = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const tell = (news: Parameters<ReturnType<typeof toldReviewer>['tell']>[0]) => act(async () => told.now?.tell(news));

/** A game that has ended, with its review open. */
async function opened() {
  const { store } = tableOn(played(START, ACTIONS));
  showRoom(store);
  await click('Review: what decided it');
  await screen.findByRole('region', { name: 'Chances' });
  // Whether a review is kept is looked up first.
  await until(() => expect(told.now?.requests).toHaveLength(1));
  return store;
}

/** The same with the list of moments in the place of the curve. */
async function listed() {
  const store = await opened();
  await click('Moments');
  await screen.findByRole('heading', { name: 'Moments that decided' });
  return store;
}

describe('the review beside the replay', () => {
  test('R10.0b is not there while a closed game goes on', () => {
    showRoom(tableOn(played(START, TO_FIRE)).store);
    expect(screen.queryByRole('button', { name: /Review/ })).toBeNull();
  });

  test('tells how far it is, lists what decided, and each moment leads there', async () => {
    await listed();
    await tell({ kind: 'progress', done: 0.5 });
    expect(screen.getByRole('progressbar', { name: 'Weighed' })).toHaveProperty('value', 0.5);
    await tell({ kind: 'reviewed', reviewed: reviewed(), last: false });
    const moments = screen.getAllByRole('button', { name: /Game-Turn 1/ });
    expect(moments.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Likely a mistake.*Accelerate 2D.*Better: Turn 2D left.*\+12/),
      expect.stringMatching(/1E at 2D: rolled 2, needed .* or less: hit.*\+18/),
    ]);
    const [decision, die] = moments;
    if (!decision || !die) throw new Error('moments are missing');
    await act(async () => void fireEvent.click(die));
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Action' });
    expect(slider.value).toBe(String(AT.hit + 1));
    expect(die.getAttribute('aria-current')).toBe('step');
    await click('The moment before');
    expect(slider.value).toBe('4');
    await click('All 3 that moved something');
    expect(screen.getAllByRole('button', { name: /Game-Turn 1/ })).toHaveLength(3);
  });

  test('luck, decisions and the rest lead from the first chance to the result in one line', async () => {
    await listed();
    await tell({ kind: 'reviewed', reviewed: reviewed(), last: true });
    const sums = screen.getByRole('region', { name: 'Luck and decisions' });
    expect(sums.textContent).toMatch(
      /50 % for player 1 at the start \+ 19 luck of player 1 \+ 0 luck of player 2 \+ 0 given away by player 1 \+ 12 given away by player 2 \+ 19 not foreseen = 100/,
    );
    expect(sums.textContent).toMatch(/With average dice: 81/);
    const turns = within(sums).getByText('By Game-Turn').closest('details');
    expect(turns?.querySelectorAll('tbody tr')).toHaveLength(1);
  });

  test('the curve is a table for anybody who does not see it, with how far it can be trusted', async () => {
    await opened();
    await tell({ kind: 'reviewed', reviewed: reviewed(), last: true });
    const table = await screen.findByRole('table', { name: 'The chances as each phase began' });
    const rows = within(table).getAllByRole('row');
    expect(rows[0]?.textContent).toMatch(/1 wins.*Draw.*2 wins/);
    expect(
      rows.some(({ textContent }) => /Game-Turn 1, Command Phase, player 2.*\d+.%.*to/.test(textContent ?? '')),
    ).toBe(true);
    expect(rows.at(-1)?.textContent).toMatch(/^At the end100.%0.%0.%/);
  });

  test('stops, and goes on; closed, the replay stays', async () => {
    await listed();
    await tell({ kind: 'reviewed', reviewed: reviewed(), last: false });
    await click('Stop');
    expect(told.now?.stops()).toBeGreaterThan(0);
    await click('Go on');
    expect(told.now?.requests.at(-1)?.known).toEqual(reviewed());
    await click('Close the review');
    expect(screen.queryByRole('heading', { name: 'Moments that decided' })).toBeNull();
    expect(screen.getByRole('slider', { name: 'Action' })).toBeTruthy();
  });
});
