import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { rngFrom } from '../../src/matches/rng.ts';
import { WEIGHTS } from '../../src/opponent/index.ts';
import { balanceOf } from '../../src/workshop/tune/main.ts';
import { readTuneCall } from '../../src/workshop/tune/options.ts';
import { gainsAt, type Numbers, randomSigns, shifted } from '../../src/workshop/tune/spsa.ts';
import { keepTuned, readTuned } from '../../src/workshop/tune/weights-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'deltavee-tune-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Name = 'a' | 'b' | 'c';
const BEST: Numbers<Name> = { a: 4, b: 0.5, c: 10 };

/** How far numbers are from the best ones: 0 is the best. */
const distance = (numbers: Numbers<Name>): number =>
  (['a', 'b', 'c'] as const).reduce((sum, name) => sum + Math.log(numbers[name] / BEST[name]) ** 2, 0);

describe('simultaneous perturbation', () => {
  test('finds the best numbers from nothing but who of two is better', () => {
    let numbers: Numbers<Name> = { a: 1, b: 1, c: 1 };
    for (let round = 0; round < 400; round += 1) {
      const { look, go } = gainsAt(round, { look: 0.3, go: 0.3 }, 10);
      const signs = randomSigns(numbers, rngFrom(round));
      const balance = Math.tanh(distance(shifted(numbers, signs, -look)) - distance(shifted(numbers, signs, look)));
      numbers = shifted(numbers, signs, go * balance);
    }
    expect(distance({ a: 1, b: 1, c: 1 })).toBeGreaterThan(7);
    expect(distance(numbers)).toBeLessThan(0.1);
  });

  test('changes every number by the same share, up or down', () => {
    expect(shifted({ a: 2, b: -2, c: 0 }, { a: 1, b: -1, c: 1 }, Math.log(2))).toEqual({ a: 4, b: -1, c: 0 });
    const signs = randomSigns({ a: 1, b: 1, c: 1 }, rngFrom(4));
    expect(Object.values(signs).every((sign) => Math.abs(sign) === 1)).toBe(true);
  });

  test('takes an unfinished game for a draw', () => {
    expect(balanceOf({ win: 3, draw: 1, loss: 1, unfinished: 5 })).toBe(0.2);
    expect(balanceOf({ win: 0, draw: 0, loss: 0, unfinished: 0 })).toBe(0);
  });
});

describe('the file of weights', () => {
  test('gives back what was found; a weight it does not have is the program’s', () => {
    const path = join(folder, 'deep', 'weights.json');
    const weights = { ...WEIGHTS, danger: 1.25 };
    expect(readTuned(path)).toBeNull();
    keepTuned(path, { round: 3, weights });
    expect(readTuned(path)).toEqual({ round: 3, weights });
    writeFileSync(path, '{"round":1,"weights":{"danger":2,"forgotten":7}}');
    expect(readTuned(path)).toEqual({ round: 1, weights: { ...WEIGHTS, danger: 2 } });
    writeFileSync(path, '{"round":1}');
    expect(() => readTuned(path)).toThrow('holds no weights');
  });
});

describe('a call', () => {
  test('has one mode', () => {
    expect(readTuneCall(['--ablate'])).toMatchObject({ mode: 'ablate', rank: 'captain', games: 100 });
    expect(readTuneCall(['--rounds', '5', '--rank', 'admiral'])).toMatchObject({ mode: 'tune', rounds: 5, games: 20 });
  });

  test.each([
    [[], 'one of --rounds, --check, --ablate and --write is needed'],
    [['--check', '--write'], 'one of --rounds, --check, --ablate and --write is needed'],
    [['--check', '--rank', 'cook'], 'there is no rank cook'],
    [['--check', '--games', '3'], '--games needs an even number'],
    [['--check', '--scenario', 'mars'], 'there is no scenario mars'],
    [['--rounds', 'x'], '--rounds needs a whole number'],
    [['--check', '--wait'], "Unknown option '--wait'"],
  ])('%j is refused with a sentence', (words, sentence) => {
    expect(() => readTuneCall(words)).toThrow(sentence);
  });
});
