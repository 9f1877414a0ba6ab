/** Measures the interface beside an empty page of React in the same run, with the processor slowed down. */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { BROWSER_FLAGS, findBrowser, NO_BROWSER } from '../../e2e/browser.ts';
import { openRecord, takeSeat } from '../../e2e/driver.ts';
import { MOUSE } from '../../e2e/hands.ts';
import { fortyMissilesAt } from './forty-missiles.ts';
import { type Answer, framesOf, type Input, longTasks, painted, type Seen, slowDown, timed } from './page-clock.ts';
import { servePages } from './served-pages.ts';
import { printTable, type Row } from './table.ts';
import { playUntil } from './whole-turn.ts';

const DEVICES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const;

type Device = keyof typeof DEVICES;

const SLOWED = 4;
const TIMES = Number(parseArgs({ options: { times: { type: 'string', default: '7' } } }).values.times);
const BUTTON = 'button';

const found = await findBrowser();
if (!found) throw new Error(NO_BROWSER);
const pages = await servePages();
const browser: Browser = await chromium.launch({ ...found, args: BROWSER_FLAGS });

/** A page that nobody has been on, slowed down. */
async function newPage(device: Device, address: string): Promise<Page> {
  const page = await browser.newPage(DEVICES[device]);
  await slowDown(page, SLOWED);
  await page.goto(address, { waitUntil: 'commit' });
  return page;
}

async function openTable(device: Device, stage: 'command' | 'fire'): Promise<Page> {
  const page = await newPage(device, pages.game);
  await openRecord(page, fortyMissilesAt(stage));
  await page.locator('[data-part="room"]').waitFor();
  await takeSeat(page, MOUSE);
  await page.locator('[data-part="table"] [data-part="todo"]').first().waitFor();
  await page.waitForTimeout(1000);
  return page;
}

/** The middle of what a selector finds, in pixels of the page. */
async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing is seen of ${selector}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function moveTo(page: Page, selector: string): Promise<void> {
  const { x, y } = await middleOf(page, selector);
  await page.mouse.move(x, y);
}

interface Try {
  input: Input;
  act: () => Promise<unknown>;
  /** What goes before, and is not measured. */
  first?: () => Promise<unknown>;
  /** What is there once the input has been answered. */
  answered?: string;
}

/** The same once for each try, over and over. The first round does not count: code is compiled there. */
async function repeat(page: Page, tries: readonly Try[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; round <= TIMES; round += 1) {
    for (const { input, act, first, answered } of tries) {
      await first?.();
      await page.waitForTimeout(200);
      const answer = await timed(page, input, act, answered);
      if (round > 0) answers.push(answer);
    }
  }
  return answers;
}

/** A click without the way there: what hovering costs is measured by itself. */
const click = (page: Page, selector: string): Try => ({
  input: 'click',
  async first() {
    await page.locator(selector).first().scrollIntoViewIfNeeded();
    await moveTo(page, selector);
  },
  act: () => page.mouse.down().then(() => page.mouse.up()),
});

const hover = (page: Page, selector: string): Try => ({ input: 'pointermove', act: () => moveTo(page, selector) });

const press = (page: Page, key: string, first?: () => Promise<unknown>): Try => ({
  input: 'keydown',
  act: () => page.keyboard.press(key),
  ...(first ? { first } : {}),
});

/** A hand that drags the map to and fro, and one that turns the wheel: near enough to read every hex, and back. */
const drag = async (page: Page, on: string): Promise<void> => {
  const { x, y } = await middleOf(page, on);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let nth = 1; nth <= 90; nth += 1) await page.mouse.move(x + 160 * Math.sin(nth / 9), y + 90 * Math.sin(nth / 6));
  await page.mouse.up();
};

const wheel = async (page: Page, on: string, amount: number): Promise<void> => {
  await moveTo(page, on);
  // Turns as small as these are fingers, which zoom with Ctrl.
  await page.keyboard.down('Control');
  for (let nth = 0; nth < 45; nth += 1) await page.mouse.wheel(0, amount);
  await page.keyboard.up('Control');
};

async function gestures(page: Page, on: string) {
  const pan = await framesOf(page, () => drag(page, on));
  const zoomIn = await framesOf(page, () => wheel(page, on, -3));
  const near = await framesOf(page, () => drag(page, on));
  const zoomOut = await framesOf(page, () => wheel(page, on, 3));
  return { pan: [...pan, ...near], zoom: [...zoomIn, ...zoomOut] };
}

const load = (device: Device, address: string, what: Seen): Promise<number> =>
  on(newPage(device, address), (page) => painted(page, what));

/** First loads of the game and of the empty page in turn, so that what else the machine does falls on both. */
async function firstLoads(device: Device) {
  const loads = { first: [] as number[], whole: [] as number[], empty: [] as number[] };
  for (let nth = 0; nth <= TIMES; nth += 1) {
    loads.empty.push(await load(device, pages.empty, BUTTON));
    loads.first.push(await load(device, pages.game, BUTTON));
    loads.whole.push(await load(device, pages.game, '.start-foot button'));
  }
  return { first: loads.first.slice(1), whole: loads.whole.slice(1), empty: loads.empty.slice(1) };
}

