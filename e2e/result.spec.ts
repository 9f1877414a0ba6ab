import type { Page } from 'playwright/test';
import { ACTIONS, AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothingHere } from './axe.ts';
import { openRecord, readOn, takeSeat } from './driver.ts';
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

const LAYOUTS: readonly { name: string; viewport: { width: number; height: number }; hands: Hands }[] = [
  { name: 'a desk, with the mouse', viewport: { width: 1440, height: 900 }, hands: MOUSE },
  { name: 'a desk, with the keyboard', viewport: { width: 1440, height: 900 }, hands: KEYBOARD },
  { name: 'a phone', viewport: { width: 390, height: 844 }, hands: MOUSE },
];

for (const { name, viewport, hands } of LAYOUTS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('8.6, 8.7 a hit: both dice, the part and what it comes to, until the next order', async ({ page }) => {
      await open(page, AT.hit);
      await give(page, hands, ACTIONS[AT.hit]!);
      await type(page, hands, 2, 2);
      await give(page, hands, ACTIONS[AT.decision]!);
      await expect(card(page)).toContainText('Rolled 2, needed 4 or less: Hit');
      await expect(card(page)).toContainText('Bridge of 2D: damaged');
      await expect(card(page)).toContainText('From now on: Maneuver Rating 2 less, no Weave.');
      await expect(card(page).locator('.result-die').first()).toBeInViewport();
      await expect(tag(page)).toHaveText('HIT');
      await expect(tag(page)).toBeInViewport();
      await expect.poll(() => hidden(page)).toEqual([]);
      if (hands === MOUSE) await expectNothingHere(page, `a hit on ${name}`);
    });

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

    test('9.6 a kill, and with it the end', async ({ page }) => {
      await open(page, AT.end - 1);
      await expect(page.locator('.map-tag')).toContainText('1U01 tries: 30');
      await give(page, hands, ACTIONS[AT.end - 1]!);
      await type(page, hands, 3);
      await expect(tag(page)).toHaveText('DESTROYED');
      await expect(tag(page)).toBeInViewport();
      // The end comes when what has led to it has been read.
      await readOn(page, hands);
      const end = page.getByRole('region', { name: 'The end' });
      await expect(end.getByRole('heading', { name: 'Player 1 wins: the enemy ship is destroyed' })).toBeFocused();
      await expect(end).toContainText('1U01 attempts to intercept 2D: relative velocity 6, needs 3 or less, rolled 3');
      if (hands === MOUSE) await expectNothingHere(page, `a kill on ${name}`);
    });
  });
}
