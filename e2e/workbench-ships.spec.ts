import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { recordText } from '../tests/fixtures/recorded.ts';
import { expectNothing, expectNothingHere } from './axe.ts';
import { openRecord } from './driver.ts';
import { KEYBOARD } from './hands.ts';
import { expect, test } from './test.ts';

const pod = (page: Page, name: string): Locator =>
  page.locator('.yard-pod').filter({ has: page.locator(`b:text-is("${name}")`) });
const slot = (page: Page, number: number): Locator => page.locator('.yard-slot').nth(number - 1);
const figure = (page: Page, words: string): Locator =>
  page.locator('.yard-figures > div').filter({ hasText: words }).locator('dd');
const saved = (page: Page): Promise<void> => expect(page.getByText('Saved on this device')).toBeAttached();
const toHangar = (page: Page): Promise<void> => page.getByRole('button', { name: 'To the hangar' }).click();

/** A Sword with an arsenal and an Energy Pod, in the shipyard. */
async function buildSword(page: Page, name: string): Promise<void> {
  await page.goto('/#/workbench/ship');
  await page.locator('.yard-hull', { hasText: 'Sword' }).click();
  await page.getByLabel('Name of the ship').fill(name);
  await pod(page, 'Arsenal').click();
  await pod(page, 'Energy').click();
  await saved(page);
}

