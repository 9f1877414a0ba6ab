import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { type Action, legal } from '../src/engine/index.ts';
import { playedTo, recorded } from '../tests/fixtures/recorded.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothingHere } from './axe.ts';
import { openRecord } from './driver.ts';
import { after, MOUSE } from './hands.ts';
import { give } from './orders.ts';
import { expect, test } from './test.ts';

const RECORD = recorded('showdown-7');
const SHOT = RECORD.actions.findIndex((action) => action.do === 'fire');
const GAME = { ...RECORD, table: { name: 'Friday', names: ['Ann', 'Bo'], logs: 'open' } };

const lines = (page: Page) => page.getByRole('list', { name: 'The game and its lines' });
const line = (page: Page, name: string) =>
  lines(page)
    .getByRole('listitem')
    .filter({ has: page.locator('b', { hasText: name }) });
const note = (page: Page) => page.getByText('another way, tried beside Friday');
const count = async (page: Page): Promise<number> =>
  JSON.parse(readFileSync(await (await recordOf(page)).path(), 'utf8')).actions.length;

async function recordOf(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record as a file' }).click();
  return saving;
}

/** From this moment of the game that is open. */
async function tryFrom(page: Page, at: number, name: string): Promise<void> {
  const { hash } = new URL(page.url());
  await page.goto(`/${hash.replace(/\/at\/.*/, '')}/at/${at}`);
  await page.getByRole('button', { name: 'Try another way' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeVisible();
}

test('another way is tried beside a game, kept, compared, renamed, deleted and brought back', async ({ page }) => {
  await page.goto('/');
  await openRecord(page, JSON.stringify(GAME));
  await expect(page.locator('[data-part="end-buttons"]')).toBeVisible();
  const game = new URL(page.url()).hash;
  await tryFrom(page, SHOT, 'Hold fire');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  const [other] = legal(playedTo(RECORD, SHOT).game).filter((order) => order.do === 'end-phase');
  await after(page, () => give(page, MOUSE, other as Action));
  await page.reload();
  await expect(note(page)).toBeVisible();
  expect(await count(page)).toBe(SHOT + 1);

  await page.getByRole('button', { name: 'Lines, compare' }).click();
  await expect(line(page, 'Hold fire')).toContainText('on the table');
  await expect(line(page, 'Friday')).toContainText(/won|draw/);
  await page.getByRole('button', { name: 'Compare two of them side by side' }).click();
  await expect(page.getByRole('row', { name: /^Chances/ })).toContainText(/1 wins \d+\s%/);
  await expect(page.getByRole('row', { name: /^Energy Blocks left, Ann/ })).toContainText(/ of /);
  await expectNothingHere(page, 'two lines compared');
  await line(page, 'Hold fire').getByRole('button', { name: 'Rename' }).click();
  await page.keyboard.type('Wait');
  await page.keyboard.press('Enter');
  await expect(line(page, 'Wait')).toBeVisible();
  await page.keyboard.press('Escape');

  // It leads back to where the two part, and the game has it in its record.
  await page.getByRole('link', { name: 'To the game' }).click();
  await expect(page).toHaveURL(`/${game}/at/${SHOT}`);
  const whole = JSON.parse(readFileSync(await (await recordOf(page)).path(), 'utf8'));
  expect(whole.actions).toHaveLength(RECORD.actions.length);
  expect(whole.lines).toMatchObject([{ name: 'Wait', at: SHOT, actions: [other] }]);

  await page.getByRole('button', { name: 'Try another way' }).click();
  await line(page, 'Wait').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted Wait.')).toBeVisible();
  await expect(line(page, 'Wait')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, 'Wait')).toBeVisible();
  await line(page, 'Wait').getByRole('link', { name: 'Go to Wait' }).click();
  await expect(note(page)).toBeVisible();

  // Lines stand with their game, and nowhere else.
  await page.goto('/#/');
  await expect(page.getByRole('button', { name: /^Look at/ })).toHaveCount(1);
});

test('what is damaged of the lines in a record is told, and the rest is opened', async ({ page }) => {
  const sound = { name: 'Sound', at: SHOT, dice: { seed: 1, rolls: [] }, actions: [] };
  await page.goto('/');
  await openRecord(page, JSON.stringify({ ...GAME, lines: [{ ...sound, name: 7 }, sound] }));
  await expect(page.getByText(/of what was tried beside it, this was left out/)).toBeVisible();
  await expect(page.getByText('lines[0].name')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Try another way, lines/ }).click();
  await expect(line(page, 'Sound')).toBeVisible();
});

test('R10.0b of a game with secrets that goes on another way is tried only when both agree, under the curtain', async ({
  page,
}) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await page.getByRole('button', { name: 'Both of you: try another way' }).click();
  const begin = page.getByRole('button', { name: 'Begin, once both agree' });
  await page.getByLabel('Player 1 agrees').check();
  await expect(begin).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page.locator('[data-part="curtain"]')).toBeVisible();
  await page.getByLabel('Player 2 agrees').check();
  await page.getByRole('button', { name: 'Begin the line' }).click();
  await expect(page.getByText('another way, tried beside the game')).toBeVisible();
  await page.getByRole('link', { name: 'To the game' }).click();
  await expect(page.locator('[data-part="take-seat"]')).toBeVisible();
  await page.locator('[data-part="take-seat"]').click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Try another way, lines/ }).click();
  await expect(page.getByText(/^You have secrets from each other/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin the line' })).toHaveCount(0);
});
