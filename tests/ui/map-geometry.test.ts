import { describe, expect, test } from 'vitest';
import {
  type Hex,
  hexNumber,
  neighbours,
  planePoint,
  range,
  SHEET_COLUMNS,
  SHEET_ROWS,
  type Sheet,
  sheetOf,
} from '../../src/engine/index.ts';
import type { MapCounter } from '../../src/ui/counters/types.ts';
import {
  centred,
  fitting,
  heldBack,
  inSight,
  isCovered,
  panned,
  radiusOf,
  revealing,
  showing,
  toMap,
  toScreen,
  zoomed,
} from '../../src/ui/map/camera.ts';
import {
  hexesOf,
  hexesWithin,
  hexKey,
  hexName,
  hexToPoint,
  INRADIUS,
  pointToHex,
  RADIUS,
  sheetBox,
  sheetHex,
  tableBox,
} from '../../src/ui/map/geometry.ts';
import { areaOutline, sheetLines, sheetOutline, sheetStars } from '../../src/ui/map/grid.ts';
import type { Stack } from '../../src/ui/map/stacks.ts';
import { hexMeant } from '../../src/ui/map/usePointing.ts';

const SHEETS: readonly Sheet[] = [
  { letter: 'A', column: 0, row: 0 },
  { letter: 'B', column: 1, row: 0 },
  { letter: 'C', column: 0, row: 1 },
  { letter: 'D', column: -1, row: 0 },
  { letter: 'E', column: 0, row: -1 },
  { letter: 'F', column: -3, row: -2 },
];
const A = SHEETS[0]!;
const named = (id: string): Hex =>
  sheetHex(SHEETS.find(({ letter }) => letter === id[0])!, Number(id.slice(1, 3)), Number(id.slice(3)));

const sheetsOfHexes = SHEETS.map((sheet) => [sheet.letter, sheet] as const);

describe.each(sheetsOfHexes)('sheet %s', (letter, sheet) => {
  const numbers: [string, Hex][] = [];
  for (let column = 1; column <= 16; column++) {
    for (let row = 1; row <= 17; row++) {
      const number = String(column).padStart(2, '0') + String(row).padStart(2, '0');
      numbers.push([number, sheetHex(sheet, column, row)]);
    }
  }

  test('every hex has the axial coordinates of the table', () => {
    for (const [number, hex] of numbers) {
      const c = 16 * sheet.column + Number(number.slice(0, 2)) - 1;
      const r = 17 * sheet.row + Number(number.slice(2)) - 1;
      const odd = Math.abs(c) % 2;
      expect(hex).toEqual({ q: c, r: r - (c - odd) / 2 });
    }
  });

  test('every hex goes to its point and back, from anywhere inside it', () => {
    for (const [number, hex] of numbers) {
      const { x, y } = hexToPoint(hex);
      expect(pointToHex({ x, y })).toEqual(hex);
      for (let angle = 0; angle < 360; angle += 30) {
        const reach = INRADIUS * 0.98;
        const at = {
          x: x + Math.cos((angle * Math.PI) / 180) * reach,
          y: y + Math.sin((angle * Math.PI) / 180) * reach,
        };
        expect(pointToHex(at), number).toEqual(hex);
      }
    }
  });

  test('every hex has its printed number and its full name', () => {
    for (const [number, hex] of numbers) {
      expect(hexNumber(hex)).toBe(number);
      expect(sheetOf(SHEETS, hex)).toBe(sheet);
      expect(hexName(SHEETS, hex)).toBe(letter + number);
    }
  });
});

