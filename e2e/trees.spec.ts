import { settled } from './hands.ts';
import { MAIN_SCREENS } from './screens.ts';
import { expect, test } from './test.ts';

/*
 * What a screen reader is told on the main screens, kept as text: who changes a page sees here what changes for those who do
 * not see it. `npm run workshop -- trees` writes them anew.
 */

test.use({ viewport: { width: 1440, height: 900 } });

test('what is told of the main screens', async ({ page }) => {
  // On one page, one after the other: what is laid anew at every screen is the table alone.
  await page.goto('/');
  for (const { name, go, shows } of MAIN_SCREENS) {
    await test.step(name, async () => {
      await page.goto('/#/');
      await go(page);
      await expect(page.locator(shows).first()).toBeVisible();
      await settled(page);
      expect.soft(await page.locator('body').ariaSnapshot(), name).toMatchSnapshot(`${name}.txt`);
    });
  }
});
