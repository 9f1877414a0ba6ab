import { readFileSync } from 'node:fs';
import { type Page, test as unwatched } from 'playwright/test';
import { ACTIONS, AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothingHere } from './axe.ts';
import { actionsShown, expectNoOrder, openRecord, openStory, playOut, pressEnd, takeSeat } from './driver.ts';
import { after, atRest, MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

test.use({ reuseContext: false });

/** Where the selected unit goes, in its panel. */
const motion = (page: Page) => page.locator('[data-part="unit-motion"]');

test('a game comes back in the middle of a decision, through the curtain, and goes on', { tag: '@landing' }, async ({
  page,
}) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.hit));
  await playOut(page, ACTIONS.slice(AT.hit, AT.decision), { hands: MOUSE });
  await expect(page.getByRole('heading', { name: 'Which part of 2D Piccolo is hit?' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Restored: nothing was lost.')).toBeVisible();
  await takeSeat(page, MOUSE);
  await expect(page.getByRole('heading', { name: 'Which part of 2D Piccolo is hit?' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText('Restored, saved on this device')).toBeVisible();
  await page.keyboard.press('Escape');
  await playOut(page, ACTIONS.slice(AT.decision), { hands: MOUSE });
  await expect(page.getByRole('heading', { name: /Player 1 wins/ })).toBeVisible();
});

test('a game whose page is loaded again while it is being opened is opened all the same', async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, name, value) {
      setItem.call(this, name, value);
      if (this !== localStorage || !/"opening":"/.test(value) || sessionStorage.length > 0) return;
      setItem.call(sessionStorage, 'again', 'yes');
      // It comes no further this time.
      navigator.locks.request = () => new Promise(() => undefined);
      location.reload();
    };
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('[data-part="curtain"]')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('again'))).toBe('yes');
});

test('the same order rolls the same die after a reload', async ({ browser }) => {
  const storyWith = async (reloaded: boolean) => {
    const page = await (await browser.newContext()).newPage();
    await page.goto('/');
    await openRecord(page, JSON.stringify({ ...JSON.parse(recordAfter(AT.hit)), dice: { seed: 11 } }));
    await takeSeat(page, MOUSE);
    if (reloaded) await page.reload();
    await playOut(page, ACTIONS.slice(AT.hit, AT.decision), { hands: MOUSE });
    await atRest(page);
    await openStory(page);
    // How far back the story is open depends on when it was first seen.
    const before = page.getByRole('button', { name: 'Show earlier events' });
    while (await before.isVisible()) await before.click();
    const story = await page.locator('[data-part="events"]').innerText();
    await page.context().close();
    return story;
  };
  const story = await storyWith(false);
  expect(story).toContain('1E');
  expect(await storyWith(true)).toBe(story);
});

test('left for the start, a game stays on the shelf: continued, deleted', async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  await page.locator('[data-slot="faster"]').click();
  // What a player has not seen yet need not be kept.
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave to the start' }).click();
  await page.reload();
  const kept = page.getByRole('listitem').filter({ hasText: 'Game-Turn 1, Command Phase, player 2' });
  await kept.getByRole('button', { name: 'Continue' }).click();
  await takeSeat(page, MOUSE);
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave to the start' }).click();
  await kept.getByRole('button', { name: 'Delete' }).click();
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Deleted: The Showdown' })).toBeVisible();
});

test('a second tab may only look, until it takes the game over', { tag: '@landing' }, async ({ page, context }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  const second = await context.newPage();
  await second.goto('/');
  await takeSeat(second, MOUSE);
  await expect(second.getByText('This game is open in another tab')).toBeVisible();
  await expectNoOrder(second);
  await expectNothingHere(second, 'open elsewhere');
  await page.locator('[data-slot="faster"]').click();
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await second.getByRole('button', { name: 'Play it here' }).click();
  await expect(second.locator('[data-part="curtain"]')).toBeVisible();
  await takeSeat(second, MOUSE);
  await expect(motion(second)).toHaveText(/^velocity 2/);
  await second.locator('[data-slot="faster"]').click();
  await expect(motion(second)).toHaveText(/^velocity 3/);
  await expect(page.getByText('This game is open in another tab')).toBeVisible();
});

