import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Rejection, RejectionCode, RejectionOf, RejectionParams } from '../../src/engine/index.ts';
import { REJECTION_CODES, refusalText, rejectionText } from '../../src/words/index.ts';

const root = join(import.meta.dirname, '../../src');

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Every code the engine refuses with, and those that the seat and the interface add. */
function codesInUse(): Set<string> {
  const code = /refuse\(\s*[^']*(?:'[^']*'[^',]*){0,2}?,\s*'([a-z][a-z0-9-]*)'|code: '([a-z][a-z0-9-]*)'/g;
  const codes = new Set<string>();
  for (const text of [
    ...sources(join(root, 'engine')),
    ...sources(join(root, 'store')),
    ...sources(join(root, 'ui')),
  ]) {
    for (const match of text.matchAll(code)) codes.add(match[1] ?? match[2] ?? '');
  }
  return codes;
}

const refuse = <C extends RejectionCode>(code: C, params: RejectionParams[C]): RejectionOf<C> => ({
  rule: '7.4',
  code,
  params,
});

describe('the words of refusals', () => {
  test('none is of a refusal that there is not', () => {
    const used = codesInUse();
    expect(used.size).toBeGreaterThan(100);
    expect(REJECTION_CODES.filter((code) => !used.has(code))).toEqual([]);
  });

  test.each(REJECTION_CODES.map((code) => [code]))('%s is one short clause whatever is named', (code) => {
    const params = {
      unit: '2?07',
      target: '2?07',
      with: '2?07',
      by: '2?07',
      pod: 3,
      hex: 'A0207',
      order: 'weave',
      field: 'stay',
      stage: 'fire',
      status: 'landed',
      missile: 'guided',
      from: 'pod-3',
      boxes: 4,
      direction: 3,
      velocity: 2,
      limit: 2,
      range: 9,
      reach: 4,
      units: 3,
      count: 3,
      player: 2,
      part: 'pod-3',
    };
    const text = rejectionText({ rule: '8.0', code, params } as unknown as Rejection);
    expect(text).toMatch(/^[a-z0-9][^.]*$/i);
    expect(text).not.toMatch(/undefined|NaN|null/);
    expect(text.length).toBeLessThan(46);
  });

  test('what is asked about nothing in particular is answered so', () => {
    expect(rejectionText(refuse('not-adjacent', { hex: '' }))).toBe('no free hex next to it');
    expect(rejectionText(refuse('not-a-launch-hex', { hex: '' }))).toBe('no hex to launch into');
    expect(rejectionText(refuse('no-beam', { unit: '2B', target: '' }))).toBe('no beam on it');
    expect(rejectionText(refuse('prepared-already', { unit: '' }))).toBe('it is prepared already');
  });

  test('an order without anything to name says what it lacks', () => {
    expect(refusalText('rendezvous', refuse('no-such-unit', { unit: '' }))).toBe('nobody here for a Rendezvous');
    expect(refusalText('rendezvous', refuse('no-battle-commands-left', { unit: '1E' }))).toBe(
      'no Battle Commands left',
    );
  });
});
