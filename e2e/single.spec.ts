import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ACTIONS, AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { endAnyway, openLog, openRecord, playOut, pressEnd, sameSeeds, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

test.use({ reuseContext: false });

const root = fileURLToPath(new URL('..', import.meta.url));
let folder = '';
let address = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deltavee-single-'));
  address = pathToFileURL(join(folder, 'deltavee.html')).href;
  await build({ root, mode: 'single', logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test('the single file plays a game from a disk, keeps it, and asks for nothing', { tag: '@landing' }, async ({
  page,
  context,
}) => {
  expect(readdirSync(folder)).toEqual(['deltavee.html']);
  await context.setOffline(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  await openRecord(page, recordAfter(AT.hit));
  await playOut(page, ACTIONS.slice(AT.hit, AT.decision), { hands: MOUSE });
  await page.reload();
  await takeSeat(page, MOUSE);
  await playOut(page, ACTIONS.slice(AT.decision), { hands: MOUSE });
  await expect(page.getByRole('heading', { name: /Player 1 wins/ })).toBeVisible();
  await openLog(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${address}#/rules/8.4`);
  await expect(page.getByRole('heading', { name: /^8\.4/ })).toBeVisible();
  expect(asked.filter((url) => !url.startsWith(address) && !url.startsWith('data:'))).toEqual([]);
});

test('in the single file the program thinks on the page, and answers several phases', async ({ page, context }) => {
  await sameSeeds(page);
  await context.setOffline(true);
  await page.goto(`${address}#/`);
  await page.getByText('Against the program').click();
  await page.getByRole('button', { name: 'Admiral' }).click();
  await page.getByRole('button', { name: 'Begin The Showdown' }).click();
  await pressEnd(page, 'Ready');
  await endAnyway(page, 'End Fire Phase');
  await expect(page.getByRole('button', { name: 'End Command Phase' })).toBeVisible();
});
