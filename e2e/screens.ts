import { expect, type Page } from 'playwright/test';
import { PUZZLES } from '../src/puzzles/index.ts';
import { recordText } from '../tests/fixtures/recorded.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { fromMenu as fromTheMenu, openLog, openRecord, openStory, pressEnd, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { give } from './orders.ts';

/** A screen of the program: how it is come to from the start screen, and what stands on it then. */
export interface Screen {
  name: string;
  go: (page: Page) => Promise<unknown>;
  shows: string;
  /** What is new on it; the whole page where nothing is named. */
  within?: string;
}

const open = async (page: Page, count: number, table: object = {}, change: object = {}) => {
  await openRecord(page, JSON.stringify({ ...JSON.parse(recordAfter(count)), table, ...change }));
  await expect(page.locator('[data-part="room"]')).toBeVisible();
};

const seated = async (page: Page, count: number, table: object = {}, change: object = {}) => {
  await open(page, count, table, change);
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="table"]')).toBeVisible();
};

/** At the table, what stands in its menu. */
const fromMenu = (name: RegExp) => async (page: Page) => {
  await seated(page, AT.hit, { mode: 'rehearsal' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-part="menu"] button').filter({ hasText: name }).first().click();
};

const atEnd = (name: string) => async (page: Page) => {
  await seated(page, AT.end, { mode: 'rehearsal' });
  await page.locator('[data-part="end-buttons"]').getByRole('button', { name }).click();
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** The ten that everybody comes to. */
export const MAIN_SCREENS: readonly Screen[] = [
  { name: 'start', go: async () => undefined, shows: '.new-game' },
  { name: 'learn', go: (page) => page.goto('/#/learn'), shows: '.learn' },
  { name: 'handbook', go: (page) => page.goto('/#/rules/8.4'), shows: '.handbook-entry' },
  { name: 'curtain', go: (page) => open(page, AT.fire), shows: '[data-part="curtain"]' },
  { name: 'table-command', go: (page) => seated(page, AT.command), shows: '[data-part="orders"]' },
  { name: 'table-fire', go: (page) => seated(page, AT.hit), shows: '[data-part="weapons"]' },
  { name: 'table-decision', go: (page) => seated(page, AT.decision), shows: '[data-part="question"]' },
  { name: 'table-end', go: (page) => seated(page, AT.end, { mode: 'rehearsal' }), shows: '.end' },
  {
    name: 'palette',
    go: async (page) => {
      await seated(page, AT.command);
      await page.keyboard.press('Control+k');
    },
    shows: '.palette',
  },
  // Last: a drawer that has been opened stays open at other tables.
  {
    name: 'table-units',
    go: async (page) => {
      await seated(page, AT.hit, { mode: 'rehearsal' });
      await page.keyboard.press('Shift+N');
    },
    shows: '[data-part="units"]',
  },
];

/** What comes at a table while one plays. */
export const TABLE_SCREENS: readonly Screen[] = [
  {
    name: 'recap',
    go: async (page) => {
      await open(page, AT.fire);
      await page.locator('[data-part="take-seat"]').click();
    },
    shows: '[data-part="recap"]',
    within: '[data-part="recap"]',
  },
  {
    name: 'launch',
    go: async (page) => {
      await seated(page, AT.launch);
      await page.locator('[data-slot="launch"]').click();
    },
    shows: '[data-part="launch"]',
  },
  {
    name: 'what an order asks',
    go: async (page) => {
      await seated(page, AT.command);
      await page.locator('[data-slot="weave"]').click();
      await page.locator('[data-part="choice"]').first().click();
    },
    shows: '[data-part="choice"][aria-pressed="true"]',
    within: '[data-part="orders"]',
  },
  {
    name: 'a file that is no record',
    go: async (page) => {
      await seated(page, AT.command);
      await openRecord(page, recordAfter().slice(0, 99), 'cut.json');
    },
    shows: 'role=alert >> text=cut.json',
    within: '[data-part="notices"]',
  },
  {
    name: 'question before the end of the phase',
    go: async (page) => {
      await seated(page, AT.hit);
      await pressEnd(page, 'End Fire Phase');
    },
    shows: 'text=Press once more to end',
    within: '[data-part="dock"]',
  },
  {
    name: 'refusal',
    go: async (page) => {
      await seated(page, AT.command);
      await page.keyboard.press('m');
    },
    shows: 'text=Not possible',
    within: '[data-part="notices"]',
  },
  {
    name: 'the die',
    go: async (page) => {
      await seated(page, AT.hit, { dice: 'typed' }, { dice: { rolls: [] } });
      await give(page, MOUSE, { player: 1, do: 'fire', unit: '1E', from: 1, type: 'laser-barrage', target: '2D' });
    },
    shows: '[data-part="die"]',
    within: '[data-part="die"]',
  },
  {
    name: 'replay',
    go: async (page) => {
      await seated(page, AT.hit, { mode: 'rehearsal' });
      await fromTheMenu(page, 'Replay');
    },
    shows: '[data-part="replay"]',
    within: '[data-part="replay"]',
  },
  {
    name: 'handbook beside the table',
    go: async (page) => {
      await seated(page, AT.command);
      await page.keyboard.press('F1');
    },
    shows: '.handbook-entry',
    within: '.handbook-entry',
  },
];

const DIALOG = 'dialog[open]';

export const DIALOGS: readonly Screen[] = [
  {
    name: 'menu',
    go: async (page) => {
      await seated(page, AT.command);
      await press(page, 'Menu');
    },
    shows: '[data-part="menu"]',
    within: '[data-part="menu"]',
  },
  ...[
    /^Keys/,
    /^Preferences/,
    /^Report a fault/,
    /^Concede/,
    /^Agree on a draw/,
    /^Copy or pass on/,
    /^Try another way/,
  ].map((name) => ({ name: name.source, go: fromMenu(name), shows: DIALOG, within: DIALOG })),
  {
    name: 'print',
    go: async (page) => {
      await seated(page, AT.hit, { mode: 'rehearsal' });
      await openLog(page);
      await press(page, 'Print');
    },
    shows: DIALOG,
    within: DIALOG,
  },
  { name: 'battle report', go: atEnd('Battle report'), shows: 'role=region[name="Preview"]' },
  {
    name: 'survivors',
    go: async (page) => {
      await openRecord(page, recordText('first-shot-daggers-destroyed'));
      await press(page, 'Carry on with the survivors');
    },
    shows: `${DIALOG} li`,
    within: DIALOG,
  },
];

export const PAGES: readonly Screen[] = [
  { name: 'handbook, its contents', go: (page) => page.goto('/#/rules'), shows: '.handbook-entry' },
  { name: 'puzzles', go: (page) => page.goto('/#/puzzles'), shows: '[data-part="puzzle-card"]' },
  {
    name: 'puzzle',
    go: (page) => page.goto(`/#/puzzles/${PUZZLES[0]?.id}`),
    shows: '[data-part="coach"]',
  },
  { name: 'lesson', go: (page) => page.goto('/#/learn/1'), shows: '[data-part="coach"]' },
  {
    name: 'review',
    go: async (page) => {
      await openRecord(page, recordText('showdown-conceded'));
      await page.locator('[data-part="end-buttons"]').getByRole('button', { name: 'To the start' }).click();
      await page.getByRole('link', { name: /^Review for/ }).click();
    },
    shows: '[data-part="curve"]',
  },
  {
    name: 'shipyard',
    go: async (page) => {
      await page.goto('/#/workbench/ship');
      await page.locator('.yard-hull', { hasText: 'Sword' }).click();
    },
    shows: '.yard-pod',
  },
  { name: 'hangar', go: (page) => page.goto('/#/workbench/ship'), shows: '.yard-hull' },
  {
    name: 'battle',
    go: async (page) => {
      await page.goto('/#/workbench/battle');
      await press(page, /A copy of The Showdown/);
    },
    shows: '.battle-ship',
  },
  { name: 'battles', go: (page) => page.goto('/#/workbench/battle'), shows: '.work-line' },
];

/** On a phone. */
export const PHONE_SCREENS: readonly Screen[] = [
  { name: 'start on a phone', go: async () => undefined, shows: '.new-game' },
  { name: 'table on a phone', go: (page) => seated(page, AT.command), shows: '[data-part="dock"]' },
  { name: 'fire on a phone', go: (page) => seated(page, AT.hit), shows: '[data-part="weapons"]' },
  { name: 'decision on a phone', go: (page) => seated(page, AT.decision), shows: '[data-part="question"]' },
  {
    name: 'what happened on a phone',
    go: async (page) => {
      await seated(page, AT.hit);
      await openStory(page);
    },
    shows: '[data-part="events"]',
    within: '[data-part="drawer"]',
  },
  {
    name: 'a ship’s log on a phone',
    go: async (page) => {
      await seated(page, AT.hit);
      await page.locator('.dock-pull').tap();
    },
    shows: '[data-part="log"]',
    within: '[data-part="drawer"]',
  },
];
