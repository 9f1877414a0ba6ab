import { expectNothing } from './axe.ts';
import { DIALOGS, MAIN_SCREENS, PAGES, PHONE_SCREENS, TABLE_SCREENS } from './screens.ts';
import { expect, test } from './test.ts';

/** Each screen once, in both themes. */
const GROUPS = [
  ['the main screens', MAIN_SCREENS],
  ['what comes at a table', TABLE_SCREENS],
  ['menus and dialogs', DIALOGS],
  ['the other pages', PAGES],
  ['a phone', PHONE_SCREENS],
] as const;

for (const [group, screens] of GROUPS) {
  test.describe(() => {
    if (screens === PHONE_SCREENS) test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`nothing stands in the way of anybody on ${group}`, { tag: '@landing' }, async ({ page }) => {
      await page.goto('/');
      for (const { name, go, shows, within } of screens) {
        await page.goto('/#/');
        await go(page);
        await expect(page.locator(shows).first()).toBeVisible();
        await expectNothing(page, name, { within });
      }
    });
  });
}
