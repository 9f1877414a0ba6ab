import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothingHere } from './axe.ts';
import { openRecord, stopAfter, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

const games = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^(Continue|Look at)/ }) });

/** Brings a game of this name to this device and leaves it for the start screen. */
async function bring(page: Page, name: string, count: number): Promise<void> {
  await openRecord(page, JSON.stringify({ ...JSON.parse(recordAfter(count)), table: { name } }));
  await page.locator('[data-part="room"]').waitFor();
  await page.goto('/#/');
  await expect(games(page).filter({ hasText: new RegExp(`^${name}`) })).toBeVisible();
}

test('everything goes to another device in one file, games, ships, battles and preferences, and is not doubled', {
  tag: '@landing',
}, async ({ page, browser }) => {
  await page.goto('/');
  await bring(page, 'One', AT.command);
  await bring(page, 'Two', AT.hit);
  await page.goto('/#/workbench/ship');
  await page.locator('.yard-hull', { hasText: 'Sword' }).click();
  await page.locator('.yard-pod', { hasText: 'Arsenal' }).click();
  await expect(page.getByText('Saved on this device')).toBeAttached();
  await page.goto('/#/workbench/battle');
  await page.getByRole('button', { name: 'A copy of The Showdown' }).click();
  await expect(page).toHaveURL(/battle\/./);
  await page.goto('/#/');
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('button', { name: 'Paper', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as one file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^deltavee-games-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await download.path(), 'utf8');

  const other = await (await browser.newContext()).newPage();
  await other.goto('/');
  await openRecord(other, text, 'all.json');
  await expect(
    other.getByText('2 games were brought in. 1 ship was brought in. 1 battle was brought in.'),
  ).toBeVisible();
  await expect(other.getByText('The Showdown, my way')).toBeVisible();
  await expect(other.locator('html')).not.toHaveClass('paper');
  await expectNothingHere(other, 'games brought in');
  await other.getByRole('button', { name: 'Take over its preferences too' }).click();
  await expect(other.locator('html')).toHaveClass('paper');
  await openRecord(other, text, 'all.json');
  await expect(
    other.getByText('2 games were here already. 1 ship was here already. 1 battle was here already.'),
  ).toBeVisible();
  await expect(games(other)).toHaveCount(2);
  await games(other).filter({ hasText: /^Two/ }).getByRole('button', { name: 'Continue' }).click();
  await takeSeat(other, MOUSE);
  await openRecord(other, text.replace('"version":2', '"version":9'), 'all.json');
  await expect(other.getByRole('alert')).toContainText('version 9');
  await other.context().close();
});

test('keys in the preferences of a file that nobody could choose are left out by name, and the rest is taken', async ({
  page,
}) => {
  await page.goto('/');
  await bring(page, 'One', AT.command);
  const keys = { move: 'B', hint: '9', end: 'Enter' };
  const preferences = { format: 'deltavee-preferences', version: 1, theme: 'paper', keys };
  const file = JSON.stringify({ format: 'deltavee-games', version: 1, preferences, games: [] });
  await openRecord(page, file, 'all.json');
  await page.getByRole('button', { name: 'Take over its preferences too' }).click();
  await expect(page.getByText('Move the selected unit: B is taken: How far the selected unit reaches')).toBeVisible();
  await expect(page.getByText('End the phase: Enter moves about the page')).toBeVisible();
  await expect(page.locator('html')).toHaveClass('paper');
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByText('Change single keys').click();
  await expect(page.getByRole('button', { name: 'Advice, in a rehearsal and against the program: 9' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move the selected unit: M' })).toBeVisible();
});

test('three hundred games in one file tell how far they have come, and can be stopped and gone on with', async ({
  page,
}) => {
  await page.goto('/');
  await bring(page, 'One', AT.command);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as one file' }).click();
  const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  const [{ line, entries }] = file.games;
  const [begin, ...orders] = entries;
  file.games = Array.from({ length: 300 }, (_, nth) => ({
    line: { ...line, id: `game-${nth}` },
    entries: [{ ...begin, table: { ...begin.table, names: [`Ann ${nth}`, 'Ben'] } }, ...orders],
  }));
  const text = JSON.stringify(file);

  const told = await stopAfter(page, 5);
  await openRecord(page, text, 'all.json');
  await expect.poll(told).toMatch(/^\d+ of 300 have been brought in/);
  await expect(
    page.getByText(/^Stopped\. \d+ games were brought in\. Open the file again for the rest\./),
  ).toBeVisible();
  await page.reload();
  await openRecord(page, text, 'all.json');
  await expect(page.getByText(/^\d+ games were brought in; \d+ were here already\./)).toBeVisible();
  await page.getByRole('button', { name: 'Show all 301 games' }).click();
  await expect(games(page)).toHaveCount(301);
});
