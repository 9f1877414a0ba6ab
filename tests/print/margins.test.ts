import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { blankSheet, type LogSheet } from '../../src/sheet/index.ts';
import {
  drawBlank,
  drawCharts,
  drawLog,
  drawLogs,
  PAPER_SIZES,
  type PageMarks,
  type PaperSize,
  paperOf,
  paperSize,
} from '../../src/sheet/paper/index.ts';
import { RECORDS } from '../fixtures/recorded.ts';
import { afterGame, beforePlay, GIANTS, scenarioOf, sheetsFor } from '../fixtures/sheets.ts';
import { boundsOf, isWithin } from './on-paper.ts';

const MARGIN = 10;
/** A pencil needs this much. */
const PENCIL = 6.4;

function checkMargins(page: PageMarks): void {
  const paper = { left: MARGIN, top: MARGIN, right: page.width - MARGIN, bottom: page.height - MARGIN };
  for (const mark of page.marks) {
    const bounds = boundsOf(mark);
    if (!isWithin(bounds, paper)) throw new Error(`${page.title}: ${JSON.stringify({ mark, bounds })}`);
  }
}

function checkBoxes(page: PageMarks): void {
  for (const mark of page.marks) {
    if (mark.kind !== 'rect' || mark.shows?.as !== 'box') continue;
    if (mark.width < PENCIL - 0.01 || mark.height < PENCIL - 0.01) throw new Error(JSON.stringify(mark));
  }
}

/** Words stand clear of one another, wherever they are. */
function checkTexts(page: PageMarks): void {
  const texts = page.marks.flatMap((mark) => (mark.kind === 'text' ? [{ mark, bounds: boundsOf(mark) }] : []));
  for (const [nth, one] of texts.entries()) {
    for (const other of texts.slice(nth + 1)) {
      const across =
        Math.min(one.bounds.right, other.bounds.right) - Math.max(one.bounds.left, other.bounds.left) > 0.05;
      const a = { top: one.mark.y - one.mark.size * 0.55, bottom: one.mark.y };
      const b = { top: other.mark.y - other.mark.size * 0.55, bottom: other.mark.y };
      if (across && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.05) {
        throw new Error(`${page.title}: ${JSON.stringify([one.mark, other.mark])}`);
      }
    }
  }
}

/** Around a code, four of its modules stay white; returns how many codes there are. */
function checkCodes({ title, marks }: PageMarks): number {
  const codes = marks.filter((mark) => mark.kind === 'path' && /^(M\S+ \S+H\S+V\S+H\S+Z)+$/.test(mark.d));
  for (const code of codes) {
    const quiet = 4 * (code.kind === 'path' && code.placed ? code.placed.scale : 0);
    const { left, top, right, bottom } = boundsOf(code);
    for (const mark of marks) {
      const other = boundsOf(mark);
      const isClear =
        other.right < left - quiet ||
        other.left > right + quiet ||
        other.bottom < top - quiet ||
        other.top > bottom + quiet;
      if (mark !== code && !isClear) throw new Error(`${title}: ${JSON.stringify(mark)} lies at a code`);
    }
  }
  return codes.length;
}

function check(pages: readonly PageMarks[], size: PaperSize): void {
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    expect(paperOf(page)).toMatchObject(paperSize(size));
    checkMargins(page);
    checkBoxes(page);
    checkTexts(page);
  }
}

/** As long as one is that holds the id of a game. */
const ADDRESS = 'https://deltavee.example/#/game/01234567-89ab-cdef-0123-456789abcdef';

const atStart = SCENARIOS.flatMap((scenario) => sheetsFor(beforePlay(scenario), null));
const afterGames = RECORDS.flatMap((name) => sheetsFor(afterGame(name), null));
const giants = GIANTS.flatMap(([, ship]) => sheetsFor(beforePlay(scenarioOf(ship)), null));

describe.each(PAPER_SIZES)('R10.1a on %s', (size) => {
  test.each<[string, LogSheet[]]>([
    ['the logs of the five scenarios', atStart],
    ['the logs after the recorded games', afterGames],
    ['the logs of ships that need more boxes', giants],
  ])('R10.1a nothing of %s lies in the margins, and boxes take a pencil', (_name, sheets) => {
    check(drawLogs(sheets, { size, colour: true }, 'Convoy Red, Game-Turn 7'), size);
    for (const address of [ADDRESS, ADDRESS.repeat(4)]) {
      for (const twoUp of [false, true]) {
        const pages = drawLogs(sheets, { size, colour: true, twoUp }, 'Convoy Red, Game-Turn 7', [address, ADDRESS]);
        check(pages, size);
        expect(pages.reduce((sum, page) => sum + checkCodes(page), 0)).toBe(sheets.length);
      }
    }
    check(drawLogs(sheets, { size, colour: false, twoUp: true }, 'Convoy Red, Game-Turn 7'), size);
  });

  test('R10.1a empty logs and the charts neither', () => {
    for (const log of [1, 2] as const) check(drawBlank(log, { size, colour: false }), size);
    check(drawLogs([blankSheet(1), blankSheet(1)], { size, colour: false, twoUp: true }), size);
    check(drawCharts({ size, colour: true }), size);
  });

  test('R10.1a a log is one page, unless the ship needs more boxes', () => {
    for (const sheet of [...atStart, ...afterGames]) expect(drawLog(sheet, { size, colour: false })).toHaveLength(1);
    for (const log of [1, 2] as const) expect(drawBlank(log, { size, colour: false })).toHaveLength(1);
    expect(drawCharts({ size, colour: false })).toHaveLength(1);
  });
});

test('R10.1a black is black: no other ink is used', () => {
  const inks = new Set<string>();
  for (const { marks } of drawLogs(afterGames, { size: 'a4', colour: false })) {
    for (const mark of marks) {
      if ('fill' in mark && mark.fill) inks.add(mark.fill);
      if (mark.kind !== 'text' && mark.stroke) inks.add(mark.stroke);
    }
  }
  expect([...inks].sort()).toEqual(['#000000', '#ffffff']);
});

test('R10.1a in colour the two sides differ, and their shapes still tell them apart', () => {
  const [first, second] = sheetsFor(beforePlay(SCENARIOS[0]!), null);
  const inkOf = (sheet: LogSheet) =>
    drawLog(sheet, { size: 'a4', colour: true })[0]!.marks.flatMap((mark) =>
      mark.kind === 'text' && mark.shows?.as === 'written' ? [mark.fill] : [],
    );
  expect(new Set(inkOf(first!)).size).toBe(1);
  expect(new Set([...inkOf(first!), ...inkOf(second!)]).size).toBe(2);
});