test('a ship is built by keyboard alone, saved as it is built, and comes back', { tag: '@landing' }, async ({
  page,
}) => {
  await page.goto('/');
  await KEYBOARD.press(page, 'a.button', /Workbench/);
  await KEYBOARD.press(page, '.yard-hull', /Flute/);
  await expect(page).toHaveURL(/#\/workbench\/ship\/[\w-]+$/);
  await KEYBOARD.press(page, '.yard-pod', /^Heavy weapon/);
  await expect(slot(page, 1)).toContainText('Heavy weapon');
  // The next pod space is open and has the focus; the arrow keys go from pod to pod.
  await expect(slot(page, 2)).toBeFocused();
  await KEYBOARD.press(page, '.yard-pod', /^Battle communications/);
  await KEYBOARD.press(page, '.yard-pod', /^Hunter/);
  await expect(figure(page, 'commands')).toHaveText('3');
  await expect(figure(page, 'program')).toHaveText('−6');
  await page.keyboard.press('z');
  await expect(slot(page, 3)).not.toContainText('Hunter');
  await page.keyboard.press('Shift+Z');
  await expect(slot(page, 3)).toContainText('Hunter');
  await expect(page.locator('.shiplog')).toContainText('Hunter');
  await saved(page);

  await page.reload();
  await expect(slot(page, 3)).toContainText('Hunter');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Hangar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Flute' })).toBeVisible();
  await page.goForward();
  await expect(slot(page, 3)).toContainText('Hunter');
});

test('a ship that is left while it is being saved stands in the hangar as it was left', async ({ page }) => {
  await buildSword(page, 'Night');
  await page.evaluate(() => {
    const { addEventListener } = IDBTransaction.prototype;
    // The disk is slow: it answers when it is let.
    const answered = new Promise((resolve) => Object.assign(window, { answer: resolve }));
    IDBTransaction.prototype.addEventListener = function (this: IDBTransaction, type: string, hear: EventListener) {
      const late = (event: Event) => void answered.then(() => hear.call(this, event));
      addEventListener.call(this, type, type === 'complete' ? late : hear);
    };
  });
  await page.getByLabel('Name of the ship').fill('Night Err');
  await page.getByLabel('Name of the ship').fill('Night Errand');
  await toHangar(page);
  await expect(page.getByRole('heading', { name: 'Hangar' })).toBeVisible();
  await page.evaluate(() => (window as unknown as { answer(): void }).answer());
  await expect(page.getByRole('link', { name: 'Night Errand' })).toBeVisible();
});

test('every number follows, and what cannot be built says why at its place', async ({ page }) => {
  await buildSword(page, 'Night Errand');
  await expect(figure(page, 'units')).toHaveText('222');
  await slot(page, 2).click();
  await page.getByRole('group', { name: 'Energy pods in pod space 2' }).getByRole('button', { name: 'Two' }).click();
  await expect(figure(page, 'units')).toHaveText('366');
  await expect(slot(page, 2)).toContainText('Double energy');
  await page.getByRole('group', { name: 'Armor of pod 2' }).getByRole('button', { name: '2', exact: true }).click();
  await page.getByRole('button', { name: 'Pod 2, damaged' }).click();
  await expect(page.getByRole('row', { name: /Pod 2 Double energy/ })).toContainText('2');

  // A pod that is pointed at is tried on the log.
  await page.getByRole('button', { name: 'Another pod' }).click();
  await pod(page, 'Battle communications').hover();
  await expect(page.getByText('Battle communications on trial.')).toBeVisible();
  await expect(figure(page, 'program')).toHaveText('−6');

  await page.locator('.yard-hull', { hasText: 'Piccolo' }).click();
  await expect(slot(page, 2)).toContainText('not aboard');
  await expect(page.locator('.yard-fault')).toContainText('a piccolo carries 1 pod at most');
  await expectNothingHere(page, 'a ship with a fault');
  await page.locator('.yard-fault').getByRole('button', { name: 'Rule 4.9' }).click();
  await expect(page.getByRole('dialog')).toContainText('4.9');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(page.locator('.yard-fault')).toHaveCount(0);
});

test('the shipyard and the hangar have no fault that axe finds', async ({ page }) => {
  await buildSword(page, 'Night Errand');
  await expectNothing(page, 'a pod is chosen');
  await slot(page, 1).click();
  await page.getByRole('button', { name: 'Block 3, spent' }).click();
  await page.getByText('Prices of pods').click();
  await expectNothing(page, 'a pod is looked at');
  await page.getByRole('button', { name: 'On paper' }).click();
  await expect(page.locator('.yard-paper svg')).toBeVisible();
  await toHangar(page);
  await page.getByRole('checkbox', { name: 'Mark Night Errand' }).check();
  await expect(page.getByRole('cell', { name: '22,100' })).toBeVisible();
  await expectNothing(page, 'the hangar');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a ship is built on a phone, and nothing is wider than the page, nor on a tablet', async ({ page }) => {
    await page.goto('/#/workbench/ship');
    await page.locator('.yard-hull', { hasText: 'Clarinet' }).tap();
    await pod(page, 'Battlecraft').tap();
    await page.getByRole('combobox', { name: 'Battlecraft' }).selectOption('lander');
    await expect(slot(page, 1)).toContainText('Lander');
    await slot(page, 2).tap();
    await pod(page, 'Crew').tap();
    await expect(slot(page, 2)).toContainText('Crew');
    await expect(page.locator('.yard-total')).toHaveText('15,600');
    for (const width of [1024, 834, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.locator('html')).toHaveAttribute('data-layout', width < 720 ? 'phone' : 'tablet');
      await expect(page.locator('.shiplog')).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // The pods that may be chosen lie under nothing.
      await slot(page, 2).click({ trial: true });
    }
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(slot(page, 2)).not.toContainText('Crew');
  });
});

