import type { Page } from 'playwright/test';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothingHere } from './axe.ts';
import { openRecord, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

/** How many actions are in the file; -1 if there is none. */
const inFile = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const file = await folder.getFileHandle('mine.json').catch(() => null);
    return file ? JSON.parse(await (await file.getFile()).text()).actions.length : -1;
  });

async function share(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy or pass on the game' }).click();
}

/** Accelerates, and opens what passes the game on. */
async function goOn(page: Page, velocity: number): Promise<void> {
  await page.locator('[data-slot="faster"]').click();
  await expect(page.locator('[data-part="unit-motion"]')).toHaveText(new RegExp(`^velocity ${velocity}`));
  await share(page);
}

const again = (page: Page) => page.getByRole('button', { name: /^Save again over .mine\.json.$/ });
const choose = (page: Page) => page.getByRole('button', { name: 'Save over a file' });
const close = (page: Page) => page.getByRole('button', { name: 'Close' }).click();

test('the file over which a game is saved is known after a reload; a refusal and a file that is gone are said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Where the browser would ask for a file, one is there.
    Object.assign(window, {
      showSaveFilePicker: async () =>
        (await navigator.storage.getDirectory()).getFileHandle('mine.json', { create: true }),
    });
  });
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  await share(page);
  await choose(page).click();
  await expect(page.getByText('Saved in \u2068mine.json\u2069.')).toBeVisible();

  await page.reload();
  await takeSeat(page, MOUSE);
  await goOn(page, 2);
  await again(page).click();
  await expect(page.getByText('Saved in \u2068mine.json\u2069.')).toBeVisible();
  expect(await inFile(page)).toBe(AT.command + 1);
  await close(page);

  await page.evaluate(() => Object.assign(FileSystemHandle.prototype, { requestPermission: async () => 'denied' }));
  await goOn(page, 3);
  await again(page).click();
  await expect(page.getByText('The browser may not write to \u2068mine.json\u2069, which is as it was.')).toBeVisible();
  await expectNothingHere(page, 'a file that may not be written to');
  expect(await inFile(page)).toBe(AT.command + 1);
  await page.evaluate(() => Object.assign(FileSystemHandle.prototype, { requestPermission: async () => 'granted' }));
  await choose(page).click();
  await expect(page.getByText('Saved in \u2068mine.json\u2069.')).toBeVisible();
  expect(await inFile(page)).toBe(AT.command + 2);
  await close(page);

  await page.evaluate(async () => (await navigator.storage.getDirectory()).removeEntry('mine.json'));
  await share(page);
  await again(page).click();
  await expect(page.getByText('\u2068mine.json\u2069 is no longer where it was')).toBeVisible();
  expect(await inFile(page)).toBe(-1);
  await choose(page).click();
  await expect(page.getByText('Saved in \u2068mine.json\u2069.')).toBeVisible();
  expect(await inFile(page)).toBe(AT.command + 2);
});
