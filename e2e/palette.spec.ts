import type { Page } from 'playwright/test';
import type { Action } from '../src/engine/index.ts';
import { typedText } from '../src/words/typing/print.ts';
import { ALL } from '../tests/all.ts';
import { ACTIONS, AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothingHere } from './axe.ts';
import { openRecord, playOut, takeSeat } from './driver.ts';
import { after, atRest, END, KEYBOARD } from './hands.ts';
import { expect, test } from './test.ts';

const line = (page: Page) => page.getByRole('combobox', { name: 'Type an order, or find anything' });

/** Types an order and gives the first that is found. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(line(page)).toBeFocused();
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { selected: true })).toContainText(text);
  await page.keyboard.press('Enter');
  await expect(line(page)).toHaveCount(0);
  await atRest(page);
}

/** Reads in the list of units how far the target of a shot is; the map is out of reach. */
async function read(page: Page, action: Action): Promise<void> {
  await page.locator('.scene-map').evaluate((map) => map.setAttribute('inert', ''));
  if (action.do !== 'fire') return;
  await page.keyboard.press('Shift+N');
  const line = page
    .getByRole('region', { name: 'Units', exact: true })
    .getByRole('row', { name: new RegExp(action.target) });
  await expect(line).toContainText(/\d+ hexes? at \d+ o’clock.*Velocity \d towards \d+ o’clock, hex [AB]\d{4}/);
}

/** Types an order, and says yes where the page asks whether that is meant. */
async function order(page: Page, action: Action): Promise<void> {
  await read(page, action);
  await type(page, typedText(action));
  const sure = page.getByText('Press once more to end');
  if (await sure.isVisible()) await KEYBOARD.order(page, 'Shift+Enter', END);
}

/** The whole game with `npm run test:all`, else from the first shot on. */
const FROM = ALL ? 0 : AT.hit;

test('a Showdown is played without the map, by typed orders and the list of units', { tag: '@landing' }, async ({
  page,
}) => {
  await page.goto('/');
  await openRecord(page, recordAfter(FROM));
  await playOut(page, ACTIONS.slice(FROM), { hands: KEYBOARD, order });
  await expect(page.getByRole('heading', { name: 'Player 1 wins: the enemy ship is destroyed' })).toBeVisible();
});

const open = async (page: Page, count: number) => {
  await page.goto('/');
  await openRecord(page, recordAfter(count));
  await takeSeat(page, KEYBOARD);
};

test('what is refused is said with its case, and Escape gives the focus back', { tag: '@landing' }, async ({
  page,
}) => {
  await open(page, AT.command);
  await page.locator('[data-slot="faster"]').focus();
  await page.keyboard.press('Control+k');
  await line(page).fill('2D move');
  await expect(page.getByRole('option', { selected: true })).toContainText('2D move');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '2D move is not possible' })).toHaveText(
    '2D move is not possible: no move in a Command Phase, rule 3.0.',
  );
  await expectNothingHere(page, 'the palette with a refusal');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-slot="faster"]')).toBeFocused();
});

test('what is typed before it is there is typed into it, and gives no order', async ({ page }) => {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/GamePalette-*.js', async (route) => {
    await delivered;
    await route.continue();
  });
  await open(page, AT.command);
  await page.keyboard.press('Control+k');
  // Each of them is a key of the table too.
  await page.keyboard.type('acc');
  deliver();
  await expect(line(page)).toBeFocused();
  await page.keyboard.type('elerate');
  await expect(line(page)).toHaveValue('accelerate');
  await after(page, () => page.keyboard.press('Escape'));
  await expect(line(page)).toHaveCount(0);
  await expect(page.locator('[data-part="unit-motion"]')).toHaveText(/^velocity 1/);
});

test('no letter is lost while it comes', async ({ page }) => {
  await open(page, AT.command);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('accelerate', { delay: 40 });
  await expect(line(page)).toHaveValue('accelerate');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-part="unit-motion"]')).toHaveText(/^velocity 1/);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('it is opened from the menu, and what it finds has the size of a finger', async ({ page }) => {
    await open(page, AT.command);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: /^Find anything/ }).tap();
    await line(page).fill('turn l');
    const option = page.getByRole('option', { name: /2D turn left/ });
    await expect(option).toBeVisible();
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNothingHere(page, 'the palette on a phone');
    await after(page, () => option.tap());
    await expect(page.locator('[data-part="unit-motion"]')).toHaveText(/, to 8 o/);
  });
});

test('Enter that ends the composition of a word gives no order', async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, KEYBOARD);
  await page.keyboard.press('Control+k');
  await line(page).fill('accelerate');
  await expect(page.getByRole('option', { selected: true })).toContainText('accelerate');
  const press = (said: Pick<KeyboardEventInit, 'isComposing' | 'keyCode'>) =>
    line(page).evaluate(
      (field, given) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...given })),
      said,
    );
  await press({ isComposing: true });
  await press({ keyCode: 229 });
  await expect(line(page)).toBeVisible();
  await press({});
  await expect(line(page)).toHaveCount(0);
});
