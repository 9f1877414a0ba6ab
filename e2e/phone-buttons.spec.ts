import type { Page } from 'playwright/test';
import { recordText } from '../tests/fixtures/recorded.ts';
import { openRecord, takeSeat } from './driver.ts';
import { MOUSE, settled } from './hands.ts';
import { expect, test } from './test.ts';

async function open(page: Page, name: string, count: number): Promise<void> {
  await page.goto('/');
  const record = { ...JSON.parse(recordText(name, count)), table: { mode: 'rehearsal' } };
  await openRecord(page, JSON.stringify(record));
  await takeSeat(page, MOUSE);
  await settled(page);
}

/** What of the dock is drawn beyond the box it belongs to, or over another part of it. */
const overrun = (page: Page): Promise<string[]> =>
  page.locator('[data-part="dock"]').evaluate((dock) => {
    const wordsOf = (element: Element) => {
      const words = document.createRange();
      // What is only for screen readers lies elsewhere.
      const [first] = [...element.childNodes].filter((one) => one instanceof Text);
      words.selectNode(first ?? element);
      return words.getBoundingClientRect();
    };
    const shown = [...dock.querySelectorAll<HTMLElement>('button:not([hidden])')].filter((one) => one.offsetWidth > 0);
    const beyond = shown.flatMap((button) => {
      const frame = button.getBoundingClientRect();
      return [...button.querySelectorAll('.dock-label, .dock-cost, .dock-press-label, b')].flatMap((part) => {
        const { left, right, top, bottom, width } = wordsOf(part);
        const isIn =
          left > frame.left - 1 && right < frame.right + 1 && top > frame.top - 1 && bottom < frame.bottom + 1;
        return width === 0 || isIn ? [] : [`${button.textContent}: ${part.textContent}`];
      });
    });
    // The figure, the name, the log and its handle stand side by side; so do an arrow and what it steps.
    const rows = [...dock.querySelectorAll('.dock-unit'), ...dock.querySelectorAll('.dock-step')];
    const over = rows.flatMap((row) => {
      const parts = [...row.querySelectorAll(':scope > svg, .dock-title, .dock-parts li, .dock-pull, button, b')]
        .filter((one) => !one.closest('.dock-log') || one.matches('li'))
        .map((one) => ({ one, box: one.matches('b') ? wordsOf(one) : one.getBoundingClientRect() }));
      return parts.flatMap(({ one, box }, nth) =>
        parts
          .slice(nth + 1)
          .filter(({ one: other }) => !one.contains(other))
          .filter(({ box: other }) => box.right > other.left + 1 && other.right > box.left + 1)
          .filter(({ box: other }) => box.bottom > other.top + 1 && other.bottom > box.top + 1)
          .map(({ one: other }) => `${one.textContent} on ${other.textContent}`),
      );
    });
    return [...beyond, ...over];
  });

/** Command Phases with Battle Commands, fields, missiles, twelve pods and the four of a MIMS. */
const PLACES = [
  ['pirates-mu-docked', 42],
  ['convoy-red-40-missiles', 40],
] as const;

for (const width of [390, 360]) {
  test.describe(`on a phone of ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true });

    test('no text of the dock is wider than its place', async ({ page }) => {
      for (const [name, count] of PLACES) {
        await open(page, name, count);
        for (const chip of await page.locator('[data-part="todo"]').all()) {
          await chip.click();
          await settled(page);
          const where = `${name}, ${await chip.getAttribute('data-unit')}`;
          for (const side of ['first', 'second']) {
            expect(await overrun(page), `${where}, ${side} page`).toEqual([]);
            // A missile has one page.
            if (await page.locator('.dock-more').isVisible()) await page.locator('.dock-more').click();
          }
        }
      }
    });

    test('the menu is reached to its end', async ({ page }) => {
      await open(page, 'convoy-red-40-missiles', 40);
      await page.getByRole('button', { name: 'Menu' }).click();
      const leave = page.getByRole('button', { name: 'Leave to the start' });
      await leave.scrollIntoViewIfNeeded();
      await expect(leave).toBeInViewport({ ratio: 1 });
    });
  });
}