test('ships are duplicated, taken along as a file, deleted with a way back, and brought in again', async ({ page }) => {
  await buildSword(page, 'Night Errand');
  await toHangar(page);
  await page.getByRole('button', { name: 'Duplicate Night Errand' }).click();
  await expect(page.getByRole('link')).toContainText(['Copy of Night Errand', 'Night Errand']);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as a file' }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'deltavee-ships', version: 1, ships: [{ hull: 'sword' }, {}] });

  await page.getByRole('button', { name: 'Delete Copy of Night Errand' }).click();
  await expect(page.getByRole('link', { name: 'Copy of Night Errand' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo the deletion of Copy of Night Errand' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Copy of Night Errand' })).toBeFocused();

  const bring = (name: string, content: string) =>
    page.getByLabel('Ship file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await bring('mine.json', text);
  await expect(page.getByText('2 ships of \u2068mine.json\u2069 were here already.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  const changed = text.replace('Copy of Night Errand', 'Day Errand');
  await bring('changed.json', changed);
  await expect(page.getByText(/^1 ship brought in from .changed\.json.; 1 was here already\.$/)).toBeVisible();
  await bring('others.json', text.replaceAll('Night', 'Fool’s'));
  await expect(page.getByText(/^2 ships brought in from .others\.json.\.$/)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  await bring('evil.json', text.replace('"sword"', '"galleon"'));
  await expect(page.getByRole('alert')).toContainText(/evil\.json was not opened:.*ships\[0\]\.hull: /);
  await bring('evil.json', text.replace('"type": "arsenal"', '"type": "arsenal", "count": 2'));
  await expect(page.getByText(/ships\[0\]\.pods\[0\]\.count: only Energy Pods share a pod space/)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(5);

  await page.getByRole('button', { name: 'Print the logs' }).click();
  await expect(page.getByText('5 pages')).toBeVisible();

  await page.keyboard.press('Escape');

  // A ship is shared by a link as a battle is.
  await page.getByRole('link', { name: 'Day Errand' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByLabel('Link to this ship');
  await expect(link).toHaveValue(/#\/workbench\/open\/1/);
  const address = await link.inputValue();
  const lies = page.url();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Day Errand' })).toBeVisible();
  await expectNothingHere(page, 'a ship that was sent');
  await page.getByRole('button', { name: 'Keep it and open it' }).click();
  await expect(page).toHaveURL(lies);

  // Opened where games are opened it comes into the hangar all the same.
  await page.goto('/#/');
  await openRecord(page, text.replace('"sword"', '"galleon"'), 'evil.json');
  await expect(page.getByRole('alert')).toContainText(/ships\[0\]\.hull/);
  await openRecord(page, text.replaceAll('Night', 'Last'), 'last.json');
  await expect(page).toHaveURL(/#\/workbench\/ship$/);
  await expect(page.getByRole('checkbox')).toHaveCount(7);
  // The very same again makes no twins; a single ship is gone to where it lies.
  await page.goto('/#/');
  await openRecord(page, text, 'mine.json');
  await expect(page).toHaveURL(/#\/workbench\/ship$/);
  await expect(page.getByRole('checkbox')).toHaveCount(7);
  const there = await page.getByRole('link', { name: /^Night Errand$/ }).getAttribute('href');
  const { ships, ...head } = JSON.parse(text);
  await page.goto('/#/');
  const one = ships.find(({ name }: { name: string }) => name === 'Night Errand');
  await openRecord(page, JSON.stringify({ ...head, ships: [one] }), 'one.json');
  await expect(page.getByLabel('Name of the ship')).toHaveValue('Night Errand');
  expect(page.url()).toContain(there);
});

test('a damaged entry is told, and the others are there', async ({ page }) => {
  await buildSword(page, 'Night Errand');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('deltavee-workbench');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('ships', 'readwrite');
          writing.objectStore('ships').put({ id: 'spoilt', created: 1, touched: 'never', work: { hull: 7 } });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto('/#/workbench/ship');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Night Errand' })).toBeVisible();
  await expect(page.getByText('A ship cannot be read')).toBeVisible();
  await page.goto('/#/workbench/ship/spoilt');
  await expect(page.getByText('This ship cannot be read')).toBeVisible();
  await page.goto('/#/workbench/ship/nobody');
  await expect(page.getByText('is not on this device')).toBeVisible();
});

test('the survivors of a battle go into the hangar, each as it is or repaired', async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordText('first-shot-daggers-destroyed'));
  await page.getByRole('button', { name: 'Carry on with the survivors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Carry on with the survivors' });
  await dialog.getByRole('listitem').first().waitFor();
  const ships = await dialog.getByRole('listitem').count();
  await dialog.getByRole('listitem').first().getByRole('button', { name: 'Repaired' }).click();
  await expectNothingHere(page, 'the survivors');
  await dialog.getByRole('button', { name: 'Into the hangar' }).click();
  await page.getByRole('link', { name: 'To the hangar' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(ships);
});
