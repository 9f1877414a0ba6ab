import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { preview } from 'vite';
import { ALL } from '../tests/all.ts';
import { ACTIONS, AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openLog, openRecord, playOut, pressEnd, sameSeeds, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow', reuseContext: false });

const built = fileURLToPath(new URL('../dist', import.meta.url));

/** Until the program is kept, and this page is served from what is kept. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** By default the second half: the first is played with a network often enough. */
const FROM = ALL ? 0 : AT.hit;

test('after one visit a game is played to its end without a network, with the handbook and printing', {
  tag: '@landing',
}, async ({ page, context }) => {
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await openRecord(page, recordAfter(FROM));
  await playOut(page, ACTIONS.slice(FROM), { hands: MOUSE });
  await expect(page.getByRole('heading', { name: /Player 1 wins/ })).toBeVisible();
  await openLog(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/pages?\. Print at 100 %/)).toBeVisible();
  await page.goto('/#/rules/8.4');
  await expect(page.getByRole('heading', { name: /^8\.4/ })).toBeVisible();
  await page.goto('/#/workbench/ship');
  await expect(page.getByRole('heading', { name: 'Hangar' })).toBeVisible();
});

test('without a network the program plays too', async ({ page, context }) => {
  await sameSeeds(page);
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('radio', { name: 'Against the program' }).check();
  await page.getByRole('group', { name: 'Player 2 is the program’s' }).getByRole('button', { name: 'Ensign' }).click();
  await page.getByRole('button', { name: 'Begin The Showdown' }).click();
  await pressEnd(page, 'Ready');
  // Its Command Phase is over: the worker was there to think.
  await expect(page.getByRole('button', { name: 'End Fire Phase' })).toBeVisible();
});

test('it can be installed: a manifest with icons that are there', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(new URL(href ?? '', page.url()).href)).json();
  expect(manifest).toMatchObject({ name: 'DeltaVee', display: 'standalone', start_url: './' });
  for (const { src } of manifest.icons) expect((await request.get(`/${src}`)).ok(), src).toBe(true);
});

/** Makes another build of the one in the folder: its page says so, and a part that is loaded late has another name. */
function rebuild(folder: string): void {
  const assets = join(folder, 'assets');
  const old = readdirSync(assets).find((name) => /^handbook-.*\.js$/.test(name)) ?? '';
  renameSync(join(assets, old), join(assets, 'handbook-newer.js'));
  const texts = [...readdirSync(assets).map((name) => join('assets', name)), 'index.html', 'service-worker.js'];
  for (const path of texts.filter((name) => /\.(js|html)$/.test(name)).map((name) => join(folder, name))) {
    const text = readFileSync(path, 'utf8').replaceAll(old, 'handbook-newer.js');
    const other = text
      .replace('<html ', '<html data-build="newer" ')
      .replace(/const BUILD = "\w+"/, 'const BUILD = "newer"');
    writeFileSync(path, other);
  }
}

test('a newer program waits for the player, loses nothing, and a page has all its parts from one build', async ({
  page,
  context,
}) => {
  // The program is fetched whole three times.
  test.slow();
  const root = mkdtempSync(join(tmpdir(), 'deltavee-newer-'));
  const folder = join(root, 'dist');
  cpSync(built, folder, { recursive: true });
  const server = await preview({ root, configFile: false, preview: { host: '127.0.0.1', port: 0 } });
  const velocity = (now: number) =>
    expect(page.locator('[data-part="unit-motion"]')).toHaveText(new RegExp(`^velocity ${now}`));
  const accelerate = () => page.locator('[data-slot="faster"]').click();
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    await page.goto(address);
    await kept(page);
    await openRecord(page, recordAfter(AT.command));
    await takeSeat(page, MOUSE);
    await accelerate();
    await velocity(2);
    const other = await context.newPage();
    await other.goto(`${address}#/`);

    rebuild(folder);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(page.getByText('A newer version of the program is ready')).toBeVisible();

    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-build');
    await takeSeat(page, MOUSE);
    await page.evaluate(() => {
      const known = window as unknown as { add?: typeof IDBObjectStore.prototype.add };
      known.add = IDBObjectStore.prototype.add;
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await accelerate();
    await velocity(3);
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect(page.getByRole('alert')).toContainText('This game is not saved and would be lost');
    await page.evaluate(() => {
      const known = window as unknown as { add: typeof IDBObjectStore.prototype.add };
      IDBObjectStore.prototype.add = known.add;
    });
    await accelerate();
    await velocity(4);
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect(page.locator('html[data-build=newer]')).toHaveCount(1);
    await takeSeat(page, MOUSE);
    await velocity(4);
    // A page of the older build is still one, and has its parts, which the server no longer has.
    await expect(other.locator('html')).not.toHaveAttribute('data-build');
    await other.keyboard.press('F1');
    await expect(other.getByRole('combobox', { name: 'Search the handbook' })).toBeVisible();
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

test('files that are gone from what is kept, or damaged there, come from the network', async ({ page, context }) => {
  await page.goto('/');
  await kept(page);
  // Half of the files are gone, and something lies there that is none of them.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const [nth, file] of (await store.keys()).entries()) if (nth % 2 === 0) await store.delete(file);
    }
    await caches.open('deltavee-rubbish');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Begin The Showdown' }).click();
  await expect(
    page
      .locator('[data-part="curtain"]')
      .or(page.getByRole('button', { name: 'Ready' }))
      .first(),
  ).toBeVisible();
  const seated = page.getByRole('heading', { name: 'For player 1' });
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(seated).toBeVisible();
  // What came is kept again; every body becomes another one, and is mended as it comes.
  const spoil = () =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const store = await caches.open(name);
        for (const file of await store.keys()) {
          const { headers } = (await store.match(file)) ?? new Response();
          await store.put(file, new Response('', { headers }));
        }
      }
    });
  await spoil();
  await page.reload();
  await expect(seated).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(seated).toBeVisible();
});
