import { expect, test } from 'vitest';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { eventText, RESULT_REASONS, resultFor, resultText } from '../../src/words/index.ts';

test('every clause of the five scenarios has words, and no words are without a clause', () => {
  const reasons = new Set(SCENARIOS.flatMap(({ victory }) => victory.map(({ reason }) => reason)));
  expect(RESULT_REASONS.filter((reason) => reason !== 'draw-agreed').toSorted()).toEqual([...reasons].toSorted());
});

test('a result calls the players by the names they have', () => {
  const nameOf = (player: 1 | 2) => (player === 1 ? 'Ann' : 'Ben');
  expect(resultText({ winner: 1, reason: 'conceded' }, nameOf)).toBe('Ann wins: Ben has conceded');
  expect(resultText({ winner: 2, reason: 'no-ship-left' }, nameOf)).toBe('Ben wins: Ann has no spaceship left in play');
  expect(resultFor({ winner: 1, reason: 'conceded' }, 1, nameOf)).toBe('You have won: Ben has conceded');
  expect(eventText({ type: 'conceded', player: 2, rule: 'R11.0e' }, nameOf)).toBe('Ben concedes.');
  expect(eventText({ type: 'conceded', player: 2, rule: 'R11.0e' })).toBe('Player 2 concedes.');
});

test('a result is a sentence', () => {
  expect(resultText({ winner: 1, reason: 'daggers-destroyed' })).toBe('Player 1 wins: both Daggers are destroyed');
  expect(resultText({ winner: null, reason: 'mu-destroyed' })).toBe('A draw: the Mu is destroyed');
  expect(resultText({ winner: 2, reason: 'conceded' })).toBe('Player 2 wins: player 1 has conceded');
  expect(resultFor({ winner: 2, reason: 'conceded' }, 1)).toBe('You have lost: you have conceded');
  expect(resultFor({ winner: 2, reason: 'enemy-destroyed' }, 1)).toBe('You have lost: your ship is destroyed');
  expect(resultFor({ winner: 2, reason: 'enemy-destroyed' }, 2)).toBe('You have won: the enemy ship is destroyed');
  expect(resultFor({ winner: 2, reason: 'conceded' }, 2)).toBe('You have won: player 1 has conceded');
  expect(resultFor({ winner: null, reason: 'draw-agreed' }, 2)).toBe('A draw: both players agreed');
  expect(resultText({ winner: 2, reason: 'the-planet-is-lost' })).toBe('Player 2 wins: the planet is lost');
});
