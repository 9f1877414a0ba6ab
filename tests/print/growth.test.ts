import { describe, expect, test } from 'vitest';
import type { LogSheet } from '../../src/sheet/index.ts';
import { drawLog, drawLogs, PAPER_SIZES } from '../../src/sheet/paper/index.ts';
import { beforePlay, GIANTS, scenarioOf, sheetsFor } from '../fixtures/sheets.ts';
import { readPaper } from './on-paper.ts';

/** The names of all boxes that a sheet has. */
function namesOf(sheet: LogSheet): string[] {
  return [
    ...sheet.compartments.map(({ part }) => `part ${part}`),
    ...sheet.missiles.flatMap(({ type, lines }) =>
      lines.flatMap(({ boxes }, nth) => [
        `line ${type} ${nth}`,
        ...boxes.map((_, at) => `line ${type} ${nth} ${at}`),
        ...(type === 'mims' ? [`line ${type} ${nth} four`] : []),
      ]),
    ),
    ...sheet.energy.track.map(({ number }) => `track ${number}`),
    ...sheet.energy.blocks.map((_, nth) => `block ${nth}`),
    ...sheet.craft.flatMap(({ boxes }, nth) => [
      `craft ${nth} bridge`,
      `craft ${nth} engine`,
      ...boxes.map((_, at) => `craft ${nth} ${at}`),
    ]),
  ].sort();
}

describe.each(PAPER_SIZES)('R10.1a on %s a ship that needs more boxes', (size) => {
  test.each(GIANTS)('has all of them: %s', (_name, ship) => {
    const [sheet] = sheetsFor(beforePlay(scenarioOf(ship)), null);
    const pages = drawLog(sheet!, { size, colour: false });
    expect(pages.length).toBeLessThanOrEqual(4);
    const inHead = /^(part|line|track|block|craft) /;
    const printed = [...readPaper(pages).boxes.keys()].filter((name) => inHead.test(name));
    expect(printed.sort()).toEqual(namesOf(sheet!));
    if (pages.length > 1) expect(pages[1]?.title).toMatch(/page 2$/);
  });
});

test('R10.1a a small log that has grown beyond a half keeps a page of its own', () => {
  const [, giant] = GIANTS[1]!;
  const [sheet] = sheetsFor(beforePlay(scenarioOf(giant)), null);
  const pages = drawLogs([sheet!, sheet!], { size: 'a4', colour: false, twoUp: true });
  expect(pages.every(({ sideways }) => !sideways)).toBe(true);
});
