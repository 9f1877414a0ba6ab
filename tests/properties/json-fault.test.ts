import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonFault, tooDeepAt } from '../../src/engine/files/json-fault.ts';
import { parseJson } from '../../src/engine/files/record.ts';

const TEXT = '{"a": [1, -2.5e3, {"b": "x\\u00e4\\n", "c": []}, true, null],\n "d": {}}';

/** The text with one part of it taken out and something else put in. */
const spoilt = fc
  .tuple(
    fc.nat(TEXT.length),
    fc.nat(3),
    fc.constantFrom('', '{', '}', '[', ']', '"', ',', ':', 'x', '\\', '-', '.', 'e'),
  )
  .map(([at, length, put]) => TEXT.slice(0, at) + put + TEXT.slice(at + length));

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the place where a text is not JSON', () => {
  test('there is one exactly where the parser refuses', () => {
    fc.assert(
      fc.property(spoilt, (text) => {
        expect(jsonFault(text) === null).toBe(parses(text));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['{"a": 1,}', 1, 9, false],
    ['{"a"\n  1}', 2, 3, false],
    ['[1, 2\n', 2, 1, true],
    ['[1, tru', 1, 8, true],
    ['["a\nb"]', 1, 2, false],
    ['{} {}', 1, 4, false],
  ])('%j', (text, line, column, cutShort) => {
    expect(jsonFault(text)).toEqual({ line, column, cutShort });
  });
});

describe('how deep a text goes', () => {
  test('counts brackets outside of strings, and tells where the first too many stands', () => {
    expect(tooDeepAt('{"a[[[": "\\"[[[", "b":\n [[1]]}', 2)).toEqual({ line: 2, column: 3 });
    expect(tooDeepAt('{"a[[[": "\\"[[[", "b":\n [[1]]}', 3)).toBeNull();
    expect(tooDeepAt('["never closed [[[', 1)).toBeNull();
  });

  test('a string as long as a file may be is read like any other', () => {
    const long = 'x'.repeat(9_500_000);
    expect(parseJson(`{"a": "${long}"}`)).toEqual({ ok: true, value: { a: long } });
    const broken = parseJson(`{"a": "${long}`);
    expect(broken).toMatchObject({ ok: false, faults: [{ message: expect.stringContaining('cut short') }] });
  });
});
