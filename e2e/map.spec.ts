import type { Page } from 'playwright/test';
import { range } from '../src/engine/index.ts';
import { gameAfter, recorded, recordText } from '../tests/fixtures/recorded.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { fromMenu, openRecord, openStory, playOut, takeSeat } from './driver.ts';
import { MOUSE, settled } from './hands.ts';
import { expect, test } from './test.ts';

// Ships move here as they do for a player: the view has to follow them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens a game with everything open, after so many actions. */
async function open(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await openRecord(page, JSON.stringify({ ...JSON.parse(text), table: { mode: 'rehearsal' } }));
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="table"]')).toBeVisible();
}

/** A recorded game with many sheets and many pieces. */
const convoy = (count: number): string => recordText('convoy-red-6', count);

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxes = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('ranges of the selected ship are drawn at a switch and at a key', async ({ page }) => {
  await open(page, convoy(170));
  await page.getByRole('button', { name: 'Centre on the unit' }).click();
  await page.getByRole('button', { name: 'Ranges' }).click();
  await expect(page.locator('.range-label', { hasText: 'Detection: 3 hexes' })).toBeVisible();
  await expect(page.locator('.range-line')).toHaveCount(4);
  await page.keyboard.press('b');
  await expect(page.locator('.range-line')).toHaveCount(0);
});

test('a line about a shot shows both ships and the line between them', async ({ page }) => {
  await open(page, recordAfter(AT.decision + 1));
  await openStory(page);
  await page.locator('[data-part="event-line"]', { hasText: 'particle barrage' }).focus();
  await expect(page.locator('.map-range-tag')).toHaveText(/^range \d+$/);
  await expect(page.locator('[data-part="pointed-hex"]')).toHaveCount(2);
});

test('a replay brings into sight what a step is about', async ({ page }) => {
  await open(page, recordAfter(AT.decision + 1));
  const map = page.locator('[data-part="map"]');
  await map.focus();
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('+');
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Shift+ArrowDown');
  const sees = async () => {
    const [window] = await boxes(page, '[data-part="map"]');
    const [ship] = await boxes(page, '[data-piece="2D"] .counter-body');
    return meet(window!, ship!);
  };
  await expect.poll(sees).toBe(false);
  await fromMenu(page, 'Replay');
  await page.getByRole('slider', { name: 'Action' }).fill('5');
  await expect.poll(sees).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a replay has the map to itself', async ({ page }) => {
    await open(page, convoy(170));
    await fromMenu(page, 'Replay');
    await page.getByRole('slider', { name: 'Action' }).fill('130');
    await settled(page);
    const [window] = await boxes(page, '[data-part="map"]');
    const [bar] = await boxes(page, '[data-part="replay"]');
    expect(bar!.top - window!.top).toBeGreaterThan(300);
    for (const button of await boxes(page, '[data-part="replay"] button'))
      expect(button.right).toBeLessThanOrEqual(bar!.right);
  });
});

for (const [name, width, height] of [
  ['desk', 1440, 900],
  ['tablet', 1024, 768],
  ['phone', 390, 844],
  ['phone on its side', 844, 390],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height }, hasTouch: name.startsWith('phone') });

    // On its side a phone has no room for the fan of a heap.
    if (height > 400)
      test('no tool lies on a piece when everything is shown', async ({ page }) => {
        await open(page, convoy(170));
        await page.getByRole('button', { name: 'Fit all' }).click();
        await settled(page);
        const [window] = await boxes(page, '[data-part="map"]');
        const tools = await boxes(page, '[data-part="map-tool"]:visible');
        const pieces = await boxes(page, '[data-piece] .counter-body');
        expect(pieces.length).toBeGreaterThan(10);
        for (const piece of pieces) {
          expect(piece.left).toBeGreaterThanOrEqual(window!.left);
          expect(piece.bottom).toBeLessThanOrEqual(window!.bottom);
          expect(tools.filter((tool) => meet(tool, piece))).toEqual([]);
        }
      });

    test('nothing is cut off', async ({ page }) => {
      await open(page, convoy(170));
      await settled(page);
      const parts = [
        '[data-part="map"]',
        '[data-part="map-tool"]:visible',
        '[data-part="top"] button:visible',
        '[data-part="orders"]',
        '[data-slot="answer"]',
        '[data-slot="end"]',
      ];
      for (const part of parts) {
        for (const box of await boxes(page, part)) {
          expect(box.right - box.left, part).toBeGreaterThan(0);
          expect(box.left, part).toBeGreaterThanOrEqual(0);
          expect(box.right, part).toBeLessThanOrEqual(width);
          expect(box.bottom, part).toBeLessThanOrEqual(height);
        }
      }
      const [map] = await boxes(page, '[data-part="map"]');
      expect(Math.min(map!.right - map!.left, map!.bottom - map!.top)).toBeGreaterThan(180);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Which pieces are not seen: out of the map's window, or under what lies on it. */
  const unseen = (page: Page, pieces: readonly string[]): Promise<string[]> =>
    page.locator('[data-piece]').evaluateAll(
      (all, wanted) =>
        all
          .filter((one) => wanted.includes(one.getAttribute('data-piece') ?? ''))
          .filter((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return !document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-part="map"]');
          })
          .map((one) => `${one.getAttribute('data-piece')}`),
      pieces,
    );

  test('the ship that acts stays in sight to the end, with its enemy once that is within reach', async ({ page }) => {
    const { actions } = recorded('showdown-player-2-wins');
    const from = 17;
    await open(page, recordText('showdown-player-2-wins', from));
    for (const [nth, action] of actions.slice(from).entries()) {
      await playOut(page, [action], { hands: MOUSE });
      await settled(page);
      const count = from + nth + 1;
      const { units, phase, result } = gameAfter(recorded('showdown-player-2-wins'), count);
      // At the end there is the place of the last blow.
      if (result) break;
      const ships = units.filter(({ kind, status }) => kind === 'spaceship' && status === 'in-play');
      const [one, two] = ships.map(({ hex }) => hex);
      const isNear = one && two && range(one, two) <= 6;
      const wanted = ships.filter(({ owner }) => isNear || owner === phase.player).map(({ id }) => id);
      expect(await unseen(page, wanted), `after ${count} actions`).toEqual([]);
    }
  });

  test('a target that is far away comes into sight clear of the chips of units', async ({ page }) => {
    await open(page, recordAfter(AT.command));
    await settled(page);
    expect(await unseen(page, ['1E'])).toEqual(['1E']);
    await page.getByRole('button', { name: /^Go to 1E\b.*out of sight$/ }).tap();
    await settled(page);
    expect(await unseen(page, ['1E'])).toEqual([]);
  });
});
