/** Measures the whole game for a real table in a browser, with the processor slowed down, from a press to the printer. */
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { BROWSER_FLAGS, findBrowser, NO_BROWSER } from '../../e2e/browser.ts';
import { slowDown, timed } from './page-clock.ts';
import { servePages } from './served-pages.ts';
import { printTable } from './table.ts';

const SLOWED = 4;
const TIMES = Number(parseArgs({ options: { times: { type: 'string', default: '5' } } }).values.times);
const PAGES = '.print-preview svg';
const MOST = { below: 3000 };

const found = await findBrowser();
if (!found) throw new Error(NO_BROWSER);
const pages = await servePages();
const browser = await chromium.launch({ ...found, args: BROWSER_FLAGS });

/** From the press of Print until the page tells the browser to print. */
async function untilPrinted(page: Page): Promise<number> {
  await page.evaluate(() => {
    let pressed = 0;
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    window.print = () => document.body.setAttribute('data-printed', String(performance.now() - pressed));
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.locator('body[data-printed]').waitFor();
  return Number(await page.locator('body').getAttribute('data-printed'));
}

/** The largest scenario, everything of it, with the backs of its counters on pages of their own. */
async function measure() {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await slowDown(page, SLOWED);
  await page.goto(pages.game);
  await page.getByRole('radio', { name: /Convoy Red/ }).check();
  const open = page.getByRole('button', { name: 'Print for a real table' });
  const sides = page.getByRole('button', { name: 'Two-sided' });
  const opened = await timed(page, 'click', () => open.click(), `${PAGES} >> nth=0`);
  const chosen = await timed(page, 'click', () => sides.click(), `${PAGES}[aria-label$="backs"] >> nth=0`);
  const count = await page.locator(PAGES).count();
  const pressed = await untilPrinted(page);
  const began = performance.now();
  await page.pdf({ preferCSSPageSize: true });
  const laid = performance.now() - began;
  await page.context().close();
  return { opened: opened.all, chosen: chosen.all, pressed, laid, count };
}

try {
  // The first time does not count: the browser itself has just come up.
  await measure();
  const all = [];
  for (let nth = 0; nth < TIMES; nth += 1) all.push(await measure());
  printTable(
    `In milliseconds, processor slowed ${SLOWED} times, ${TIMES} times each: median (worst). Scenario 5, ${all[0]?.count} pages.`,
    [
      { figure: 'open the pages', game: all.map(({ opened }) => opened), empty: [], aim: MOST },
      { figure: 'choose two-sided counters', game: all.map(({ chosen }) => chosen), empty: [], aim: MOST },
      { figure: 'from Print to the browser', game: all.map(({ pressed }) => pressed), empty: [], aim: MOST },
      { figure: '  the browser’s own PDF', game: all.map(({ laid }) => laid), empty: [], aim: null },
    ],
  );
} finally {
  await browser.close();
  await pages.close();
}
