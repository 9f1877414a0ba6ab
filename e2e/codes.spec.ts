import type { Browser, Page } from 'playwright/test';
import type { GameRecord } from '../src/engine/index.ts';
import { unpackText } from '../src/store/device/link.ts';
import { recorded } from '../tests/fixtures/recorded.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openLog, openRecord, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { positionHashes } from './hashing.ts';
import { AS_PRINTED, scanned } from './scanned.ts';
import { expect, test } from './test.ts';

test.use(AS_PRINTED);

/** Where the code of a log lies on its sheet, with some of what is beside it: 40 mm of the corner. */
const CORNER = { width: 151, height: 151 };

/** What the codes on the sheets say that would be printed now. */
async function printedCodes(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const sheets = await page.getByRole('img', { name: /^Spaceship Log/ }).all();
  const codes: string[] = [];
  for (const sheet of sheets) codes.push(await scanned(page, sheet, CORNER));
  await page.emulateMedia({ media: 'screen' });
  return codes;
}

async function openPrint(page: Page): Promise<void> {
  await openLog(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('opens this game').first()).toBeVisible();
}

/** The record that a link brings along. */
async function recordIn(link: string): Promise<GameRecord> {
  const text = await unpackText(link.split('#/open/')[1] ?? '');
  if (!text.ok) throw new Error(`${link}: ${text.why}`);
  return JSON.parse(text.text);
}

const headingOf = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).first().innerText();

/** The first heading of the page to which a code leads, in a browser that has never been here. */
async function headingElsewhere(browser: Browser, link: string): Promise<string> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await expect(
    page.getByText('This game came in a link.').or(page.getByText('not on this device')).first(),
  ).toBeVisible();
  const text = await headingOf(page);
  await page.context().close();
  return text;
}

test('the code on a log of an open game is the game, order by order', { tag: '@landing' }, async ({
  page,
  browser,
}) => {
  const record = { ...JSON.parse(recordAfter(AT.command)), table: { mode: 'rehearsal' } };
  await page.goto('/');
  await openRecord(page, JSON.stringify(record));
  await openPrint(page);
  await page.getByRole('dialog').getByRole('button', { name: 'All' }).click();
  const [one, other, ...more] = await printedCodes(page);
  expect(more).toEqual([]);
  expect(other).toBe(one);
  expect(positionHashes(await recordIn(one ?? ''))).toEqual(positionHashes(record));
  expect(await headingElsewhere(browser, one ?? '')).toContain('Command your ships');
});

test('R10.0b in a closed game the code is the id, which opens only here, behind the curtain', {
  tag: '@landing',
}, async ({ page, browser }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.hit));
  await takeSeat(page, MOUSE);
  const address = page.url();
  expect(address).toMatch(/#\/game\/[-\w]+$/);
  await openPrint(page);
  const codes = await printedCodes(page);
  expect(codes).toEqual([address]);
  expect(await headingElsewhere(browser, address)).toBe('DeltaVee');
  await page.goto('about:blank');
  await page.goto(codes[0] ?? '');
  await expect(page.getByRole('button', { name: /^I am/ })).toBeVisible();
  await expect(page.getByText('1E Piccolo')).toHaveCount(0);
});

test('a game too long for the code of a log is in that of its report, and on the log its moment here', async ({
  page,
  browser,
}) => {
  const record: GameRecord = { ...recorded('showdown-7'), table: { logs: 'closed' } };
  await page.goto('/');
  await openRecord(page, JSON.stringify(record));
  await expect(page.getByRole('heading', { name: /^The game is over/ })).toBeVisible();
  const id = page.url();
  const heading = await headingOf(page);
  await page.locator('[data-part="end-buttons"]').getByRole('button', { name: 'Battle report' }).click();
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const link = await scanned(page, page.getByRole('img', { name: 'A code that opens this battle' }));
  await page.emulateMedia({ media: 'screen' });
  expect(positionHashes(await recordIn(link))).toEqual(positionHashes(record));
  expect(await headingElsewhere(browser, link)).toBe(heading);
  await page.getByRole('button', { name: 'Close' }).click();
  await openPrint(page);
  await page.getByRole('dialog').getByRole('button', { name: 'None' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: /1E/ }).click();
  const [moment, ...more] = await printedCodes(page);
  expect([moment, more]).toEqual([`${id}/at/${record.actions.length}`, []]);
});
