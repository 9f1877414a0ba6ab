import type { Page } from 'playwright/test';
import { ALL } from '../tests/all.ts';
import { ACTIONS, AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothingHere } from './axe.ts';
import { openRecord, takeSeat } from './driver.ts';
import { after, END, type Hands, KEYBOARD, MOUSE } from './hands.ts';
import { give } from './orders.ts';
import { expect, test } from './test.ts';

/** A rehearsal of the Showdown after so many actions, with dice that fall on a real table. */
async function open(page: Page, count: number): Promise<void> {
  await page.goto('/');
  // The dice that fell so far are in the record; what falls now is typed.
  const fallen = count > AT.hit ? JSON.parse(recordAfter()).dice.rolls.slice(0, 3) : [];
  const record = { ...JSON.parse(recordAfter(count)), dice: { rolls: fallen } };
  await openRecord(page, JSON.stringify({ ...record, table: { mode: 'rehearsal', dice: 'typed' } }));
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="table"]')).toBeVisible();
}

async function type(page: Page, hands: Hands, ...faces: number[]): Promise<void> {
  for (const face of faces) {
    await expect(page.locator('[data-part="die"]')).toBeVisible();
    await after(page, () => hands.press(page, '[data-part="die"] button', new RegExp(`^${face}$`)));
  }
}

async function endPhase(page: Page, hands: Hands): Promise<void> {
  await after(page, () => hands.press(page, END));
  if (await page.getByText('Press once more to end').isVisible()) await after(page, () => hands.press(page, END));
}

const card = (page: Page) => page.getByRole('region', { name: 'Result' });
const tag = (page: Page) => page.locator('.map-effect text');

/** The ships that do not lie in open sight on the map. */
const hidden = (page: Page): Promise<string[]> =>
  page.locator('[data-piece="1E"], [data-piece="2D"]').evaluateAll((ships) =>
    ships.flatMap((ship) => {
      const { left, top, width, height } = ship.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over?.closest('[data-part="map"]') ? [] : [ship.getAttribute('data-piece') ?? ''];
    }),
  );

const RESULTS = ['hit', 'miss', 'kill'] as const;
type Result = (typeof RESULTS)[number];

/** What is looked at in each layout; everything in all of them with `npm run test:all`. */
const LAYOUTS: readonly {
  name: string;
  viewport: { width: number; height: number };
  hands: Hands;
  results: readonly Result[];
}[] = [
  { name: 'a desk, with the mouse', viewport: { width: 1440, height: 900 }, hands: MOUSE, results: ['hit'] },
  { name: 'a desk, with the keyboard', viewport: { width: 1440, height: 900 }, hands: KEYBOARD, results: ['miss'] },
  { name: 'a phone', viewport: { width: 390, height: 844 }, hands: MOUSE, results: ['hit', 'kill'] },
];

for (const { name, viewport, hands, results } of LAYOUTS) {
  const shown = ALL ? RESULTS : results;
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    if (shown.includes('hit'))
      test('8.6, 8.7 a hit: both dice, the part and what it comes to, until the next order', async ({ page }) => {
        await open(page, AT.hit);
        await give(page, hands, ACTIONS[AT.hit]!);
        await type(page, hands, 2, 2);
        await expect(card(page)).toContainText('Rolled 2, needed 4 or less: Hit');
        await give(page, hands, ACTIONS[AT.decision]!);
        await expect(card(page)).toContainText('Bridge of 2D: damaged');
        await expect(card(page)).toContainText('From now on: Maneuver Rating 2 less, no Weave.');
        await expect(card(page).locator('.result-die').first()).toBeInViewport();
        await expect(tag(page)).toHaveText('HIT');
        await expect(tag(page)).toBeInViewport();
        await expect.poll(() => hidden(page)).toEqual([]);
        if (viewport.width < 720) {
          await page.keyboard.press('i');
          await expect(page.locator('.advice-words')).toBeVisible();
          await expect.poll(() => hidden(page)).toEqual([]);
          await expect(card(page)).toBeVisible();
        }
        if (hands === MOUSE) await expectNothingHere(page, `a hit on ${name}`);
      });

    if (shown.includes('miss'))
      test('8.6 a miss', async ({ page }) => {
        await open(page, AT.hit);
        await give(page, hands, ACTIONS[AT.hit]!);
        await type(page, hands, 5);
        await expect(card(page)).toContainText('Rolled 5, needed 4 or less: Miss');
        await expect(tag(page)).toHaveText('MISS');
        await endPhase(page, hands);
        await expect(card(page)).toHaveCount(0);
        await expect(tag(page)).toHaveCount(0);
      });

    if (shown.includes('kill'))
      test('9.6 a kill, and with it the end', async ({ page }) => {
        await open(page, AT.end - 1);
        await expect(page.locator('.map-tag')).toContainText('1U01 tries: 30');
        await give(page, hands, ACTIONS[AT.end - 1]!);
        await type(page, hands, 3);
        await expect(card(page)).toContainText('2D Piccolo is destroyed by the missile in B0107.');
        await expect(tag(page)).toHaveText('DESTROYED');
        await expect(tag(page)).toBeInViewport();
        await expect(page.locator('[data-part="end-banner"]')).toContainText('Player 1 wins');
        const onTools = await page.locator('[data-part="end-banner"]').evaluate((banner) => {
          const { top, bottom } = banner.getBoundingClientRect();
          const tools = [...document.querySelectorAll('[data-part="map-tool"]')].map((tool) =>
            tool.getBoundingClientRect(),
          );
          return tools.filter((tool) => tool.height > 0 && tool.top < bottom && tool.bottom > top).length;
        });
        expect(onTools).toBe(0);
        if (hands === MOUSE) await expectNothingHere(page, `a kill on ${name}`);
      });
  });
}
