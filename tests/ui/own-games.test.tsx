import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Score, scores } from '../../src/store/saved/scores.ts';
import { OwnGames } from '../../src/ui/home/OwnGames.tsx';
import { linesOf, luckText, luckWords, totalOf } from '../../src/ui/home/own-games.ts';
import { NewsNote } from '../../src/ui/home/PageNotes.tsx';
import { pages } from '../../src/ui/pages/state.ts';

vi.mock('../../src/store/saved/game-storage.ts', async (original) => ({
  ...(await original<object>()),
  openGameStorage: () => ({ list: async () => ({ games: [], unlisted: [], emptied: [] }) }),
}));

let made = 0;

function score(change: Partial<Score>): Score {
  made += 1;
  const plain = {
    scenario: 'showdown',
    rank: 'ensign',
    result: 'won',
    ended: made,
    rolls: 4,
    luck: 0.5,
    spread: 1,
  } as const;
  return { game: `game ${made}`, print: made, ...plain, ...change };
}

beforeEach(() => scores.setState({ scores: [], since: 0 }));
afterEach(() => {
  cleanup();
  pages.setState({ news: null });
});

const cells = (): string[][] =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim() ?? ''),
  );

async function open(all: Score[]) {
  scores.setState({ scores: all });
  render(
    <>
      <NewsNote />
      <OwnGames />
    </>,
  );
  await act(async () => undefined);
}

test('nothing stands there before the first game has ended', async () => {
  await open([]);
  expect(document.querySelector('details')).toBe(null);
});

test('games are counted by scenario and rank, and all together', async () => {
  await open([
    score({ scenario: 'pirates', rank: 'captain', result: 'lost', luck: -1 }),
    score({}),
    score({ result: 'drawn' }),
    score({ scenario: 'battle of mine', result: 'lost' }),
  ]);
  expect(document.querySelector('summary')?.textContent).toContain(
    '4 games against the program: 1 won, 1 drawn, 2 lost',
  );
  expect(cells()).toEqual([
    ['The Showdown Ensign', '2', '1', '1', '0', '+1.0'],
    ['Pirates! Captain', '1', '0', '0', '1', '−1.0'],
    ['Battles of your own Ensign', '1', '0', '0', '1', '+0.5'],
    ['All', '4', '1', '1', '2', '+0.5'],
  ]);
  expect(document.body.textContent).toContain('A game that you delete stays counted');
});

test('they are cleared, and brought back by one press', async () => {
  await open([score({})]);
  fireEvent.click(screen.getByText('Clear these results'));
  expect(document.querySelector('details')).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cells()).toHaveLength(1);
  expect(pages.getState().news).toBe(null);
});

describe('the dice in words', () => {
  test.each([
    [1.26, '+1.3'],
    [-0.44, '−0.4'],
    [0.04, '0.0'],
  ])('%f is %s', (luck, text) => expect(luckText(luck)).toBe(text));

  test.each([
    [{ rolls: 0, luck: 0, spread: 0 }, 'No die has decided anything yet.'],
    [{ rolls: 9, luck: 1, spread: 4 }, 'All told +1.0 in 9 rolls in your favour: about what chance gives.'],
    [{ rolls: 9, luck: -3, spread: 4 }, 'All told −3.0 in 9 rolls against you: more than chance usually gives.'],
    [
      { rolls: 9, luck: 4.2, spread: 4 },
      'All told +4.2 in 9 rolls in your favour: far more than chance usually gives.',
    ],
  ])('%o', (luck, words) => expect(luckWords({ ...totalOf([]), ...luck })).toBe(words));

  test('lines leave out what was never played', () => {
    const lines = linesOf([score({ scenario: 'pirates' })], { scenarios: ['showdown', 'pirates'], ranks: ['ensign'] });
    expect(lines.map(({ scenario }) => scenario)).toEqual(['pirates']);
  });
});
