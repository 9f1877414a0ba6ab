import type { Page } from 'playwright/test';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothingHere } from './axe.ts';
import { openLog, openRecord, takeSeat } from './driver.ts';
import { after, KEYBOARD, MOUSE, settled } from './hands.ts';
import { expect, test } from './test.ts';

// Here things move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const motion = (page: Page) => page.locator('[data-part="unit-motion"]');

const open = async (page: Page, count: number = AT.command) => {
  await page.goto('/');
  await openRecord(page, recordAfter(count));
  await takeSeat(page, MOUSE);
};

async function openPreferences(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeFocused();
}

test('a key is changed by the keyboard, counts at once and after a reload; one that is taken is refused', {
  tag: '@landing',
}, async ({ page }) => {
  await open(page);
  await openPreferences(page);
  await page.getByText('Change single keys').click();
  const button = page.getByRole('button', { name: /^Faster: .*Change$/ });
  await button.click();
  await page.keyboard.press('m');
  await expect(page.getByText('M is taken: Move the selected unit.')).toBeVisible();
  await page.keyboard.press('9');
  await expect(button).toHaveText('9');
  await expectNothingHere(page, 'preferences with a key that was changed');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await after(page, () => page.keyboard.press('9'));
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await page.reload();
  await takeSeat(page, KEYBOARD);
  await after(page, () => page.keyboard.press('9'));
  await after(page, () => page.keyboard.press('w'));
  await expect(motion(page)).toHaveText(/^velocity 3/);
});

test('letters are turned off, and what is pressed with Ctrl stays', async ({ page }) => {
  await open(page);
  await openPreferences(page);
  await page.getByRole('checkbox', { name: /^Single letters/ }).uncheck();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await after(page, () => page.keyboard.press('w'));
  await after(page, () => page.keyboard.press('?'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(motion(page)).toHaveText(/^velocity 1/);
  await expect(page.locator('[data-slot="faster"]')).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Type an order/ })).toBeFocused();
});

test.describe('where the system asks for more contrast and no motion', () => {
  test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

  test('the page has both, without a choice here', { tag: '@landing' }, async ({ page }) => {
    await open(page, AT.hit);
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'still');
    await expectNothingHere(page, 'a table in high contrast');
  });
});

test('still and high contrast can be chosen here', async ({ page }) => {
  await open(page);
  await openPreferences(page);
  await page.getByRole('button', { name: 'High', exact: true }).click();
  await page.getByRole('button', { name: 'Still', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await after(page, () => page.keyboard.press('m'));
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe('where the system forces its colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is chosen, what is spent and what does it on the die is told from what is not', async ({ page }) => {
    await open(page, AT.hit);
    await openLog(page);
    await expect(page.locator('.shiplog-spent').first()).toBeVisible();
    await page.keyboard.press('v');
    await page.getByRole('button', { name: 'Show the arithmetic' }).click();
    await settled(page);
    const grounds = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))]);
    expect(await grounds('button[data-fire]')).toHaveLength(2);
    expect(await grounds('.faces-one')).toHaveLength(2);
    const strokes = await page
      .locator('.shiplog-spent')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage));
    expect(strokes.length).toBeGreaterThan(0);
    expect(strokes).not.toContain('none');
  });
});

test('sounds are off until they are asked for, and then what makes them is loaded', async ({ page }) => {
  await open(page);
  const isLoaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('synth')));
  await after(page, () => page.keyboard.press('w'));
  expect(await isLoaded()).toBe(false);
  await openPreferences(page);
  await page.getByRole('checkbox', { name: /^Short sounds/ }).check();
  await expect.poll(isLoaded).toBe(true);
});
