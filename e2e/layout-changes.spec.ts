import type { Locator, Page } from 'playwright/test';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { fromMenu, openLog, openRecord, openStory } from './driver.ts';
import { atRest } from './hands.ts';
import { expect, test } from './test.ts';

/* A window made narrower, a tablet turned: nothing that somebody is doing is lost by it. */

const SIZES = {
  wide: { width: 1920, height: 1080 },
  desk: { width: 1440, height: 900 },
  tablet: { width: 834, height: 1112 },
  phone: { width: 390, height: 844 },
};

/** Every way from one layout to another. */
const WAYS = ['tablet', 'phone', 'desk', 'phone', 'tablet', 'desk'] as const;

test.use({ viewport: SIZES.desk });

async function become(page: Page, layout: keyof typeof SIZES): Promise<void> {
  await page.setViewportSize(SIZES[layout]);
  await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
  await atRest(page);
}

async function openTable(page: Page, actions: number = AT.hit): Promise<void> {
  await page.goto('/');
  await openRecord(page, JSON.stringify({ ...JSON.parse(recordAfter(actions)), table: { mode: 'rehearsal' } }));
  await expect(page.locator('[data-part="table"]')).toBeVisible();
  await atRest(page);
}

const focused = (page: Page): Locator => page.locator(':focus');

/** What holds in every layout, on every way from one to another. */
async function throughout(page: Page, holds: () => Promise<void>): Promise<void> {
  await holds();
  for (const layout of WAYS) {
    await become(page, layout);
    await holds();
  }
}

test('what is chosen in the dialog that prints stays, and the focus in it; closed, it leaves it where it was', async ({
  page,
}) => {
  await openTable(page);
  await openLog(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Print logs' });
  await dialog.getByRole('checkbox', { name: 'Charts' }).check();
  await dialog.getByRole('button', { name: 'Colour' }).focus();
  await throughout(page, async () => {
    await expect(dialog.getByRole('checkbox', { name: 'Charts' })).toBeChecked();
    await expect(focused(page)).toHaveText('Colour');
  });
  await become(page, 'tablet');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

test('the other dialogs of a table stay, with the focus where it was', async ({ page }) => {
  await openTable(page);
  for (const [name, control] of [
    ['Preferences', page.getByRole('button', { name: 'Paper', exact: true })],
    ['Report a fault', page.getByRole('button', { name: /Save|Copy/ }).first()],
    ['Concede', page.getByRole('button', { name: /^(Cancel|Play on|Close|Go on)/ }).first()],
  ] as const) {
    await fromMenu(page, name);
    const dialog = page.getByRole('dialog');
    const it = dialog.locator(control);
    await it.focus();
    await throughout(page, () => expect(it).toBeFocused());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  }
});

test('a log, a line of the story, the menu and a button of the map keep the focus', async ({ page }) => {
  await openTable(page);
  const said = () => focused(page).evaluate((one) => one.ariaLabel ?? one.textContent ?? '');
  const keeps = async (control: Locator) => {
    await control.focus();
    const words = await said();
    await throughout(page, () => expect.poll(said).toBe(words));
  };
  await keeps(page.getByRole('button', { name: 'Menu' }));
  await keeps(page.getByRole('button', { name: 'Fit all' }));
  await openLog(page);
  await keeps(page.locator('[data-part="log"]').getByRole('button', { name: 'Print', exact: true }));
  await openStory(page);
  await keeps(page.locator('[data-part="events"] [data-part="event-line"]').last());
});

test('dice that are typed into the menu stay', async ({ page }) => {
  await openTable(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const dice = page.getByRole('textbox', { name: 'Next dice' });
  await dice.pressSequentially('4 10');
  await throughout(page, async () => {
    await expect(dice).toBeFocused();
    await expect(dice).toHaveValue('4 10');
  });
});

test('the handbook beside the table keeps what is sought, and the dialog that prints it', async ({ page }) => {
  await openTable(page);
  await fromMenu(page, 'Handbook');
  const field = page.getByRole('combobox', { name: 'Search the handbook' });
  await field.fill('laser');
  await throughout(page, async () => {
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('laser');
  });
  await page.getByRole('button', { name: 'Print the handbook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print the handbook' });
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await throughout(page, () => expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused());
});

test('the survivors that are carried on stay chosen', async ({ page }) => {
  await openTable(page, Number.POSITIVE_INFINITY);
  await page.getByRole('button', { name: 'Carry on with the survivors' }).click();
  const choice = page.getByRole('dialog').getByRole('button', { name: 'Repaired' }).first();
  await choice.click();
  await throughout(page, async () => {
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(choice).toBeFocused();
  });
});

test('at the workbench a dialog, a hull and a field that is typed in stay', async ({ page }) => {
  await page.goto('/#/workbench/battle');
  await page
    .getByRole('button', { name: /Showdown/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add a ship for player 2' }).click();
  const search = page.getByRole('dialog').locator('button').nth(1);
  await search.focus();
  await throughout(page, () => expect(search).toBeFocused());
  await page.keyboard.press('Escape');
  await page.locator('.battle-ship').first().click();
  await page.getByLabel('Another hex').pressSequentially('A03');
  await throughout(page, async () => {
    await expect(page.getByLabel('Another hex')).toHaveValue('A03');
    await expect(page.getByLabel('Another hex')).toBeFocused();
  });
  await page.goto('/#/workbench/ship');
  const hull = page.locator('.yard-hull').nth(1);
  await hull.focus();
  await throughout(page, () => expect(hull).toBeFocused());
});
