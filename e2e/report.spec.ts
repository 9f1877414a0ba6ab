import { readFileSync } from 'node:fs';
import { recorded } from '../tests/fixtures/recorded.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothingHere } from './axe.ts';
import { openRecord, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { readPdf } from './pdf.ts';
import { expect, test } from './test.ts';

const GAME = { ...recorded('showdown-7'), table: { names: ['Anna', 'Bo'], logs: 'closed' } };

test('the report of a battle is read, printed on two to four pages without a bitmap, and saved as one file', {
  tag: '@landing',
}, async ({ page }) => {
  await page.goto('/');
  await openRecord(page, JSON.stringify(GAME));
  await page.locator('[data-part="end-buttons"]').getByRole('button', { name: 'Battle report' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'The Showdown' })).toBeVisible();
  await expectNothingHere(page, 'a battle report');
  for (const [paper, height] of [
    ['A4', 842],
    ['Letter', 792],
  ] as const) {
    await page.getByRole('button', { name: paper, exact: true }).click();
    const { pages, images } = readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages.length).toBeGreaterThanOrEqual(2);
    expect(pages.length).toBeLessThanOrEqual(4);
    expect(Math.abs((pages[0]?.height ?? 0) - height)).toBeLessThan(2);
    expect(images).toBe(0);
    expect(pages.map(({ text }) => text.replaceAll(/\s/g, '')).join('')).toContain('Bo(player2)wins');
  }
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('battle-report-the-showdown.html');
  const html = readFileSync(await file.path(), 'utf8');
  expect(html).toContain('<h1>The Showdown</h1>');
  expect(html.match(/@font-face/g)).toHaveLength(4);
});

test('R10.0b no report is offered of a game with secrets that goes on', async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Save the record as a file' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Battle report/ })).toHaveCount(0);
});
