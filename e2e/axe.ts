import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { settled } from './hands.ts';
import { expect } from './test.ts';

interface Scan {
  /** Only these; all of them where none are named. */
  rules?: string[];
  /** The drawing of the map too: thousands of shapes, which are looked at once in every scenario. */
  drawing?: boolean;
}

/** What axe finds on the page as it is now, with the elements. */
async function faults(page: Page, { rules, drawing }: Scan): Promise<string[]> {
  // The page has no frames, for which axe would open a page of its own; and of what is in order no list is needed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (!drawing) axe.exclude('.map-world');
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

/** Shows a theme, and waits for colours that fade into it; one that is inherited fades on when its parent's has ended. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await settled(page);
}

/** Nothing is found in either theme. They differ in their colours alone, so all else is looked at once. */
export async function expectNothing(page: Page, place: string, { drawing = false } = {}): Promise<void> {
  await showTheme(page, 'light');
  expect(await faults(page, { drawing }), `${place}, light`).toEqual([]);
  await showTheme(page, 'dark');
  const rules = ['color-contrast', 'link-in-text-block'];
  expect(await faults(page, { drawing, rules }), `${place}, dark`).toEqual([]);
}
