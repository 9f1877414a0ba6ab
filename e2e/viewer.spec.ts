import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expect, test } from './test.ts';

const ADDRESS = 'http://elsewhere.test/';
/** As strict as a page can be that has a script. */
const POLICY = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const record = (count: number, table: object): string =>
  JSON.stringify({ ...JSON.parse(recordAfter(count)), table }).replaceAll('"', '&quot;');
const OPEN = { name: 'Friday', names: ['Ann', 'Ben'], logs: 'open' };

let script = '';
test.beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'deltavee-viewer-'));
  const vite = join(import.meta.dirname, '../node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--mode', 'viewer', '--outDir', folder, '--emptyOutDir'], {
    cwd: join(import.meta.dirname, '..'),
  });
  script = readFileSync(join(folder, 'viewer.js'), 'utf8');
  rmSync(folder, { recursive: true });
});

/** Opens a page of somebody else with some viewers on it; everything it asks for is noted. */
async function openElsewhere(page: Page, body: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const path = new URL(route.request().url()).pathname;
    asked.push(path);
    if (path === '/viewer.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><title>Elsewhere</title><script src="viewer.js" defer></script><h2>Before</h2>${body}`,
    });
  });
  await page.goto(ADDRESS);
  return asked;
}

test('a game is shown on any page, twice, under a strict policy, and nothing is fetched', async ({ page }) => {
  expect(gzipSync(script).length).toBeLessThan(100_000);
  const asked = await openElsewhere(
    page,
    `<delta-vee record="${record(AT.end, OPEN)}" address="https://example.org/"></delta-vee>
     <delta-vee at="${AT.end}">${record(AT.end, OPEN)}</delta-vee>`,
  );
  const [first, second] = [page.locator('delta-vee').first(), page.locator('delta-vee').nth(1)];
  await expect(first.getByRole('heading', { name: 'Friday' })).toBeVisible();
  await expect(first).toContainText('Set-up, Ann');
  await expect(second).toContainText('wins');
  await expect(first.getByRole('link')).toHaveAttribute('href', /^https:\/\/example\.org\/#\/open\/1[\w-]{100,}$/);
  await first.getByRole('button', { name: 'One order on' }).focus();
  await page.keyboard.press('End');
  await expect(first).toContainText(`${AT.end} of ${AT.end}`);
  await expect(first.getByRole('status')).toContainText('Ann wins: the enemy ship is destroyed.');
  await page.keyboard.press('Home');
  await first.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(first).toContainText(`2 of ${AT.end}`);
  await first.getByRole('button', { name: 'Stop' }).press('Enter');
  await first.getByRole('slider', { name: 'Order' }).fill('5');
  await expect(first.getByRole('img', { name: /A map with 1E Piccolo/ })).toBeVisible();
  // The other one, and the page, have stayed as they were.
  await expect(second).toContainText(`${AT.end} of ${AT.end}`);
  expect(await page.locator('h2', { hasText: 'Before' }).evaluate((node) => getComputedStyle(node).margin)).not.toBe(
    '0px',
  );
  expect(asked.filter((path) => path !== '/favicon.ico')).toEqual(['/', '/viewer.js']);
});

test('[R10.0b] a game whose players have secrets, and what is none, say why they are not shown', async ({ page }) => {
  await openElsewhere(
    page,
    `<delta-vee record="${record(AT.fire, { ...OPEN, logs: 'closed' })}"></delta-vee>
     <delta-vee record="1lVRNb9"></delta-vee><delta-vee record="{}"></delta-vee><delta-vee></delta-vee>`,
  );
  const said = page.getByRole('alert');
  await expect(said.nth(0)).toHaveText('This game is still going on, and its players have secrets from each other.');
  await expect(said.nth(1)).toContainText('cut short or changed');
  await expect(said.nth(2)).toContainText('its form is wrong');
  await expect(said.nth(3)).toContainText('No game is given');
  await expect(page.locator('delta-vee svg')).toHaveCount(0);
});
