import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { UsageError } from '../../src/cli/output.ts';
import type { ChunkResult, Season } from '../../src/workshop/season/season.ts';
import { openSeasonFile } from '../../src/workshop/season/season-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'deltavee-season-file-'));
const SEASON: Season = { players: ['fighter', 'random'], scenarios: ['pirates'], games: 8, seed: 1 };
const result = (id: string): ChunkResult => ({
  id,
  games: [{ scenario: 'pirates', pair: 0, seat: 1, outcome: 'win', reason: 'docked', turns: 9, actions: 99, print: 7 }],
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file of this season with two chunks. */
function begun(name: string): string {
  const path = join(folder, 'deep', `${name}.jsonl`);
  const file = openSeasonFile(path, SEASON, 'p1');
  file.add(result('one'));
  file.add(result('two'));
  return path;
}

describe("a season's file", () => {
  test('gives back what was put in', () => {
    const { finished } = openSeasonFile(begun('whole'), SEASON, 'p1');
    expect([...finished.values()]).toEqual([result('one'), result('two')]);
  });

  test('takes a chunk once', () => {
    const path = begun('twice');
    openSeasonFile(path, SEASON, 'p1').add(result('two'));
    expect(readFileSync(path, 'utf8').match(/"two"/g)).toHaveLength(1);
  });

  test.each([1, 20, 60, 100])('loses only the last line when %d bytes of it were not written', (missing) => {
    const path = begun(`torn-${missing}`);
    writeFileSync(path, readFileSync(path).subarray(0, -missing));
    const { finished, add } = openSeasonFile(path, SEASON, 'p1');
    expect([...finished.keys()]).toEqual(['one']);
    add(result('two'));
    expect([...openSeasonFile(path, SEASON, 'p1').finished.keys()]).toEqual(['one', 'two']);
  });

  test('begins anew where not even the first line was written', () => {
    const path = join(folder, 'short.jsonl');
    writeFileSync(path, '{"format":"deltavee-sea');
    openSeasonFile(path, SEASON, 'p1').add(result('one'));
    expect([...openSeasonFile(path, SEASON, 'p1').finished.keys()]).toEqual(['one']);
  });

  test('of another season, of another program and of something else is refused and stays as it is', () => {
    const path = begun('other');
    const before = readFileSync(path, 'utf8');
    expect(() => openSeasonFile(path, { ...SEASON, seed: 2 }, 'p1')).toThrow('holds a different season');
    expect(() => openSeasonFile(path, SEASON, 'p2')).toThrow('games of another version of the program');
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test.each(['Dear Sir,\nYours', 'Dear Sir'])('is not one that holds %j', (text) => {
    const path = join(folder, 'letter.txt');
    writeFileSync(path, text);
    expect(() => openSeasonFile(path, SEASON, 'p1')).toThrow('holds a different season');
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test.each([
    ['a folder', () => folder],
    ['a path below a file', () => join(begun('below'), 'deeper', 'season.jsonl')],
    ['a folder that nobody can make', () => '/proc/none/deeper/season.jsonl'],
    ['a device without room', () => '/dev/full'],
  ])('that cannot be, %s, is a wrong call in a sentence', (_, find) => {
    const path = find();
    expect(() => openSeasonFile(path, SEASON, 'p1')).toThrow(UsageError);
    expect(() => openSeasonFile(path, SEASON, 'p1')).toThrow(`cannot use ${path}: `);
  });

  test('says which line is no chunk', () => {
    const path = begun('broken');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"id":"one"', '"id":1'));
    expect(() => openSeasonFile(path, SEASON, 'p1')).toThrow(/^line 2 of .* is not a finished chunk/);
  });
});
