import type { Page } from 'playwright/test';
import { type GameRecord, type Stage, stageOf } from '../src/engine/index.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { ALL } from '../tests/all.ts';
import { gameAfter } from '../tests/fixtures/recorded.ts';
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

/** How many stages of a scenario are looked at; all of them with `npm run test:all`. */
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
      // What places something or flies on is given in the dock, all else on the card.
      await expect(
        page.locator('[data-part="question"], [data-part="launch"], [data-slot="answer"]').first(),
      ).toBeVisible();
      await expectNothing(page, place.name);
    }
  });
});
