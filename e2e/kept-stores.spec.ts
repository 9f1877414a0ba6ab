import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

test.use({ reuseContext: false });

/*
 * What each version of the program has left in a browser, kept as it lay there. A version that stores something else adds
 * what the one before it has left, and changes none of these.
 */

/** A database of the browser as a file. */
interface KeptStore {
  name: string;
  version: number;
  stores: Record<string, { keyPath: string | string[]; values: unknown[] }>;
}

const keptStore = (name: string): KeptStore =>
  JSON.parse(readFileSync(new URL(`../tests/fixtures/stores/${name}.json`, import.meta.url), 'utf8'));

const EMPTY = '<title>Empty</title><link rel="icon" href="data:,">';

/** Opens the program in a browser in which these lie, as an earlier version has left them. */
async function openWith(page: Page, ...names: readonly string[]): Promise<void> {
  // Written by an empty page of the same address, before the program sees them.
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: EMPTY }));
  await page.goto('/');
  for (const name of names) {
    await page.evaluate(
      ({ name: database, version, stores }) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(database, version);
          opening.onerror = () => reject(opening.error);
          opening.onupgradeneeded = () => {
            for (const [store, { keyPath, values }] of Object.entries(stores)) {
              const made = opening.result.createObjectStore(store, { keyPath });
              for (const value of values) made.put(value);
            }
          };
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        }),
      keptStore(name),
    );
  }
  await page.unroute('**/*');
  // Another address than that of the empty page, so that the program is fetched.
  await page.goto('/index.html#/');
}

const motion = (page: Page) => page.locator('[data-part="unit-motion"]');

/** Goes on with the game, and finds what was ordered after a reload. */
async function goOn(page: Page, before: string, after: string): Promise<void> {
  await page
    .locator('[data-part="kept-game"]')
    .getByRole('button', { name: /^Continue / })
    .click();
  await takeSeat(page, MOUSE);
  await expect(motion(page)).toHaveText(new RegExp(`^${before}`));
  await page.locator('[data-slot="faster"]').click();
  await expect(motion(page)).toHaveText(new RegExp(`^${after}`));
  await page.reload();
  await takeSeat(page, MOUSE);
  await expect(motion(page)).toHaveText(new RegExp(`^${after}`));
  await expect(page.getByText('damaged')).toHaveCount(0);
}

test('a shelf of version 1, without hashes and pictures, is read, and its game goes on', { tag: '@landing' }, async ({
  page,
}) => {
  await openWith(page, 'deltavee-1');
  await goOn(page, 'velocity 1', 'velocity 2');
});

test('a shelf of version 2 is read, and its game goes on', { tag: '@landing' }, async ({ page }) => {
  await openWith(page, 'deltavee-2');
  await expect(page.getByRole('listitem').filter({ hasText: 'Kept of old' })).toContainText('Ann and Ben');
  await goOn(page, 'velocity 2', 'velocity 3');
});

test('a workbench of version 1 is read, and its ship and battle are worked on', { tag: '@landing' }, async ({
  page,
}) => {
  await openWith(page, 'deltavee-workbench-1');
  await expect(page.getByText('The Showdown, my way')).toBeVisible();
  await page.goto('/index.html#/workbench/ship');
  await page.getByRole('link', { name: /Night Errand/ }).click();
  await page.getByLabel('Name of the ship').fill('Day Errand');
  await expect(page.getByText('Saved on this device')).toBeAttached();
  await page.goto('/index.html#/workbench/battle');
  await page.getByRole('link', { name: 'The Showdown, my way' }).click();
  await expect(page.locator('.battle-ship')).toHaveCount(2);
  await page.goto('/index.html#/workbench/ship');
  await expect(page.getByRole('link', { name: /Day Errand/ })).toBeVisible();
});
