import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, test } from 'playwright/test';
import { BROWSER_FLAGS, type Browser, FOUND } from './browser.ts';
import { pressEnd, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect } from './test.ts';

const found: Browser = JSON.parse(process.env[FOUND] ?? '{}');

/** What somebody has set who lets no page keep anything. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };

test('where a browser keeps nothing for the page, a game is played all the same, and the page says so', async ({
  baseURL,
}) => {
  const disk = mkdtempSync(join(tmpdir(), 'deltavee-blocked-'));
  mkdirSync(join(disk, 'Default'));
  writeFileSync(join(disk, 'Default', 'Preferences'), JSON.stringify(BLOCKED));
  const context = await chromium.launchPersistentContext(disk, {
    ...found,
    args: BROWSER_FLAGS,
    baseURL: `${baseURL}`,
  });
  const page = await context.newPage();
  await page.goto('/');
  expect(await page.evaluate(() => navigator.locks.request('a', () => 'given').catch(({ name }) => name))).toBe(
    'SecurityError',
  );
  const keepsNothing = page.getByText('This browser keeps nothing for this page: a game can be played');
  await expect(keepsNothing).toBeVisible();
  await page.getByRole('button', { name: 'Begin The Showdown' }).click();
  await takeSeat(page, MOUSE);
  await expect(page.getByText('This browser does not keep the game: it goes on')).toBeVisible();
  await expect(page.getByText('open in another tab')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText('Not saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await pressEnd(page, 'Ready');
  await expect(page.getByRole('button', { name: 'Player 2 is ready' })).toBeVisible();
  await page.reload();
  await expect(keepsNothing).toBeVisible();
  await context.close();
  rmSync(disk, { recursive: true });
});
