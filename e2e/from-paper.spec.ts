import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import {
  apply,
  applyInPlace,
  type Game,
  type GameEvent,
  newGame,
  readRecord,
  type Scenario,
  type Snapshot,
  snapshot,
  type UnitView,
} from '../src/engine/index.ts';
import { firstShot } from '../src/scenarios/first-shot.ts';
import { type LogSheet, shipSheets } from '../src/sheet/index.ts';
import { gameAfter, recorded } from '../tests/fixtures/recorded.ts';
import { expectNothingHere } from './axe.ts';
import { pressEnd, sameSeeds, takeSeat } from './driver.ts';
import { after, MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

/** The First Shot at the beginning of its third Game-Turn: what lies on the table, and the logs beside it. */
function onTheTable(): { table: Snapshot; logs: LogSheet[] } {
  const record = recorded('first-shot-daggers-destroyed');
  const game = gameAfter(record, 0);
  const events: GameEvent[] = [];
  for (const action of record.actions) {
    const outcome = applyInPlace(game, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    events.push(...outcome.events);
    if (game.turn === 3) break;
  }
  const table = snapshot(game);
  return { table, logs: shipSheets({ view: table, events, scenario: firstShot, player: null }) };
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Ticks off what the log of a ship shows, box by box as it is drawn. */
async function tickOff(page: Page, { energy, compartments, missiles, craft }: LogSheet): Promise<void> {
  if (energy.marked > 0) await button(page, `Block ${energy.marked}, spent`).click();
  const marker = energy.track.find((space) => space.marker)?.number ?? 0;
  if (marker > 0) await button(page, `Unit track, marker on ${marker}`).click();
  for (const { part, status, struck } of compartments) {
    if (struck || status === 'intact') continue;
    const name = part.charAt(0).toUpperCase() + part.slice(1).replace('-', ' ');
    await button(page, `${name}, ${status}`).click();
  }
  // What is gone, pod by pod; what flies is entered with its place.
  for (const { type, lines } of missiles) {
    for (const pod of new Set(lines.flatMap((line) => line.pod ?? []))) {
      const gone = lines.filter((line) => line.pod === pod && line.status === 'gone').length;
      if (gone > 0) await button(page, `Pod ${pod}, ${type} missile ${gone}, gone`).click();
    }
  }
  for (const { unit, boxes } of craft) {
    const spent = boxes.filter((box) => box === 'spent').length;
    if (spent > 0) await button(page, `${unit} unit ${spent}, spent`).click();
  }
}

/** Whoever sat here covers what they hide, and somebody else says who they are. */
async function uncoverFor(page: Page, who: string): Promise<void> {
  const cover = button(page, 'Cover everything');
  if (await cover.isVisible()) await cover.click();
  await button(page, who).click();
}

async function putShip(page: Page, { hex, direction, velocity, nextSide }: UnitView): Promise<void> {
  await page.getByLabel('Another hex').fill(hex ?? '');
  await page.keyboard.press('Enter');
  await button(page, `${direction} o’clock`).click();
  await button(page, `Velocity ${velocity}`).click();
  await button(page, nextSide === 'left' ? 'Reminder left' : 'Reminder right').click();
}

/** Puts down what a ship has launched: which it is and where it came from its log says. */
async function putFlying(page: Page, unit: UnitView, nth: number, source: string): Promise<void> {
  const field = (name: string): Locator => page.getByLabel(`Flying ${nth}: ${name}`, { exact: true });
  await button(page, 'Something in flight').click();
  await field('what it is').selectOption(source);
  await field('hex').fill(unit.hex ?? '');
  await field('direction').selectOption(`${unit.direction} o’clock`);
  await field('velocity').selectOption(`velocity ${unit.velocity}`);
  await field('Direction Reminder').selectOption(`reminder on the ${unit.nextSide}`);
  const spent = unit.energy && 'spent' in unit.energy && unit.kind === 'missile' ? unit.energy.spent : 0;
  if (spent > 0) await field('units spent').fill(String(spent));
}

/** The battle as the page saves it. */
async function savedBattle(page: Page): Promise<Scenario> {
  await button(page, 'Share').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const scenario = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as Scenario;
  await page.keyboard.press('Escape');
  const read = readRecord({ format: 'deltavee-record', version: 1, scenario, dice: { seed: 1 }, actions: [] });
  expect(read.ok).toBe(true);
  return scenario;
}

function begun(scenario: Scenario): Game {
  return ([1, 2] as const).reduce<Game>(
    (game, player) => {
      const outcome = apply(game, { player, do: 'ready' });
      if (!outcome.ok) throw new Error(outcome.rejection.code);
      return outcome.game;
    },
    newGame(scenario, { seed: 1 }),
  );
}

/** What of the units on the map can be read from a table and its logs. */
const readable = ({ units }: Snapshot) =>
  units
    .filter(({ status }) => status === 'in-play')
    .map(({ id, hex, direction, velocity, nextSide, energy, parts, revealed }) => ({
      ...{ id, hex, direction, velocity, nextSide, energy, parts, revealed },
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

test('a position is set up from printed logs in the middle of The First Shot, and goes on', async ({ page }) => {
  test.setTimeout(180_000);
  const { table, logs } = onTheTable();
  await sameSeeds(page);
  await page.goto('/#/workbench/battle');
  await page.getByRole('button', { name: 'A position of The First Shot' }).click();
  await page.getByLabel('Game-Turn', { exact: true }).fill('3');
  for (const log of logs) {
    const id = log.ship?.id ?? '';
    const ship = table.units.find((unit) => unit.id === id);
    if (!ship) throw new Error(`${id} is not on the table`);
    await page.locator('.battle-ship', { hasText: id }).click();
    await uncoverFor(page, `Player ${ship.owner} alone`);
    await putShip(page, ship);
    if (id === '1A') {
      // Its captain had put the pods into other boxes before the battle.
      await page.locator('.yard-slot').nth(3).click();
      await button(page, 'Down').click();
      await expect(page.getByRole('row', { name: /Pod 5 Battlecraft/ })).toBeVisible();
    }
    await tickOff(page, log);
    const sources = [
      ...log.missiles.flatMap(({ type, lines }) =>
        lines.flatMap(({ missile, pod, status }) =>
          status === 'flying'
            ? [{ missile, source: `${type === 'mims' ? 'MIMS' : 'Guided missile'}, pod ${pod}` }]
            : [],
        ),
      ),
      ...log.craft.flatMap(({ unit, status }) =>
        status === 'in-play' ? [{ missile: unit, source: 'Terwillicker-X, pod 5' }] : [],
      ),
    ];
    for (const [index, { missile, source }] of sources.entries()) {
      const unit = table.units.find((one) => one.id === missile);
      if (unit) await putFlying(page, unit, index + 1, source);
    }
  }
  await expect(page.locator('.battle-verdict')).toHaveText('No fault is found: it can be played.');
  await expectNothingHere(page, 'a position that is set up');

  // R10.0b: the other player's log, and what it has launched, are covered.
  await page.locator('.battle-ship', { hasText: '1A' }).click();
  await expect(page.getByText('What player 1 hides is covered.')).toBeVisible();
  await expect(page.locator('[data-part="log-blocks"], .battle-launch')).toHaveCount(0);
  await uncoverFor(page, 'Both, openly');

  // A fault leads to its place.
  const hex = page.getByLabel('Flying 1: hex', { exact: true });
  const there = await hex.inputValue();
  await hex.fill('Z0101');
  await page.locator('.battle-ship', { hasText: '2B' }).click();
  await page.getByRole('button', { name: 'Z0101 is on no sheet' }).click();
  await expect(hex).toHaveAttribute('aria-invalid', 'true');
  await hex.fill(there);

  const resumed = snapshot(begun(await savedBattle(page)));
  expect(resumed.turn).toBe(3);
  expect(readable(resumed)).toEqual(readable(table));

  await button(page, 'Go on').click();
  await takeSeat(page, MOUSE);
  await after(page, () => pressEnd(page));
  await takeSeat(page, MOUSE);
  await after(page, () => pressEnd(page));
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="line"] h1')).toContainText('Game-Turn 3');
  await after(page, () => page.keyboard.press('Shift+M'));
  await expect(page.locator('[data-part="line"] h1')).toContainText('Game-Turn 3');
  await expect(page.locator('[data-slot="end"]')).toBeVisible();
});
