/** Takes the picture of the README from the program as it is now: npm run workshop -- picture */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { recordText } from '../tests/fixtures/recorded.ts';
import { BROWSER_FLAGS, findBrowser, NO_BROWSER } from './browser.ts';

/** A position of a recorded game in which much can be seen. */
const GAME = { name: 'showdown-11', actions: 57 };
const PICTURE = fileURLToPath(new URL('./pictures/table.png', import.meta.url));

const found = await findBrowser();
if (!found) throw new Error(NO_BROWSER);
await build({ logLevel: 'error' });
const server = await preview({ preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch({ ...found, args: BROWSER_FLAGS });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
await page.goto(server.resolvedUrls?.local[0] ?? '');
const file = {
  name: 'table.json',
  mimeType: 'application/json',
  buffer: Buffer.from(recordText(GAME.name, GAME.actions, { mode: 'rehearsal' })),
};
await page.locator('input[type=file]').setInputFiles(file);
await page.getByRole('button', { name: 'All courses' }).click();
await page.locator('[data-slot="turn-left"]').hover();
await page.waitForTimeout(1000);
await page.screenshot({ path: PICTURE });
await browser.close();
await server.close();
