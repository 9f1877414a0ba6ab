import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexId, neighbours, parseHexId, printedPlace, type Sheet } from '../../src/engine/index.ts';
import { missingSheet, onSheets } from '../../src/engine/space/sheets.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { grid, NINE, sheet, table } from './plane.ts';

const LAYOUTS: [string, Sheet[]][] = [
  ['showdown', [sheet('A', 0), sheet('B', 1)]],
  ['first-shot', [sheet('A', 0)]],
  ['escape-from-tau-ceti', [sheet('A', 0), sheet('B', 1), sheet('C', 2), sheet('D', 3)]],
  ['pirates', [sheet('A', 0), sheet('B', 1), sheet('C', 2)]],
  ['convoy-red', [sheet('A', 0), sheet('B', 1), sheet('C', 2)]],
];

/** A sheet place: column and row. */
type Place = [number, number];

/** Places sheets one after the other where these hexes lie and tells their letters. */
function place(start: ReturnType<typeof table>, hexes: Place[]): string[] {
  const now = { ...start, sheets: [...start.sheets] };
  return hexes.map(([column, row]) => {
    const missing = missingSheet(now, grid(column * 16, row * 17));
    if (!missing) throw new Error('the sheet is there');
    now.sheets.push(missing);
    return missing.letter;
  });
}

describe('R2.1c the layouts and the letters', () => {
  test.each(LAYOUTS)('R2.1c the sheets of %s', (id, sheets) => {
    expect(findScenario(id)?.sheets).toEqual(sheets);
  });

  test('R2.1c the sheet to the right of D in Scenario 3 is E, whichever comes first', () => {
    const scenario = findScenario('escape-from-tau-ceti');
    const start = table(scenario?.sheets ?? [], scenario?.reserved);
    const [right, above, below]: [Place, Place, Place] = [
      [4, 0],
      [4, -1],
      [0, 1],
    ];
    expect(place(start, [right, above, below])).toEqual(['E', 'F', 'G']);
    expect(place(start, [above, below, right])).toEqual(['F', 'G', 'E']);
  });

  test('R2.1c a new sheet takes the next unused letter, and after Z come AA, AB, ...', () => {
    const row = (from: number, to: number) => Array.from({ length: to - from }, (_, n): Place => [from + n, 0]);
    const letters = place(table([sheet('A', 0)]), row(1, 60));
    expect(letters.slice(0, 4)).toEqual(['B', 'C', 'D', 'E']);
    expect(letters.slice(23, 29)).toEqual(['Y', 'Z', 'AA', 'AB', 'AC', 'AD']);
    expect(letters.slice(49, 53)).toEqual(['AY', 'AZ', 'BA', 'BB']);
  });
});

describe('R6.2a names of hexes', () => {
  test('R6.2a the six neighbours of A0101 with A as the only sheet', () => {
    const alone = table([sheet('A', 0)]);
    const names = neighbours(grid(0, 0)).map((hex) => hexId(alone, hex));
    expect(names).toEqual(['B0117', 'B0217', 'A0201', 'A0102', 'B1601', 'B1617']);
  });

  test('R6.2a a hex on no sheet has no id that could be read back', () => {
    const alone = table([sheet('A', 0)]);
    expect(parseHexId(alone.sheets, 'B0117')).toBeUndefined();
    expect(onSheets(alone.sheets, grid(0, -1))).toBe(false);
    expect(onSheets(alone.sheets, grid(15, 16))).toBe(true);
    expect(missingSheet(alone, grid(3, 3))).toBeUndefined();
    expect(missingSheet(alone, grid(-1, 17))).toEqual({ letter: 'B', column: -1, row: 1 });
  });

  test('R6.2a a name with the reserved letter points at its place alone', () => {
    const scenario = findScenario('escape-from-tau-ceti');
    const game = table(scenario?.sheets ?? [], scenario?.reserved);
    expect(hexId(game, grid(64, 8))).toBe('E0109');
    expect(hexId(game, grid(64, -1))).toBe('F0117');
    expect(hexId(game, grid(-1, 8))).toBe('F1609');
  });

  test.each(['A0001', 'A1701', 'A0100', 'A0118', 'Z0101', 'A101', '0101', 'a0101', 'A01010', ''])(
    'R2.1a %j is no hex',
    (id) => {
      expect(parseHexId(NINE.sheets, id)).toBeUndefined();
    },
  );

  test('R2.1a every hex of nine sheets is found again by its id', () => {
    fc.assert(
      fc.property(fc.integer({ min: -16, max: 31 }), fc.integer({ min: -17, max: 33 }), (column, row) => {
        const hex = grid(column, row);
        expect(parseHexId(NINE.sheets, hexId(NINE, hex))).toEqual(hex);
        const place = printedPlace(hex);
        expect([place.column * 16 + place.hexColumn - 1, place.row * 17 + place.hexRow - 1]).toEqual([column, row]);
      }),
    );
  });
});
