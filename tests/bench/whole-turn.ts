import type { Page } from 'playwright';
import { takeSeat } from '../../e2e/driver.ts';
import { after, MOUSE } from '../../e2e/hands.ts';

const shown = (page: Page, selector: string): Promise<boolean> => page.locator(selector).first().isVisible();

/** Sits down one who is waited for and gives the first answer to everything that is asked. */
async function settle(page: Page): Promise<void> {
  for (let times = 0; times < 100; times += 1) {
    await takeSeat(page, MOUSE);
    if (!(await shown(page, '[data-part="question"]'))) return;
    await after(page, () => page.locator('[data-part="question"] [data-part="answer"]').first().click());
  }
  throw new Error('There is no end to what is asked.');
}

/** The same keys for so many units of the phase, one after the other. */
async function order(page: Page, units: number, keys: readonly string[]): Promise<void> {
  for (let nth = 0; nth < units; nth += 1) {
    await page.keyboard.press('n');
    for (const key of keys) await after(page, () => page.keyboard.press(key));
    await settle(page);
  }
}

async function playPhase(page: Page, phase: string): Promise<void> {
  if (await shown(page, '[data-forced]')) return;
  if (phase.includes('Movement')) await after(page, () => page.keyboard.press('Shift+M'));
  if (phase.includes('Command')) await order(page, 5, ['w']);
  if (phase.includes('Fire')) await order(page, 4, ['v', 'Enter']);
  await settle(page);
}

/** Plays on until a phase of that title begins: every phase of both players as far as there, by the keys of the table. */
export async function playUntil(page: Page, title: string): Promise<void> {
  for (let phases = 0; phases < 12; phases += 1) {
    await settle(page);
    const now = await page.title();
    if (now.endsWith(title)) return;
    await playPhase(page, now);
    await after(page, () => page.keyboard.press('Shift+Enter'));
    // By its words it would be looked for in the whole page, which counts as the page's own work.
    const asked = await shown(page, '.dock-leaves .is-warned');
    if (asked) await after(page, () => page.keyboard.press('Shift+Enter'));
  }
  throw new Error(`${title} does not come; the page says ${await page.title()}.`);
}
