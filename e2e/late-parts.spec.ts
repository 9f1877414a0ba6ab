import { readFileSync } from 'node:fs';
import { type Page, type Route, test as unwatched } from 'playwright/test';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothingHere } from './axe.ts';
import { openLog, openRecord, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

test.use({ reuseContext: false });

/** Until it is called again nothing more of the program can be fetched. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  const assets = '**/assets/**';
  await page.route(assets, (route) => route.abort());
  return () => page.unroute(assets);
}

async function openPrint(page: Page): Promise<void> {
  await openLog(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
}

const again = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

// The browser complains of every file that cannot be fetched, which is what these tests are about.
unwatched(
  'a part that cannot be fetched says so in its place, and comes when it can be',
  { tag: '@landing' },
  async ({ page }) => {
    await page.goto('/');
    await openRecord(page, recordAfter(AT.command));
    await takeSeat(page, MOUSE);
    const reconnect = await cutOff(page);
    await openPrint(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Printing could not be opened' })).toBeVisible();
    const failed = page.waitForEvent('requestfailed');
    await again(page);
    await failed;
    await expect(page.getByText('Printing could not be opened')).toBeVisible();
    await expectNothingHere(page, 'a part that cannot be fetched');
    await page.locator('[data-slot="faster"]').click();
    await expect(page.locator('[data-part="unit-motion"]')).toHaveText(/^velocity 2/);
    await reconnect();
    // A browser that remembers the failure loads the page anew, and what was pressed is pressed again.
    const anew = page.waitForEvent('load').then(
      async () => {
        await takeSeat(page, MOUSE);
        await openPrint(page);
      },
      () => undefined,
    );
    await again(page);
    await Promise.race([anew, page.getByRole('dialog').waitFor()]);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  },
);

unwatched('a page that cannot be fetched can be tried again or left', async ({ page }) => {
  await page.goto('/');
  const begin = page.getByRole('button', { name: 'Begin The Showdown' });
  await expect(begin).toBeVisible();
  const reconnect = await cutOff(page);
  await page.getByRole('link', { name: 'Workbench' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be drawn' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await page.getByRole('link', { name: 'Handbook' }).click();
  await expect(page.getByText('The handbook could not be opened')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await begin.click();
  await expect(page.getByRole('alert')).toContainText('The table could not be loaded');
  await page.goto('/#/learn');
  await expect(page.getByRole('heading', { name: 'This page could not be drawn' })).toBeVisible();
  await page.getByRole('button', { name: 'Report a fault' }).click();
  const { error, record } = JSON.parse(await page.getByLabel('What is in the file').inputValue());
  expect(error.message).toContain('LearnPage');
  expect(record).toBeNull();
  await page.getByRole('button', { name: 'Close' }).click();
  await reconnect();
  await again(page);
  await expect(page.getByRole('heading', { name: 'Learn the game' })).toBeVisible();
});

/** Lets the page wait for ten seconds and more, without anybody waiting for it. */
const waitLong = (page: Page) => page.clock.fastForward(11_000);

unwatched('a start that cannot go on says so with a way on', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  const begun = page.getByRole('button', { name: 'Begin The Showdown' });
  const laid = page.getByText('The table is being laid');

  // What a server does that has no answer, an older or a newer program, a page for everything, or half of a file.
  const faults: Record<string, (route: Route) => unknown> = {
    silent: () => undefined,
    gone: (route) => route.fulfill({ status: 404, json: { error: 'not-found' } }),
    page: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    empty: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  };
  for (const [fault, answer] of Object.entries(faults)) {
    await page.route('**/assets/room-*.js', answer);
    await page.reload();
    if (fault === 'silent') {
      await expect(laid).toBeVisible();
      await waitLong(page);
      await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
      await expectNothingHere(page, 'a page that takes long');
      await page.getByRole('button', { name: 'Back to the start' }).click();
    } else {
      await expect(page.getByRole('alert')).toContainText(/The table could not be loaded|The game could not be opened/);
    }
    await expect(begun).toBeVisible();
    await page.unroute('**/assets/room-*.js');
    await page.goto('about:blank');
    await page.goto('/');
    await expect(page.locator('[data-part="room"]')).toBeVisible();
  }

  // A part that never answers while one plays is said of in its place too, and the table goes on.
  await page.route('**/assets/{GamePrint,GamePalette}-*.js', () => undefined);
  await takeSeat(page, MOUSE);
  const presses = {
    Printing: () => openPrint(page),
    'What finds things': () => page.keyboard.press('Control+k'),
  };
  for (const [name, press] of Object.entries(presses)) {
    await press();
    await waitLong(page);
    const said = page.getByRole('alert').filter({ hasText: `${name} takes long` });
    await expect(said.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await expectNothingHere(page, 'a part that never answers');
    await said.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(said).toHaveCount(0);
  }
  await page.unrouteAll();

  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('about:blank');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Load everything anew' })).toBeAttached();
});

test('a report of a fault shows what is in it, and nothing that a player hides', { tag: '@landing' }, async ({
  page,
}) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  const report = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Report a fault' }).click();
    return page.getByLabel('What is in the file').inputValue();
  };
  const shown = JSON.parse(await report());
  expect(shown.record).toContain('4 orders');
  await expectNothingHere(page, 'a report of a fault');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this file' }).click();
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(Object.keys(saved)).toEqual(['format', 'version', 'program', 'browser', 'error', 'record']);
  expect(saved).toMatchObject({ ...shown, program: '0.1.0', error: null, record: { scenario: 'showdown' } });
  expect(saved.record.actions).toHaveLength(AT.command);

  await openRecord(page, recordAfter());
  await expect(page.getByRole('heading', { name: /Player 1 wins/ })).toBeVisible();
  expect(JSON.parse(await report()).record.actions).toHaveLength(AT.end);
});

test('a fault is reported without a game too, from the start screen and by the palette', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Report a fault' }).click();
  const shown = JSON.parse(await page.getByLabel('What is in the file').inputValue());
  expect(shown).toMatchObject({ format: 'deltavee-fault-report', error: null, record: null });
  await expectNothingHere(page, 'a report of a fault at the start');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Report a fault' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('report a fault');
  await expect(page.getByRole('option', { selected: true })).toContainText('Report a fault');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Report a fault' })).toBeVisible();
});
