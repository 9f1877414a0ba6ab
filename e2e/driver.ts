import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { type Action, applyInPlace, type Game, legal, legalAsSeen } from '../src/engine/index.ts';
import { after, atRest, END, type Hands, settled } from './hands.ts';
import { give } from './orders.ts';
import { expect } from './test.ts';

/** A new game has the same dice, and the program the same thoughts, in every run. */
export const sameSeeds = (page: Page, first = 7) =>
  page.addInitScript((seed) => {
    let next = seed;
    crypto.getRandomValues = (array) => {
      next += 1;
      return array instanceof Uint32Array ? array.fill(next) : array;
    };
  }, first);

/** Opens a record from the start screen, as its owner would. */
export async function openRecord(page: Page, text: string, name = 'game.json'): Promise<void> {
  await page.getByLabel('Record file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/**
 * Has the page itself press Stop when so much is done: a fast machine is through with all of it before a hand gets there.
 * Tells what stood beside the button then.
 */
export async function stopAfter(page: Page, done: number): Promise<() => Promise<string>> {
  await page.evaluate((most) => {
    const watching = new MutationObserver(() => {
      const stop = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop');
      const told = stop?.previousElementSibling?.textContent ?? '';
      if (!stop || Number.parseInt(told, 10) < most) return;
      document.body.dataset.told = told;
      stop.click();
    });
    watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  }, done);
  return async () => (await page.locator('body').getAttribute('data-told')) ?? '';
}

/** The actions of the game at the table, by the record that its menu gives out. */
export async function actionsShown(page: Page): Promise<Action[]> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save the record' }).click();
  return JSON.parse(readFileSync(await (await saving).path(), 'utf8')).actions;
}

/** More looks than any page takes to come to rest. */
const LOOKS = 20;

/** The names React gives to elements count all that was ever drawn; here they count what stands there. */
function named(text: string): string {
  const names = new Map<string, string>();
  return text.replace(/_r_\w+?_/g, (name) => {
    if (!names.has(name)) names.set(name, `_r_${names.size}_`);
    return names.get(name) ?? name;
  });
}

/** What the page says to eyes and to ears, and on its tab, once it has nothing left to draw. */
export async function said(page: Page): Promise<string> {
  const root = page.locator('#root');
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await settled(page);
    // What ends the phase takes a press a moment after it has come.
    await expect(page.locator('[data-fresh]')).toHaveCount(0);
    const seen = await root.innerHTML();
    const heard = await root.ariaSnapshot();
    if (!seen.includes('data-fresh') && seen === (await root.innerHTML()))
      return named([seen, heard, await page.title()].join('\n'));
  }
  throw new Error('the page does not come to rest');
}

/** What the page waits for, in one look. */
const look = (page: Page): Promise<{ curtain: boolean; recap: boolean; forced: boolean; die: boolean }> =>
  page.evaluate(() => {
    const shows = (selector: string) => document.querySelector(selector) !== null;
    const [curtain, recap, forced] = [
      shows('[data-part="curtain"]'),
      shows('[data-part="recap"]'),
      shows('[data-forced]'),
    ];
    return { curtain, recap, forced, die: shows('[data-part="die"]') };
  });

/** What waits to be read of what has happened, or passes by. */
const UNREAD = '[data-part="stage"][data-kind="result"] [data-filled="true"], [data-part="show"] [data-filled="true"]';

/** Reads what has happened, one card after the other, up to the present. */
export async function readOn(page: Page, hands: Hands): Promise<void> {
  while ((await page.locator(UNREAD).count()) > 0) {
    await after(page, () => hands.order(page, 'Space', UNREAD));
    await settled(page);
  }
}

/** Reads what happens until something stands there. */
export async function readUntil(page: Page, hands: Hands, awaited: Locator): Promise<void> {
  const next = page.locator(UNREAD).or(awaited).first();
  for (await next.waitFor(); !(await awaited.isVisible()); await next.waitFor()) await readOn(page, hands);
}

/** The next player takes his place: past the curtain, and past what he is shown and told. */
export async function takeSeat(page: Page, hands: Hands): Promise<void> {
  await page.locator('[data-part="room"]').waitFor();
  await atRest(page);
  if ((await look(page)).curtain) await after(page, () => hands.press(page, '[data-part="take-seat"]'));
  await readOn(page, hands);
  if ((await look(page)).recap) await after(page, () => hands.press(page, '[data-part="recap-head"] button'));
}

async function openDrawer(page: Page, part: 'events' | 'log', key: string): Promise<void> {
  await page.locator('[data-part="table"]').waitFor();
  await atRest(page);
  const drawer = page.locator(`[data-part="${part}"]`);
  if (await drawer.isVisible()) return;
  await page.keyboard.press(key);
  await expect(drawer).toBeVisible();
  // A frame later it takes the focus.
  await settled(page);
}

/** What has happened lies in a drawer, which is shut unless somebody left it open; what lies in it may still follow. */
export const openStory = (page: Page): Promise<void> => openDrawer(page, 'events', 'Shift+L');

