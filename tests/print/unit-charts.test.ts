import { describe, expect, test } from 'vitest';
import { CHARTS } from '../../src/sheet/paper/index.ts';
import { printedRows } from '../charts/printed.ts';

/** Class or pod, then its figures, with a space between. */
const rowsOf = (chart: keyof typeof CHARTS): string[] => CHARTS[chart]().rows.map((row) => row.join(' '));

describe('the charts of the handbook', () => {
  test('4.9 have a row for every hull', () => {
    expect(rowsOf('hulls')).toEqual(
      printedRows(`
        Dagger             2  2 6 48  4  2 2 1 8 −4 yes
        Sword              5  3 8 78  6  2 2 2 8 −4 –
        Spear              8  1 4 144 12 2 2 2 8 −4 –
        Piccolo            1  3 8 30  3  1 1 – 7 −2 yes
        Flute              4  3 6 66  6  1 2 1 8 −4 yes
        Clarinet           7  2 7 104 8  1 1 – 8 −4 –
        Corco Gamma        3  1 4 54  6  1 0 – 7 −2 yes
        Corco Zeta         6  1 3 80  8  1 0 – 6 0  –
        Corco Iota         9  2 5 120 12 1 1 1 7 −4 –
        Corco Mu           12 1 4 176 16 1 0 – 7 −2 –
        Terwillicker-5000  –  2 7 15  1  1 1 – 7 −2 yes
        Terwillicker-X     –  3 9 15  1  2 2 – 8 −4 yes
        Lander             –  1 4 15  1  – 0 – 8 0  yes
        Corco Omega        –  1 3 10  1  – 0 – 7 0  –
      `).map((row) => row.join(' ')),
    );
  });

  test('5.8 have a row for every pod that does something, and one for the others', () => {
    expect(rowsOf('pods')).toEqual(
      printedRows(`
        Hunter                1 2  –  1  –  – 8    −4 yes 2
        Light weapon          1 5* 3* –  –  1 6    −2 –   1
        Heavy weapon          1 6  5* 3* 1* 1 7    −4 –   2
        Arsenal               2 8  7  5* 2* 1 8    −4 –   2
        Battle communications – –  –  –  –  2 8    −6 –   2
        Tractor beam          – –  –  –  –  – 7, 8 –  –   0–2
        Battlecraft           – –  –  –  –  – 7    –  –   0–2
        Standard jump         – –  –  –  –  – 7    –  yes 0–2
        Augmented jump        – –  –  –  –  – 8    –  yes 0–2
        Energy                – –  –  –  –  – 7    –  –   0–2
        All others            – –  –  –  –  – –    –  –   0–2
      `).map((row) => row.join(' ')),
    );
  });

  test('have as many cells in each row as columns', () => {
    for (const chart of Object.values(CHARTS).map((draw) => draw())) {
      for (const row of chart.rows) expect([chart.title, row.length]).toEqual([chart.title, chart.columns.length]);
    }
  });
});
