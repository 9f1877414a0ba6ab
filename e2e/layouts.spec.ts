import type { Page } from 'playwright/test';
import { recordText } from '../tests/fixtures/recorded.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openRecord, takeSeat } from './driver.ts';
import { after, MOUSE, settled } from './hands.ts';
import { expect, test } from './test.ts';

/** Opens a game with everything open. */
async function open(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await openRecord(page, JSON.stringify({ ...JSON.parse(text), table: { mode: 'rehearsal' } }));
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="table"]')).toBeVisible();
}

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom, width } = one.getBoundingClientRect();
      return { left, top, right, bottom, width };
    }),
  );

type Box = Awaited<ReturnType<typeof boxes>>[number];

/** Whether two boxes that are drawn have something in common. */
const overlap = (one: Box, other: Box): boolean =>
  other.width > 0 &&
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** The scale of the map. */
const scale = (page: Page): Promise<number> =>
  page.locator('.map-world').evaluate((world) => new DOMMatrix(getComputedStyle(world).transform).a);

const DESK = { width: 1440, height: 900 };

/** Which part of the screen is map that nothing covers, by points eight pixels apart; what lets presses through covers too. */
const openShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(
      '* { pointer-events: auto !important } .map-tools, .todo, .hand-enemies, .phase-units { pointer-events: none !important }',
    );
    document.adoptedStyleSheets = [style];
    const points: boolean[] = [];
    for (let x = 4; x < innerWidth; x += 8) {
      for (let y = 4; y < innerHeight; y += 8) {
        points.push(document.elementFromPoint(x, y)?.closest('.map-view') !== null);
      }
    }
    document.adoptedStyleSheets = [];
    return points.filter(Boolean).length / points.length;
  });

for (const [name, width, height, least] of [
  ['desk', 1440, 900, 0.7],
  ['phone', 390, 844, 0.58],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height }, hasTouch: name === 'phone' });

    for (const [what, count] of [
      ['its commands', AT.command],
      ['its fires', AT.hit],
    ] as const) {
      test(`with a unit selected and ${what} offered most of the screen is open map`, async ({ page }) => {
        await open(page, recordAfter(count));
        await settled(page);
        await expect(page.locator('[data-order]').first()).toBeVisible();
        expect(await openShare(page)).toBeGreaterThanOrEqual(least);
      });
    }
  });
}