/** The log of a ship lies in the same drawer. */
export const openLog = (page: Page): Promise<void> => openDrawer(page, 'log', 'l');

/** Who may only look is offered no order: each keeps its place and is dim, or stands for nothing. */
export async function expectNoOrder(page: Page): Promise<void> {
  await expect(page.locator('[data-part="dock"]')).toBeVisible();
  await expect(page.locator('button[data-slot]:not([aria-disabled="true"])')).toHaveCount(0);
}

/** Presses what ends the phase, by the words on it. */
export const pressEnd = (page: Page, name: string | RegExp = /./): Promise<void> =>
  page.locator(END).filter({ hasText: name }).click();

/** Ends the phase, also where the page asks whether that is meant. */
export async function endAnyway(page: Page, name?: string | RegExp): Promise<void> {
  await pressEnd(page, name);
  await atRest(page);
  const sure = page.getByText('Press once more to end');
  if (await sure.isVisible()) await pressEnd(page, name);
}

/** What stands in the menu of the table. */
export async function fromMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-part="menu"]').getByRole('button', { name }).click();
}

interface Play {
  hands: Hands;
  /** How an order is given, where that is not by buttons and keys. */
  order?: (page: Page, action: Action) => Promise<void>;
  /** The game the page is in, played on as the page does: who may not know a unit names it by its back. */
  game?: Game;
  /** Called with the number of actions played, whenever a player has taken his seat. */
  onSeat?: (played: number) => Promise<void>;
  /** Called while the curtain is down. */
  onCurtain?: (played: number) => Promise<void>;
  /** Called with the number of actions that the page has carried out, before the next is given. */
  onPlayed?: (played: number) => void;
}

const formOf = (action: Action): string => JSON.stringify(Object.entries(action).sort());

/** [R10.0b] An action with units named as the player who gives it knows them. */
function asSeen(game: Game | undefined, action: Action): Action {
  if (!game) return action;
  const nth = legal(game).findIndex((open) => formOf(open) === formOf(action));
  return legalAsSeen(game)[nth] ?? action;
}

/** Plays a game on beside the page. */
function follow(game: Game | undefined, action: Action): void {
  const outcome = game && applyInPlace(game, action);
  if (outcome && !outcome.ok) throw new Error(`${JSON.stringify(action)} is refused: ${outcome.rejection.code}`);
}

/** Presses what the dice of the record show, for as long as the page asks. */
async function pressDice(page: Page, hands: Hands, game: Game | undefined, fallen: number): Promise<void> {
  let nth = fallen;
  while ((await look(page)).die) {
    const die = game?.dice.given[nth];
    if (die === undefined) throw new Error('the page asks for a die that did not fall');
    await after(page, () => hands.press(page, '[data-part="die"] button', new RegExp(`^${die}$`)));
    nth += 1;
  }
}

const isEnd = ({ do: kind }: Action): boolean => kind === 'concede' || kind === 'agree-draw';
const isMove = ({ do: kind }: Action): boolean => kind === 'move' || kind === 'move-all';

/** What the one button of a phase without a decision carries out: every move, and the end if nothing is asked on the way. */
function forcedPart(actions: readonly Action[], game: Game | undefined, die: boolean): number {
  const [first] = actions;
  const others = actions.findIndex((action) => !isMove(action));
  const moves = others < 0 ? actions.length : others;
  const fallen = game?.dice.fallen.length ?? 0;
  for (const action of actions.slice(0, moves)) follow(game, action);
  const next = actions[moves];
  const rolled = die && (game?.dice.fallen.length ?? 0) > fallen;
  const ends = !game?.pending && !rolled && next?.do === 'end-phase' && next.player === first?.player;
  if (ends || moves === 0) follow(game, next as Action);
  return ends || moves === 0 ? moves + 1 : moves;
}

/** Plays a list of actions through the page, from wherever it is. */
export async function playOut(
  page: Page,
  actions: readonly Action[],
  { hands, order, game, onSeat, onCurtain, onPlayed }: Play,
) {
  let played = 0;
  await expect(page.locator('[data-part="room"]')).toBeVisible();
  while (played < actions.length) {
    const { curtain } = await look(page);
    if (curtain) {
      await onCurtain?.(played);
      await takeSeat(page, hands);
      await onSeat?.(played);
    }
    const rest = actions.slice(played);
    const [action] = rest;
    if (!action) return;
    onPlayed?.(played);
    const fallen = game?.dice.fallen.length ?? 0;
    if (!isEnd(action) && (await look(page)).forced) {
      await after(page, () => hands.order(page, 'Shift+Enter', END));
      played += forcedPart(rest, game, (await look(page)).die);
    } else {
      const seen = asSeen(game, action);
      await after(page, () => (order ? order(page, seen) : give(page, hands, seen)));
      follow(game, action);
      played += 1;
    }
    await pressDice(page, hands, game, fallen);
  }
  await readOn(page, hands);
}
