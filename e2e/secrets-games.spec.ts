import type { Browser, Page } from 'playwright/test';
import { type GameRecord, otherPlayer, PLAYERS, type Player } from '../src/engine/index.ts';
import { presentAt, replay } from '../src/game/history.ts';
import { ALL } from '../tests/all.ts';
import { gameAfter } from '../tests/fixtures/recorded.ts';
import { openRecord, openStory, said, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { loadAll, type Recorded } from './recorded.ts';
import { expect, test } from './test.ts';
import { twinOf } from './twins.ts';

/** How many hand-overs of a game are looked at, from its first to its last; every one with `npm run test:all`. */
const FEW = ALL ? Number.POSITIVE_INFINITY : 3;

/**
 * [11.2, 11.4, 11.5] Whose logs are looked for in which scenario: with `npm run test:all` everybody's in all three, else one
 * player's in each of two. Pirates! takes the longest, and hides what the other two hide as well.
 */
const SECRETS: Readonly<Record<string, readonly Player[]>> = !ALL
  ? { 'first-shot': [1], 'convoy-red': [2] }
  : { 'first-shot': PLAYERS, 'convoy-red': PLAYERS, pirates: PLAYERS };

const launches = ({ record: { actions } }: Recorded): number =>
  actions.filter(({ do: kind }) => kind === 'launch-missile' || kind === 'mims-launch').length / actions.length;

/** The game of a scenario in which most lies face down, for its length. */
const richest = (id: string): Recorded | undefined =>
  loadAll()
    .filter(({ record }) => record.scenario === id)
    .sort((a, b) => launches(b) - launches(a))[0];

/** The numbers of actions after which a player takes his place, and who he is. */
function handovers(record: GameRecord): { count: number; player: Player }[] {
  const { history } = replay(gameAfter(record, 0), record.actions);
  return history.steps.flatMap((step, at) =>
    step.present !== presentAt(history, at) && !step.game.result ? [{ count: at + 1, player: step.present }] : [],
  );
}

/** A record as far as it goes, with as many dice as have fallen: those to come are nobody's. */
function upTo(record: GameRecord, count: number): string {
  const { fallen } = gameAfter(record, count).dice;
  const table = { mode: 'hotseat', logs: 'closed' };
  return JSON.stringify({ ...record, actions: record.actions.slice(0, count), dice: { rolls: [...fallen] }, table });
}

interface Listened {
  page: Page;
  /** What the console has said since it was last asked. */
  heard: string[];
}

async function listen(browser: Browser): Promise<Listened> {
  const page = await (await browser.newContext()).newPage();
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await page.goto('/');
  return { page, heard };
}

/** Everything that is said at a hand-over: on the curtain, in what has happened, on the table, of an enemy. */
async function everything({ page, heard }: Listened, text: string, player: Player): Promise<string[]> {
  await openRecord(page, text);
  await expect(page.locator('[data-part="curtain"]')).toBeVisible();
  const pages = [await said(page)];
  await page.locator('[data-part="take-seat"]').click();
  pages.push(await said(page));
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="table"]')).toBeVisible();
  await openStory(page);
  await page.keyboard.press('k');
  pages.push(await said(page));
  for (const kind of ['?', '']) {
    const enemy = page.locator(`[data-piece^="${otherPlayer(player)}${kind}"]`).first();
    if ((await enemy.count()) === 0) continue;
    await enemy.focus();
    await page.keyboard.press('Enter');
    pages.push(await said(page));
  }
  // By what name the game is kept is chance, and tells nothing of it.
  return [...pages, page.url().replace(/\/game\/[^/]+/, '/game'), ...heard.splice(0)];
}

/** What a player is shown at a hand-over of two games that are not the same. */
const both = (pages: readonly Listened[], games: readonly GameRecord[], count: number, player: Player) =>
  Promise.all(pages.map((page, nth) => everything(page, upTo(games[nth]!, count), player)));

/** A game as far as a hand-over, and its twin: what has not come out by then is otherwise there. */
function pairAt(record: GameRecord, count: number, owner: Player): readonly GameRecord[] {
  const game = { ...record, actions: record.actions.slice(0, count) };
  const twin = twinOf(game, owner);
  expect(twin.actions).toHaveLength(count);
  return [game, twin];
}

for (const [id, owners] of Object.entries(SECRETS)) {
  const recorded = richest(id);
  if (!recorded) throw new Error(`no game of ${id}`);
  const { record, name } = recorded;
  for (const owner of owners) {
    test(`R10.0b at no hand-over of ${name} the other player is told of player ${owner}’s log`, async ({ browser }) => {
      test.setTimeout(600_000);
      const pages = [await listen(browser), await listen(browser)];
      const all = handovers(record);
      const others = all.filter(({ player }) => player !== owner);
      const apart = Math.max(1, (others.length - 1) / (FEW - 1));
      const other = others.filter((_, nth) => Math.floor(nth / apart) > Math.floor((nth - 1) / apart));
      expect(other.length).toBeGreaterThan(2);
      for (const { count, player } of other) {
        const [as, otherwise] = await both(pages, pairAt(record, count, owner), count, player);
        expect(otherwise, `after ${count} actions`).toEqual(as);
      }
      const own = all.filter(({ player }) => player === owner).at(-1)!;
      const [as, otherwise] = await both(pages, pairAt(record, own.count, owner), own.count, owner);
      expect(otherwise, 'he sees it himself').not.toEqual(as);
      for (const { page } of pages) await page.context().close();
    });
  }
}