test.describe('on a desk', () => {
  test.use({ viewport: DESK });

  test('panels come at a press, and stay as they were left', async ({ page }) => {
    await open(page, recordAfter(AT.command));
    await expect(page.locator('.pane-log')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open the orders' }).click();
    await page.getByRole('button', { name: 'Open the drawer' }).click();
    await expect(page.locator('.pane-log')).toBeVisible();
    const [panel] = await boxes(page, '.pane-orders');
    const [drawer] = await boxes(page, '.drawer');
    expect(panel!.bottom).toBeLessThanOrEqual(drawer!.top);
    await page.getByRole('button', { name: 'Shut the drawer' }).click();
    const inPanel = page.locator('[data-part="orders"] [data-slot="faster"]');
    const atPiece = page.locator('[data-part="wings"] [data-slot="faster"]');
    await expect(inPanel).toBeVisible();
    await expect(atPiece).toHaveCount(0);
    await page.getByRole('button', { name: 'Fold the orders' }).click();
    await expect(atPiece).toBeVisible();
    await page.keyboard.press('n');
    await settled(page);
    await expect(inPanel).toHaveCount(0);
    await page.getByRole('button', { name: 'Open the orders' }).click();
    await expect(inPanel).toBeVisible();
    await expect(atPiece).toHaveCount(0);
  });

  for (const name of ['pirates-mu-docked', 'convoy-red-40-missiles']) {
    test(`every piece of ${name} is read by its letter when all is shown`, async ({ page }) => {
      await open(page, recordText(name, 40));
      await page.getByRole('button', { name: 'Fit all' }).click();
      await settled(page);
      const faces = page.locator('[data-piece] .counter');
      expect(await faces.count()).toBeGreaterThan(3);
      for (const face of await faces.all()) {
        const letter = await face.locator('.counter-id').first().boundingBox();
        expect(letter?.height ?? 0).toBeGreaterThan(6);
      }
    });
  }

  test('the map follows its window, and after a hand has zoomed it keeps the scale', async ({ page }) => {
    await open(page, recordText('pirates-mu-docked', 40));
    await settled(page);
    const wide = await scale(page);
    await page.setViewportSize({ width: 1210, height: 900 });
    await expect.poll(() => scale(page)).toBeLessThan(wide);
    await settled(page);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await settled(page);
    const zoomed = await scale(page);
    await page.setViewportSize(DESK);
    await expect.poll(async () => (await boxes(page, '[data-part="map"]'))[0]?.width).toBeGreaterThan(900);
    await settled(page);
    expect(await scale(page)).toBeCloseTo(zoomed, 5);
  });

  test('another price of the next order moves nothing', async ({ page }) => {
    await open(page, recordAfter(AT.command));
    await settled(page);
    const places = () => boxes(page, '.map-view, [data-slot="turn-left"], .phase-end');
    const before = await places();
    await page.locator('[data-slot="faster"]').click();
    await expect(page.locator('[data-part="unit-motion"]')).toHaveText(/^velocity 2/);
    await settled(page);
    expect(await places()).toEqual(before);
  });

  test('a question moves nothing', async ({ page }) => {
    await open(page, recordAfter(AT.hit));
    await settled(page);
    const places = () => boxes(page, '.map-view, [data-order="fire"], .phase-end');
    const before = await places();
    await page.keyboard.press('e');
    await expect(page.getByRole('button', { name: 'End it all the same' })).toBeVisible();
    await settled(page);
    expect(await places()).toEqual(before);
  });

  test('a long dialog opens at its top', async ({ page }) => {
    await page.setViewportSize({ width: 1240, height: 520 });
    await open(page, recordAfter(AT.command));
    await page.keyboard.press('?');
    await expect(page.getByRole('heading', { name: 'Keys' })).toBeInViewport();
    expect(await page.locator('.dialog').evaluate((dialog) => dialog.scrollTop)).toBe(0);
  });

  test('a new game can be begun without scrolling, however many games are kept', async ({ page }) => {
    await page.goto('/');
    for (let games = 0; games < 4; games += 1) {
      await openRecord(page, recordAfter(AT.command));
      await takeSeat(page, MOUSE);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Leave to the start' }).click();
      await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: /^Begin/ })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Show all 4 games' }).click();
    await expect(page.locator('[data-part="kept-game"]')).toHaveCount(4);
  });

  test('the unit that acts stays on the screen when its move has carried it out', async ({ page }) => {
    await open(page, recordText('showdown-player-1-wins', 3));
    await page.getByRole('button', { name: 'Centre on the unit' }).click();
    for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('+');
    for (let presses = 0; presses < 12; presses += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
    await after(page, () => page.keyboard.press('m'));
    await expect(page.locator('.todo-done')).toBeVisible();
    await settled(page);
    const [window] = await boxes(page, '[data-part="map"]');
    const [ship] = await boxes(page, '.map-piece[aria-pressed="true"] .counter-body');
    expect(ship!.left).toBeGreaterThanOrEqual(window!.left);
    expect(ship!.right).toBeLessThanOrEqual(window!.right);
  });
});

for (const [name, width, height] of [
  ['desk', 1440, 900],
  ['large screen', 2560, 1440],
  ['tablet', 834, 1112],
  ['phone', 390, 844],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('the strokes of a log stay in their boxes', async ({ page }) => {
      await open(page, recordText('pirates-mu-docked', 40));
      await page.keyboard.press('s');
      await expect(page.locator('.shiplog-spent').first()).toBeVisible();
      const strokes = await page.locator('.shiplog-box').evaluateAll((all) =>
        all.map((box) => {
          const { backgroundImage } = getComputedStyle(box);
          const drawn = ['::before', '::after'].some((part) => getComputedStyle(box, part).content !== 'none');
          return { spent: box.classList.contains('shiplog-spent'), inside: backgroundImage !== 'none', drawn };
        }),
      );
      expect(strokes.filter(({ drawn }) => drawn)).toEqual([]);
      expect(strokes.filter(({ spent, inside }) => spent && !inside)).toEqual([]);
      // Nor does anything of it lie beside its pane, where it could not be read.
      const wide = await page
        .locator('.shiplog')
        .evaluateAll((all) => all.map((log) => log.scrollWidth - log.clientWidth));
      expect(wide.filter((more) => more > 0)).toEqual([]);
    });
  });
}

