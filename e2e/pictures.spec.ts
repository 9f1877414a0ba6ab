/*
 * Ten screens in both themes as they should look, beside what a browser draws now. After a change that is meant to be
 * seen, `npm run update-pictures` takes the pictures in e2e/pictures/ anew: look at each of them before it is committed.
 * Another machine, browser or set of fonts draws letters otherwise: pictures are compared only with those of the same.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright/test';
import { recordText } from '../tests/fixtures/recorded.ts';
import { openLog, openRecord, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

// The blur is a style of the tests, which the security policy of the page would refuse.
test.use({ bypassCSP: true, viewport: DESK, deviceScaleFactor: 0.5 });

/** Opens a stored game after its first actions. */
async function open(page: Page, name: string, count: number, mode = 'rehearsal'): Promise<void> {
  await page.goto('/');
  await openRecord(page, recordText(name, count, { mode, logs: 'closed' }));
  await expect(page.locator('[data-part="room"]')).toBeVisible();
}

/** Opens a stored game for both players at once, with everything on the table. */
async function openTable(page: Page, name: string, count: number): Promise<void> {
  await open(page, name, count);
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="table"]')).toBeVisible();
}

/** How each screen is come to. */
const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  start: (page) => page.goto('/'),
  async scenario(page) {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Attack on Convoy Red' }).check();
    await page.getByRole('radio', { name: 'Rehearsal' }).check();
  },
  movement: (page) => openTable(page, 'escape-from-tau-ceti-2', 73),
  async command(page) {
    await openTable(page, 'showdown-11', 57);
    await page.locator('[data-slot="weave"]').click();
  },
  async fire(page) {
    await openTable(page, 'pirates-5', 34);
    await page.keyboard.press('v');
  },
  decision: (page) => openTable(page, 'first-shot-9', 85),
  curtain: (page) => open(page, 'first-shot-9', 24, 'hotseat'),
  async recap(page) {
    await open(page, 'first-shot-9', 24, 'hotseat');
    await page.locator('[data-part="take-seat"]').click();
  },
  async phone(page) {
    await page.setViewportSize(PHONE);
    await openTable(page, 'showdown-11', 57);
  },
  async print(page) {
    await openTable(page, 'convoy-red-6', 209);
    await openLog(page);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.getByLabel('Preview')).toBeVisible();
  },
};

/** What pictures are taken with. */
interface Camera {
  platform: string;
  browser: string;
  /** Stands for how wide the letters are that the page does not bring along. */
  fonts: string;
}

async function cameraHere(browser: Browser): Promise<Camera> {
  const page = await browser.newPage();
  const widths = await page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d');
    const families = ['serif', 'sans-serif', 'monospace', 'system-ui', 'emoji', 'math'];
    return families.map((family) => {
      if (brush) brush.font = `100px ${family}`;
      return ['Delta-Vee 0123456789', 'illWM', '→ ⟂ ° ′ ✓', '🚀', 'ΔΣω', '字'].map(
        (text) => brush?.measureText(text).width,
      );
    });
  });
  await page.close();
  const fonts = createHash('sha256').update(JSON.stringify(widths)).digest('hex').slice(0, 16);
  return { platform: `${process.platform} ${process.arch}`, browser: browser.version(), fonts };
}

const TAKEN_WITH = fileURLToPath(new URL('./pictures/taken-with.json', import.meta.url));

/** Whether the pictures here were taken with what there is now. */
let isSame = false;

// One worker for all of them, so that it is said once if they are not compared.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  const here = await cameraHere(browser);
  const isTaking = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  if (isTaking) writeFileSync(TAKEN_WITH, `${JSON.stringify(here, null, 2)}\n`);
  const taken: Camera = JSON.parse(readFileSync(TAKEN_WITH, 'utf8'));
  const others = (['platform', 'browser', 'fonts'] as const).filter((name) => taken[name] !== here[name]);
  isSame = others.length === 0;
  const list = others.map((name) => `${name} ${taken[name]}, here ${here[name]}`).join('; ');
  if (!isSame) process.stdout.write(`The pictures were not compared, as they were taken with another ${list}.\n`);
});

for (const [name, come] of Object.entries(SCREENS)) {
  test(`${name} looks as it should, on space and on paper`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await come(page);
    await page.evaluate(() => document.fonts.ready);
    if (!isSame) return;
    // What the pointer happens to lie on would look otherwise.
    await page.mouse.move(0, 0);
    await expect(page).toHaveScreenshot(`${name}-space.png`);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page).toHaveScreenshot(`${name}-paper.png`);
  });
}
