import type { Page } from 'playwright/test';
import { type GameRecord, type Stage, stageOf } from '../src/engine/index.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { gameAfter } from '../tests/fixtures/recorded.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothing } from './axe.ts';
import { openRecord, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { loadAll } from './recorded.ts';
import { expect, test } from './test.ts';

interface Place {
  name: string;
  record: GameRecord;
  count: number;
}

const GAMES = loadAll();

const ALL = process.env.DELTAVEE_ALL !== undefined;

/** How many stages of a scenario are looked at; all of them with DELTAVEE_ALL. */
const MOST = ALL ? Number.POSITIVE_INFINITY : 2;

/** Which stages are looked at in one scenario or another. */
const seen = new Set<Stage>();

/** For the stages that the games of a scenario come to, a position in the middle of those they have of it; new ones first. */
function placesIn(scenario: string): Place[] {
  const found = new Map<Stage, Place[]>();
  for (const { record, name } of GAMES.filter((one) => one.record.scenario === scenario).slice(0, 3)) {
    for (let count = 0; count <= record.actions.length; count += 1) {
      const stage = stageOf(gameAfter(record, count));
      const place = { name: `${stage} after ${count} actions of ${name}`, record, count };
      found.set(stage, [...(found.get(stage) ?? []), place]);
    }
  }
  const wanted = [...found].sort(([a], [b]) => Number(seen.has(a)) - Number(seen.has(b))).slice(0, MOST);
  for (const [stage] of wanted) seen.add(stage);
  // The end comes last: nothing is covered there.
  const places = wanted.sort(([a], [b]) => Number(a === 'over') - Number(b === 'over'));
  return places.flatMap(([, all]) => all[Math.floor(all.length / 2)] ?? []);
}

const textOf = ({ record, count }: Place, table: object = {}): string =>
  JSON.stringify({ ...record, actions: record.actions.slice(0, count), table: { logs: 'closed', ...table } });

const DECISIONS: readonly Stage[] = ['choose-part', 'intercept', 'force-field', 'planet-maneuver', 'mims'];

/** The first position of each kind of decision in any of the games. */
const decisions = (): Place[] =>
  DECISIONS.map((stage) => {
    for (const { record, name, uses } of GAMES) {
      const count = uses.findIndex((use) => use.includes(` as ${stage}`));
      if (count >= 0) return { name: `${stage} in ${name}`, record, count };
    }
    throw new Error(`no game comes to ${stage}`);
  });

async function lookAt(page: Page, place: Place): Promise<void> {
  await openRecord(page, textOf(place));
  // The table of the place before is still there while the next is being laid.
  await expect(page.locator(`[data-part="curtain"], .end`)).toBeVisible();
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="table"]')).toBeVisible();
}

const PLACES = SCENARIOS.map(({ id }) => ({ id, places: placesIn(id) }));

test('every stage of a game is looked at in one scenario or another', () => {
  const stages = GAMES.flatMap(({ record }) => record.actions.map((_, count) => stageOf(gameAfter(record, count + 1))));
  expect([...new Set([...seen, ...DECISIONS])].sort()).toEqual([...new Set(stages)].sort());
});

for (const { id, places } of PLACES) {
  test(`nothing stands in the way of anybody in ${id}`, async ({ page }) => {
    await page.goto('/');
    await page.locator(`.scenario-option [value="${id}"]`).check();
    // The cards differ in their words alone.
    if (ALL || id === PLACES[0]?.id) await expectNothing(page, 'card');
    for (const [nth, place] of places.entries()) {
      await lookAt(page, place);
      await expectNothing(page, place.name, { drawing: nth === 0 });
    }
  });
}

test.describe('nothing stands in the way of anybody', () => {
  test('in a decision', async ({ page }) => {
    await page.goto('/');
    for (const place of decisions()) {
      await lookAt(page, place);
      await expect(page.locator('[data-part="question"]')).toBeVisible();
      await expectNothing(page, place.name);
    }
  });

  test('at a hand-over, in the menu and in dialogs', async ({ page }) => {
    await page.goto('/');
    await openRecord(page, recordAfter(AT.fire));
    await expect(page.locator('[data-part="curtain"]')).toBeVisible();
    await expectNothing(page, 'curtain');
    await page.locator('[data-part="take-seat"]').click();
    await expect(page.locator('[data-part="recap"]')).toBeVisible();
    await expectNothing(page, 'what has happened');
    await page.locator('[data-part="recap-head"] button').click();
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expectNothing(page, 'menu');
    for (const name of ['Keys', 'Agree on a draw', 'Concede']) {
      if (!(await page.locator('[data-part="menu"]').isVisible())) await menu.click();
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothing(page, name);
      await page.keyboard.press('Escape');
    }
  });

  test('while an order is put together, aimed, refused or thought better of', async ({ page }) => {
    await page.goto('/');
    await openRecord(page, recordAfter(AT.launch));
    await takeSeat(page, MOUSE);
    await expectNothing(page, 'orders at the piece');
    await page.locator('[data-order="launch-missile"]').click();
    await expect(page.locator('[data-order="launch"]')).toBeVisible();
    await expectNothing(page, 'a launch on one screen');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open the orders' }).click();
    await page.locator('[data-order="launch-missile"]').click();
    for (let asked = 0; asked < 3; asked += 1) {
      await expectNothing(page, `question ${asked + 1}`);
      await page.locator('[data-part="choice"]').first().click();
    }
    await openRecord(page, recordAfter(AT.command));
    await expect(page.locator('[data-part="curtain"]')).toBeVisible();
    await takeSeat(page, MOUSE);
    await page.keyboard.press('m');
    await expect(page.getByText('Not possible')).toBeVisible();
    await expectNothing(page, 'refusal');
    await page.getByRole('button', { name: 'End Command Phase' }).click();
    await expectNothing(page, 'question before the end of the phase');
    await openRecord(page, recordAfter().slice(0, 99), 'cut.json');
    await expect(page.getByRole('alert')).toContainText('cut.json');
    await expectNothing(page, 'a file that is no record');
  });

  test('with typed dice, in a rehearsal watched again, before the printer', async ({ page }) => {
    await page.goto('/');
    const record = JSON.parse(recordAfter(AT.hit));
    await openRecord(page, JSON.stringify({ ...record, dice: { rolls: [] }, table: { dice: 'typed' } }));
    await takeSeat(page, MOUSE);
    await page.locator('[data-part="target"]', { hasText: '2D' }).click();
    await page.locator('[data-order="fire"]').click();
    await expect(page.locator('[data-part="die"]')).toBeVisible();
    await expectNothing(page, 'the die');
    await openRecord(page, JSON.stringify({ ...record, table: { mode: 'rehearsal' } }));
    await page.getByRole('button', { name: 'Replay' }).click();
    await expect(page.getByRole('region', { name: 'Replay', exact: true })).toBeVisible();
    await expectNothing(page, 'replay');
    await page.getByRole('button', { name: 'Print', exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothing(page, 'print');
  });

  test('on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expectNothing(page, 'start');
    await openRecord(page, recordAfter(AT.hit));
    await takeSeat(page, MOUSE);
    await expect(page.locator('.table-phone')).toBeVisible();
    await expectNothing(page, 'targets');
    for (const tab of ['Events', 'Ship’s log']) {
      await page.getByRole('button', { name: tab }).click();
      await expectNothing(page, tab);
    }
    for (const place of decisions().slice(0, ALL ? 2 : 1)) {
      await lookAt(page, place);
      await expectNothing(page, place.name);
    }
  });
});
