import type { Page } from 'playwright/test';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { scenarioTitle } from '../src/words/briefings.ts';
import { expectNothingHere } from './axe.ts';
import { openRecord } from './driver.ts';
import { expect, test } from './test.ts';

const ships = (page: Page) => page.locator('.battle-ship');
const battles = (page: Page) => page.locator('.work-line');

/** Opens one of the five as a copy of one's own. */
async function begin(page: Page, title: string): Promise<void> {
  await page.goto('/#/workbench/battle');
  await page.getByRole('button', { name: `A copy of ${title}` }).click();
  await expect(page).toHaveURL(/#\/workbench\/battle\/[\w-]+$/);
}

test('each of the five opens as a copy', async ({ page }) => {
  for (const { id, ships: own } of SCENARIOS) {
    await begin(page, scenarioTitle(id));
    await expect(ships(page)).toHaveCount(own.length);
  }
  await page.goto('/#/workbench/battle');
  await expect(battles(page)).toHaveCount(SCENARIOS.length);
});

test('a battle goes round by a link, also where the browser does not copy, and is not doubled', {
  tag: '@landing',
}, async ({ page }) => {
  await begin(page, 'The Showdown');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByLabel('Link to this battle');
  await expect(link).toHaveValue(/#\/workbench\/open\/1/);
  const address = await link.inputValue();
  await expectNothingHere(page, 'the ways to share a battle');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The browser does not copy by itself here')).toBeVisible();
  await expect(page.getByLabel('To be copied')).toHaveValue(address);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saving).suggestedFilename()).toBe('the-showdown-my-way.json');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'The Showdown, my way' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep it and open it' }).click();
  await expect(ships(page)).toHaveCount(2);
  await page.goto(`${address.replace(/#.*$/, '')}#/workbench/open/1rubbish`);
  await expect(page.getByRole('alert')).toContainText('Nothing can be read from this link');
  // It was made here, and is here just so: there is no second one.
  await page.goto('/#/workbench/battle');
  await expect(battles(page)).toHaveCount(1);
});

test('a hostile battle file is refused; one with a fault is kept, and comes back when it was deleted', async ({
  page,
}) => {
  await page.goto('/#/workbench/battle');
  const file = (content: object) =>
    page.getByLabel('Battle file').setInputFiles({
      name: 'evil.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  await file({ ...SCENARIOS[0], ships: [{ hull: 'galleon' }] });
  await expect(page.getByRole('alert')).toContainText('evil.json was not opened');
  await expect(page.getByRole('alert')).toContainText('ships[0].hull');
  await expectNothingHere(page, 'the battles');
  // Sound, but under the name of one of the booklet's: said in the list as in the editor.
  await file({ ...SCENARIOS[0] });
  await expect(page.getByText('one of the booklet’s scenarios has this name').first()).toBeVisible();
  await page.goto('/#/workbench/battle');
  const faulty = battles(page).filter({ hasText: '1 fault to mend' });
  await expect(faulty).toHaveCount(1);
  await faulty.getByRole('button', { name: 'Delete' }).click();
  await expect(faulty).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo the deletion' }).click();
  await expect(faulty).toHaveCount(1);
});

test('a battle opened where games are opened comes to the workbench, the same one once', async ({ page }) => {
  const open = async (id: string) => {
    await page.goto('/#/');
    await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
    await openRecord(page, JSON.stringify({ ...SCENARIOS[0], id }), `${id}.json`);
    await expect(page).toHaveURL(/#\/workbench\/battle\/./);
    await expect(ships(page)).toHaveCount(2);
    return page.url();
  };
  const there = await open('Ours');
  expect(await open('Ours')).toBe(there);
  expect(await open('Theirs')).not.toBe(there);
  await page.goto('/#/workbench/battle');
  for (const name of ['Ours', 'Theirs']) await expect(battles(page).filter({ hasText: name })).toHaveCount(1);
});
