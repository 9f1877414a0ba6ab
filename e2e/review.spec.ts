import type { Page } from 'playwright/test';
import { recorded } from '../tests/fixtures/recorded.ts';
import { expectNothingHere } from './axe.ts';
import { openRecord } from './driver.ts';
import { readPdf } from './pdf.ts';
import { expect, test } from './test.ts';

const RECORD = recorded('showdown-player-1-wins');
const GAME = JSON.stringify({ ...RECORD, table: { name: 'Friday', names: ['Ann', 'Bo'], logs: 'closed' } });

const curve = (page: Page) => page.locator('[data-part="curve"]');
const shown = (page: Page) => page.locator('[data-part="moment"].is-shown');
/** The list of the moments lies in the drawer. */
const openMoments = (page: Page) =>
  page.locator('[data-part="chances"]').getByRole('button', { name: 'Moments' }).click();
const address = (page: Page): string => new URL(page.url()).hash;

/** Brings a game that is over to the shelf, and goes back there. */
async function keep(page: Page): Promise<void> {
  await page.goto('/');
  await openRecord(page, GAME);
  await page.locator('[data-part="end-buttons"]').getByRole('button', { name: 'To the start' }).click();
}

test('what decided a game is asked for on the shelf, walked through by keyboard, heard as a table, and kept', {
  tag: '@landing',
}, async ({ page }) => {
  await keep(page);
  await page.getByRole('link', { name: /^Review for Friday/ }).focus();
  await page.keyboard.press('Enter');
  await expect(curve(page)).toBeVisible();
  await expect(page).toHaveURL(/\/at\/38\/review$/);
  await expect(page.getByRole('table', { name: 'The chances as each phase began' })).toContainText('At the end100 %');

  await openMoments(page);
  await page.getByRole('button', { name: 'The moment before' }).focus();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveCount(1);
  await expectNothingHere(page, 'the review of a game');
  await page.getByRole('button', { name: 'As a table' }).focus();
  await page.keyboard.press('Space');
  await expect(curve(page)).toHaveCount(0);
  await page.keyboard.press('Space');

  const at = address(page);
  await page.reload();
  await openMoments(page);
  await expect(shown(page)).toHaveCount(1);
  expect(address(page)).toBe(at);
  const way = shown(page).getByRole('button', { name: 'Try another way' });
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Another way');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Close the review' }).click();
  await expect(page).toHaveURL(/\/at\/\d+$/);
  await page.goto('/#/');
  await page.getByRole('link', { name: /^Battle report for Friday/ }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Friday' })).toBeVisible();
  await expect(page).toHaveURL(/\/game\/[^/]+$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the curve is touched, its moments lead on, and each has its way to try another', async ({ page }) => {
    await keep(page);
    await page.getByRole('link', { name: /^Review for Friday/ }).tap();
    await expect(curve(page)).toBeVisible();
    const box = await curve(page).boundingBox();
    if (!box) throw new Error('the curve has no place');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page).toHaveURL(/\/at\/19\/review$/);
    await page.getByRole('button', { name: 'The moment after' }).tap();
    await expect(shown(page)).toBeVisible();
    for (const button of await shown(page).getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expectNothingHere(page, 'the review on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // What lies behind other handles is on the paper too, and no button.
    await page.emulateMedia({ colorScheme: 'dark' });
    const [paper, ...more] = readPdf(await page.pdf({ format: 'A4' })).pages;
    expect(more).toEqual([]);
    for (const words of ['what decided it', '2 wins', 'Likely a slip', 'With average dice']) {
      expect(paper?.text).toContain(words);
    }
    expect(paper?.text).not.toMatch(/Try another way|Back to/);
    await expect(page.locator('.review-paper')).toHaveCount(0);
    await expect(shown(page)).toBeVisible();
  });
});
