import type { Page } from 'playwright/test';
import { hullName } from '../src/words/index.ts';
import { anotherBattle } from '../src/workbench/drawn/another.ts';
import { expectNothingHere } from './axe.ts';
import { expect, test } from './test.ts';

/** The ships on the card, as a person reads them. */
const cardShips = (page: Page): Promise<string[]> => page.locator('.scenario-forces li').allTextContents();

test('another battle is drawn in one press, had again by its number, passed on by a link, and played', {
  tag: '@landing',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'A skirmish' }).press('Space');
  const card = page.getByRole('article', { name: /^Skirmish \d+$/ });
  await expect(card).toBeVisible();
  await expect(page.getByRole('radio', { name: 'A skirmish' })).toBeChecked();

  const title = await card.getByRole('heading').textContent();
  const drawn = await cardShips(page);
  await page.getByRole('button', { name: 'Draw another' }).click();
  await expect(page.getByRole('article', { name: title ?? '' })).toHaveCount(0);

  await page.getByText('Choose more').click();
  await page.getByLabel('Number', { exact: true }).fill(title?.replace(/\D/g, '') ?? '');
  await expect(page.getByRole('article', { name: title ?? '' })).toBeVisible();
  expect(await cardShips(page)).toEqual(drawn);

  // The same here as in Node, whatever browser this is.
  await page.getByLabel('Number', { exact: true }).fill('4711');
  await page.getByLabel('Aim').selectOption('Hold out');
  await page.getByLabel('Ships', { exact: true }).selectOption('Others for the same price');
  await expect(page.getByRole('article', { name: 'Skirmish 4711, hold out, other ships' })).toBeVisible();
  const { ships } = anotherBattle({ size: 'skirmish', number: 4711, aim: 'hold', forces: 'others' });
  const [...shown] = await cardShips(page);
  expect(shown.map((text) => text.replace(/ with .*/, ''))).toEqual(
    ships.map(({ hull, letter }) => `${hullName(hull)} ${letter}`),
  );
  await expectNothingHere(page, 'a battle drawn at random');

  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link to this battle').inputValue();
  await page.goto(link);
  await page.getByRole('button', { name: 'Keep it and open it' }).click();
  await expect(page).toHaveURL(/#\/workbench\/battle\/[\w-]+$/);

  await page.goto('/#/');
  await page.locator('.scenario-option', { hasText: 'Skirmish 4711' }).click();
  expect(await cardShips(page)).toEqual(shown);
  await page.getByRole('radio', { name: 'Rehearsal' }).check();
  await page.getByRole('button', { name: 'Begin Skirmish 4711, hold out, other ships' }).click();
  await expect(page).toHaveURL(/#\/game\//);
  await expect(page.locator('[data-part="line"] h1')).toContainText('Skirmish 4711');
});