describe('the grid of the table', () => {
  test('even columns are the lower ones, by half a hex', () => {
    expect(hexToPoint(named('A0101'))).toEqual({ x: 0, y: 0 });
    for (const hex of hexesWithin({ q: 3, r: -2 }, 9)) {
      const { x, y } = planePoint(hex);
      expect(hexToPoint(hex).x, 'as the engine and all who ask it measure').toBeCloseTo(x * 2 * INRADIUS);
      expect(hexToPoint(hex).y).toBeCloseTo(y * 2 * INRADIUS);
    }
    expect(hexToPoint(named('A0201')).y).toBeCloseTo(INRADIUS);
    expect(hexToPoint(named('A0301')).y).toBeCloseTo(0);
    expect(hexToPoint(named('A0102')).y).toBeCloseTo(INRADIUS * 2);
  });

  test('sheets abut without a seam', () => {
    const around = (id: string) => neighbours(named(id)).map((hex) => hexName(SHEETS, hex));
    expect(around('A1607').slice(1, 3)).toEqual(['B0107', 'B0108']);
    expect(around('A0817')[3]).toBe('C0801');
    // Clockwise from 12 o'clock; nothing lies above and to the left of A.
    expect(neighbours(named('A0101')).map(hexNumber)).toEqual(['0117', '0217', '0201', '0102', '1601', '1617']);
    expect(around('A0101')).toEqual(['E0117', 'E0217', 'A0201', 'A0102', 'D1601', null]);
  });

  test('the six neighbours lie where the clock says, one hex away', () => {
    const from = hexToPoint({ q: 3, r: -5 });
    neighbours({ q: 3, r: -5 }).forEach((hex, nth) => {
      const to = hexToPoint(hex);
      const angle = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
      expect((angle + 360) % 360).toBeCloseTo(nth * 60);
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(INRADIUS * 2);
      expect(range(hex, { q: 3, r: -5 })).toBe(1);
    });
  });

  test('every hexside of a sheet is drawn once', () => {
    for (const sheet of SHEETS) {
      const segments: string[] = [];
      for (const line of sheetLines(sheet).split('M').slice(1)) {
        const points = line.split('L');
        for (let nth = 1; nth < points.length; nth++) segments.push([points[nth - 1]!, points[nth]!].sort().join('|'));
      }
      const border = sheetOutline(sheet).split('L').length;
      expect(new Set(segments).size).toBe(segments.length);
      expect(segments.length).toBe((6 * SHEET_COLUMNS * SHEET_ROWS - border) / 2);
    }
  });

  test('stars are the same every time, and others on every sheet', () => {
    expect(sheetStars(A)).toEqual(sheetStars({ ...A }));
    expect(new Set(SHEETS.map((sheet) => sheetStars(sheet).join())).size).toBe(SHEETS.length);
  });

  test('the hexes of a sheet are all different', () => {
    expect(new Set(hexesOf(A).map(hexKey)).size).toBe(272);
  });
});

