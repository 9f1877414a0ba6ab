import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** What axe finds on the page as it is now, with the elements. */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

/** Nothing is found in either theme. They differ in their colours alone, so all else is looked at once. */
export async function expectNothing(page: Page, place: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await faults(page), `${place}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults(page, ['color-contrast', 'link-in-text-block']), `${place}, dark`).toEqual([]);
}
