import type { Page } from 'playwright/test';
import { ALL } from '../tests/all.ts';
import { ACTIONS, AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothingHere } from './axe.ts';
import { actionsShown, expectNoOrder, openRecord, pressEnd, stopAfter, takeSeat } from './driver.ts';
import { after, MOUSE, settled } from './hands.ts';
import { expect, test } from './test.ts';

/** What happens to the records of a store: to one of them, by its number, or to all. */
interface Spoiling {
  store: 'games' | 'entries';
  nth?: number;
  /** Fields that get other values; without any the record is deleted. */
  set?: Record<string, unknown>;
}

/** Spoils what the browser keeps, as a fault of the disk or another hand would. */
const spoil = (page: Page, spoiling: Spoiling) =>
  page.evaluate(
    ({ store, nth, set }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('deltavee');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const writing = db.transaction(store, 'readwrite');
          let at = 0;
          const looking = writing.objectStore(store).openCursor();
          looking.onsuccess = () => {
            const cursor = looking.result;
            if (!cursor) return;
            if (nth === undefined || nth === at) {
              if (set) cursor.update({ ...cursor.value, ...set });
              else cursor.delete();
            }
            at += 1;
            cursor.continue();
          };
          writing.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
    spoiling,
  );

/** The Showdown up to its first Command Phase, with an order given and the game left for the start screen. */
async function leftGame(page: Page): Promise<void> {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  await page.locator('[data-slot="faster"]').click();
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave to the start' }).click();
}

const motion = (page: Page) => page.locator('[data-part="unit-motion"]');
const kept = (page: Page) => page.getByRole('listitem').filter({ hasText: 'The Showdown' });

test('a shelf emptied while the game is played is filled again with all of it', async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  await spoil(page, { store: 'entries' });
  await spoil(page, { store: 'games' });
  await page.locator('[data-slot="faster"]').click();
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await page.reload();
  await takeSeat(page, MOUSE);
  await expect(motion(page)).toHaveText(/^velocity 2/);
});

test('a game that is open in another tab cannot be deleted', async ({ page, context }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  const second = await context.newPage();
  await second.goto('/#/');
  await kept(second).getByRole('button', { name: 'Delete' }).click();
  await expect(second.getByRole('alert')).toContainText('open in another tab');
  await expect(kept(second)).toHaveCount(1);
  await page.locator('[data-slot="faster"]').click();
  await expect(motion(page)).toHaveText(/^velocity 2/);
});

test('a damaged entry ends a game there: looked at, saved, gone on with as another', { tag: '@landing' }, async ({
  page,
}) => {
  await leftGame(page);
  await spoil(page, { store: 'entries', nth: 1, set: { entry: { kind: 'action', action: 7, rolls: [77] } } });
  await kept(page).getByRole('button', { name: 'Continue' }).click();
  await takeSeat(page, MOUSE);
  await expect(page.getByText('its line 2 of 2 cannot be read')).toBeVisible();
  await expectNoOrder(page);
  await expectNothingHere(page, 'a damaged game');
  await page.getByRole('button', { name: 'Go on from here, as a new game' }).click();
  await expect(page.locator('[data-part="curtain"]')).toBeVisible();
  await takeSeat(page, MOUSE);
  await page.locator('[data-slot="faster"]').click();
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await page.goto('/#/');
  await expect(kept(page)).toHaveCount(2);
});