/** A disk of little room, which can be filled to the last byte and emptied again. */
async function smallDisk(page: Page, origin: string) {
  const browser = await page.context().newCDPSession(page);
  const limit = (room: { quotaSize?: number }) => browser.send('Storage.overrideQuotaForOrigin', { origin, ...room });
  await limit({ quotaSize: 4_000_000 });
  return {
    async fill() {
      await page.evaluate(async () => {
        const opening = indexedDB.open('filler', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('all', { autoIncrement: true });
        await new Promise((opened) => (opening.onsuccess = opened));
        const goesIn = (size: number) =>
          new Promise<boolean>((resolve) => {
            const writing = opening.result.transaction('all', 'readwrite', { durability: 'strict' });
            writing.objectStore('all').add(crypto.getRandomValues(new Uint8Array(size)));
            writing.oncomplete = () => resolve(true);
            writing.onabort = () => resolve(false);
          });
        for (let size = 65_536; size >= 64; size /= 4) while (await goesIn(size));
        opening.result.close();
      });
      // The browser asks again how much there may be, now that something has been refused.
      await limit({ quotaSize: 1 });
    },
    empty: () => limit({}),
  };
}

test('a disk that fills in the middle of a game is said in a sentence, and nothing is lost once there is room again', {
  tag: '@landing',
}, async ({ page, baseURL }) => {
  const disk = await smallDisk(page, `${baseURL}`);
  const full = page.getByText('The disk is full');
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  await disk.fill();
  await after(page, () => page.locator('[data-slot="faster"]').click());
  await expect(full).toBeVisible();
  await expectNothingHere(page, 'full disk');
  await after(page, () => page.locator('[data-slot="turn-left"]').click());
  await expect(full).toBeVisible();
  await disk.empty();
  await after(page, () => page.locator('[data-slot="faster"]').click());
  await expect(full).toHaveCount(0);
  const given = await actionsShown(page);
  expect(given.slice(-3)).toMatchObject([{ do: 'accelerate' }, { do: 'turn' }, { do: 'accelerate' }]);
  await page.reload();
  await takeSeat(page, MOUSE);
  expect(await actionsShown(page)).toEqual(given);
});

test('a game that a full disk does not keep is not left unasked', async ({ page, baseURL }) => {
  const disk = await smallDisk(page, `${baseURL}`);
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  await disk.fill();
  await after(page, () => page.locator('[data-slot="faster"]').click());
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await page.goBack();
  await expect(page.getByText('would be lost')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave to the start' }).click();
  await expect(page.getByRole('button', { name: 'Begin The Showdown' })).toBeVisible();
  await expect(page.getByText('would be lost')).toHaveCount(0);
});

test('without a shelf the game can be played all the same', { tag: '@landing' }, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  await page.goto('/');
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
  await expectNothingHere(page, 'start without a shelf');
  await page.getByRole('button', { name: 'Begin The Showdown' }).click();
  await takeSeat(page, MOUSE);
  await expect(page.getByText('This browser does not keep the game')).toBeVisible();
  await expectNothingHere(page, 'table without a shelf');
  await pressEnd(page, 'Ready');
  await expect(page.getByText('Player 2’s set-up')).toBeVisible();
});

test('a file that is no record is refused in a sentence, and the game stays as it was', { tag: '@landing' }, async ({
  page,
}) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  for (const [text, sentence] of [
    ['{"format":', 'cut short, it ends at line 1, column 11'],
    [recordAfter().replace('"version":1', '"version":2'), 'version 2'],
    [recordAfter().replace('"side":"right"', '"side":"up"'), 'actions[26].side'],
    [recordAfter().replace('"move-all"', '"move-back"'), 'actions[2]'],
    [recordAfter(AT.end, { 2: { player: 2, do: 'move-all' } }), 'The record stops at action 3 of 44'],
  ] as const) {
    await openRecord(page, text, 'mine.json');
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByRole('alert')).toContainText('The file mine.json is as it was');
  }
  await expect(page.getByRole('heading', { name: 'Command your ships' })).toBeVisible();
  await page.locator('[data-slot="faster"]').click();
  await expect(motion(page)).toHaveText(/^velocity 2/);
});

/** From now on no list can be drawn, or can be again. */
const breakLists = (page: Page, broken: boolean) =>
  page.evaluate((now) => {
    const known = window as unknown as { map?: typeof Array.prototype.map };
    known.map ??= Array.prototype.map;
    Array.prototype.map = now
      ? () => {
          throw new Error('planted');
        }
      : known.map;
  }, broken);

unwatched(
  'a table that cannot be drawn keeps the game, gives out its record and can be left',
  { tag: '@landing' },
  async ({ page }) => {
    await page.goto('/');
    await openRecord(page, recordAfter(AT.command));
    await takeSeat(page, MOUSE);
    await page.locator('[data-slot="faster"]').click();
    await expect(motion(page)).toHaveText(/^velocity 2/);

    await breakLists(page, true);
    await page.keyboard.press('Shift+N');
    const fault = page.getByRole('heading', { name: 'This page could not be drawn' });
    await expect(fault).toBeFocused();
    await expect(page.getByText('in the program’s own words: planted')).toBeVisible();
    await breakLists(page, false);
    await expectNothingHere(page, 'a table that cannot be drawn');

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the record as a file' }).click();
    const record = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
    expect(record.actions).toEqual(ACTIONS.slice(0, AT.command + 1));

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(motion(page)).toHaveText(/^velocity 2/);
    await breakLists(page, true);
    await page.keyboard.press('Shift+N');
    await expect(fault).toBeVisible();
    await breakLists(page, false);
    await page.getByRole('button', { name: 'Back to the start' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Game-Turn 1, Command Phase, player 2' })).toBeVisible();
  },
);