test.describe('on a tablet on its side', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  /** The ships of which the middle lies under something that is laid beside a piece. */
  const hidden = (page: Page): Promise<string[]> =>
    page.locator('[data-piece] .counter-body').evaluateAll((bodies) =>
      bodies.flatMap((body) => {
        const id = body.closest('[data-piece]')?.getAttribute('data-piece') ?? '';
        const { left, top, width, height } = body.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        const beside = over?.closest('[data-part="target-card"], [data-part="launch"], [data-part="wings"]');
        return /^\d[A-Z]$/.test(id) && beside ? [`${id} under ${beside.getAttribute('data-part')}`] : [];
      }),
    );

  test('a target, a launch and a bar of orders hide no ship', async ({ page }) => {
    for (const viewport of [
      { width: 1024, height: 768 },
      { width: 834, height: 1112 },
    ]) {
      await page.setViewportSize(viewport);
      await open(page, recordAfter(AT.launch + 5));
      await expect(page.locator('[data-part="target-card"]')).toBeVisible();
      await expect.poll(() => hidden(page)).toEqual([]);
      await expect(page.locator('[data-part="wings"] [data-slot="launch"]')).toBeVisible();
      await page.locator('[data-part="wings"] [data-slot="launch"]').click({ trial: true });
      await open(page, recordAfter(AT.launch));
      await page.locator('[data-slot="launch"]').click();
      await expect(page.locator('[data-part="launch"]')).toBeVisible();
      await expect.poll(() => hidden(page)).toEqual([]);
    }
    await open(page, recordText('convoy-red-6', 240));
    await page.getByRole('button', { name: 'Fit all' }).click();
    await expect(page.locator('[data-part="wings"][data-bar="true"]')).toBeVisible();
    await expect.poll(() => hidden(page)).toEqual([]);
    const orders = page.locator('[data-part="wings"] button:not([aria-disabled="true"])');
    for (const order of await orders.all()) await order.click({ trial: true });
  });

  test('the orders at a piece lie under nothing that comes after them', async ({ page }) => {
    for (const text of [recordAfter(AT.command), recordText('showdown-11', 57)]) {
      await open(page, text);
      await settled(page);
      await expect(page.locator('[data-part="targets"]')).toBeVisible();
      const covered = async () => {
        const orders = await boxes(page, '[data-part="wings"] > *');
        const tools = await boxes(page, '[data-part="target"], [data-part="map-tool"]');
        return orders.filter((one) => tools.some((other) => overlap(one, other)));
      };
      await expect.poll(covered).toEqual([]);
    }
  });
});

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 2560, height: 1440 } });

  test('type, controls and pieces grow', async ({ page }) => {
    await open(page, recordText('pirates-mu-docked', 40));
    await settled(page);
    const size = () =>
      page
        .locator('[data-part="unit-motion"]')
        .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
    const piece = async () => (await boxes(page, '[data-piece="2A"] .counter-body'))[0]!.width;
    const [words, ship] = [await size(), await piece()];
    await page.setViewportSize(DESK);
    await expect.poll(size).toBeLessThan(words);
    await expect.poll(piece).toBeLessThan(ship);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 834, height: 1112 }, hasTouch: true });

  test('tabs stand on one line, buttons keep off the edges of their bars, and dice lie under nothing', async ({
    page,
  }) => {
    await open(page, recordAfter(AT.hit));
    await settled(page);
    for (const bar of ['.bar', '[data-part="drawer"]']) {
      const [round] = await boxes(page, bar);
      const buttons = await boxes(page, `${bar} button`);
      expect(buttons.length).toBeGreaterThan(1);
      for (const button of buttons) {
        expect(button.top - round!.top).toBeGreaterThanOrEqual(4);
        expect(round!.bottom - button.bottom).toBeGreaterThanOrEqual(4);
      }
    }
    const tabs = await boxes(page, '[data-part="drawer"] [aria-pressed], [data-part="drawer"] [role="tab"]');
    expect(new Set(tabs.map(({ top }) => Math.round(top))).size).toBe(1);
    await page.locator('[data-part="target"]').first().click();
    await page.locator('[data-part="fire"]').click();
    await settled(page);
    await expect(page.locator('.faces').first()).toBeVisible();
    const dice = await boxes(page, '.faces');
    const others = await boxes(page, '[data-part="target-card"], [data-part="piece-order"], [data-part="drawer"]');
    expect(dice.flatMap((die) => others.filter((other) => overlap(die, other)))).toEqual([]);
    await open(page, recordText('convoy-red-40-missiles', 40));
    await expect(page.locator('[data-part="todo"]')).toHaveCount(7);
    const [end] = await boxes(page, '[data-part="end-phase"]');
    const chips = (await boxes(page, '[data-part="todo"]')).slice(0, 3);
    expect(chips.map(({ right }) => right <= end!.left)).toEqual([true, true, true]);
  });
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test('targets stand in sight above the button that fires', async ({ page }) => {
    await open(page, recordAfter(AT.hit));
    await settled(page);
    const [fire] = await boxes(page, '[data-part="fire"]');
    const [target] = await boxes(page, '[data-part="target"]');
    expect(target!.bottom).toBeLessThanOrEqual(fire!.top);
  });
});
