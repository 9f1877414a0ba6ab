import type { Page } from 'playwright/test';
import { PUZZLES } from '../src/puzzles/index.ts';
import { expectNothingHere } from './axe.ts';
import { END, KEYBOARD } from './hands.ts';
import { give } from './orders.ts';
import { expect, test } from './test.ts';

/** A puzzle in which it is known what it costs to do nothing. */
const puzzle = PUZZLES.find(({ proof }) =>
  proof.others.some(({ orders }) => orders.every(({ do: kind }) => kind === 'end-phase')),
);
if (!puzzle) throw new Error('no puzzle tells what it costs to do nothing');
const { id, proof } = puzzle;

const panel = (page: Page) => page.locator('[data-part="coach"]');
const cardOf = (page: Page) => page.locator(`[data-part="puzzle-card"][href="#/puzzles/${id}"]`).last();

test('a puzzle is found from the start screen, solved by keyboard, and stays solved', { tag: '@landing' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzles' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Puzzles', exact: true })).toBeFocused();
  await expectNothingHere(page, 'the list of puzzles');
  await cardOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Solved when');
  for (const order of proof.solution.orders) {
    if ((await panel(page).getByRole('heading', { name: 'Right' }).count()) === 0) await give(page, KEYBOARD, order);
  }
  await expect(panel(page).getByRole('heading', { name: 'Right' })).toBeVisible();
  await expectNothingHere(page, 'a puzzle that is solved');
  await page.keyboard.press('Shift+K');
  await expect(panel(page)).toBeFocused();
  await page.goto('/#/puzzles');
  await page.reload();
  await expect(cardOf(page)).toContainText('solved');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a wrong answer is told with figures, tried again, and the solution shown', async ({ page }) => {
    await page.goto(`/#/puzzles/${id}`);
    await page.locator(END).tap();
    await expect(panel(page).getByRole('heading', { name: 'There is better' })).toBeVisible();
    await expect(panel(page).locator('.puzzle-own')).toContainText(`of ${proof.games}`);
    await panel(page).getByRole('button', { name: 'Try again' }).tap();
    await panel(page).getByRole('button', { name: 'Show the solution' }).tap();
    await expect(panel(page).locator('.puzzle-solution')).toContainText(`of ${proof.games}`);
    for (const button of await panel(page).getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await panel(page).getByRole('button', { name: 'All puzzles' }).tap();
    await expect(cardOf(page)).not.toContainText('solved');
  });
});
