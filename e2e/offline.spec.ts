import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { preview } from 'vite';
import { ACTIONS, AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openRecord, playOut, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const built = fileURLToPath(new URL('../dist', import.meta.url));

/** Until the program is kept, and this page is served from what is kept. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('after one visit the program starts and plays without a network', async ({ page, context }) => {
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await openRecord(page, recordAfter(AT.hit));
  await playOut(page, ACTIONS.slice(AT.hit), { hands: MOUSE });
  await expect(page.getByRole('heading', { name: /Player 1 wins/ })).toBeVisible();
  await page.goto('/#/rules/8.4');
  await expect(page.getByRole('heading', { name: /^8\.4/ })).toBeVisible();
});

test('it can be installed: a manifest with icons that are there', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(new URL(href ?? '', page.url()).href)).json();
  expect(manifest).toMatchObject({ name: 'DeltaVee', display: 'standalone', start_url: './' });
  for (const { src } of manifest.icons) expect((await request.get(`/${src}`)).ok(), src).toBe(true);
});

test('a newer program waits for the player, and a page has all its parts from one build', async ({ page }) => {
  const root = mkdtempSync(join(tmpdir(), 'deltavee-newer-'));
  const folder = join(root, 'dist');
  cpSync(built, folder, { recursive: true });
  const server = await preview({ root, configFile: false, preview: { host: '127.0.0.1', port: 0 } });
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await kept(page);
    await openRecord(page, recordAfter(AT.command));
    await takeSeat(page, MOUSE);
    await page.locator('[data-order="accelerate"]').click();
    await expect(page.locator('.pane-orders .unit-motion')).toHaveText(/^Velocity 2/);

    const index = join(folder, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace('<html ', '<html data-build="newer" '));
    const worker = join(folder, 'service-worker.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/const BUILD = "\w+"/, 'const BUILD = "newer"'));
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(page.getByText('A newer version of the program is ready')).toBeVisible();

    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-build');
    await takeSeat(page, MOUSE);
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect(page.locator('html[data-build=newer]')).toHaveCount(1);
    await takeSeat(page, MOUSE);
    await expect(page.locator('.pane-orders .unit-motion')).toHaveText(/^Velocity 2/);
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
});

test('the server says that the page is not to be shown in others, and what files are', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
});
