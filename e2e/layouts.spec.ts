import type { Page } from 'playwright/test';
import { recordText } from '../tests/fixtures/recorded.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openLog, openRecord, takeSeat } from './driver.ts';
import { after, MOUSE, settled } from './hands.ts';
import { expect, test } from './test.ts';

/** Opens a game with everything open. */
async function open(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await openRecord(page, JSON.stringify({ ...JSON.parse(text), table: { mode: 'rehearsal' } }));
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="table"]')).toBeVisible();
}

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom, width } = one.getBoundingClientRect();
      return { left, top, right, bottom, width };
    }),
  );

/** The scale of the map. */
const scale = (page: Page): Promise<number> =>
  page.locator('.map-world').evaluate((world) => new DOMMatrix(getComputedStyle(world).transform).a);

const DESK = { width: 1440, height: 900 };

test.describe('on a desk', () => {
  test.use({ viewport: DESK });

  for (const name of ['pirates-mu-docked', 'convoy-red-40-missiles']) {
    test(`every piece of ${name} is read by its letter when all is shown`, async ({ page }) => {
      await open(page, recordText(name, 40));
      await page.getByRole('button', { name: 'Fit all' }).click();
      await settled(page);
      const faces = page.locator('[data-piece] .counter');
      expect(await faces.count()).toBeGreaterThan(3);
      for (const face of await faces.all()) {
        const letter = await face.locator('.counter-id').first().boundingBox();
        expect(letter?.height ?? 0).toBeGreaterThan(6);
      }
    });
  }

  test('the map follows its window, and after a hand has zoomed it keeps the scale', async ({ page }) => {
    await open(page, recordText('pirates-mu-docked', 40));
    await page.getByRole('button', { name: 'Fit all' }).click();
    await settled(page);
    const wide = await scale(page);
    await page.setViewportSize({ width: 1210, height: 900 });
    await expect.poll(() => scale(page)).toBeLessThan(wide);
    await settled(page);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await settled(page);
    const zoomed = await scale(page);
    await page.setViewportSize(DESK);
    await expect.poll(async () => (await boxes(page, '[data-part="map"]'))[0]?.width).toBeGreaterThan(900);
    await settled(page);
    expect(await scale(page)).toBeCloseTo(zoomed, 5);
  });

  test('a long dialog opens at its top', async ({ page }) => {
    await page.setViewportSize({ width: 1240, height: 520 });
    await open(page, recordAfter(AT.command));
    await page.keyboard.press('?');
    await expect(page.getByRole('heading', { name: 'Keys' })).toBeInViewport();
    expect(await page.locator('.dialog').evaluate((dialog) => dialog.scrollTop)).toBe(0);
  });

  test('a new game can be begun without scrolling, however many games are kept', async ({ page }) => {
    await page.goto('/');
    for (let games = 0; games < 4; games += 1) {
      await openRecord(page, recordAfter(AT.command));
      await takeSeat(page, MOUSE);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Leave to the start' }).click();
      await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: /^Begin/ })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Show all 4 games' }).click();
    await expect(page.locator('[data-part="kept-game"]')).toHaveCount(4);
  });

  test('the unit that acts stays on the screen when its move has carried it out', async ({ page }) => {
    await open(page, recordText('showdown-player-1-wins', 3));
    await page.getByRole('button', { name: 'Centre on the unit' }).click();
    for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('+');
    for (let presses = 0; presses < 12; presses += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
    await after(page, () => page.keyboard.press('m'));
    await settled(page);
    const [window] = await boxes(page, '[data-part="map"]');
    const [ship] = await boxes(page, '.map-piece[aria-pressed="true"] .counter-body');
    expect(ship!.left).toBeGreaterThanOrEqual(window!.left);
    expect(ship!.right).toBeLessThanOrEqual(window!.right);
  });
});

for (const [name, width, height] of [
  ['desk', 1440, 900],
  ['large screen', 2560, 1440],
  ['tablet', 834, 1112],
  ['phone', 390, 844],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('the strokes of a log stay in their boxes', async ({ page }) => {
      await open(page, recordText('pirates-mu-docked', 40));
      await openLog(page);
      await expect(page.locator('.shiplog-spent').first()).toBeVisible();
      const strokes = await page.locator('.shiplog-box').evaluateAll((all) =>
        all.map((box) => {
          const { backgroundImage } = getComputedStyle(box);
          const drawn = ['::before', '::after'].some((part) => getComputedStyle(box, part).content !== 'none');
          return { spent: box.classList.contains('shiplog-spent'), inside: backgroundImage !== 'none', drawn };
        }),
      );
      expect(strokes.filter(({ drawn }) => drawn)).toEqual([]);
      expect(strokes.filter(({ spent, inside }) => spent && !inside)).toEqual([]);
      // Nor does anything of it lie beside its pane, where it could not be read.
      const wide = await page
        .locator('.shiplog')
        .evaluateAll((all) => all.map((log) => log.scrollWidth - log.clientWidth));
      expect(wide.filter((more) => more > 0)).toEqual([]);
    });
  });
}

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 2560, height: 1440 } });

  test('type, controls and pieces grow', async ({ page }) => {
    await open(page, recordText('pirates-mu-docked', 40));
    await settled(page);
    const size = () =>
      page
        .locator('[data-part="unit-motion"]')
        .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
    const piece = async () => (await boxes(page, '[data-piece="2A"] .counter-body'))[0]!.width;
    const [words, ship] = [await size(), await piece()];
    await page.setViewportSize(DESK);
    await expect.poll(size).toBeLessThan(words);
    await expect.poll(piece).toBeLessThan(ship);
  });
});
