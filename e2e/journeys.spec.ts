import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { type Action, type GameRecord, snapshot } from '../src/engine/index.ts';
import { resultText } from '../src/words/index.ts';
import { ALL } from '../tests/all.ts';
import { gameAfter } from '../tests/fixtures/recorded.ts';
import { openRecord, playOut, takeSeat } from './driver.ts';
import { type Hands, KEYBOARD, MOUSE } from './hands.ts';
import { ENDS, FIRSTS, type Stretch, WHOLE } from './journey-plan.ts';
import { expect, test } from './test.ts';

/** From the start screen to the set-up, with the dice that fall on a real table. */
async function beginFromCard(page: Page, hands: Hands, scenario: string): Promise<void> {
  await page.goto('/');
  const option = page.locator(`.scenario-option:has([value="${scenario}"]) strong`);
  await hands.pick(page, await option.innerText());
  await hands.pick(page, 'Your own dice');
  await hands.press(page, '.new-game-begin');
  await takeSeat(page, hands);
}

/** The record as the page has it. */
async function save(page: Page, hands: Hands): Promise<GameRecord> {
  const saving = page.waitForEvent('download');
  await hands.press(page, '[aria-label="Menu"]');
  await hands.press(page, '[data-part="menu"] button', /Save the record/);
  return JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
}

/**
 * Opens a game after so many orders, and goes to the table; how many have been given then, as a phase that leaves nothing to
 * decide plays itself.
 */
async function openAt(page: Page, record: GameRecord, count: number): Promise<number> {
  const table = { mode: 'hotseat', logs: 'closed' };
  await openRecord(page, JSON.stringify({ ...record, actions: record.actions.slice(0, count), table }));
  await takeSeat(page, MOUSE);
  // What plays itself may hand over once more.
  await takeSeat(page, MOUSE);
  return (await save(page, MOUSE)).actions.length;
}

/** Moves that leave nothing to decide are one button: which way they were given is not in the game. */
const withoutMoves = (actions: readonly Action[]): Action[] =>
  actions.filter(({ do: kind }) => kind !== 'move' && kind !== 'move-all');

/** Plays a stretch and compares what the page has made of it with the game as it was recorded. */
async function playStretch(page: Page, hands: Hands, { recorded, from, to }: Stretch): Promise<void> {
  const { record, end, result } = recorded;
  const game = gameAfter(record, from);
  await playOut(page, record.actions.slice(from, to), { hands, game });
  if (to === record.actions.length && result) {
    await expect(page.getByRole('heading', { name: resultText(result) })).toBeVisible();
  } else await takeSeat(page, hands);
  const saved = await save(page, hands);
  expect(withoutMoves(saved.actions)).toEqual(withoutMoves(record.actions.slice(0, to)));
  expect(snapshot(gameAfter(saved, saved.actions.length))).toEqual(
    to === record.actions.length ? end : snapshot(gameAfter(record, to)),
  );
}

/** One of them without a mouse, and with it too with `npm run test:all`. */
const BY_KEYS = 'convoy-red';

for (const stretch of WHOLE) {
  if (!ALL && stretch.recorded.record.scenario === BY_KEYS) continue;
  test(`from the card to the end: ${stretch.recorded.name}`, async ({ page }) => {
    await beginFromCard(page, MOUSE, String(stretch.recorded.record.scenario));
    await playStretch(page, MOUSE, stretch);
  });
}

test('with the keyboard alone, from the card to the end', async ({ page }) => {
  const stretch = WHOLE.find(({ recorded }) => recorded.record.scenario === BY_KEYS)!;
  await beginFromCard(page, KEYBOARD, BY_KEYS);
  await playStretch(page, KEYBOARD, stretch);
});

/** What is played of the games of one scenario, piece by piece on one page. */
const PIECES = new Map<string, Stretch[]>();
for (const stretch of [...ENDS, ...FIRSTS]) {
  const { scenario } = stretch.recorded.record;
  const played = typeof scenario === 'string' ? scenario : 'a scenario of one’s own';
  PIECES.set(played, [...(PIECES.get(played) ?? []), stretch]);
}

for (const [scenario, stretches] of PIECES) {
  test(`the ends and what is used first, in ${scenario}`, async ({ page }) => {
    await page.goto('/');
    for (const stretch of stretches) {
      const { recorded, from, to } = stretch;
      await test.step(`${recorded.name}, actions ${from + 1} to ${to}`, async () => {
        const given = await openAt(page, recorded.record, from);
        await playStretch(page, MOUSE, { ...stretch, from: Math.min(given, to) });
        await page.goto('/#/');
      });
    }
  });
}
