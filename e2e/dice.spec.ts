import type { Page } from 'playwright/test';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openRecord, openStory, takeSeat } from './driver.ts';
import { after, atRest, MOUSE } from './hands.ts';
import { give } from './orders.ts';
import { expect, test } from './test.ts';

/** Just before 1E may fire at 2D, with dice that fall on a real table. */
async function openTyped(page: Page, table: object = {}): Promise<void> {
  await page.goto('/');
  const record = JSON.parse(recordAfter(AT.hit));
  await openRecord(page, JSON.stringify({ ...record, dice: { rolls: [] }, table: { dice: 'typed', ...table } }));
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="table"]')).toBeVisible();
}

async function fire(page: Page): Promise<void> {
  await give(page, MOUSE, { player: 1, do: 'fire', unit: '1E', from: 1, type: 'particle-barrage', target: '2D' });
  await atRest(page);
}

const press = (page: Page, face: number) =>
  after(page, () => page.getByRole('button', { name: String(face), exact: true }).click());

const entry = (page: Page) => page.getByRole('group', { name: 'The die' });
const events = (page: Page) => page.locator('[data-part="events"]');
const whichPart = (page: Page) => page.getByRole('heading', { name: 'Which part of 2D Piccolo is hit?' });

test('an order waits for its dice, one after the other, and has not happened before', { tag: '@landing' }, async ({
  page,
}) => {
  await openTyped(page);
  await fire(page);
  await expect(entry(page)).toContainText('This order needs a die: roll one, and press what it shows.');
  await expect(entry(page).getByRole('button').first()).toBeFocused();
  expect(await entry(page).getByRole('button').allInnerTexts()).toEqual('1 2 3 4 5 6 7 8 9 10'.split(' '));
  await press(page, 2);
  await expect(entry(page)).toContainText('It needs another die');
  await openStory(page);
  await expect(events(page)).not.toContainText('fires a particle barrage');
  await page.getByRole('button', { name: 'Fold the drawer' }).click();
  await press(page, 2);
  await expect(entry(page)).toHaveCount(0);
  await expect(whichPart(page)).toBeFocused();
  await openStory(page);
  await expect(events(page)).toContainText('fires a particle barrage');
});

test('what has not fallen yet is not kept: a reload asks for the order and its die again', async ({ page }) => {
  await openTyped(page);
  await fire(page);
  await press(page, 2);
  await page.reload();
  await takeSeat(page, MOUSE);
  await openStory(page);
  await expect(entry(page)).toHaveCount(0);
  await expect(events(page)).not.toContainText('fires a particle barrage');
  await fire(page);
  await expect(entry(page)).toContainText('This order needs a die');
});

test('another order instead leaves the die on the table', async ({ page }) => {
  await openTyped(page);
  await fire(page);
  await page.locator('[data-slot="launch"]').click();
  await after(page, () => page.locator('[data-slot="answer"]').click());
  await expect(entry(page)).toHaveCount(0);
  await openStory(page);
  await expect(events(page)).toContainText('1E launches');
  await expect(events(page)).not.toContainText('fires a particle barrage');
});

test('between two players a die that has fallen cannot be taken back', async ({ page }) => {
  await openTyped(page);
  await fire(page);
  await press(page, 10);
  await openStory(page);
  await expect(events(page)).toContainText('fires a particle barrage');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await after(page, () => page.keyboard.press('z'));
  await openStory(page);
  await expect(events(page)).toContainText('fires a particle barrage');
});

for (const reloaded of [false, true]) {
  test(`in a rehearsal the order taken back falls as it fell${reloaded ? ', after a reload too' : ''}`, async ({
    page,
  }) => {
    await openTyped(page, { mode: 'rehearsal' });
    await fire(page);
    await press(page, 2);
    await press(page, 2);
    await expect(whichPart(page)).toBeVisible();
    await after(page, () => page.getByRole('button', { name: 'Undo' }).click());
    await expect(whichPart(page)).toHaveCount(0);
    if (reloaded) await page.reload();
    await takeSeat(page, MOUSE);
    await fire(page);
    await expect(whichPart(page)).toBeVisible();
    await expect(entry(page)).toHaveCount(0);
  });
}

test('the dice of a game go into its record', async ({ page }) => {
  await openTyped(page);
  await fire(page);
  await press(page, 2);
  await press(page, 2);
  await after(page, () => page.locator('[data-part="answer"]').first().click());
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save the record' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saving).createReadStream()) chunks.push(chunk as Buffer);
  const { dice, table } = JSON.parse(Buffer.concat(chunks).toString());
  expect(dice).toEqual({ rolls: [2, 2] });
  expect(table.dice).toBe('typed');
});
