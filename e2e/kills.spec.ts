import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, test } from 'playwright/test';
import { rngFrom } from '../src/matches/rng.ts';
import { ACTIONS, recordAfter } from '../tests/fixtures/showdown.ts';
import { BROWSER_FLAGS, type Browser, FOUND } from './browser.ts';
import { actionsShown, openRecord, playOut, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect } from './test.ts';

/** How often the browser is killed; a hundred times with DELTAVEE_ALL. */
const KILLS = process.env.DELTAVEE_ALL === undefined ? 6 : 100;
/** What is played: all but the end, as a game that is over is not opened again by itself. */
const ORDERS = ACTIONS.slice(0, -1);
/** So long at most after an order has been begun, in milliseconds: most are shown and saved within it, many are not. */
const DELAY = 120;

const found: Browser = JSON.parse(process.env[FOUND] ?? '{}');

/** A browser with a disk of its own. */
const launch = (disk: string, baseURL: string | undefined): Promise<BrowserContext> =>
  chromium.launchPersistentContext(disk, {
    ...found,
    args: BROWSER_FLAGS,
    serviceWorkers: 'block',
    ...(baseURL === undefined ? {} : { baseURL }),
  });

/** Ends the browser as a power cut would: nothing of it gets to tidy up. */
async function killer(context: BrowserContext): Promise<() => Promise<void>> {
  const session = await context.browser()?.newBrowserCDPSession();
  const processes = await session?.send('SystemInfo.getProcessInfo');
  const main = processes?.processInfo.find(({ type }) => type === 'browser');
  if (!main) throw new Error('the process of the browser is not known');
  return async () => {
    const gone = new Promise<void>((resolve) => context.once('close', () => resolve()));
    process.kill(main.id, 'SIGKILL');
    await gone;
  };
}

/** Whether the game is opened again; if not, the browser has dropped the whole database, and the page says so. */
async function isThere(page: Page): Promise<boolean> {
  const lost = page.getByText('the browser no longer has it');
  await expect(page.locator('.room').or(lost).first()).toBeVisible();
  return page.locator('.room').isVisible();
}

/** What a player does then; there is no spare copy yet when the browser was killed soon after the game began. */
async function goOnWithSpare(page: Page): Promise<boolean> {
  const spare = page.getByRole('button', { name: 'Go on with the spare copy' });
  if (!(await spare.isVisible())) return false;
  await spare.click();
  await page.getByRole('button', { name: /^Continue The Showdown/ }).click();
  return true;
}

test('a browser killed at any moment has lost nothing that was shown, and kept nothing by halves', async ({
  baseURL,
}) => {
  test.setTimeout(KILLS * 30_000);
  const disk = mkdtempSync(join(tmpdir(), 'deltavee-kills-'));
  const chance = rngFrom(2026);
  let shown = ORDERS.length;
  let between = 0;
  let dropped = 0;
  // The game's own address: a browser killed soon after it may not have kept which game was played last.
  let address = '/';
  for (let kills = 0; kills < KILLS; kills += 1) {
    const context = await launch(disk, baseURL);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(address);
    let kept = ORDERS.length;
    if (shown < ORDERS.length) {
      const whole = await isThere(page);
      dropped += whole ? 0 : 1;
      if (whole || (await goOnWithSpare(page))) {
        await takeSeat(page, MOUSE);
        const actions = await actionsShown(page);
        expect(actions).toEqual(ORDERS.slice(0, actions.length));
        if (whole) expect(actions.length).toBeGreaterThanOrEqual(shown);
        await expect(page.getByRole('button', { name: 'Save what is left' })).toHaveCount(0);
        kept = actions.length;
        between += kept === shown ? 1 : 0;
      }
    }
    if (kept === ORDERS.length) {
      kept = 0;
      await page.goto('/#/');
      await expect(page.getByRole('region', { name: 'New game' })).toBeVisible();
      await openRecord(page, recordAfter(0));
      await expect(page).toHaveURL(/#\/game\//);
      address = page.url();
    }
    const kill = await killer(context);
    const last = kept + chance.below(Math.min(8, ORDERS.length - kept));
    const delay = chance.below(DELAY);
    const killed = new Promise<void>((resolve, reject) => {
      const strike = () => void kill().then(resolve, reject);
      let struck = false;
      const play = playOut(page, ORDERS.slice(kept), {
        hands: MOUSE,
        onPlayed: (played) => {
          shown = kept + played;
          if (struck || shown < last) return;
          struck = true;
          setTimeout(strike, delay);
        },
      });
      // What fails after the strike fails because of it.
      const stopped = (error: unknown) => struck || reject(error);
      play.then(() => stopped(new Error('the orders were given before the browser was killed')), stopped);
    });
    await killed;
  }
  // What the last browser has left behind may still be writing.
  rmSync(disk, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
  // Kills that took an order away which the page had not shown yet: without them nothing would have been tried.
  expect(between).toBeGreaterThan(0);
  expect(between).toBeLessThan(KILLS - 1);
  test.info().annotations.push({ type: 'dropped', description: `the whole database, ${dropped} of ${KILLS} times` });
  expect(dropped).toBeLessThanOrEqual(1 + KILLS / 20);
});
