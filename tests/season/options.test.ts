import { describe, expect, test } from 'vitest';
import { readCall } from '../../src/workshop/season/options.ts';
import { listChunks } from '../../src/workshop/season/season.ts';

const TWO = ['--players', 'fighter,random'];

describe('a call', () => {
  test('of two players alone is a season of all scenarios', () => {
    const { season, scenario, file, sprt } = readCall(TWO);
    expect(season).toMatchObject({ players: ['fighter', 'random'], games: 200, seed: 1 });
    expect(season.scenarios).toHaveLength(5);
    expect([scenario, file, sprt]).toEqual(['all', 'seasons/fighter-random-all-200-1.jsonl', null]);
  });

  test.each([
    [[], '--players needs two players or more'],
    [['--players', 'fighter'], '--players needs two players or more'],
    [['--players', 'fighter,nobody.mjs'], 'there is no player nobody.mjs'],
    [['--players', 'fighter,random,random'], 'a player is their own opponent only where two are named'],
    [[...TWO, '--scenario', 'mars'], 'there is no scenario mars'],
    [[...TWO, '--scenario', 'pirates,pirates'], '--scenario names a scenario twice'],
    [[...TWO, '--games', '7'], '--games needs an even number'],
    [[...TWO, '--games', '0'], '--games needs a whole number from 2'],
    [[...TWO, '--seed', 'x'], '--seed needs a whole number from 0'],
    [[...TWO, '--cores', '0'], '--cores needs a whole number from 1'],
    [[...TWO, '--sprt', '50,0'], '--sprt needs two Elo differences, the lower first'],
    [[...TWO, '--sprt', '5'], '--sprt needs two Elo differences, the lower first'],
    [[...TWO, '--queue', 'localhost'], '--queue needs an address that begins with postgres://'],
    [[...TWO, '--weather', 'x'], "Unknown option '--weather'"],
    [[...TWO, 'showdown'], "Unexpected argument 'showdown'"],
  ])('%j is refused with a sentence', (words, sentence) => {
    expect(() => readCall(words)).toThrow(sentence);
  });
});

describe('the chunks of a season', () => {
  const chunks = (games: number) =>
    listChunks({ players: ['fighter', 'random'], scenarios: ['a', 'b', 'c'], games, seed: 1 });

  test('hold its pairs, the scenarios by turns', () => {
    expect(
      chunks(10).map(({ id, pairs }) => [id, pairs.map(({ scenario, number }) => `${scenario}${number}`)]),
    ).toEqual([
      ['fighter-random-0', ['a0', 'b0']],
      ['fighter-random-1', ['c0', 'a1']],
      ['fighter-random-2', ['b1']],
    ]);
  });
});
