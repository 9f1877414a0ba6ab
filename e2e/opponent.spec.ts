import type { Page } from 'playwright/test';
import type { GameRecord } from '../src/engine/index.ts';
import { ALL } from '../tests/all.ts';
import { ACTIONS, AT } from '../tests/fixtures/showdown.ts';
import { CAPTAIN } from '../tests/fixtures/thinker.ts';
import { expectNothing } from './axe.ts';
import { endAnyway, openRecord, openStory, pressEnd, readUntil, sameSeeds } from './driver.ts';
import { after, atRest, END, KEYBOARD, MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

// Here things move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A worker that has a plan at once and looks for a better one for ever; with none it breaks down. */
async function replaceWorker(page: Page, plan: readonly unknown[] | null): Promise<void> {
  const answer = JSON.stringify({ answer: { orders: plan, reasons: [], value: 0.5, evaluations: 1 }, done: false });
  const body = plan === null ? 'nobodyThere();' : `addEventListener('message', () => postMessage(${answer}));`;
  await page.route('**/worker-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

const END_2 = [{ player: 2, do: 'end-phase' }];

/** [11.1] The Showdown as it lies before player 2, who is the program, commands for the first time. */
async function openAtCommand(page: Page, table: GameRecord['table'] = {}): Promise<void> {
  const record: Partial<GameRecord> = {
    format: 'deltavee-record',
    version: 1,
    scenario: 'showdown',
    dice: { seed: 5 },
    actions: ACTIONS.slice(0, AT.command),
    table: { program: { 2: CAPTAIN }, ...table },
  };
  await page.goto('/');
  await openRecord(page, JSON.stringify(record));
}

const thinks = (page: Page) => page.getByRole('heading', { name: 'The Captain commands' });
/** The end of one's own phase: while the other side's is shown it stands there too, and takes no press. */
const endOf = (page: Page, name: string | RegExp) => page.locator(END).filter({ hasText: name });
const mine = (page: Page) => endOf(page, 'End Fire Phase');

test('a game against the Ensign is begun and played with the mouse, and comes back as it was', {
  tag: '@landing',
}, async ({ page }) => {
  await sameSeeds(page);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Against the program' }).check();
  const sides = page.getByRole('group', { name: 'You play' }).getByRole('button');
  await expect(sides).toHaveText(['Player 1, the thieves', 'Player 2, the local guard', 'Neither']);
  await page.getByRole('group', { name: 'Player 2 is the program’s' }).getByRole('button', { name: 'Ensign' }).click();
  await page.getByRole('button', { name: 'Begin The Showdown' }).click();
  await pressEnd(page, 'Ready');
  const command = endOf(page, 'End Command Phase');
  for (const turn of [1, 2]) {
    // Moves that leave no choice, and a fire that could hit nobody, play themselves.
    await readUntil(page, MOUSE, command.or(mine(page)));
    await expect(page.locator('[data-part="turn"]')).toHaveText(`Game-Turn ${turn}`);
    if (await mine(page).isVisible()) await endAnyway(page, 'End Fire Phase');
    await readUntil(page, MOUSE, command);
    await after(page, () => page.locator('[data-slot="faster"]').click());
    await endAnyway(page, 'End Command Phase');
    if (turn === 1) await page.getByRole('button', { name: 'Good', exact: true }).click();
  }
  // Whatever the program has done by then has been shown as well.
  await expect(page.locator('[data-part="turn"]')).toHaveText('Game-Turn 3');
  await readUntil(page, MOUSE, endOf(page, /^End (Fire|Command) Phase/));
  await openStory(page);
  await expect(page.locator('[data-part="events"]')).toContainText('2D');
  await expect(page.locator('[data-piece="2D"]')).toBeVisible();
  await atRest(page);
  const story = await page.locator('[data-part="events"]').innerText();
  await page.reload();
  await page.locator('[data-part="table"]').waitFor();
  await openStory(page);
  // The latest events are there first, what came before them a moment later.
  await expect.poll(() => page.locator('[data-part="events"]').innerText()).toBe(story);
});

test('while it thinks it can be hurried, undone and left, and a reload has it think again', async ({ page }) => {
  await replaceWorker(page, END_2);
  await openAtCommand(page);
  await expect(thinks(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await pressEnd(page, 'End Movement Phase');
  await expect(thinks(page)).toBeVisible();
  await page.reload();
  await expect(thinks(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave to the start' }).click();
  await page.getByRole('button', { name: 'Continue The Showdown, against the Captain' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await readUntil(page, MOUSE, mine(page));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'End Movement Phase' })).toBeVisible();
});

test('its worker may break down: it is said, nothing is lost, and it tries again', { tag: '@landing' }, async ({
  page,
}) => {
  await replaceWorker(page, null);
  await openAtCommand(page);
  await expect(
    page.getByText('It broke down while thinking, or may not think in the background here. Nothing is lost'),
  ).toBeVisible();
  await page.unroute('**/worker-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await readUntil(page, MOUSE, mine(page));
});

test('of two tabs only the one that plays lets it think', async ({ page, context }) => {
  await replaceWorker(page, END_2);
  await openAtCommand(page);
  await expect(thinks(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByText('This game is open in another tab')).toBeVisible();
  await expect(thinks(second)).toHaveCount(0);
  await second.getByRole('button', { name: 'Play it here' }).click();
  await readUntil(second, MOUSE, mine(second));
  await expect(page.getByText('This game is open in another tab')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play now' })).toHaveCount(0);
});

test('advice is shown in the dock with its reasons, and the program says why it did what it did', {
  tag: '@landing',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtCommand(page, { logs: 'open' });
  await readUntil(page, MOUSE, mine(page));
  await openStory(page);
  const why = page.getByRole('button', { name: 'Why?' });
  await expect(why.first()).toBeVisible();
  await why.first().click();
  const answer = page.getByRole('region', { name: 'Why' });
  await expect(answer).toContainText('2D');
  await answer.getByRole('button', { name: 'Close' }).click();
  await endAnyway(page, 'End Fire Phase');
  await readUntil(page, MOUSE, page.locator('[data-slot="faster"]:not([aria-disabled="true"])'));
  await page.keyboard.press('i');
  const advice = page.locator('[data-part="advice"]');
  await expect(advice).toContainText('1E');
  await advice.getByRole('button', { name: 'Why' }).click();
  await expect(page.getByRole('region', { name: 'Why' })).toContainText('What an Admiral would do');
  await advice.getByRole('button', { name: 'Show' }).click();
  // Before the dock has followed, it takes no order.
  await atRest(page);
  const giver = page.locator('[data-part="dock-answer"] [data-filled="true"]');
  await expect(giver).toBeVisible();
  const said = await advice.innerText();
  await giver.click();
  await expect(advice).not.toHaveText(said);
});

/** Who does nothing but move and end his phases gives up then; with `npm run test:all` he may have lost before. */
const LAST_TURN = ALL ? 12 : 4;

test('a whole Showdown against the Ensign with the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtCommand(page, { program: { 2: { rank: 'ensign', seed: 3, budget: 200 } } });
  const mineOrEnd = page.locator(`${END}, .end`);
  const turn = async () => Number(/\d+/.exec(await page.locator('[data-part="turn"]').innerText())?.[0]);
  for (;;) {
    await readUntil(page, KEYBOARD, mineOrEnd.first());
    if (await page.locator('.end').isVisible()) break;
    if ((await turn()) > LAST_TURN) {
      await KEYBOARD.press(page, 'button[aria-label="Menu"]');
      await KEYBOARD.press(page, '[data-part="menu"] button', /Concede/);
      await after(page, () => KEYBOARD.press(page, 'dialog button', /Concede as/));
    } else if (await page.locator('[data-part="move"]').isVisible())
      await after(page, () => page.keyboard.press('Shift+M'));
    else await after(page, () => page.keyboard.press('Shift+Enter'));
    const isAsked = await page.getByText('Press once more to end').isVisible();
    if (isAsked) await after(page, () => page.keyboard.press('Shift+Enter'));
  }
  await expect(page.getByRole('heading', { name: /You have lost/ })).toBeFocused();
  await openStory(page);
  await expect(page.getByRole('button', { name: 'Why?' }).first()).toBeVisible();
});

const ACCELERATES = [{ player: 2, do: 'accelerate', unit: '2D' }, ...END_2];
const now = (page: Page) => page.getByRole('button', { name: 'Play now' });

test('nothing is in the way of anybody while the program thinks and shows', async ({ page }) => {
  await replaceWorker(page, ACCELERATES);
  await openAtCommand(page, { program: { 1: CAPTAIN, 2: CAPTAIN } });
  await expect(now(page)).toBeVisible();
  await expectNothing(page, 'two programs think');
  await page.getByRole('button', { name: 'Hold' }).click();
  await now(page).click();
  await expect(page.locator('.dock-told')).toHaveText('2D accelerates to velocity 2.');
  await expectNothing(page, 'their orders are shown');
});
