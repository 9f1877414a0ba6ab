import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { openRecord, takeSeat } from './driver.ts';
import { after, MOUSE } from './hands.ts';
import { AT, recordAfter } from './showdown.ts';
import { expect, test } from './test.ts';

/** What axe finds on the page as it is now, with the elements. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

const PLACES: readonly [name: string, count: number][] = [
  ['set-up', 0],
  ['Movement Phase', AT.movement],
  ['Command Phase', AT.command],
  ['Fire Phase', AT.launch],
  ['Fire Phase with targets', AT.hit],
  ['decision', AT.decision],
  ['end', AT.end],
];

for (const scheme of ['dark', 'light'] as const) {
  test.describe(`nothing stands in the way of anybody, ${scheme}`, () => {
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: 'reduce' } });

    test('start', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Begin The Showdown' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    for (const [name, count] of PLACES) {
      test(name, async ({ page }) => {
        await page.goto('/');
        await openRecord(page, recordAfter(count));
        await takeSeat(page, MOUSE);
        await expect(page.locator('.table')).toBeVisible();
        expect(await faults(page)).toEqual([]);
      });
    }

    test('curtain, what has happened, menu, keys, question', async ({ page }) => {
      await page.goto('/');
      await openRecord(page, recordAfter(AT.fire));
      await expect(page.locator('.curtain')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.locator('.curtain-go').click();
      await expect(page.locator('.recap')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await after(page, () => page.locator('.recap-head button').click());
      await page.getByRole('button', { name: 'Menu' }).click();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Keys' }).click();
      expect(await faults(page)).toEqual([]);
    });

    test('choosing a placement', async ({ page }) => {
      await page.goto('/');
      await openRecord(page, recordAfter(AT.launch));
      await takeSeat(page, MOUSE);
      await page.locator('[data-order="launch-missile"]').click();
      expect(await faults(page)).toEqual([]);
      await page.locator('.chs-answer').first().click();
      await page.locator('.chs-answer').first().click();
      expect(await faults(page)).toEqual([]);
    });

    test('on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      expect(await faults(page)).toEqual([]);
      await openRecord(page, recordAfter(AT.hit));
      await takeSeat(page, MOUSE);
      await expect(page.locator('.table-phone')).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });
  });
}
