import type { Page } from 'playwright/test';
import { addressOf, CHAPTERS, CHART_IDS, PLACES } from '../src/handbook/index.ts';
import { ALL } from '../tests/all.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothing, expectNothingHere } from './axe.ts';
import { endAnyway, openRecord, takeSeat } from './driver.ts';
import { atRest, KEYBOARD, MOUSE, tabTo } from './hands.ts';
import { readPdf } from './pdf.ts';
import { expect, test } from './test.ts';

const entry = (page: Page) => page.locator('.handbook-entry');
const title = (page: Page) => entry(page).getByRole('heading', { level: 1 });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search the handbook' });
const popover = (page: Page) => page.locator('[data-part="lookup"]');
const GAME = /#\/game\/[\w-]+/;

async function openTable(page: Page, hands = MOUSE) {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, hands);
}

async function openPrint(page: Page, paper: string) {
  await page.goto('/#/rules');
  await page.getByRole('button', { name: 'Print the handbook' }).click();
  await page.getByRole('button', { name: paper, exact: true }).click();
  await expect(page.getByRole('button', { name: paper, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\d+ pages/);
  await atRest(page);
}

test.describe('the handbook', () => {
  test('is found from the start screen, searched as one types, and read on', { tag: '@landing' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Handbook' }).click();
    await expect(title(page)).toHaveText('Handbook');
    await expect(title(page)).toBeFocused();
    // What stands in columns has its heading above the first of them.
    const [head, columns] = await Promise.all(
      [title(page), page.locator('.handbook-chapters')].map((one) => one.boundingBox()),
    );
    expect(columns!.x).toBeCloseTo(head!.x, 0);
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await search(page).pressSequentially('relative vel');
    await expect(page.getByRole('option').first()).toHaveText(/^Relative velocity/);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toHaveText('8.3 Relative velocity');
    await expect(page).toHaveURL(/#\/rules\/8\.3$/);
    await expect(entry(page).getByRole('table')).toBeVisible();
    await expect(entry(page).locator('.handbook-example')).toHaveCount(3);
    await page.getByRole('navigation', { name: 'Neighbours' }).getByRole('link', { name: /^8\.4/ }).click();
    await expect(title(page)).toHaveText(/^8\.4/);
    await page.goBack();
    await expect(title(page)).toHaveText(/^8\.3/);
    await page.reload();
    await expect(title(page)).toHaveText(/^8\.3/);
    await page.getByRole('button', { name: 'To the start' }).click();
    await expect(page.getByRole('button', { name: /^Begin/ }).first()).toBeVisible();
  });

  test('a ruling is shown with its case, and what is not there is said', async ({ page }) => {
    await page.goto('/#/rules/R8.4a');
    await expect(title(page)).toHaveText(/^8\.4/);
    await expect(entry(page).locator('[aria-current]')).toContainText('R8.4a');
    await expect(entry(page).locator('[aria-current]')).toBeInViewport();
    await page.goto('/#/rules/12.7');
    await expect(entry(page)).toContainText('nothing in the handbook under “12.7”');
  });

  test('opens beside the table, which goes on, and a half-given order stays', { tag: '@landing' }, async ({ page }) => {
    await openTable(page);
    await page.locator('[data-slot="weave"]').click();
    await expect(page.locator('[data-part="chooser"]')).toBeVisible();
    await page.locator('[data-part="map"]').focus();
    await page.keyboard.press('F1');
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveURL(/#\/game\/[\w-]+\/rules$/);
    await entry(page).getByRole('link', { name: 'The twelve directions' }).click();
    await expect(page).toHaveURL(/#\/game\/[\w-]+\/rules\/6\.1$/);
    await page.goBack();
    await expect(title(page)).toHaveText('Handbook');
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry(page)).toHaveCount(0);
    await expect(page.locator('[data-part="chooser"]')).toBeVisible();
    await expect(page).toHaveURL(GAME);
  });

  test('is put away when the device is passed on', async ({ page }) => {
    await openTable(page);
    await page.keyboard.press('F1');
    await expect(title(page)).toBeVisible();
    await endAnyway(page, 'End Command Phase');
    await expect(page.locator('[data-part="curtain"]')).toBeVisible();
    await expect(page).toHaveURL(/#\/game\/[\w-]+$/);
    await takeSeat(page, MOUSE);
    await expect(entry(page)).toHaveCount(0);
  });

  for (const [name, width, height] of [
    ['A4', 595, 842],
    ['Letter', 612, 792],
  ] as const) {
    const tag = name === 'A4' ? ['@landing'] : [];
    test(`is printed on ${name} with contents and a list of rules that tell the page, and lead there`, {
      tag,
    }, async ({ page }) => {
      await openPrint(page, name);
      const { pages, places, images } = readPdf(await page.pdf({ preferCSSPageSize: true }));
      expect(images).toBe(0);
      expect(pages.length).toBeLessThanOrEqual(40);
      for (const one of pages) {
        expect([Math.round(one.width), Math.round(one.height)]).toEqual([width, height]);
        expect(one.text.split('\n').length).toBeGreaterThan(40);
      }
      const rules = PLACES.flatMap((place) => (place.kind === 'case' || place.kind === 'ruling' ? [place] : []));
      for (const [list, listed] of [
        [pages[0], rules.filter(({ kind }) => kind === 'case')],
        [pages.at(-1), rules],
      ] as const) {
        const lines = list!.text.split('\n');
        for (const { entry } of listed) {
          expect(lines).toContain(entry.id);
          const number = Number(lines.slice(lines.indexOf(entry.id)).find((line) => /^\d+$/.test(line)));
          const place = `booklet-${entry.id.replace('.', '-')}`;
          expect(pages[number - 1]!.text.replaceAll('\n', ' ')).toContain(`${entry.title} ${entry.id}`);
          expect(places.get(place)).toBe(number);
          expect(list!.links).toContain(place);
        }
      }
      // The title of a chapter comes after the page of what was before it, that of a case after its number.
      const contents = pages[0]!.text.split('\n');
      for (const { id, title } of CHAPTERS) {
        const place = `booklet-chapter-${id}`;
        const at = contents.findIndex((line, nth) => line === title && /^\d+$|handbook/.test(contents[nth - 1] ?? ''));
        expect(places.get(place)).toBe(Number(contents[at + 1]));
        expect(pages[0]!.links).toContain(place);
      }
    });
  }

  test('is printed to be folded: two pages on each side, in the order of the pile', async ({ page }) => {
    await openPrint(page, 'A4');
    await page.getByRole('button', { name: 'To be folded' }).click();
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).toContainText('turned over the short edge');
    const sheets = Number(/\d+/.exec(await status.innerText()));
    const { pages, images } = readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect([pages.length, images]).toEqual([sheets * 2, 0]);
    await page.emulateMedia({ media: 'print' });
    // Pages lie on their side: their feet are at the left edge of the sheet, one above the other.
    const feet = await page.evaluate(() =>
      [...document.querySelectorAll('.paper-page')].map((side) => {
        const { left, top, width, height } = side.getBoundingClientRect();
        const feet = [...side.querySelectorAll('text')].flatMap((text) => {
          const { x, y } = text.getBoundingClientRect();
          const isFoot = x - left < width * 0.06 && /^\d+$/.test(text.textContent ?? '');
          return isFoot ? [{ number: Number(text.textContent), isUpper: y - top < height / 2 }] : [];
        });
        return [feet.find(({ isUpper }) => isUpper)?.number, feet.find(({ isUpper }) => !isUpper)?.number];
      }),
    );
    const last = Math.max(...feet.flat().map((number) => number ?? 0));
    const all = sheets * 4;
    expect(all - last).toBeLessThan(4);
    expect(feet).toEqual(
      feet.map((_, side) => {
        const pair = [side + 1, all - side].map((number) => (number > last ? undefined : number));
        return side % 2 === 0 ? pair.reverse() : pair;
      }),
    );
  });
});

test.describe('a case in place', () => {
  test('opens from a refusal by the keyboard alone, leads on, and gives the focus back', async ({ page }) => {
    await openTable(page, KEYBOARD);
    await page.locator('[data-slot="dock"]').focus();
    await page.keyboard.press('Enter');
    const rule = page.locator('[data-part="dock-answer"]').getByRole('button', { name: /^Rule / });
    await tabTo(page, { selector: '[data-part="dock-answer"] button' });
    await expect(rule).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(popover(page)).toBeFocused();
    await expect(popover(page)).toContainText(await rule.innerText());
    await page.keyboard.press('w');
    await page.keyboard.press('Escape');
    await expect(popover(page)).toHaveCount(0);
    await expect(rule).toBeFocused();
    await page.keyboard.press('Enter');
    await popover(page).getByRole('link', { name: /^More/ }).focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(popover(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: /Command your ships/ })).toBeVisible();
  });

  test('a term opens at a press, closes at a second one or beside it, and leads to others', async ({ page }) => {
    await openTable(page);
    const hull = page.locator('[data-part="unit-name"] .term');
    await hull.click();
    await expect(popover(page)).toContainText('Piccolo');
    await hull.click();
    await expect(popover(page)).toHaveCount(0);
    await page.locator('[data-part="turn"] .term').click();
    await expect(popover(page)).toContainText('Six phases');
    await page.locator('[data-part="line"] h1').click();
    await expect(popover(page)).toHaveCount(0);
  });
});

/** One page of each kind; with `npm run test:all` more of those with tables and drawings. */
const KINDS = ['', '8.3', 'term/burn-rate', 'scenario/showdown'];
const MORE = ALL ? ['R8.4a', 'chapter/fire', '9.4', '4.9'] : [];

test('accessible as a page, beside the table, and in place', async ({ page }) => {
  for (const address of [...KINDS, ...MORE]) {
    await page.goto(`/#/rules/${address}`);
    await atRest(page);
    await expect(title(page)).toBeVisible();
    await expectNothing(page, `handbook ${address}`);
  }
  await openTable(page);
  await page.locator('[data-part="unit-name"] .term').click();
  await expect(popover(page)).toBeVisible();
  await expectNothing(page, 'a term in place');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F1');
  await expect(title(page)).toBeVisible();
  await expectNothing(page, 'the handbook beside the table');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('lies over the table, and a term opens at a tap', { tag: '@landing' }, async ({ page }) => {
    await openTable(page);
    await page.locator('[data-part="unit-name"] .term').tap();
    await expect(popover(page)).toBeVisible();
    await expectNothingHere(page, 'a term in place on a phone');
    await popover(page).getByRole('link', { name: /^More/ }).tap();
    await expect(page.getByRole('dialog', { name: 'Handbook' })).toBeVisible();
    await expect(title(page)).toBeFocused();
    await expectNothingHere(page, 'the handbook over the table');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    await page.goBack();
    await expect(entry(page)).toHaveCount(0);
    await expect(page.locator('[data-part="line"]')).toBeVisible();
    await page.goto('/#/rules/8.4');
    await expect(entry(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('no cell of a chart runs into the next one, at any width beside a table or over it', async ({ page }) => {
  await openTable(page);
  const table = page.url();
  for (const width of [1440, 1200, 834, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of CHART_IDS) {
      const place = PLACES.find(({ entry }) => 'charts' in entry && entry.charts?.includes(id));
      await page.goto(`${table}/rules/${addressOf(place!)}`);
      await expect(page.getByRole('region', { name: /^Chart: / }).first()).toBeVisible();
      const tooWide = await page.locator('.handbook-chart :is(th, td)').evaluateAll((cells) =>
        cells
          .filter((cell) => {
            const words = document.createRange();
            words.selectNodeContents(cell);
            return words.getBoundingClientRect().width > cell.clientWidth;
          })
          .map(({ textContent }) => textContent),
      );
      expect(tooWide, `${id} at ${width}`).toEqual([]);
    }
  }
});
