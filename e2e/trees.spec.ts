import type { Page } from 'playwright/test';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openRecord, takeSeat } from './driver.ts';
import { MOUSE, settled } from './hands.ts';
import { expect, test } from './test.ts';

/*
 * What a screen reader is told on the main screens, kept as text: who changes a page sees here what changes for those who do
 * not see it. `npm run workshop -- trees` writes them anew.
 */

test.use({ viewport: { width: 1440, height: 900 } });

const open = async (page: Page, count: number, table: object = {}) => {
  await openRecord(page, JSON.stringify({ ...JSON.parse(recordAfter(count)), table }));
  await expect(page.locator('[data-part="room"]')).toBeVisible();
};

const seated = async (page: Page, count: number, table: object = {}) => {
  await open(page, count, table);
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="table"]')).toBeVisible();
};

const SCREENS: readonly { name: string; go: (page: Page) => Promise<unknown>; shows: string }[] = [
  { name: 'start', go: async () => undefined, shows: '.new-game' },
  { name: 'learn', go: (page) => page.goto('/#/learn'), shows: '.learn' },
  { name: 'handbook', go: (page) => page.goto('/#/rules/8.4'), shows: '.handbook-entry' },
  { name: 'curtain', go: (page) => open(page, AT.fire), shows: '[data-part="curtain"]' },
  { name: 'table-command', go: (page) => seated(page, AT.command), shows: '[data-part="orders"]' },
  { name: 'table-fire', go: (page) => seated(page, AT.hit), shows: '[data-part="targets"]' },
  { name: 'table-decision', go: (page) => seated(page, AT.decision), shows: '[data-part="question"]' },
  { name: 'table-end', go: (page) => seated(page, AT.end, { mode: 'rehearsal' }), shows: '.end' },
  {
    name: 'palette',
    go: async (page) => {
      await seated(page, AT.command);
      await page.keyboard.press('Control+k');
    },
    shows: '.palette',
  },
  // Last: a drawer that has been opened stays open at other tables.
  {
    name: 'table-units',
    go: async (page) => {
      await seated(page, AT.hit, { mode: 'rehearsal' });
      await page.keyboard.press('b');
    },
    shows: '[data-part="units"]',
  },
];

test('what is told of the main screens', async ({ page }) => {
  // On one page, one after the other: what is laid anew at every screen is the table alone.
  await page.goto('/');
  for (const { name, go, shows } of SCREENS) {
    await test.step(name, async () => {
      await page.goto('/#/');
      await go(page);
      await expect(page.locator(shows).first()).toBeVisible();
      await settled(page);
      expect.soft(await page.locator('body').ariaSnapshot(), name).toMatchSnapshot(`${name}.txt`);
    });
  }
});
