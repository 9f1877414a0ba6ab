import type { Page } from 'playwright/test';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { endAnyway, fromMenu, openRecord, openStory, pressEnd, takeSeat } from './driver.ts';
import { after, atRest, MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

const motion = (page: Page) => page.locator('[data-part="unit-motion"]');

const open = async (page: Page, count: number, table: object = {}, change: object = {}) => {
  await page.goto('/');
  await openRecord(page, JSON.stringify({ ...JSON.parse(recordAfter(count)), table, ...change }));
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="table"]')).toBeVisible();
};

/** Goes from target to target until it is the enemy ship. */
const aimAt2D = async (page: Page) => {
  await page.locator('[data-piece="2D"]').click();
  await expect(page.locator('[data-part="target"]')).toContainText('2D');
  await atRest(page);
};

test('undo goes back to the hand-over and no farther', { tag: '@landing' }, async ({ page }) => {
  await open(page, AT.command);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await after(page, () => page.keyboard.press('w'));
  await after(page, () => page.keyboard.press('q'));
  await expect(motion(page)).toHaveText(/^velocity 2, to 8 o/);
  await after(page, () => undo.click());
  await after(page, () => page.keyboard.press('z'));
  await expect(motion(page)).toHaveText(/^velocity 1, to 9 o/);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await after(page, () => page.keyboard.press('Control+Shift+Z'));
  await after(page, () => page.keyboard.press('Control+Y'));
  await expect(motion(page)).toHaveText(/^velocity 2, to 8 o/);
  await after(page, () => page.keyboard.press('Control+Z'));
  await expect(motion(page)).toHaveText(/^velocity 2, to 9 o/);
});

test('keys are those of the same places where no Latin letters are typed', async ({ page }) => {
  await open(page, AT.command);
  const type = (key: string, code: string) =>
    page.evaluate(
      (pressed) => void document.body.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true })),
      { key, code },
    );
  await after(page, () => type('ц', 'KeyW'));
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await after(page, () => type('σ', 'KeyS'));
  await expect(motion(page)).toHaveText(/^velocity 1/);
});

test('a phase with a shot worth having left is asked about once, in a line', { tag: '@landing' }, async ({ page }) => {
  await open(page, AT.hit);
  const asked = page.getByText(/Best shot: 1E at 2D, .* to hurt\. Press once more to end/);
  await pressEnd(page, 'End Fire Phase');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await pressEnd(page, 'End Fire Phase');
  await expect(asked).toBeVisible();
  await pressEnd(page, 'End Fire Phase');
  await expect(page.getByRole('heading', { name: 'Hand over to player 2' })).toBeFocused();
});

test('who ended too early goes back, and the other has seen nothing', async ({ page }) => {
  await open(page, AT.command);
  await after(page, () => page.keyboard.press('w'));
  await after(page, () => endAnyway(page, 'End Command Phase'));
  await page.getByRole('button', { name: 'Player 2: not finished yet, go back' }).click();
  await expect(page.getByRole('heading', { name: 'For player 2' })).toBeVisible();
  await takeSeat(page, MOUSE);
  await expect(motion(page)).toHaveText(/^velocity 2/);
});

test('in a rehearsal everything can be taken back, done again and watched', { tag: '@landing' }, async ({ page }) => {
  await open(page, AT.decision + 1, { mode: 'rehearsal' });
  const undo = page.getByRole('button', { name: 'Undo' });
  for (let times = 0; times < 3; times += 1) await after(page, () => undo.click());
  await expect(page.getByRole('heading', { name: 'Command your ships' })).toBeVisible();
  for (let times = 0; times < 3; times += 1)
    await after(page, () => page.getByRole('button', { name: 'Redo' }).click());
  await expect(page.getByRole('heading', { name: 'Fire and launch' })).toBeVisible();
  await fromMenu(page, 'Replay');
  await expect(page.getByText('Before the first order')).toBeVisible();
  await page.getByRole('slider', { name: 'Action' }).fill('5');
  await expect(page.getByRole('region', { name: 'Replay', exact: true })).toContainText('2D accelerates to velocity 2');
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.getByRole('region', { name: 'Replay', exact: true })).toContainText('velocity 3');
});

