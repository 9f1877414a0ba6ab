import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { ALL } from '../tests/all.ts';
import { settled } from './hands.ts';
import { expect } from './test.ts';

interface Scan {
  /** Only these; all of them where none are named. */
  rules?: string[];
  /** The drawing of the map too: thousands of shapes, which are looked at once in every scenario. */
  drawing?: boolean;
  /** Only this part, where the rest has been looked at. */
  within?: string | undefined;
}

/** What axe finds on the page as it is now, with the elements. */
async function faults(page: Page, { rules, drawing, within = 'html' }: Scan): Promise<string[]> {
  // It stays in the page until another is loaded: to read it anew for every look takes as long as the look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Of what is in order no list is needed.
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const context = { include: [within], ...(!drawing && { exclude: ['.map-world'] }) };
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

/**
 * Nothing is found, in both themes: they differ in their colours alone, so all else is looked at once. Contrasts take the
 * longest by far.
 */
export async function expectNothing(page: Page, place: string, scan: Omit<Scan, 'rules'> = {}): Promise<void> {
  await showTheme(page, 'light');
  expect(await faults(page, scan), `${place}, light`).toEqual([]);
  await showTheme(page, 'dark');
  const rules = ['color-contrast', 'link-in-text-block'];
  expect(await faults(page, { ...scan, rules }), `${place}, dark`).toEqual([]);
}

/** The same of a state that a test of something else comes by, with all the others: each screen has its own look. */
export async function expectNothingHere(page: Page, place: string): Promise<void> {
  if (ALL) await expectNothing(page, place);
}