async function emptyPage(page: Page) {
  await page.locator(BUTTON).waitFor();
  const clicks = await repeat(page, [click(page, BUTTON)]);
  const keys = await repeat(page, [press(page, 'Enter', () => page.locator(BUTTON).focus())]);
  const hovers = await repeat(page, [
    { input: 'pointermove', act: () => page.mouse.move(200, 450), first: () => moveTo(page, BUTTON) },
  ]);
  return { clicks, keys, hovers, ...(await gestures(page, 'html')) };
}

/** What is said once an order has been carried out. */
const ORDERED = '[data-part="voice"]:not(:empty)';
const UNDONE = 'button[aria-label="Redo"]:not([aria-disabled="true"])';

async function commandPhase(page: Page) {
  const select = await repeat(page, [
    click(page, '[data-part="todo"] >> nth=0'),
    click(page, '[data-part="todo"] >> nth=3'),
  ]);
  const undo = { ...press(page, 'z'), answered: UNDONE };
  const turning = await repeat(page, [{ ...click(page, '[data-order="turn left"]'), answered: ORDERED }, undo]);
  const speeding = await repeat(page, [{ ...press(page, 'w'), answered: ORDERED }, undo]);
  const odd = (_: Answer, nth: number) => nth % 2 === 1;
  const even = (_: Answer, nth: number) => nth % 2 === 0;
  return {
    select,
    turn: turning.filter(even),
    accelerate: speeding.filter(even),
    undo: [...turning, ...speeding].filter(odd),
    ...(await gestures(page, '[data-part="map"]')),
  };
}

async function firePhase(page: Page) {
  await page.getByRole('button', { name: 'Fit all' }).click();
  const select = await repeat(page, [click(page, '[data-piece="2B"]'), click(page, '[data-piece="2C"]')]);
  const target = await repeat(page, [hover(page, '[data-piece="1D"]'), hover(page, '[data-piece="1A"]')]);
  return { select, target };
}

async function wholeTurn(page: Page): Promise<number[]> {
  await longTasks(page);
  await playUntil(page, 'Game-Turn 6, Command Phase');
  return longTasks(page);
}

/** Measures on a page and closes it, so that it takes no time from the next one. */
async function on<T>(opened: Promise<Page>, measure: (page: Page) => Promise<T>): Promise<T> {
  const page = await opened;
  const measured = await measure(page);
  await page.context().close();
  return measured;
}

/** How many times the empty page's may be the time to the next paint, and to all of the answer. */
type Aims = Record<'next' | 'all', number>;
const SELECTING: Aims = { next: 2, all: 3 };
const ORDERING: Aims = { next: 1.5, all: 3 };
const HOVERING: Aims = { next: 2, all: 2 };
const TASK = { below: 150 };
const FRAME = { below: 33.4 };

const input = (figure: string, game: Answer[], beside: Answer[], { next, all }: Aims): Row[] => [
  {
    figure: `${figure}: next paint`,
    game: game.map((answer) => answer.next),
    empty: beside.map((answer) => answer.next),
    aim: { times: next },
  },
  {
    figure: '  all of the answer',
    game: game.map((answer) => answer.all),
    empty: beside.map((answer) => answer.all),
    aim: { times: all },
  },
  {
    figure: '  by Event Timing',
    game: game.map(({ event }) => event),
    empty: beside.map(({ event }) => event),
    aim: null,
  },
];

async function measure(device: Device): Promise<void> {
  const empty = await on(newPage(device, pages.empty), emptyPage);
  const command = await on(openTable(device, 'command'), commandPhase);
  const fire = await on(openTable(device, 'fire'), firePhase);
  const turn = await on(openTable(device, 'command'), wholeTurn);
  const loads = await firstLoads(device);
  printTable(
    `On a ${device}, in milliseconds, processor slowed ${SLOWED} times, ${TIMES} times each: median (worst). Scenario 5, 40 missiles in flight.`,
    [
      ...input('select a unit', command.select, empty.clicks, SELECTING),
      ...input('turn, by its button', command.turn, empty.clicks, ORDERING),
      ...input('accelerate, by its key', command.accelerate, empty.keys, ORDERING),
      ...input('take it back', command.undo, empty.keys, ORDERING),
      ...input('select a unit that may fire', fire.select, empty.clicks, SELECTING),
      ...input('hover a target', fire.target, empty.hovers, HOVERING),
      { figure: 'frame while panning', game: command.pan, empty: empty.pan, aim: FRAME },
      { figure: 'frame while zooming', game: command.zoom, empty: empty.zoom, aim: FRAME },
      { figure: `long tasks of a whole turn: ${turn.length}`, game: turn, empty: [], aim: TASK },
      { figure: 'first load to the first button', game: loads.first, empty: loads.empty, aim: { times: 1.5 } },
      { figure: '  to the whole start screen', game: loads.whole, empty: loads.empty, aim: null },
    ],
  );
}

try {
  for (const device of ['desk', 'phone'] as const) await measure(device);
} finally {
  await browser.close();
  await pages.close();
}
