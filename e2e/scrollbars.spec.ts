import type { Page } from 'playwright/test';
import { recordText } from '../tests/fixtures/recorded.ts';
import { openLog, openRecord, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

// The tests' browser hides its bars otherwise, and nobody sees what they leave no room for.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

/** What is wider than its box, but for the rows that are there to be moved sideways. */
const cutOff = (page: Page): Promise<string[]> =>
  page
    .locator('[data-part="table"], [data-part="table"] :not(.line-chips, .drawer-tabs, .visually-hidden)')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth + 4 && getComputedStyle(one).overflowX !== 'visible')
        .filter((one) => getComputedStyle(one).textOverflow !== 'ellipsis' && getComputedStyle(one).clipPath === 'none')
        .map((one) => `${one.className}: ${one.scrollWidth} in ${one.clientWidth}`),
    );

for (const [width, height, name, actions] of [
  [1440, 900, 'convoy-red-40-missiles', 40],
  [834, 1112, 'showdown-conceded', 17],
] as const) {
  test(`bars that take room leave it to what is read, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await openRecord(page, recordText(name, actions));
    await takeSeat(page, MOUSE);
    await openLog(page);
    expect(await cutOff(page)).toEqual([]);
  });
}
