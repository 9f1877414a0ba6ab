import { expect, test } from 'vitest';
import { progressOf } from '../../src/engine/index.ts';
import { conditionText, outcomeText, progressText, scoreText, scoringTexts } from '../../src/words/index.ts';
import { begun, scenario } from '../fixtures/scenario-game.ts';
import { changed, ship } from '../fixtures/units.ts';

const clauses = (id: string) => scenario(id).victory.map((clause) => conditionText(clause.if, (unit) => unit));

test('11.0 every condition of the five scenarios is a sentence', () => {
  expect(clauses('showdown')).toEqual(['1E is destroyed', '2D is destroyed']);
  expect(clauses('first-shot')).toEqual([
    '2A and 2B are destroyed',
    '1A is destroyed',
    'All enemies are more than 25 hexes apart',
  ]);
  expect(clauses('escape-from-tau-ceti')).toEqual([
    '1A has jumped',
    'two of 1B, 1C and 1D have jumped',
    '2A is destroyed',
    'three of 1A, 1B, 1C and 1D are destroyed, 1A among them',
  ]);
  expect(clauses('pirates')).toEqual([
    '1B is destroyed',
    '1B is in orbit',
    '2A and 2B are destroyed',
    '2A or 2B is docked with 1B',
  ]);
  expect(clauses('convoy-red')).toEqual([
    '2A is destroyed',
    'Player 1 has 8 Victory Points',
    'Player 2 has 8 Victory Points',
    'Player 1 has no spaceship left in play',
  ]);
});

test('11.0 every clause says how far it has come', () => {
  const texts = (id: string) => progressOf(begun(id), 1).clauses.map(progressText);
  expect(texts('first-shot')).toEqual(['0 of 2', 'not yet', 'nearest are 1A and 2A, 8 hexes apart']);
  expect(texts('pirates')).toEqual(['not yet', '1B is 42 hexes from the planet', '0 of 2', '2A is 14 hexes away']);
  const lost = changed(begun('escape-from-tau-ceti'), (game) => {
    for (const id of ['1B', '1C']) Object.assign(ship(game, id), { status: 'destroyed', hex: null });
  });
  expect(progressOf(lost, 1).clauses.map(progressText)).toEqual([
    'not yet',
    'can no longer happen',
    'not yet',
    '2 of 3: 1B and 1C',
  ]);
});

test('R11.5a the scoring and what was scored are told', () => {
  const { scoring } = scenario('convoy-red');
  if (!scoring) throw new Error('no scoring');
  expect(scoringTexts(scoring, (unit) => unit).map(({ player, text }) => `${player}: ${text}`)).toEqual([
    '1: 1 point for each of their ships in orbit',
    '1: 1 point for each undestroyed cargo pod aboard it',
    '2: 1 point for each enemy ship destroyed',
    '2: 1 point for each enemy cargo pod destroyed',
    '2: 2 points less for each of their own 2B and 2C destroyed',
  ]);
  const line = { player: 2 as const, unit: '1C', for: 'cargo-destroyed' as const, count: 3, points: 3 };
  expect(scoreText(line, (unit) => unit)).toBe('3 cargo pods of 1C destroyed');
});

test('11.0 who wins by a clause', () => {
  expect([1, null, 'points'].map((winner) => outcomeText(winner as 1 | null | 'points'))).toEqual([
    'Player 1 wins when',
    'A draw when',
    'The points decide when',
  ]);
});
