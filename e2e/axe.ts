import axe, { type RunOptions } from 'axe-core';
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
  // It stays in the page until another is loaded: to read it anew for every look takes as long as the look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Of what is in order no list is needed.
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const context = drawing ? { include: ['html'] } : { exclude: ['.map-world'] };
  const { violations } = await page.evaluate(
    ([where, how]) => (window as unknown as { axe: typeof axe }).axe.run(where, how),
    [context, options] as const,
  );
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
