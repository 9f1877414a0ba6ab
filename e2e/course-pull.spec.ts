import type { Page } from 'playwright/test';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openRecord, takeSeat } from './driver.ts';
import { after, MOUSE, settled } from './hands.ts';
import { expect, test } from './test.ts';

interface Point {
  x: number;
  y: number;
}

const motion = (page: Page) => page.locator('[data-part="unit-motion"]').first();
const tip = (page: Page) => page.locator('[data-part="pointer-tip"]');

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await openRecord(page, JSON.stringify({ ...JSON.parse(recordAfter(AT.command)), table: {} }));
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="table"]')).toBeVisible();
}

/** Where the head of the selected course is seen, and the ship. */
async function headAt(page: Page): Promise<Point> {
  await settled(page);
  const { x, y, width, height } = (await page.locator('[data-part="course-head"]').boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const shipAt = (page: Page) => page.locator('[data-piece="2D"]').boundingBox();

/** Takes hold of the head and pulls it so far; tells where that began. */
async function pull(page: Page, by: Point): Promise<Point> {
  const from = await headAt(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  return from;
}

test('ahead is faster, back is slower, aside turns, with the cost at the pointer', async ({ page }) => {
  await open(page);
  const before = await shipAt(page);
  for (const [by, told, comes] of [
    [{ x: -50, y: 0 }, 'Faster: velocity 2, free', /^velocity 2, to 9 o/],
    [{ x: 0, y: 60 }, 'Turn left: to 8 o’clock, 1 block', /^velocity 2, to 8 o/],
    [{ x: 40, y: -30 }, 'Slower: velocity 1, free', /^velocity 1, to 8 o/],
  ] as const) {
    await pull(page, by);
    await expect(tip(page)).toHaveText(told);
    await after(page, () => page.mouse.up());
    await expect(tip(page)).toHaveCount(0);
    await expect(motion(page)).toHaveText(comes);
  }
  // The map has stayed where it was.
  expect(await shipAt(page)).toEqual(before);
  await expect(page.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('Escape and the way back give nothing, and what cannot be given says why', async ({ page }) => {
  await open(page);
  const before = await shipAt(page);
  await pull(page, { x: -50, y: 0 });
  await expect(tip(page)).toHaveText(/^Faster/);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await page.mouse.move(300, 400);
  await after(page, () => page.mouse.up());
  const { x, y } = await pull(page, { x: -50, y: 0 });
  await page.mouse.move(x - 4, y);
  await expect(tip(page)).toHaveText('Ahead is faster, aside turns');
  await after(page, () => page.mouse.up());
  await expect(motion(page)).toHaveText(/^velocity 1, to 9 o/);
  await after(page, () => page.keyboard.press('s'));
  // Who stands still has the head where he is.
  await pull(page, { x: 50, y: 0 });
  await expect(tip(page)).toHaveText(/^Slower: /);
  await after(page, () => page.mouse.up());
  await expect(tip(page)).toHaveCount(0);
  await expect(motion(page)).toHaveText(/^velocity 0, to 9 o/);
  expect(await shipAt(page)).toEqual(before);
});

test('a press on the head does what a press on the map does, and elsewhere a drag moves the map', async ({ page }) => {
  await open(page);
  const { x, y } = await headAt(page);
  const before = (await shipAt(page))!;
  await page.mouse.click(x, y);
  await expect(motion(page)).toHaveText(/^velocity 1, to 9 o/);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await page.mouse.move(x - 200, y);
  await page.mouse.down();
  await page.mouse.move(x - 240, y, { steps: 4 });
  await page.mouse.up();
  await settled(page);
  expect((await shipAt(page))!.x).toBeCloseTo(before.x - 40, 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger pulls it, and a second finger breaks that off', async ({ page }) => {
    await open(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((at, id) => ({ ...at, id })) });
    const { x, y } = await headAt(page);
    const to = { x: x - 60, y };
    await touch('touchStart', { x, y });
    await touch('touchMove', { x: x - 20, y });
    await touch('touchMove', to);
    await expect(tip(page)).toHaveText('Faster: velocity 2, free');
    await touch('touchStart', to, { x: 120, y: 450 });
    await expect(tip(page)).toHaveCount(0);
    await touch('touchEnd');
    await expect(page.locator('[data-slot="faster"]')).toContainText('velocity 2');
    const again = await headAt(page);
    await touch('touchStart', again);
    await touch('touchMove', { x: again.x - 20, y: again.y });
    await touch('touchMove', { x: again.x - 60, y: again.y });
    await expect(tip(page)).toHaveText('Faster: velocity 2, free');
    await after(page, () => touch('touchEnd'));
    await expect(page.locator('[data-slot="faster"]')).toContainText('velocity 3');
  });
});