describe('the camera', () => {
  const size = { width: 1012, height: 562 };
  const start = { x: -300, y: 120, k: 0.4 };

  test('a box that is fitted is in sight as a whole', () => {
    const box = tableBox(SHEETS.slice(0, 3), [{ q: 40, r: -30 }]);
    const seen = inSight(fitting(box, size), size);
    expect(seen.left).toBeLessThanOrEqual(box.left);
    expect(seen.right).toBeGreaterThanOrEqual(box.right);
    expect(seen.top).toBeLessThanOrEqual(box.top);
    expect(seen.bottom).toBeGreaterThanOrEqual(box.bottom);
  });

  const tools = [
    { left: 12, top: 12, right: 210, bottom: 44 },
    { left: 840, top: 518, right: 1000, bottom: 550 },
  ];

  test('no piece that is fitted lies under a tool; without such a piece the corners are used', () => {
    const box = tableBox(SHEETS.slice(0, 2), []);
    const corner = [named('A0101'), named('B1617')];
    expect(corner.some((hex) => isCovered(fitting(box, size), hex, { ...size, tools }))).toBe(true);
    const clear = fitting(box, { ...size, tools }, corner);
    expect(corner.some((hex) => isCovered(clear, hex, { ...size, tools }))).toBe(false);
    expect(toScreen(clear, { x: box.left, y: box.top }).y).toBeGreaterThanOrEqual(44);
    expect(toScreen(clear, { x: box.right, y: box.bottom }).y).toBeLessThanOrEqual(518);
    expect(fitting(box, { ...size, tools }, [named('A0909')])).toEqual(fitting(box, size));
  });

  test('tools at the side of a narrow window leave their column, not its whole height', () => {
    const phone = { width: 390, height: 240, tools: [{ left: 338, top: 8, right: 382, bottom: 100 }] };
    const { x, y } = toScreen(centred(start, named('A0505'), phone), hexToPoint(named('A0505')));
    expect([x, y]).toEqual([169, 120]);
  });

  test('everything is shown, however many sheets there are', () => {
    const box = tableBox([A, { letter: 'Z', column: 30, row: 20 }], []);
    const seen = inSight(fitting(box, size), size);
    expect(seen.left).toBeLessThanOrEqual(box.left);
    expect(seen.bottom).toBeGreaterThanOrEqual(box.bottom);
  });

  test('hexes in sight are no reason to move; others are brought in, nearest way first', () => {
    const camera = centred(start, named('A0808'), size);
    expect(showing(camera, [named('A0707'), named('A0909')], size)).toBe(camera);
    const one = showing(camera, [named('B0909')], size);
    expect(one.k).toBe(camera.k);
    expect(toScreen(one, hexToPoint(named('B0909'))).x).toBeCloseTo(size.width - 56);
    const far = [named('A0101'), named('B1617')];
    const all = showing(camera, far, { ...size, tools });
    expect(all.k).toBeLessThan(camera.k);
    for (const hex of far) {
      const { x, y } = toScreen(all, hexToPoint(hex));
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(size.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(size.height);
      expect(isCovered(all, hex, { ...size, tools })).toBe(false);
    }
  });

  test('zooming keeps the point under the hand', () => {
    const hand = { x: 400, y: 90 };
    const point = toMap(start, hand);
    for (const factor of [0.01, 0.5, 0.9, 1.3, 100]) {
      const seen = toScreen(zoomed(start, factor, hand), point);
      expect(seen.x).toBeCloseTo(hand.x);
      expect(seen.y).toBeCloseTo(hand.y);
    }
  });

  test('a hex that is centred is in the middle, large enough to be read', () => {
    const hex = named('B0909');
    const camera = centred({ ...start, k: 0.08 }, hex, size);
    expect(toScreen(camera, hexToPoint(hex))).toEqual({ x: 506, y: 281 });
    expect(radiusOf(camera)).toBeGreaterThanOrEqual(26);
  });

  test('a hex in sight is no reason to move', () => {
    const camera = centred(start, named('A0505'), size);
    expect(revealing(camera, named('A0606'), size)).toEqual(camera);
    const moved = revealing(camera, named('B0909'), size);
    const seen = toScreen(moved, hexToPoint(named('B0909')));
    expect(seen.x).toBeGreaterThan(0);
    expect(seen.x).toBeLessThan(size.width);
  });

  test('a hex out of sight does not come to lie under a tool', () => {
    const tools = [{ left: 8, top: 8, right: 108, bottom: 108 }];
    const moved = revealing(panned(start, -400, -300), named('A0101'), { ...size, tools });
    const seen = toScreen(moved, hexToPoint(named('A0101')));
    expect(seen.x > 108 || seen.y > 108).toBe(true);
  });

  test('the table cannot be lost', () => {
    const box = sheetBox(A);
    for (const x of [-1e6, 1e6]) {
      const { left, right } = inSight(heldBack({ ...start, x, y: x }, box, size), size);
      expect(left).toBeLessThan(box.right);
      expect(right).toBeGreaterThan(box.left + RADIUS);
    }
  });
});

describe('areas', () => {
  test('the hexes within a reach, each once', () => {
    for (const [reach, count] of [
      [0, 1],
      [1, 7],
      [3, 37],
      [10, 331],
    ] as const) {
      const hexes = hexesWithin(named('A0808'), reach);
      expect(new Set(hexes.map(hexKey)).size).toBe(count);
      expect(Math.max(...hexes.map((hex) => range(hex, named('A0808'))))).toBe(reach);
    }
  });

  test('are outlined by one closed line for each part, of every hexside that leads out', () => {
    const outline = (hexes: Hex[]) => {
      const d = areaOutline(hexes);
      return { lines: d.split('Z').length - 1, corners: d.split(/[ML]/).length - 1 };
    };
    expect(outline([named('A0505')])).toEqual({ lines: 1, corners: 6 });
    expect(outline(hexesWithin(named('A0505'), 3))).toEqual({ lines: 1, corners: 42 });
    expect(outline([named('A0505'), named('A0909')])).toEqual({ lines: 2, corners: 12 });
    // A ring has an inner side too.
    expect(outline(neighbours(named('A0505')))).toEqual({ lines: 2, corners: 24 });
  });
});

describe('what a hand means', () => {
  const piece = (hex: Hex): Stack => ({
    hex,
    at: hexToPoint(hex),
    pieces: [{ id: 'x', hex, counter: { kind: 'spaceship' } as MapCounter }],
  });
  const stacks = new Map([named('A0505'), named('A0507')].map((hex) => [hexKey(hex), piece(hex)]));
  const { x, y } = hexToPoint(named('A0505'));

  test('the hex under it, or the piece that is drawn past the edge of its own', () => {
    const beside = { x, y: y + INRADIUS + 10 };
    expect(hexMeant(beside, stacks, 1)).toEqual(named('A0506'));
    expect(hexMeant(beside, stacks, 2.4)).toEqual(named('A0505'));
    expect(hexMeant({ x, y: y + 3 * INRADIUS - 10 }, stacks, 2.4)).toEqual(named('A0507'));
  });
});
