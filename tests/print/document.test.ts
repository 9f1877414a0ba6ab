import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { logsDocument } from '../../src/cli/logs.ts';
import { InputRefused, UsageError } from '../../src/cli/output.ts';
import { readCode } from '../fixtures/qr-code.ts';
import { recorded, recordText } from '../fixtures/recorded.ts';
import { built, flute, scenarioOf } from '../fixtures/sheets.ts';

const folder = mkdtempSync(join(tmpdir(), 'deltavee-logs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(name: string, text: string): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, text);
  return path;
}

const convoy = fileOf('convoy', recordText('convoy-red-6'));
const showdown = fileOf('showdown', recordText('showdown-7'));

const labels = (document: string): string[] =>
  [...document.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label!);

describe('the document of the command line', () => {
  test('10.0 is one page a ship, in the order of the scenario', () => {
    expect(labels(logsDocument([showdown]))).toEqual([
      'Spaceship Log Nr. 1 of 1E, Piccolo',
      'Spaceship Log Nr. 1 of 2D, Piccolo',
    ]);
    expect(labels(logsDocument([convoy]))).toHaveLength(8);
  });

  test('R10.0b has one player’s ships, or one ship', () => {
    const own = labels(logsDocument([convoy, '--player', '2']));
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((label) => / of 2[A-Z], /.test(label))).toBe(true);
    expect(labels(logsDocument(['--ship', '1A', convoy]))).toEqual([expect.stringMatching(/ of 1A, /)]);
    expect(labels(logsDocument([convoy, '--ship', '1A', '--player', '1']))).toHaveLength(1);
  });

  test('R10.1a is self-contained: styles, paper size and typefaces are in it, and nothing is fetched', () => {
    for (const [paper, size] of [
      ['a4', 'A4'],
      ['letter', 'letter'],
    ] as const) {
      const document = logsDocument([showdown, '--paper', paper]);
      expect(document).toMatch(/^<!doctype html>/);
      expect(document).toContain(`@page { size: ${size} portrait; margin: 0; }`);
      expect([...document.matchAll(/src: url\(data:font\/woff2;base64,/g)]).toHaveLength(4);
      expect(document.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|<link|<img|<image/);
      expect(document.match(/<section class="paper-page">/g)).toHaveLength(2);
    }
    expect(logsDocument([showdown])).toBe(logsDocument([showdown, '--paper', 'a4']));
  });

  test('R10.1a empty logs need no record', () => {
    expect(labels(logsDocument(['--blank', '1']))).toEqual(['Spaceship Log Nr. 1, empty']);
    expect(labels(logsDocument(['--blank', '2', '--paper', 'letter']))).toEqual(['Spaceship Log Nr. 2, empty']);
  });

  test('10.0 a record with a scenario of its own', () => {
    const scenario = { ...scenarioOf(flute, built('dagger', [{ type: 'energy' }], 1)), id: '<b>&"mine"' };
    const record = { format: 'deltavee-record', version: 1, scenario, dice: { rolls: [] }, actions: [] };
    const document = logsDocument([fileOf('own', JSON.stringify(record))]);
    expect(labels(document)).toEqual(['Spaceship Log Nr. 1 of 1B, Flute', 'Spaceship Log Nr. 1 of 2C, Dagger']);
    expect(document).not.toContain('<b>');
  });

  test('R10.0b with the address of the program a code opens the game, unless its players have secrets', () => {
    const codes = (table: object, ...words: string[]) => {
      const text = JSON.stringify({
        ...recorded('showdown-7'),
        actions: recorded('showdown-7').actions.slice(0, 9),
        table,
      });
      const html = logsDocument([fileOf('coded', text), ...words]);
      const found = [...html.matchAll(/<path d="((?:M\S+ [-.\d]+H[-.\d]+V[-.\d]+H[-.\d]+Z)+)"/g)];
      return found.map(([, path = '']) => readCode(path));
    };
    const address = ['--address', 'https://deltavee.example/play/?a=b#c'];
    const [link, ...more] = codes({ logs: 'open' }, ...address);
    expect(more).toEqual([link]);
    expect(link).toMatch(/^https:\/\/deltavee\.example\/play\/#\/open\/1[-\w]+$/);
    const packed = Buffer.from(link?.split('/open/1')[1] ?? '', 'base64url');
    expect(JSON.parse(inflateRawSync(packed).toString()).actions).toHaveLength(9);
    expect(codes({ logs: 'open' })).toEqual([]);
    expect(codes({ logs: 'closed' }, ...address)).toEqual([]);
    expect(codes({ logs: 'closed' }, ...address, '--player', '1')).toEqual([]);
  });

  test.each<[string, string[]]>([
    ['an address that is none', [showdown, '--address', 'deltavee.example']],
    ['the address of a disk', [showdown, '--address', 'file:///tmp/deltavee.html']],
    ['an empty log with a code', ['--blank', '1', '--address', 'https://deltavee.example/']],
    ['no file', []],
    ['a file that is not there', [join(folder, 'nothing.json')]],
    ['a player 3', [showdown, '--player', '3']],
    ['a paper that nobody sells', [showdown, '--paper', 'a5']],
    ['an empty log Nr. 3', ['--blank', '3']],
    ['an empty log of a ship', ['--blank', '1', '--ship', '1E']],
    ['an empty log and a record', ['--blank', '1', showdown]],
    ['an option without its value', [showdown, '--paper']],
    ['a ship that is not there', [showdown, '--ship', '1Z']],
    ['a ship of the other player', [showdown, '--ship', '2D', '--player', '1']],
    ['too many words', [showdown, convoy]],
    ['an option nobody knows', [showdown, '--colour']],
  ])('a call with %s is wrong', (_name, words) => {
    expect(() => logsDocument(words)).toThrow(UsageError);
  });

  test('a record that is refused is refused', () => {
    expect(() => logsDocument([fileOf('broken', '{"format":')])).toThrow(InputRefused);
  });
});
