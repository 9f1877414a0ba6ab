/*
 * Ten screens in both themes as they should look, beside what a browser draws now. After a change that is meant to be
 * seen, `npm run update-pictures` takes the pictures in e2e/pictures/ anew: look at each of them before it is committed.
 */
import type { Page } from 'playwright/test';
import { recordText } from '../tests/fixtures/recorded.ts';
import { openRecord, takeSeat } from './driver.ts';
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
    await page.locator('[data-order="weave"]').click();
  },
  async fire(page) {
    await openTable(page, 'pirates-5', 34);
    await page.keyboard.press('t');
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
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.getByLabel('Preview')).toBeVisible();
  },
};

for (const [name, come] of Object.entries(SCREENS)) {
  test(`${name} looks as it should, on space and on paper`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await come(page);
    // What the pointer happens to lie on would look otherwise.
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${name}-space.png`);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page).toHaveScreenshot(`${name}-paper.png`);
  });
}