test('phases without a decision play themselves where that is wished, and one undo takes them back', async ({
  page,
}) => {
  await open(page, AT.fire);
  await pressEnd(page);
  await page.getByRole('button', { name: 'From now on by itself' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Command your ships' })).toBeVisible();
  await page.reload();
  await takeSeat(page, MOUSE);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  const plays = page.getByRole('group', { name: 'Phases without a decision' });
  await expect(plays.getByRole('button', { name: 'Always' })).toHaveAttribute('aria-pressed', 'true');
});

test('a missile is launched in one pull; Escape and a pull back to its start leave what was laid ready', async ({
  page,
}) => {
  await open(page, AT.launch);
  await page.locator('[data-slot="launch"]').click();
  const laid = page.locator('.dock-facts');
  const ready = await laid.innerText();
  const lit = page.locator('[data-hex="A1207"]');
  await lit.hover();
  const box = (await lit.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  await page.mouse.move(x + 4 * box.width, y, { steps: 4 });
  await expect(laid).toHaveText(/^into A1207, to 3 o’clock, velocity 4/);
  await page.keyboard.press('Escape');
  await expect(laid).toHaveText(ready);
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 4 * box.width, y, { steps: 4 });
  await after(page, () => page.mouse.up());
  await openStory(page);
  await expect(page.locator('[data-part="events"]')).toContainText(
    '1E launches 1U01, an unguided missile, from pod 1 into A1207',
  );
});

test('Escape breaks off what is in progress', async ({ page }) => {
  await open(page, AT.launch);
  await page.locator('[data-slot="launch"]').click();
  await expect(page.locator('[data-part="launch"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-part="launch"]')).toHaveCount(0);
  await expect(page.locator('[data-slot="launch"]')).toBeFocused();
});

test('a click on an enemy aims, and a second one fires nothing', async ({ page }) => {
  await open(page, AT.hit);
  await aimAt2D(page);
  await aimAt2D(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});

test('a double click on Fire fires once, and the next shot is laid anew', { tag: '@landing' }, async ({ page }) => {
  // Whatever is fired misses: nobody has a part to choose.
  await open(page, AT.hit, { mode: 'rehearsal' }, { dice: { rolls: [10, 10] } });
  const shots = page.locator('[data-part="events"]').getByText(/1E.* fires a /);
  const fire = page.locator('[data-slot="answer"][data-part="fire"]');
  await aimAt2D(page);
  await after(page, () => fire.dblclick());
  await openStory(page);
  await expect(shots).toHaveCount(1);
  await page.getByRole('button', { name: 'Fold the drawer' }).click();
  // What came of it is read first.
  await page
    .locator('[data-part="stage"]')
    .getByRole('button', { name: /^Stop|^Continue/ })
    .click();
  await aimAt2D(page);
  await after(page, () => fire.click());
  await openStory(page);
  await expect(shots).toHaveCount(2);
});

test('concede and draw ask before they end the game', { tag: '@landing' }, async ({ page }) => {
  await open(page, AT.command);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Agree on a draw' }).click();
  await page.getByRole('checkbox', { name: 'player 1 agrees' }).check();
  await expect(page.getByRole('button', { name: 'End in a draw' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Concede as player 2' }).click();
  await expect(page.getByRole('heading', { name: 'Player 1 wins: player 2 has conceded' })).toBeFocused();
  await page.getByRole('button', { name: 'Play again' }).dblclick();
  await expect(page.getByRole('heading', { name: 'For player 1' })).toBeVisible();
  // It was one press, and began one game.
  await page.goto('/#/');
  await expect(page.locator('[data-part="kept-game"]')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
});

test('the keys are shown, and give the focus back', async ({ page }) => {
  await open(page, AT.command);
  await page.locator('[data-slot="faster"]').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-slot="faster"]')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('six orders under the thumb, handles for the rest, and every target has the size of a finger', async ({
    page,
  }) => {
    await open(page, AT.command);
    const six = page.locator('[data-group="maneuver"][data-slot]:visible');
    await expect(six).toHaveCount(6);
    const places = await six.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(new Set(places.map(({ top }) => top)).size).toBe(2);
    expect(places.every(({ width, height }) => width >= 44 && height >= 44)).toBe(true);
    await page.locator('[data-slot="faster"]').tap();
    await expect(motion(page)).toHaveText(/^velocity 2/);
    await atRest(page);
    const sizes = await page.locator('button:visible').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return { name: button.textContent, width, height };
      }),
    );
    expect(sizes.filter(({ width, height }) => Math.min(width, height) < 24)).toEqual([]);
    await openStory(page);
    await expect(page.locator('[data-part="events"]').getByText('2D accelerates to velocity 2')).toBeVisible();
    await page.locator('[data-part="drawer"]').getByRole('button', { name: 'Ship’s log' }).tap();
    await expect(page.locator('[data-part="log"]').getByText('Hunter')).toBeVisible();
  });

  test('the weapon and the type of fire that are laid outlast a look into the log', async ({ page }) => {
    await open(page, AT.hit);
    await aimAt2D(page);
    const barrage = page.locator('[data-fire="1 laser-barrage"]');
    if ((await barrage.getAttribute('aria-pressed')) !== 'true') await barrage.tap();
    await page.locator('.dock-pull').tap();
    await expect(page.locator('[data-part="log"]').getByText('Hunter')).toBeVisible();
    await page.locator('.dock-pull').tap();
    await expect(barrage).toHaveAttribute('aria-pressed', 'true');
    await after(page, () => page.locator('[data-slot="answer"]').tap());
    await openStory(page);
    await expect(page.locator('[data-part="events"]').getByText(/1E.* fires a laser barrage/)).toBeVisible();
  });
});
