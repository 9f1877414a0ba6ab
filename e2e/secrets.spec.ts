import type { Browser } from 'playwright/test';
import type { Scenario } from '../src/engine/index.ts';
import { showdown } from '../src/scenarios/showdown.ts';
import { ALL } from '../tests/all.ts';
import { ACTIONS, recordAfter } from '../tests/fixtures/showdown.ts';
import { openRecord, openStory, said, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

/** The same game, but for what player 1 keeps to himself: he has spent energy before, and fewer missiles. */
const OTHERWISE: Scenario = {
  ...showdown,
  ships: showdown.ships.map((ship) =>
    ship.player === 1
      ? { ...ship, spentBlocks: 3, pods: [{ type: 'hunter', missiles: { unguided: 1, intelligent: 0 } }] }
      : ship,
  ),
};

const withScenario = (text: string): string => JSON.stringify({ ...JSON.parse(text), scenario: OTHERWISE });

/** The numbers of actions after which the table is handed over to a player. */
const HANDOVERS = ACTIONS.flatMap((action, at) => {
  const next = ACTIONS[at + 1];
  return action.do === 'end-phase' && next && next.player !== action.player && next.do !== 'move-all' ? [at + 1] : [];
});

/** Everything that is said at a hand-over: on the curtain, in what has happened, on the table, and of each piece. */
async function everything(browser: Browser, text: string): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/');
  await openRecord(page, text);
  const pages: string[] = [];
  await expect(page.locator('[data-part="curtain"]')).toBeVisible();
  pages.push(await said(page));
  await page.locator('[data-part="take-seat"]').click();
  pages.push(await said(page));
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="table"]')).toBeVisible();
  await openStory(page);
  pages.push(await said(page));
  for (const piece of await page.locator('[data-piece]').all()) {
    await piece.focus();
    await page.keyboard.press('Enter');
    pages.push(await said(page));
  }
  await page.locator('[data-part="map"]').focus();
  await page.keyboard.press('k');
  pages.push(await said(page));
  await context.close();
  return pages;
}

const playerAfter = (count: number) => ACTIONS[count]?.player;

/** All of them with `npm run test:all`; else one with a missile in flight: whole games follow in secrets-games. */
const SAMPLE = HANDOVERS.filter((at) => playerAfter(at) === 2).filter((_, nth, all) => ALL || nth === all.length - 2);

for (const count of SAMPLE) {
  test(`R10.0b after ${count} actions nothing that player 2 is shown tells of player 1’s log`, {
    tag: '@landing',
  }, async ({ browser }) => {
    const as = await everything(browser, recordAfter(count));
    const otherwise = await everything(browser, withScenario(recordAfter(count)));
    expect(otherwise).toEqual(as);
    expect(as.length).toBeGreaterThan(5);
  });
}

test('R10.0b player 1 himself sees the difference', async ({ browser }) => {
  const count = HANDOVERS.find((at) => playerAfter(at) === 1) ?? 0;
  const as = await everything(browser, recordAfter(count));
  const otherwise = await everything(browser, withScenario(recordAfter(count)));
  expect(otherwise[0]).toEqual(as[0]);
  expect(otherwise[2]).not.toEqual(as[2]);
});
