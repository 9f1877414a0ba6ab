import type { Page } from 'playwright/test';
import { ALL } from '../tests/all.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { fromMenu, openLog, openRecord } from './driver.ts';
import { atRest } from './hands.ts';
import { readPdf } from './pdf.ts';
import { expect, test } from './test.ts';

/* A browser that tells the page how wide its paper is while it prints must not put another layout on the paper. */

const SIZES = [
  ['desk', 1440, 900, 'A4'],
  ['tablet', 834, 1112, 'Letter'],
  ['phone', 390, 844, 'A4'],
] as const;

/** Words of a log. */
const LOG = ['DELTAVEE', 'Compartments', 'Piccolo'];

const PAPERS = ['A4', 'Letter'] as const;

/** What comes out of the printer, as it is ordered by the one who prints: the pages as the browser makes them. */
async function printed(page: Page): Promise<string[]> {
  await atRest(page);
  const { pages } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  return pages.map(({ text }) => text);
}

async function openPrint(page: Page): Promise<void> {
  await page.goto('/');
  await openRecord(page, JSON.stringify({ ...JSON.parse(recordAfter(AT.hit)), table: { mode: 'rehearsal' } }));
  await expect(page.locator('[data-part="table"]')).toBeVisible();
  await openLog(page);
  await page.getByRole('button', { name: 'Print', exact: true }).first().click();
}

for (const [layout, width, height, usual] of SIZES) {
  test.describe(`on a ${layout}`, () => {
    test.use({ viewport: { width, height } });

    for (const paper of ALL ? PAPERS : [usual]) {
      // One of them decides about landing.
      const tag = layout === 'tablet' && paper === usual ? ['@landing'] : [];
      test(`logs, booklet and report on ${paper}: what is meant is on it, and the page stays as it was`, {
        tag,
      }, async ({ page }) => {
        const dialog = page.getByRole('dialog');
        const holds = async () => {
          await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
          await expect(dialog.getByRole('button', { name: paper })).toHaveAttribute('aria-pressed', 'true');
        };
        await openPrint(page);
        await dialog.getByRole('button', { name: paper }).click();
        await dialog.getByRole('button', { name: 'All' }).click();
        await dialog.getByRole('button', { name: 'Colour' }).focus();
        for (let times = 0; times < 2; times += 1) {
          const logs = await printed(page);
          expect(logs).toHaveLength(2);
          for (const log of logs) for (const word of LOG) expect(log).toContain(word);
          await holds();
          await expect(dialog.getByRole('checkbox', { name: /2D Piccolo/ })).toBeChecked();
          await expect(dialog.getByRole('button', { name: 'Colour' })).toBeFocused();
        }
        await page.keyboard.press('Escape');

        await fromMenu(page, 'Report a fault');
        await dialog.getByRole('textbox').focus();
        const beneath = (await printed(page)).join(' ');
        expect(beneath).toContain('Compartments');
        expect(beneath).not.toContain('Report a fault');
        await expect(dialog.getByRole('textbox')).toBeFocused();
        await page.keyboard.press('Escape');

        await fromMenu(page, 'Handbook');
        await page.getByRole('button', { name: 'Print the handbook' }).click();
        await expect(page.getByText(/^\d+ pages\. Print at/)).toBeVisible();
        const booklet = await printed(page);
        expect(booklet.length).toBeGreaterThan(20);
        expect(booklet[0]).toContain('The handbook');
        expect(booklet.at(-1)).toContain('Rules by their number');
        await holds();
      });
    }
  });
}
