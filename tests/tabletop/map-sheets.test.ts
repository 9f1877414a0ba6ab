import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { GAME_PAPERS, type PageMarks } from '../../src/sheet/paper/index.ts';
import { cutOf } from '../../src/tabletop/hex-grid.ts';
import { drawMapSheets, sheetGrid } from '../../src/tabletop/map-sheets.ts';
import { boundsOf, isWithin } from '../print/on-paper.ts';

const FLAT = { a4: 13.4, letter: 13.4, a3: 18.8, tabloid: 18.8 };
const convoy = SCENARIOS.find(({ id }) => id === 'convoy-red')!;
const pirates = SCENARIOS.find(({ id }) => id === 'pirates')!;

/** Where a number is printed, by what it says. */
const numbersOf = (page: PageMarks): Map<string, { x: number; y: number }> =>
  new Map(
    page.marks.flatMap((mark) =>
      mark.kind === 'text' && /^[A-Z]?\d{4}$/.test(mark.text) ? [[mark.text.slice(-4), mark]] : [],
    ),
  );

/** The sides of hexes on a page, after its cut has been laid at a place of the table. */
function sidesAt(page: PageMarks, cut: { x: number; y: number }, at: { x: number; y: number }): [number, number][][] {
  return page.marks.flatMap((mark) =>
    mark.kind === 'line' && mark.stroke === '#6f6f6f'
      ? [
          [
            [mark.x1 - cut.x + at.x, mark.y1 - cut.y + at.y],
            [mark.x2 - cut.x + at.x, mark.y2 - cut.y + at.y],
          ] as [number, number][],
        ]
      : [],
  );
}

describe.each(GAME_PAPERS)('2.1 map sheets on %s', (paper) => {
  const pages = drawMapSheets(convoy, paper);
  const [page] = pages;
  const numbers = numbersOf(page!);

  test('R2.1a has 16 columns by 17 rows of numbers, as far apart as the hexes are wide', () => {
    expect(numbers.size).toBe(16 * 17);
    const at = (id: string) => numbers.get(id)!;
    const apart = (a: string, b: string) => Math.hypot(at(a).x - at(b).x, at(a).y - at(b).y);
    for (const other of ['0706', '0806', '0807', '0708', '0607', '0606']) {
      expect(Math.abs(apart('0707', other) - FLAT[paper])).toBeLessThan(0.01);
    }
    expect(Math.abs(apart('0101', '0117') - 16 * FLAT[paper])).toBeLessThan(0.01);
    expect(Math.abs(apart('0101', '1501') - 7 * Math.sqrt(3) * FLAT[paper])).toBeLessThan(0.01);
  });

  test('R2.1b sheets cut and laid side by side, or one below the other, meet side on side to 0.2 mm', () => {
    const cut = cutOf(sheetGrid(paper));
    for (const at of [
      { x: cut.width, y: 0 },
      { x: 0, y: cut.height },
    ]) {
      const here = sidesAt(page!, cut, { x: 0, y: 0 });
      const there = sidesAt(page!, cut, at);
      const near = ([ax, ay]: [number, number], [bx, by]: [number, number]) => Math.hypot(ax - bx, ay - by) < 0.2;
      const shared = here.filter((one) =>
        there.some(
          (other) =>
            (near(one[0]!, other[0]!) && near(one[1]!, other[1]!)) ||
            (near(one[0]!, other[1]!) && near(one[1]!, other[0]!)),
        ),
      );
      // Two sides for each of 17 hexes at a seam between columns; one flat and one slanted side for each of 16 columns at
      // a seam between rows: less one at an end, which only a third sheet would close.
      expect(shared).toHaveLength(at.x > 0 ? 2 * 17 - 1 : 2 * 16 - 1);
    }
  });

  test('nothing of it lies outside of 6 mm', () => {
    for (const { width, height, marks, title } of [...pages, ...drawMapSheets(pirates, paper)]) {
      const inner = { left: 6, top: 6, right: width - 6, bottom: height - 6 };
      for (const mark of marks) {
        if (!isWithin(boundsOf(mark), inner)) throw new Error(`${title}: ${JSON.stringify(mark)}`);
      }
    }
  });
});

test('R2.1c, 6.2 the sheets of a scenario by name, and four empty ones', () => {
  const titles = (id: string) =>
    drawMapSheets(SCENARIOS.find((one) => one.id === id)!, 'a4').map(({ title }) =>
      title.replace('Map sheet', '').trim(),
    );
  expect(titles('showdown')).toEqual(['A', 'B', ', empty', ', empty', ', empty', ', empty']);
  expect(titles('escape-from-tau-ceti')).toEqual(['A', 'B', 'C', 'D', 'E', ', empty', ', empty', ', empty']);
});

test('6.5, 6.6 the planet and the asteroids lie in their hexes', () => {
  const [a, , c] = drawMapSheets(pirates, 'a4');
  const shapes = (page: PageMarks) =>
    new Set(
      page.marks.flatMap((mark) => (mark.kind === 'path' && mark.placed ? [`${mark.placed.x} ${mark.placed.y}`] : [])),
    );
  expect(shapes(a!).size).toBe(1);
  const { x, y } = numbersOf(a!).get('0409')!;
  const [planet] = [...shapes(a!)].map((text) => text.split(' ').map(Number));
  expect(Math.abs(planet![0]! - x)).toBeLessThan(0.01);
  expect(Math.abs(planet![1]! - y)).toBeLessThan(FLAT.a4 / 4);
  // Six fields in one column, two or three hexes apart, share some of the hexes around them.
  expect(shapes(c!).size).toBeGreaterThan(30);
});
