import { describe, expect, test } from 'vitest';
import { CRITICAL_HIT, missileKill } from '../../src/engine/charts/hit-table.ts';
import { dieForPart, listedParts, type Part } from '../../src/engine/index.ts';
import { printedRows } from './printed.ts';

const PRINTED = printedRows(`
  2  bridge       engine
  3  force-field  pod-8
  4  pod-1        pod-9
  5  pod-2        pod-10
  6  pod-3        pod-11
  7  pod-4        pod-12
  8  pod-5        pod-13
  9  pod-6        pod-14
  10 pod-7        pod-15
`);

const rows = PRINTED.map(([die, ...parts]) => ({ die: Number(die), parts: parts as Part[] }));

describe('8.7 the Hit Table', () => {
  test.each(rows)('8.7 a $die hits $parts', ({ die, parts }) => {
    expect(listedParts(die)).toEqual(parts);
    for (const part of parts) expect(dieForPart(part)).toBe(die);
  });

  test('8.7 a 1 is a critical hit and lists no part', () => {
    expect(CRITICAL_HIT).toBe(1);
    expect(listedParts(1)).toEqual([]);
  });

  test('8.7 lists bridge, engine, force field and fifteen pods once each', () => {
    const parts = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((die) => listedParts(die));
    expect(new Set(parts).size).toBe(18);
    expect(parts).toHaveLength(18);
    const pods = parts.filter((part) => part.startsWith('pod-')).map((part) => Number(part.slice(4)));
    expect(pods.reduce((total, box) => total + box, 0)).toBe(120);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('8.7 a missile hit by a %d', (die) => {
    expect(missileKill(die, true)).toBe(die === 1 || die === 2);
    expect(missileKill(die, false)).toBe(die === 2);
  });
});
