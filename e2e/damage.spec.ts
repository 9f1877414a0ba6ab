import type { Page } from 'playwright/test';
import { type Rng, rngFrom } from '../src/matches/rng.ts';
import { ALL } from '../tests/all.ts';
import { ACTIONS, AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { actionsShown, openRecord, playOut, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

test.use({ reuseContext: false });

/** How many stored values are damaged, one after the other; two hundred with `npm run test:all`. */
const PLACES = ALL ? 20 : 5;
/** The game that is damaged has been played so far: to a phase in which there is something to decide, so that it stays there. */
const PLAYED = AT.command + 14;

type Store = 'games' | 'entries';
type Kept = Record<Store, Record<string, unknown>[]>;

/** What the browser keeps: all lines of the list of games, and all entries. */
const readAll = (page: Page): Promise<Kept> =>
  page.evaluate(
    () =>
      new Promise<Kept>((resolve, reject) => {
        const opening = indexedDB.open('deltavee');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['games', 'entries']);
          const [games, entries] = [reading.objectStore('games').getAll(), reading.objectStore('entries').getAll()];
          reading.oncomplete = () => {
            opening.result.close();
            resolve({ games: games.result, entries: entries.result });
          };
        };
      }),
  );

/** Puts other values in the place of all that the browser keeps. */
const writeAll = (page: Page, kept: Kept): Promise<void> =>
  page.evaluate(
    (values) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('deltavee');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['games', 'entries'], 'readwrite');
          for (const name of ['games', 'entries'] as const) {
            const store = writing.objectStore(name);
            store.clear();
            for (const value of values[name]) store.put(value);
          }
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    kept,
  );

/** One value among others, somewhere deep in what is kept. */
interface Place {
  holder: Record<string, unknown>;
  key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

function flipped(value: unknown, chance: Rng): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value ^ (1 << chance.below(8));
  if (typeof value !== 'string' || value === '') return value === null ? 0 : null;
  const at = chance.below(value.length);
  const other = String.fromCharCode(value.charCodeAt(at) ^ (1 << chance.below(6)));
  return value.slice(0, at) + other + value.slice(at + 1);
}

const halved = (value: unknown): unknown =>
  typeof value === 'string' || Array.isArray(value) ? value.slice(0, Math.floor(value.length / 2)) : null;

const doubled = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...value, ...value];
  return typeof value === 'number' ? value * 2 : `${value}${value}`;
};

const WAYS = ['cut short', 'zeroed', 'flipped', 'removed', 'doubled'] as const;

/** Damages one value of the game with this id: anything but what says whose it is and where it lies. */
function damage(kept: Kept, id: string, chance: Rng): string {
  const rows = chance.percent(25)
    ? kept.games.filter((line) => line.id === id)
    : kept.entries.filter(({ game }) => game === id);
  const row = chance.pick(rows);
  const way = chance.pick(WAYS);
  if (chance.percent(10)) {
    kept.entries = kept.entries.filter((entry) => entry !== row);
    kept.games = kept.games.filter((line) => line !== row);
    return 'a whole value removed';
  }
  const places = placesIn(row).filter(({ holder, key }) => holder !== row || !['id', 'game', 'nth'].includes(key));
  const { holder, key } = chance.pick(places);
  if (way === 'removed') delete holder[key];
  else if (way === 'zeroed') holder[key] = 0;
  else if (way === 'cut short') holder[key] = halved(holder[key]);
  else holder[key] = way === 'doubled' ? doubled(holder[key]) : flipped(holder[key], chance);
  return `${key} ${way}`;
}

test('a value damaged on the disk never opens as another game, and takes no other game with it', async ({ page }) => {
  test.setTimeout(PLACES * 60_000);
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await playOut(page, ACTIONS.slice(AT.command, PLAYED), { hands: MOUSE });
  const address = page.url();
  const id = /#\/game\/([^/]+)/.exec(address)?.[1] ?? '';
  await page.goto('/#/');
  const { games, entries } = await readAll(page);
  const other = { ...games[0], id: 'other', touched: 1 };
  const others = entries.map((entry) => ({ ...entry, game: 'other' }));
  const sound = JSON.stringify({ games: [...games, other], entries: [...entries, ...others] });
  const chance = rngFrom(1981);
  let opened = 0;
  let cut = 0;
  for (let place = 0; place < PLACES; place += 1) {
    const kept: Kept = JSON.parse(sound);
    const what = damage(kept, id, chance);
    // A page of the same origin on which the program does not run.
    await page.goto('/licences.txt');
    await writeAll(page, kept);
    await page.goto(address);
    const trouble = page.getByRole('alert').filter({ hasText: /\w/ });
    await expect(page.locator('[data-part="room"]').or(trouble).first(), what).toBeVisible();
    if (await page.locator('[data-part="room"]').isVisible()) {
      await takeSeat(page, MOUSE);
      const partly = (await page.getByRole('button', { name: 'Save what is left' }).count()) > 0;
      const actions = await actionsShown(page);
      expect(actions, what).toEqual(ACTIONS.slice(0, actions.length));
      if (!partly) expect(actions, what).toHaveLength(PLAYED);
      opened += 1;
      cut += partly ? 1 : 0;
    }
    // Not from game to game, where the old one would stand until the new one is there.
    await page.goto('/licences.txt');
    await page.goto('/#/game/other');
    await takeSeat(page, MOUSE);
    if (place % 10 === 0) expect(await actionsShown(page), what).toHaveLength(PLAYED);
  }
  test.info().annotations.push({ type: 'opened', description: `${opened} of ${PLACES}, of these ${cut} only in part` });
  expect(cut).toBeGreaterThan(0);
  expect(opened).toBeGreaterThan(PLACES / 2);
});