test('damaged lines of the list leave the others alone, and their games are still there', async ({ page }) => {
  await leftGame(page);
  await spoil(page, { store: 'games', set: { touched: 9e15, table: 7 } });
  await page.reload();
  const nameless = page.getByRole('listitem').filter({ hasText: 'A game whose name cannot be read' });
  await expect(nameless).toBeVisible();
  await expectNothingHere(page, 'a list with a damaged game');
  await nameless.getByRole('button', { name: 'Open what is left' }).click();
  await takeSeat(page, MOUSE);
  await page.locator('[data-slot="faster"]').click();
  await expect(motion(page)).toHaveText(/^velocity 3/);
  await page.goto('/#/');
  await expect(kept(page).getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('a game that the browser has let go of is missed', async ({ page }) => {
  await leftGame(page);
  await spoil(page, { store: 'entries' });
  await spoil(page, { store: 'games' });
  await page.reload();
  await expect(kept(page)).toContainText('the browser no longer has it');
  await kept(page).getByRole('button', { name: 'Forget it' }).click();
  await expect(kept(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Begin The Showdown' })).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
});

test('a game that the browser has let go of goes on with its spare copy, from the beginning of the phase', {
  tag: '@landing',
}, async ({ page }) => {
  await leftGame(page);
  await spoil(page, { store: 'entries' });
  await spoil(page, { store: 'games' });
  await page.reload();
  await expect(kept(page)).toContainText('there is a spare copy: Game-Turn 1, Command Phase, player 2');
  await page.getByRole('button', { name: 'Go on with the spare copy' }).click();
  await page.getByRole('button', { name: /^Continue The Showdown/ }).click();
  await takeSeat(page, MOUSE);
  await expect(motion(page)).toHaveText(/^velocity 1/);
  await page.locator('[data-slot="faster"]').click();
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await page.reload();
  await takeSeat(page, MOUSE);
  await expect(motion(page)).toHaveText(/^velocity 2/);
});

/** The page hears of the games on this device when the test says so; nor does it lose its patience before. */
const holdTheList = (page: Page) =>
  page.addInitScript(() => {
    const held: IDBRequest[] = [];
    let isHeld = true;
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (this: IDBObjectStore, ...given) {
      const request = getAll.apply(this, given);
      if (this.name === 'games' && isHeld) held.push(request);
      request.addEventListener('success', (event) => {
        if (isHeld && held.includes(request)) event.stopImmediatePropagation();
      });
      return request;
    };
    const letListCome = () => {
      isHeld = false;
      for (const request of held) request.dispatchEvent(new Event('success'));
    };
    const later = window.setTimeout;
    const patient = (act: () => void, ms = 0) => later(act, ms < 100 ? ms : 2 ** 30);
    Object.assign(window, { letListCome, setTimeout: patient });
  });

const letListCome = (page: Page) => page.evaluate(() => (window as unknown as { letListCome(): void }).letListCome());

for (const [screen, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`the start screen answers before the database does, and the list moves nothing, on a ${screen}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await leftGame(page);
    await expect(kept(page)).toBeVisible();
    await holdTheList(page);
    await page.reload();
    // Who has used a page for long may be promised by the browser that it keeps them.
    await expect(page.getByText(/when its disk is full|until you delete them/)).toBeVisible();
    const begin = page.getByRole('button', { name: 'Begin The Showdown' });
    await page.getByRole('radio', { name: 'Rehearsal' }).check();
    await settled(page);
    const places = () =>
      Promise.all([begin, kept(page), page.getByRole('heading', { name: 'New game' })].map((one) => one.boundingBox()));
    const before = await places();
    const pieces = page.locator('.kept-picture svg *');
    const drawn = await pieces.count();
    await letListCome(page);
    // The picture of the game comes out of the database.
    await expect(pieces).not.toHaveCount(drawn);
    await settled(page);
    expect(await places()).toEqual(before);
    await expect(page.getByRole('radio', { name: 'Rehearsal' })).toBeChecked();
  });
}

test('a game is begun or gone on with before the list of games has come', async ({ page }) => {
  await leftGame(page);
  await expect(kept(page)).toBeVisible();
  await holdTheList(page);
  await page.reload();
  await kept(page)
    .getByRole('button', { name: /^Continue/ })
    .click();
  await takeSeat(page, MOUSE);
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave to the start' }).click();
  // Enter begins from the first choice too.
  await page.getByRole('radio', { name: 'Two players, one screen' }).press('Enter');
  await takeSeat(page, MOUSE);
  await letListCome(page);
  await expect(page.getByRole('button', { name: 'Ready' })).toBeVisible();
});

test('a browser that does not answer is said so, and the game is played on', async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    // The answer never comes: the request's promise waits for events that are kept from it.
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...given) {
      const request = add.apply(this, given);
      request.addEventListener('success', (event) => event.stopImmediatePropagation());
      return request;
    };
  });
  await page.locator('[data-slot="faster"]').click();
  await expect(page.getByText('This browser does not answer')).toBeVisible();
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await page.reload();
  await takeSeat(page, MOUSE);
  await expect(motion(page)).toHaveText(/^velocity 2/);
});

test('a game that stops the page while it is opened is not opened again by itself', async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  const { hash } = new URL(page.url());
  await page.evaluate(
    (id) => {
      const kept = JSON.parse(localStorage.getItem('deltavee.preferences') ?? '{}');
      kept.state.opening = id;
      localStorage.setItem('deltavee.preferences', JSON.stringify(kept));
    },
    hash.replace('#/game/', ''),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('was not opened again by itself');
  await kept(page).getByRole('button', { name: 'Continue' }).click();
  await takeSeat(page, MOUSE);
  await expect(motion(page)).toHaveText(/^velocity 1/);
  await page.reload();
  await expect(page.locator('[data-part="curtain"]')).toBeVisible();
});

test('a long record shows how far it has come, and can be stopped', async ({ page }) => {
  await page.goto('/');
  const actions = Array.from({ length: 60_000 }, () => ({ player: 1, do: 'swap-pods', ship: '1A', a: 1, b: 2 }));
  const record = { ...JSON.parse(recordAfter(0)), scenario: 'first-shot', actions };
  expect(ACTIONS.length).toBeLessThan(60_000);
  const told = await stopAfter(page, 0);
  await openRecord(page, JSON.stringify(record), 'long.json');
  await expect.poll(told).toMatch(/^\d+ of 60000 orders have been played through/);
  await expect(page.getByText(/of 60000 orders/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Begin The Showdown' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Continue' })).toHaveCount(0);
});

/** More than this do not fit into the 10 MB that a record may have. */
const MOST_SWAPS = 180_000;

if (ALL) {
  test('a record as long as any may be is opened, kept and opened again', async ({ page }) => {
    const swap = { player: 1, do: 'swap-pods', ship: '1A', a: 1, b: 2 };
    const record = { ...JSON.parse(recordAfter(0)), scenario: 'first-shot', actions: Array(MOST_SWAPS).fill(swap) };
    await page.goto('/');
    await openRecord(page, JSON.stringify(record), 'long.json');
    await takeSeat(page, MOUSE);
    await after(page, () => pressEnd(page, 'Ready'));
    await page.reload();
    await takeSeat(page, MOUSE);
    expect(await actionsShown(page)).toHaveLength(MOST_SWAPS + 1);
  });
}
