import type { Page } from 'playwright/test';
import { recordText } from '../tests/fixtures/recorded.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openRecord, takeSeat } from './driver.ts';
import { MOUSE, settled } from './hands.ts';
import { expect, test } from './test.ts';

/** Opens a game with everything open, and shows all of its map. */
async function openWhole(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await openRecord(page, JSON.stringify({ ...JSON.parse(text), table: { mode: 'rehearsal' } }));
  await takeSeat(page, MOUSE);
  await page.getByRole('button', { name: 'Fit all' }).click();
  await settled(page);
}

interface Face {
  id: string;
  isShip: boolean;
  x: number;
  y: number;
  side: number;
}

/** The bodies of the pieces as they are seen. */
const facesOf = (page: Page): Promise<Face[]> =>
  page.locator('[data-piece] .counter-body').evaluateAll((bodies) =>
    bodies.map((body) => {
      const id = body.closest('[data-piece]')?.getAttribute('data-piece') ?? '';
      const { left, top, width, height } = body.getBoundingClientRect();
      return { id, isShip: /^\d[A-Z]$/.test(id), x: left + width / 2, y: top + height / 2, side: width };
    }),
  );

const meet = (a: Face, b: Face): boolean => {
  const reach = (a.side + b.side) / 2 - 1;
  return Math.abs(a.x - b.x) < reach && Math.abs(a.y - b.y) < reach;
};

/** A finger's width, but for what rounding takes. */
const FINGER = 43.5;

const SMALL_BATTLES = [
  ['The Showdown', recordAfter(AT.hit)],
  ['First Shot', recordText('first-shot-4', 20)],
  ['Escape from Tau Ceti', recordText('escape-from-tau-ceti-2', 60)],
  ['Pirates!', recordText('pirates-5', 60)],
] as const;

const SIZES = [
  [1440, 900],
  [1024, 768],
  [834, 1112],
  [390, 844],
] as const;

for (const [scenario, text] of SMALL_BATTLES) {
  test(`ships of ${scenario} are as large as a finger when all is shown, and lie apart, in every window`, async ({
    page,
  }) => {
    await openWhole(page, text);
    // What came of the last shot has been read.
    const result = page.getByRole('button', { name: 'Continue' });
    if (await result.isVisible()) await result.click();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: 'Fit all' }).click();
      await settled(page);
      const faces = await facesOf(page);
      const ships = faces.filter(({ isShip }) => isShip);
      expect(ships.length).toBeGreaterThan(1);
      for (const { id, side } of ships) expect(side, `${id}, ${width} wide`).toBeGreaterThanOrEqual(FINGER);
      const pairs = faces.flatMap((one, nth) => faces.slice(nth + 1).map((other) => [one, other] as const));
      expect(
        pairs.filter(([one, other]) => meet(one, other)).map(([one, other]) => `${one.id} on ${other.id}`),
        `${width} wide`,
      ).toEqual([]);
    }
  });
}

test('a piece that is laid aside is chosen where it is drawn', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await openWhole(page, recordText('pirates-5', 60));
  expect(await page.locator('[data-part="leader"]').count()).toBeGreaterThan(0);
  const faces = await facesOf(page);
  const craft = faces.find(({ id }) => id === '1B1')!;
  await page.mouse.click(craft.x, craft.y);
  await expect(page.locator('[data-piece="1B1"]')).toHaveAttribute('aria-pressed', 'true');
});

test('what is out of sight has a tab at the edge that goes there', async ({ page }) => {
  await openWhole(page, recordText('pirates-5', 60));
  const tabs = page.locator('[data-part="edge-tab"]');
  await expect(tabs).toHaveCount(0);
  await page.getByRole('button', { name: 'Centre on the unit' }).click();
  await settled(page);
  for (let presses = 0; presses < 3; presses += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
  await settled(page);
  const tab = page.getByRole('button', { name: /^Go to 1A\b.*out of sight$/ });
  const size = await tab.boundingBox();
  expect(Math.min(size!.width, size!.height)).toBeGreaterThanOrEqual(FINGER);
  await tab.click();
  await settled(page);
  await expect(tab).toHaveCount(0);
  const agent = (await facesOf(page)).find(({ id }) => id === '1A')!;
  const shown = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-part="map"]') != null, [
    agent.x,
    agent.y,
  ] as const);
  expect(shown).toBe(true);
});

for (const [what, text] of [
  ['a shot', recordText('escape-from-tau-ceti-2', 60)],
  ['a target', recordAfter(AT.hit)],
] as const) {
  test(`the words about ${what} lie on no piece`, async ({ page }) => {
    await openWhole(page, text);
    const words = await page
      .locator('.map-effect rect, .map-range-tag rect, .map-tag rect')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(words.length).toBeGreaterThan(0);
    const faces = await facesOf(page);
    const covered = faces.filter(({ x, y, side }) =>
      words.some(
        ({ left, right, top, bottom }) =>
          left < x + side / 2 && right > x - side / 2 && top < y + side / 2 && bottom > y - side / 2,
      ),
    );
    expect(covered.map(({ id }) => id)).toEqual([]);
  });
}
