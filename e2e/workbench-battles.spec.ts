import type { Locator, Page } from 'playwright/test';
import { expectNothingHere } from './axe.ts';
import { pressEnd } from './driver.ts';
import { after, KEYBOARD, settled } from './hands.ts';
import { expect, test } from './test.ts';

/** What the program works on takes as long as the machine needs. */
const LONG = 200_000;

const saved = (page: Page): Promise<void> => expect(page.getByText('Saved on this device')).toBeAttached();
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });
const verdict = (page: Page): Locator => page.locator('.battle-verdict');
const tool = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'What a press on the map does' }).getByRole('button', { name });
const row = (page: Page, name: string): Locator => page.locator('.battle-ship', { hasText: name });

async function begin(page: Page, what: string): Promise<void> {
  await page.goto('/#/workbench/battle');
  await page.getByRole('button', { name: what, exact: true }).click();
  await expect(page).toHaveURL(/#\/workbench\/battle\/[\w-]+$/);
}

async function addShip(page: Page, player: 1 | 2, ship: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Add a ship for player ${player}` }).click();
  await page.locator('.battle-offer').filter({ hasText: ship }).first().click();
}

async function putAt(page: Page, hex: string): Promise<void> {
  await page.getByLabel('Another hex').fill(hex);
  await page.keyboard.press('Enter');
}

async function setVector(page: Page, direction: number, velocity: number): Promise<void> {
  await page.getByRole('button', { name: `${direction} o’clock`, exact: true }).click();
  await page.getByRole('button', { name: `Velocity ${velocity}`, exact: true }).click();
}

/** The middle of a hex of the map, on the page: the keyboard's cursor is sent there and tells. */
async function pressHex(page: Page, hex: string): Promise<void> {
  await settled(page);
  await page.locator('[data-part="map"]').focus();
  const number = page.locator('.map-frame > .visually-hidden[role="status"]');
  for (let steps = 0; steps < 40; steps += 1) {
    const now = (await number.textContent())?.slice(0, 5) ?? '';
    if (now === hex) break;
    const [column, wanted] = [Number(now.slice(1, 3)), Number(hex.slice(1, 3))];
    const [line, wantedLine] = [Number(now.slice(3, 5)), Number(hex.slice(3, 5))];
    const key =
      column < wanted ? 'ArrowRight' : column > wanted ? 'ArrowLeft' : line < wantedLine ? 'ArrowDown' : 'ArrowUp';
    await page.keyboard.press(key);
  }
  await page.keyboard.press('Enter');
}

/** Game-Turn and phase, and what is to be done in it. */
const phase = (page: Page) => page.locator('[data-part="line"] h1');

/** Plays a rehearsal so many phases on, moving what has to be moved. */
async function playPhases(page: Page, phases: number): Promise<void> {
  const asked = page.getByText('Press once more to end');
  for (let n = 0; n < phases; n += 1) {
    const before = await phase(page).textContent();
    await after(page, () => page.keyboard.press('Shift+M'));
    await after(page, () => page.keyboard.press('Shift+Enter'));
    if (await asked.isVisible()) await after(page, () => page.keyboard.press('Shift+Enter'));
    await expect(phase(page)).not.toHaveText(before ?? '');
  }
}

test('an ambush at a planet is made with the mouse, tried out, and gone back to', { tag: '@landing' }, async ({
  page,
}) => {
  await begin(page, 'An empty map');
  await expect(verdict(page)).toContainText('2 faults to mend');
  await page.getByRole('button', { name: 'Add a sheet in column 2, row 1' }).click();
  await addShip(page, 1, /Flute/);
  await putAt(page, 'A0208');
  await setVector(page, 3, 2);
  await addShip(page, 2, /Dagger/);
  await putAt(page, 'B1206');
  await setVector(page, 12, 1);
  await tool(page, 'Planets').click();
  await pressHex(page, 'B0809');
  await expect(page.locator('.battle-terrain')).toContainText('B0809');

  await page.getByRole('button', { name: 'nobody can win this battle' }).click();
  await expect(tab(page, 'Victory')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Player 1 wins when' }).click();
  await page.getByLabel('Clause 1: what has to happen').selectOption('a ship is in orbit');
  await page.getByRole('button', { name: 'Player 2 wins when' }).click();
  await page.getByRole('button', { name: 'It is a draw when' }).click();
  await expect(page.getByText('It is a draw when 20 Game-Turns have been played.')).toBeVisible();
  await expect(verdict(page)).toHaveText('No fault is found: it can be played.');
  await tab(page, 'Briefing').click();
  await page.getByLabel('Name').fill('Ambush at the planet');
  await page.getByLabel('Situation').fill('Somebody waits behind the planet.');
  await expectNothingHere(page, 'the editor of a battle');
  await saved(page);

  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(phase(page)).toContainText('Ambush at the planet');
  for (let players = 0; players < 2; players += 1) await after(page, () => pressEnd(page));
  await playPhases(page, 7);
  await expect(phase(page)).toContainText('Game-Turn 2');
  await page.getByRole('button', { name: 'Back to the workbench' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ambush at the planet');

  await page.goto('/#/');
  await page.locator('.scenario-option', { hasText: 'Ambush at the planet' }).click();
  await expect(page.getByText('Somebody waits behind the planet.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin Ambush at the planet' }).click();
  await expect(page).toHaveURL(/#\/game\//);
});

test('a chase through asteroids is painted in strokes, each taken back as one, and played by the program', async ({
  page,
}) => {
  await begin(page, 'An empty map');
  await tool(page, 'Asteroids').click();
  await settled(page);
  const map = await page.locator('[data-part="map"]').boundingBox();
  if (!map) throw new Error('no map');
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  await page.mouse.move(x - 60, y);
  await page.mouse.down();
  await page.mouse.move(x + 100, y + 20, { steps: 4 });
  await page.mouse.up();
  const fields = page.locator('.battle-terrain');
  await expect(fields).toContainText(/\d+ fields/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(fields).toContainText('Asteroidsnone');
  await page.keyboard.press('Shift+Z');
  await expect(fields).toContainText(/\d+ fields/);
  await addShip(page, 1, /Corco Gamma/);
  await putAt(page, 'A1203');
  await addShip(page, 2, /Sword/);
  await putAt(page, 'A0203');
  await setVector(page, 3, 4);
  await tab(page, 'Victory').click();
  await page.getByRole('button', { name: 'Player 2 wins when' }).click();
  await page.getByRole('button', { name: 'Player 1 wins when' }).click();
  await page.getByLabel('Clause 2: what has to happen').selectOption('Game-Turns have been played');
  await page.getByLabel('Clause 2: Game-Turns', { exact: true }).fill('6');
  await expect(verdict(page)).toHaveText('No fault is found: it can be played.');

  await tab(page, 'Fair fight').click();
  await expect(page.locator('.fight-worths')).toContainText('6,700 trans');
  await page.getByRole('button', { name: 'Measure it' }).click();
  await expect(page.getByText(/^Player 1 wins \d+, player 2 \d+/)).toBeVisible({ timeout: LONG });

  await page.getByRole('button', { name: 'Against the program' }).click();
  await page.getByRole('button', { name: 'Neither' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page).toHaveURL(/#\/game\//);
  await expect(phase(page)).not.toContainText('Set up', { timeout: LONG });
});

test('a ship of one’s own goes into a battle by keyboard alone', async ({ page }) => {
  await page.goto('/#/workbench/ship');
  await page.locator('.yard-hull', { hasText: 'Sword' }).click();
  await page.getByLabel('Name of the ship').fill('Night Errand');
  await page
    .locator('.yard-pod', { hasText: /^Arsenal/ })
    .first()
    .click();
  await saved(page);
  await page.goto('/#/workbench/battle');
  await KEYBOARD.press(page, '.battle-offer', /The Showdown/);
  await expect(page).toHaveURL(/#\/workbench\/battle\/[\w-]+$/);
  await KEYBOARD.press(page, '.battle-ship', /1E Piccolo/);
  await KEYBOARD.press(page, '.battle-panel button', /^Remove$/);
  await expect(verdict(page)).toContainText('fault');
  await KEYBOARD.press(page, '.battle-add', /player 1/);
  await KEYBOARD.press(page, '.battle-offer', /Night Errand/);
  await expect(page.getByRole('heading', { name: '1A Night Errand (Sword)' })).toBeVisible();
  await tool(page, 'Ships').focus();
  await page.keyboard.press('Enter');
  await pressHex(page, 'A0506');
  await expect(row(page, '1A Night Errand')).toContainText('A0506');
  await KEYBOARD.press(page, '[role=tab]', /Victory/);
  await page
    .getByLabel('Clause 1: ships', { exact: true })
    .getByRole('button', { name: '1A Night Errand (Sword)' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('No fault is found: it can be played.');
  await KEYBOARD.press(page, '.workbench-top button', /Try it/);
  await expect(phase(page)).toContainText('Set up');
  // Its name has come along to the table.
  await expect(page.locator('[data-part="todo"]').first()).toContainText('1A Night Errand');
  for (let players = 0; players < 2; players += 1)
    await after(page, () => KEYBOARD.press(page, '[data-slot="end"]', /Ready|ready/));
  await playPhases(page, 3);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a battle is changed on a phone, and nothing is wider than the page', async ({ page }) => {
    await begin(page, 'A copy of Pirates!');
    await row(page, '2A Flute').tap();
    await page.getByRole('button', { name: 'Velocity 3', exact: true }).tap();
    await tab(page, 'Sides').tap();
    await expect(row(page, '2A Flute')).toContainText('velocity 3');
    await tab(page, 'Victory').tap();
    await page.getByLabel('Clause 2: take it out').tap();
    await expect(page.locator('.battle-clause')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.locator('.battle-clause')).toHaveCount(4);
    await expectNothingHere(page, 'a battle on a phone');
  });
});
