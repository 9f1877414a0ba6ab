import type { Page } from 'playwright/test';
import type { Game } from '../src/engine/index.ts';
import { gameAfter, recorded } from '../tests/fixtures/recorded.ts';
import { ACTIONS, AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openRecord, playOut, takeSeat } from './driver.ts';
import { after, type Hands, MOUSE, settled } from './hands.ts';
import { give } from './orders.ts';
import { expect, test } from './test.ts';

/** The screens of which each has its own places: two desks, a tablet and two phones. */
const DESK = { width: 1440, height: 900 };
const TABLET = { width: 834, height: 1112 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };
const SCREENS = [DESK, { width: 1200, height: 800 }, TABLET, PHONE, SMALL];

/** What must have one place for ever, by its name, and where it is; what is not drawn now has none. */
const places = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => {
    const looked = '[data-slot], [data-part="todo"], [data-part="map-tool"], [aria-label="Menu"]';
    return [...document.querySelectorAll<HTMLElement>(looked)].flatMap((one): [string, string][] => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const { slot, unit, tool } = one.dataset;
      const name = slot ?? (unit ? `chip of ${unit}` : (tool ?? 'menu'));
      // Chips that do not fit slide sideways: they have their place in the row.
      const slid = one.closest('.line-chips')?.scrollLeft ?? 0;
      const box = [left + slid, top, width, height].map((value) => Math.round(value * 2) / 2);
      return width > 0 ? [[name, box.join(' ')]] : [];
    });
  });

/**
 * The selected piece, the one aimed at and those asked about that are in the window of the map and under something else. On
 * the smallest phone a card leaves room for one piece that can be read; another has its tab at the edge then.
 */
const covered = (page: Page, asked: readonly string[]): Promise<string[]> =>
  page.evaluate((pieces) => {
    const map = document.querySelector('[data-part="map"]')?.getBoundingClientRect();
    // What is told to one who comes back is read before anything is done.
    if (!map || document.querySelector('[data-part="recap"]')) return [];
    const style = new CSSStyleSheet();
    style.replaceSync('* { pointer-events: auto !important } .visually-hidden { display: none !important }');
    document.adoptedStyleSheets = [style];
    const aimed = document.querySelector('[data-part="target"]')?.textContent?.split(' ')[0] ?? '';
    const tabs = [...document.querySelectorAll('[data-part="edge-tab"]')].map(({ textContent }) => textContent);
    const found = [...document.querySelectorAll<HTMLElement>('[data-piece]')].flatMap((piece) => {
      const id = piece.dataset.piece ?? '';
      if (piece.ariaPressed !== 'true' && ![aimed, ...pieces].includes(id)) return [];
      const { left, top, width, height } = (piece.querySelector('.counter-body') ?? piece).getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (x < map.left || x > map.right || y < map.top || y > map.bottom) return [];
      const over = document.elementFromPoint(x, y);
      // On a phone a drawer has the whole map: who opens it looks at nothing else.
      if (document.documentElement.dataset.layout === 'phone' && over?.closest('[data-part="drawer"]')) return [];
      const part = over?.closest<HTMLElement>('[data-part]')?.dataset.part;
      return over?.closest('[data-part="map"], .dock-pulling') || tabs.some((tab) => tab.startsWith(id))
        ? []
        : [`${id} under ${part}`];
    });
    document.adoptedStyleSheets = [];
    return found;
  }, asked);

/** All places that things have had, by screen and name, and what has lain over a piece that mattered. */
class Places {
  readonly #seen = new Map<string, Map<string, string>>();
  readonly covered: string[] = [];

  /** Looks at every screen, and comes back to this one. */
  async note(page: Page, asked: readonly string[], when: string): Promise<void> {
    const home = page.viewportSize() ?? DESK;
    for (const screen of [...SCREENS.filter(({ width }) => width !== home.width), home]) {
      await page.setViewportSize(screen);
      await settled(page);
      for (const one of await covered(page, asked)) this.covered.push(`${screen.width}, ${when}: ${one}`);
      for (const [name, box] of await places(page)) {
        const key = `${screen.width}: ${name}`;
        const boxes = this.#seen.get(key) ?? new Map<string, string>();
        if (!boxes.has(box)) boxes.set(box, when);
        this.#seen.set(key, boxes);
      }
    }
  }

