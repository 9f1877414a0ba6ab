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

const THEMES = ['light', 'dark'] as const;

/** How many places of a page have been looked at. */
const looks = new WeakMap<Page, number>();

/**
 * Nothing is found: in one theme, and the other at the next place of the page, as contrasts take the longest by far; in
 * both with DELTAVEE_ALL. They differ in their colours alone, so all else is looked at once.
 */
export async function expectNothing(page: Page, place: string, { drawing = false } = {}): Promise<void> {
  const nth = looks.get(page) ?? 0;
  looks.set(page, nth + 1);
  const theme = THEMES[nth % 2] ?? 'light';
  await showTheme(page, theme);
  expect(await faults(page, { drawing }), `${place}, ${theme}`).toEqual([]);
  if (process.env.DELTAVEE_ALL === undefined) return;
  const other = theme === 'light' ? 'dark' : 'light';
  await showTheme(page, other);
  const rules = ['color-contrast', 'link-in-text-block'];
  expect(await faults(page, { drawing, rules }), `${place}, ${other}`).toEqual([]);
}
