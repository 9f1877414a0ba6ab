import type { Page } from 'playwright/test';
import { LESSONS } from '../src/lessons/index.ts';
import { recordText } from '../tests/fixtures/recorded.ts';
import { openRecord, takeSeat } from './driver.ts';
import { after, MOUSE, settled } from './hands.ts';
import { expect, test } from './test.ts';

/** The buttons of orders whose text is wider than they are, or cut off. */
const overrun = (page: Page): Promise<string[]> =>
  page.locator('[data-order]:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const frame = button.getBoundingClientRect();
      const parts = [...button.querySelectorAll('.order-label, .order-effect, .order-cost')];
      const isOver = parts.some((part) => {
        const drawn = [...part.childNodes].flatMap((node) => {
          if (!(node instanceof Text)) return [];
          const words = document.createRange();
          words.selectNodeContents(node);
          return [...words.getClientRects()];
        });
        const isWider = drawn.some(({ left, right }) => left < frame.left - 0.5 || right > frame.right + 0.5);
        const isHigher = drawn.some(({ top, bottom }) => top < frame.top - 0.5 || bottom > frame.bottom + 0.5);
        return isWider || isHigher || (!part.matches('.order-label') && part.scrollWidth > part.clientWidth + 1);
      });
      return isOver
        ? [`${button.getAttribute('data-order')}: ${parts.map(({ textContent }) => textContent).join(' | ')}`]
        : [];
    }),
  );

/** The refused orders whose words lie under the rule case that refuses them, or are not all there. */
const hidden = (page: Page): Promise<string[]> =>
  page.locator('.order-place:has(> .rule):visible').evaluateAll((places) =>
    places.flatMap((place) => {
      const rule = place.querySelector('.rule')?.getBoundingClientRect();
      const label = place.querySelector('.order-label');
      const effect = place.querySelector('.order-effect');
      const words = document.createRange();
      if (label) words.selectNodeContents(label);
      const isUnder = [...words.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          rule && left < rule.right && right > rule.left && top < rule.bottom && bottom > rule.top,
      );
      return isUnder || (effect && effect.scrollWidth > effect.clientWidth + 1) ? [place.textContent] : [];
    }),
  );

/** Command Phases with Battle Commands, fields, missiles and the four of a MIMS. */
const PLACES = [
  ['pirates-mu-docked', 40],
  ['convoy-red-40-missiles', 40],
] as const;

for (const width of [390, 360]) {
  test.describe(`on a phone of ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true });

    test('what is refused while ships are set up is read whole', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Begin The Showdown' }).click();
      await takeSeat(page, MOUSE);
      await settled(page);
      await expect(page.locator('[data-order="swap-pods"][aria-disabled]')).toBeVisible();
      expect(await hidden(page)).toEqual([]);
      await expect(page.getByText('Everything is in its place: press Ready.')).toBeInViewport({
        ratio: 1,
      });
    });

    test('the menu is read whole', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('radio', { name: 'Against the program' }).check();
      await page.getByRole('button', { name: 'Begin The Showdown' }).click();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('button', { name: 'Advice on and off' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: /^Handbook/ })).toBeInViewport({ ratio: 1 });
    });

    test('advice for a whole fleet can be shown as it lies there', async ({ page }) => {
      await page.goto('/');
      const record = JSON.parse(recordText('convoy-red-40-missiles', 40));
      await openRecord(page, JSON.stringify({ ...record, table: { mode: 'rehearsal' } }));
      await takeSeat(page, MOUSE);
      await settled(page);
      // However many other orders there are, what folds them stays in reach.
      const more = page.locator('[data-order="more"]');
      await more.click();
      await expect(page.locator('[data-part="orders"] [data-order="active-search"]')).toBeAttached();
      await expect(more).toBeInViewport({ ratio: 1 });
      await more.click();
      await page.keyboard.press('i');
      await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeInViewport({ ratio: 1 });
    });

    for (const id of ['field', 'guided', 'docking']) {
      test(`in the lesson ${id} no text of an order is wider than its button`, async ({ page }) => {
        const nth = LESSONS.findIndex((lesson) => lesson.id === id);
        await page.goto(`/#/learn/${nth + 1}`);
        for (const step of LESSONS[nth]?.steps ?? []) {
          await expect(page.getByRole('heading', { name: step.title, exact: true })).toBeVisible();
          await settled(page);
          expect(await overrun(page), step.title).toEqual([]);
          if (step.task) await after(page, () => page.getByRole('button', { name: 'Show me' }).click());
          if (!step.task || step.task.after) await page.locator('[data-part="coach"] .button-primary').click();
        }
      });
    }

    test('no text of an order is wider than its button', async ({ page }) => {
      for (const [name, count] of PLACES) {
        await page.goto('/');
        await openRecord(
          page,
          JSON.stringify({ ...JSON.parse(recordText(name, count)), table: { mode: 'rehearsal' } }),
        );
        await takeSeat(page, MOUSE);
        await settled(page);
        const chips = page.locator('.todo-chip');
        for (const chip of await chips.all()) {
          await chip.click();
          await settled(page);
          expect(await overrun(page), `${name}, ${await chip.innerText()}`).toEqual([]);
          const more = page.locator('[data-order="more"]');
          if ((await more.count()) === 0) continue;
          if ((await more.first().getAttribute('aria-expanded')) === 'false') await more.first().click();
          await settled(page);
          expect(await overrun(page), `${name}, more of ${await chip.innerText()}`).toEqual([]);
        }
      }
    });
  });
}