  names(): string[] {
    return [...this.#seen.keys()];
  }

  /** What has had more than one place, with when it came to each. */
  moved(): string[] {
    return [...this.#seen].flatMap(([key, boxes]) =>
      boxes.size > 1 ? [`${key} at ${[...boxes].map(([box, when]) => `${box} (${when})`).join(', ')}`] : [],
    );
  }
}

/** Hands after each press of which `look` is called, with what was pressed. */
function watched(look: (page: Page, pressed: string) => Promise<void>): Hands {
  const seen =
    <Given extends unknown[]>(act: (page: Page, ...given: Given) => Promise<void>) =>
    async (page: Page, ...given: Given) => {
      await act.call(MOUSE, page, ...given);
      await look(page, given.join(' '));
    };
  return { ...MOUSE, press: seen(MOUSE.press), order: seen(MOUSE.order), select: seen(MOUSE.select) };
}

/** The units that the game asks about now. */
function unitsAsked({ pending }: Game): string[] {
  if (!pending) return [];
  return ['unit' in pending ? pending.unit : pending.missile, ...('targets' in pending ? pending.targets : [])];
}

/** Each is played on one screen, and looked at on all. */
const GAMES = [
  ['The Showdown', JSON.parse(recordAfter()), DESK],
  ['Pirates!', recorded('pirates-mu-docked'), SMALL],
  ['Convoy Red', recorded('convoy-red-points-player-1-wins'), TABLET],
] as const;

for (const [name, record, home] of GAMES) {
  test(`over a whole ${name} no order, chip, tool and end changes its place, and nothing hides a piece that matters`, async ({
    page,
  }) => {
    test.setTimeout(1_800_000);
    const noted = new Places();
    const game = gameAfter(record, 0);
    let nth = 0;
    const look = (on: Page, pressed: string) => noted.note(on, unitsAsked(game), `${nth}, ${pressed}`);
    await page.setViewportSize(home);
    await page.goto('/');
    await openRecord(page, JSON.stringify({ ...record, actions: [], table: { mode: 'hotseat', logs: 'closed' } }));
    await playOut(page, record.actions, {
      hands: watched(look),
      game,
      onPlayed: (played) => {
        nth = played;
      },
    });
    await look(page, 'the end');
    expect(noted.names()).toEqual(expect.arrayContaining(SCREENS.map(({ width }) => `${width}: end`)));
    expect(noted.moved()).toEqual([]);
    expect(noted.covered).toEqual([]);
  });
}

/** Which part of the screen is map that nothing covers, by points four pixels apart; what lets presses through covers too. */
const openShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets = [style];
    const points: boolean[] = [];
    for (let x = 2; x < innerWidth; x += 4) {
      for (let y = 2; y < innerHeight; y += 4) {
        // A tab at the edge stands for a piece that is out of sight.
        const over = document.elementFromPoint(x, y)?.closest('[data-part="map"], [data-part="edge-tab"]');
        points.push(over !== null && over !== undefined);
      }
    }
    document.adoptedStyleSheets = [];
    return points.filter(Boolean).length / points.length;
  });

/** The shares that are left to the map, with a unit and a target selected. */
const SHARES = [
  [DESK, 0.72],
  [TABLET, 0.6],
  [PHONE, 0.51],
] as const;

/** Opens The Showdown after so many actions with an enemy aimed at. */
async function aim(page: Page, count: number): Promise<void> {
  await page.goto('/');
  await openRecord(page, recordAfter(count));
  await takeSeat(page, MOUSE);
  const target = page.locator('[data-part="target"]');
  if (!(await target.isVisible())) await page.keyboard.press('v');
  await expect(target).toBeVisible();
}

for (const [what, count] of [
  ['commands', AT.launch - 2],
  ['fires', AT.hit],
] as const) {
  test(`most of the screen is map that nothing covers while somebody ${what}`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await aim(page, count);
    for (const [screen, least] of SHARES) {
      await page.setViewportSize(screen);
      await settled(page);
      expect(await openShare(page), `at ${screen.width}`).toBeGreaterThanOrEqual(least);
    }
  });
}

test('most of the screen is map that nothing covers while a result is read', async ({ page }) => {
  await page.setViewportSize(DESK);
  await aim(page, AT.hit);
  for (const action of ACTIONS.slice(AT.hit, AT.hit + 2)) await after(page, () => give(page, MOUSE, action));
  await expect(page.locator('[data-part="stage"][data-kind="result"]')).toBeVisible();
  await settled(page);
  expect(await openShare(page)).toBeGreaterThanOrEqual(0.65);
});
