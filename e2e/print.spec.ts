import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { logsDocument } from '../src/cli/logs.ts';
import { recordText } from '../tests/fixtures/recorded.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openLog, openRecord, takeSeat } from './driver.ts';
import { atRest, MOUSE } from './hands.ts';
import { readPdf } from './pdf.ts';
import { expect, test } from './test.ts';

const POINTS = {
  a4: { width: 595, height: 842 },
  letter: { width: 612, height: 792 },
} as const;

/**
 * A recorded game as a file that the command line reads, in the folder of the test: the end of some of these tests is not
 * that of all, as a worker may come back to them later.
 */
function recordFile(name: string): string {
  const path = test.info().outputPath(`${name}.json`);
  writeFileSync(path, recordText(name));
  return path;
}

async function open(page: Page, html: string): Promise<void> {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
}

/** Marks that the browser itself finds in the margins of their sheet, or beyond it. A sheet is drawn in millimetres. */
const inMargins = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const margin = 10;
    return [...document.querySelectorAll<SVGSVGElement>('.paper-page > svg')].flatMap((sheet) => {
      const paper = sheet.viewBox.baseVal;
      return [...sheet.querySelectorAll<SVGGraphicsElement>('svg > path:not([transform]), svg > text')].flatMap(
        (mark) => {
          const { x, y, width, height } = mark.getBBox();
          // A line of text has room above its letters; they stand on its base line.
          const line = Number(mark.getAttribute('y'));
          const size = Number(mark.getAttribute('font-size'));
          const [top, bottom] = size > 0 ? [line - 0.72 * size, line + 0.22 * size] : [y, y + height];
          const spare = Math.min(x, top, paper.width - x - width, paper.height - bottom);
          return spare < margin ? [`${spare} mm: ${mark.textContent || mark.getAttribute('d')}`] : [];
        },
      );
    });
  });

for (const paper of ['a4', 'letter'] as const) {
  test.describe(`on ${paper}`, () => {
    test('the logs of a recorded game: a page a ship, of the right size, words and lines only', async ({ page }) => {
      await open(page, logsDocument([recordFile('convoy-red-6'), '--paper', paper]));
      expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBe(4);
      const { pages, images } = readPdf(await page.pdf({ preferCSSPageSize: true }));
      expect(images).toBe(0);
      expect(pages).toHaveLength(8);
      for (const { width, height } of pages) {
        expect(Math.abs(width - POINTS[paper].width)).toBeLessThan(1);
        expect(Math.abs(height - POINTS[paper].height)).toBeLessThan(1);
      }
      for (const { text } of pages) {
        for (const words of ['DELTAVEE', 'Spaceship Log Nr. ', 'Compartments', 'Guided missiles', 'Unit track']) {
          expect(text.toLowerCase()).toContain(words.toLowerCase());
        }
      }
      expect(pages[0]?.text).toContain('Spear');
      expect(pages[0]?.text).toContain('Battle communications');
      expect(pages[0]?.text).toContain('Convoy Red, ');
    });

    test('nothing lies in the margins, as the browser measures it', async ({ page }) => {
      for (const words of [
        [recordFile('convoy-red-6')],
        [recordFile('first-shot-4')],
        ['--blank', '1'],
        ['--blank', '2'],
      ]) {
        await open(page, logsDocument([...words, '--paper', paper]));
        expect(await inMargins(page)).toEqual([]);
      }
    });

    test('an empty log is one page', async ({ page }) => {
      for (const log of ['1', '2']) {
        await open(page, logsDocument(['--blank', log, '--paper', paper]));
        const { pages, images } = readPdf(await page.pdf({ preferCSSPageSize: true }));
        expect([pages.length, images]).toEqual([1, 0]);
        expect(pages[0]?.text).toContain(`Spaceship Log Nr. ${log}`);
        expect(pages[0]?.text).toContain('actual size');
      }
    });
  });
}

test('without the typefaces of the document nothing is lost', async ({ page }) => {
  const bare = logsDocument([recordFile('showdown-7')]).replace(/@font-face[^}]*}/g, '');
  await open(page, bare);
  const { pages } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toHaveLength(2);
  expect(pages[0]?.text).toContain('Hunter');
});

test('the reader of PDF files finds what is there', async ({ page }) => {
  const dot =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  await page.setContent(
    `<p>first</p><img src="${dot}" width="40" height="40" alt=""><p style="break-before: page">second</p>`,
  );
  const { pages, images } = readPdf(await page.pdf({ width: '100mm', height: '50mm' }));
  expect(images).toBeGreaterThan(0);
  expect(pages.map(({ text }) => text.trim())).toEqual(['first', 'second']);
  expect(Math.abs((pages[0]?.width ?? 0) - (100 / 25.4) * 72)).toBeLessThan(1);
});

test.describe('from the table', () => {
  /** What the browser would put on paper, in the game itself and under its own policy. */
  const printed = async (page: Page) => readPdf(await page.pdf({ preferCSSPageSize: true }));

  const printedAs = async (page: Page, pages: RegExp) => {
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(pages);
    await atRest(page);
    return printed(page);
  };

  test('the ship’s log as it is now, and the other side’s only where all is open', { tag: '@landing' }, async ({
    page,
  }) => {
    await page.goto('/');
    await openRecord(page, JSON.stringify({ ...JSON.parse(recordAfter(AT.hit)), table: { mode: 'rehearsal' } }));
    await openLog(page);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1E Piccolo')).toBeVisible();
    await expect(dialog.getByText('2D Piccolo')).toBeVisible();
    await dialog.getByRole('button', { name: 'All' }).click();
    await atRest(page);
    const { pages, images } = await printed(page);
    expect(pages).toHaveLength(2);
    expect(images).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('in a closed game only the logs of the player at the screen', { tag: '@landing' }, async ({ page }) => {
    await page.goto('/');
    await openRecord(page, recordAfter(AT.hit));
    await takeSeat(page, MOUSE);
    await openLog(page);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name: /[12][ED] Piccolo/ })).toHaveCount(1);
    await atRest(page);
    expect((await printed(page)).pages).toHaveLength(1);
  });

  test('the whole game of a scenario from its card, or its logs alone', { tag: '@landing' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Print for a real table' }).click();
    const dialog = page.getByRole('dialog', { name: 'The whole game for a real table' });
    await dialog.getByRole('button', { name: 'A3' }).click();
    const { pages, images } = await printedAs(page, /15 pages/);
    expect(images).toBe(0);
    expect(pages).toHaveLength(15);
    for (const { width, height } of pages) expect([Math.round(width), Math.round(height)]).toEqual([842, 1191]);
    expect(pages.map(({ text }) => text).join()).toContain('Counters of player 2');
    await dialog.getByRole('button', { name: 'Logs' }).click();
    expect((await printedAs(page, /2 pages/)).pages).toHaveLength(2);
  });
});
