import { describe, expect, test } from 'vitest';
import { drawCharts } from '../../src/sheet/paper/index.ts';
import { printedRows } from '../charts/printed.ts';
import { rowsOf, textsOf } from './on-paper.ts';

const [page] = drawCharts({ size: 'a4', colour: false });
const texts = textsOf(page!);
const half = page!.width / 2;
const left = rowsOf(page!, (x, y) => x < half && y > 20).map((row) => row.join(' '));
const right = rowsOf(page!, (x, y) => x > half && y > 20).map((row) => row.join(' '));

/** Rows of a table as the booklet prints them, found one below the other in a column of the page. */
function expectRows(column: readonly string[], rows: readonly string[]): void {
  const first = column.indexOf(rows[0]!);
  expect([rows[0], first]).not.toEqual([rows[0], -1]);
  expect(column.slice(first, first + rows.length)).toEqual(rows);
}

describe('the page of charts', () => {
  test('8.3 has the Relative Velocity Chart', () => {
    expectRows(
      left,
      printedRows(`
        0–1 1 2 3 4 5 6 7 8 9
        2   2 3 4 4 5 6 7 8 9
        3   3 4 4 5 6 7 8 9 9
        4   4 4 5 6 6 7 8 9 10
        5   5 5 6 6 7 8 9 9 10
        6   6 6 7 7 8 8 9 10 11
        7   7 7 8 8 9 9 10 11 11
        8   8 8 9 9 9 10 11 11 12
        9   9 9 9 10 10 11 11 12 13
      `).map((row) => row.join(' ')),
    );
  });

  test('8.6 has the Fire Results Table with its columns', () => {
    expectRows(left, [
      'Type Units 0 1 2–3 4–5 6–7 8–9 10–11 12–14 15+',
      'Laser burst 0 7 6 5 4 3 2 1 – –',
      'Laser barrage 2 9 8 7 6 5 4 3 1 –',
      'Particle burst 1 A 9 7 4 1 – – – –',
      'Particle barrage 3 A A 9 7 4 1 – – –',
    ]);
  });

  test('9.7 has the Missile Interception Table', () => {
    expectRows(left, ['Civ Level 0 1–2 3–4 5–7 8–10 11+', '6 8 6 4 2 1 1', '7 9 7 5 3 2 1', '8 A 8 6 4 3 2']);
  });

  test('8.7 has the Hit Table', () => {
    expectRows(right, [
      '1 Any part; nothing if face down destroyed if face up',
      '2 Bridge or engine destroyed',
      '3 Force field or pod 8 ',
      '4 Pod 1 or pod 9 ',
      '5 Pod 2 or pod 10 ',
      '6 Pod 3 or pod 11 ',
      '7 Pod 4 or pod 12 ',
      '8 Pod 5 or pod 13 ',
      '9 Pod 6 or pod 14 ',
      '10 Pod 7 or pod 15 ',
    ]);
  });

  test('9.5 has the Missile Chart', () => {
    expectRows(
      right.map((row) => row.trim()),
      ['Guided 6 1 5 7', '7 2 5 9', '8 2 6 10', 'Intelligent 6 2 5 6', '7 2 6 7', '8 2 7 9', 'MIMS 7 2 6 6', '8 2 7 7'],
    );
  });

  test('7.7, 8.2 has the energy costs', () => {
    for (const row of [
      'Weave 1 block 1 unit',
      'Further ones in the phase, together 1 block 1 unit',
      'Tractor beam, each command 2 × target’s burn rate',
      'Laser barrage 2 units 2 units',
      'Particle burst 1 unit',
      'Particle barrage 3 units',
      'Damaged energy pod, each phase 10 units, until 144',
    ]) {
      expect(right.map((one) => one.trim())).toContain(row);
    }
  });

  test('3.0 has the six phases in their order', () => {
    const phases = texts.flatMap((text, nth) =>
      /^(Movement|Command|Fire) Phase$/.test(text) ? [`${text} ${texts[nth + 1]}`] : [],
    );
    expect(phases).toEqual([
      'Movement Phase 1',
      'Command Phase 2',
      'Fire Phase 1',
      'Movement Phase 2',
      'Command Phase 1',
      'Fire Phase 2',
    ]);
  });

  test('8.9 has what damage does, for every part that anything can happen to', () => {
    const names = ['Bridge', 'Engine', 'Force field, class 1', 'Force field, class 2', 'Hunter pod', 'Arsenal pod'];
    const more = ['Light or heavy weapon pod', 'Battle communications pod', 'Tractor beam pod', 'Battlecraft pod'];
    expect(texts).toEqual(expect.arrayContaining([...names, ...more, 'Jump pod', 'Energy pod']));
    expect(texts).toContain('Maneuver Rating 2 less, no Weave');
  });
});
