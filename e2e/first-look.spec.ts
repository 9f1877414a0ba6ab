import { PUZZLES } from '../src/puzzles/index.ts';
import { takeSeat } from './driver.ts';
import { MOUSE, settled } from './hands.ts';
import { expect, test } from './test.ts';

/** A Command Phase in which a ship may weave. */
const puzzle = PUZZLES.find(({ kind, proof }) => kind === 'way' && proof.solution.orders[0]?.do === 'weave');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a game is begun without scrolling, and no button names a key', async ({ page }) => {
    await page.goto('/');
    const begin = page.getByRole('button', { name: 'Begin The Showdown' });
    await expect(begin).toBeInViewport({ ratio: 1 });
    await begin.tap();
    await takeSeat(page, MOUSE);
    await settled(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('button', { name: /^Handbook/ })).toBeVisible();
    await expect(page.locator('kbd:visible')).toHaveCount(0);
  });
});

for (const width of [1200, 1400]) {
  test(`what Weave leads to is not cut at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/#/puzzles/${puzzle?.id}`);
    const does = page.locator('[data-slot="weave"] .dock-does');
    await expect(does).toHaveText('six hexes');
    expect(await does.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  });
}
