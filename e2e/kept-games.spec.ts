import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { packText } from '../src/store/device/link.ts';
import { emptyBattle } from '../src/workbench/battles/battle.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothingHere } from './axe.ts';
import { expectNoOrder, openRecord, pressEnd, takeSeat } from './driver.ts';
import { after, atRest, MOUSE } from './hands.ts';
import { give } from './orders.ts';
import { expect, test } from './test.ts';

test.use({ reuseContext: false });

const motion = (page: Page) => page.locator('[data-part="unit-motion"]');
const games = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^(Continue|Look at)/ }) });
const game = (page: Page, text: string) => games(page).filter({ hasText: text });

const recordWith = (table: object, count: number = AT.command): string =>
  JSON.stringify({ ...JSON.parse(recordAfter(count)), table });

/** Brings a game to this device and leaves it for the start screen. */
async function bring(page: Page, record: string): Promise<void> {
  await openRecord(page, record);
  await page.locator('[data-part="room"]').waitFor();
  await page.goto('/#/');
  await expect(games(page).first()).toBeVisible();
}

test('a game is renamed in its place, and keeps its name while it is played and in its record', async ({ page }) => {
  await page.goto('/');
  await bring(page, recordWith({ names: ['Ann', 'Ben'] }));
  await game(page, 'Ann and Ben').getByRole('button', { name: 'Rename' }).click();
  // The field is loaded when it is asked for.
  await expect(page.getByRole('textbox', { name: /name/i }).first()).toBeFocused();
  await page.keyboard.type('Sunday evening');
  await expectNothingHere(page, 'a game being renamed');
  await page.keyboard.press('Enter');
  const named = game(page, 'Sunday evening');
  await expect(named).toContainText('The Showdown, Ann and Ben; Game-Turn 1, Command Phase, player 2');
  await expect(named.getByRole('button', { name: 'Rename' })).toBeFocused();

  await named.getByRole('button', { name: 'Continue' }).click();
  await takeSeat(page, MOUSE);
  await page.locator('[data-slot="faster"]').click();
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await page.getByRole('button', { name: 'Menu' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record as a file' }).click();
  expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8')).table.name).toBe('Sunday evening');
  await page.goto('/#/');
  await expect(named).toBeVisible();
  await named.getByRole('button', { name: 'Rename' }).click();
  await page.keyboard.type('No');
  await page.keyboard.press('Escape');
  await expect(named).toBeVisible();
});

test('a deletion is taken back in its place, in another tab too, and is for good only later', {
  tag: '@landing',
}, async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/');
  await bring(page, recordWith({ name: 'One' }));
  await bring(page, recordWith({ name: 'Two' }));
  const second = await context.newPage();
  await second.goto('/#/');
  await expect(game(second, 'One')).toBeVisible();
  await game(page, 'One').getByRole('button', { name: 'Delete' }).click();
  const undo = page.getByRole('button', { name: /^Undo the deletion of One/ });
  await expect(undo).toBeFocused();
  await expect(game(second, 'One')).toHaveCount(0);
  await expectNothingHere(page, 'a deleted game');
  await page.reload();
  await expect(undo).toBeVisible();
  const undoThere = second.getByRole('button', { name: /^Undo the deletion of One/ });
  await expect(undoThere).toBeVisible();
  await expect(undoThere).not.toBeFocused();
  await undoThere.click();
  await expect(second.getByRole('button', { name: /^Continue One/ })).toBeFocused();
  await expect(game(page, 'One')).toHaveCount(1);

  await game(page, 'One').getByRole('button', { name: 'Delete' }).click();
  await expect(undo).toBeVisible();
  await page.clock.fastForward(11 * 60_000);
  await page.goto('/#/learn');
  await expect(page.getByRole('heading', { name: 'Learn the game' })).toBeVisible();
  await page.goto('/#/');
  await expect(game(page, 'Two')).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(page.getByText('the browser no longer has it')).toHaveCount(0);
});

test('a game that was deleted is not opened by its address, and can still be taken back', async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await page.locator('[data-part="room"]').waitFor();
  const { hash } = new URL(page.url());
  await page.goto('/#/');
  await game(page, 'The Showdown').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^Undo the deletion/ })).toBeVisible();
  await page.goto(`/${hash}`);
  await expect(page.getByRole('alert')).toContainText('This game has been deleted');
  await page.getByRole('button', { name: /^Undo the deletion/ }).click();
  await game(page, 'The Showdown').getByRole('button', { name: 'Continue' }).click();
  await takeSeat(page, MOUSE);
  await expect(motion(page)).toHaveText(/^velocity 1/);
});

test('a copy goes its own way', async ({ page }) => {
  await page.goto('/');
  await bring(page, recordWith({ mode: 'rehearsal', name: 'Try' }));
  await game(page, 'Try').getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByText('Copied: the copy goes on from the same moment')).toBeVisible();
  await game(page, 'Copy of Try').getByRole('button', { name: 'Continue' }).click();
  await page.locator('[data-part="room"]').waitFor();
  await page.locator('[data-slot="faster"]').click();
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await page.goto('/#/');
  await game(page, 'Try').filter({ hasNotText: 'Copy' }).getByRole('button', { name: 'Continue' }).click();
  await expect(motion(page)).toHaveText(/^velocity 1/);
});

test('many games are searched and sorted', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Delta', 'Alpha', 'Gamma', 'Beta', 'Eta', 'Zeta']) await bring(page, recordWith({ name }));
  await page.getByRole('button', { name: 'Show all 6 games' }).click();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await bring(page, recordWith({ names: ['Theodora', ''] }));
  await page.getByRole('button', { name: 'Show all 7 games' }).click();
  await expectNothingHere(page, 'many games');
  const titles = games(page).locator('.kept-words strong');
  await expect(titles).toHaveText(['The Showdown, Theodora', 'Zeta', 'Eta', 'Beta', 'Gamma', 'Alpha', 'Delta']);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(titles).toHaveText(['Alpha', 'Beta', 'Delta', 'Eta', 'Gamma', 'The Showdown, Theodora', 'Zeta']);
  await page.getByRole('searchbox').fill('theodora show');
  await expect(page.getByText('1 of 7 games')).toBeVisible();
  await expect(titles).toHaveText(['The Showdown, Theodora']);
});

/** Drops a file or a text on the page, or pastes a text, once the page listens. */
const handOver = async (page: Page, how: 'drop' | 'paste', text: string, type: 'file' | 'text') => {
  await atRest(page);
  await page.evaluate(
    ([event, words, kind]) => {
      const data = new DataTransfer();
      if (kind === 'file') data.items.add(new File([words], 'dropped.json'));
      else data.setData('text/plain', words);
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    [how, text, type] as const,
  );
};

test('a record is dropped on the page or pasted into it, at the start and at a table', { tag: '@landing' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Begin The Showdown' })).toBeVisible();
  await handOver(page, 'paste', 'Good morning', 'text');
  await expect(page.getByRole('alert')).toContainText('neither a record nor a link');
  await handOver(page, 'drop', recordAfter(AT.command), 'file');
  await takeSeat(page, MOUSE);
  await expect(motion(page)).toHaveText(/^velocity 1/);
  await handOver(page, 'drop', '{"format":', 'file');
  await expect(page.getByRole('alert')).toContainText('The file dropped.json is as it was');
  await handOver(page, 'paste', recordAfter(AT.hit), 'text');
  await expect(page.locator('[data-part="curtain"]')).toBeVisible();
  await page.goto('/#/');
  await expect(games(page)).toHaveCount(2);
});

test('a game that is begun while a file is being read stays, and nothing of the file is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const { text } = Blob.prototype;
    // A file is fetched from a slow disk: it comes when the test says so.
    File.prototype.text = async function (this: File) {
      await new Promise<void>((come) => {
        Object.assign(globalThis, { letFileCome: come });
      });
      return text.call(this);
    };
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Begin The Showdown' })).toBeVisible();
  await handOver(page, 'drop', recordAfter(AT.command), 'file');
  await page.waitForFunction(() => 'letFileCome' in globalThis);
  await page.getByRole('button', { name: 'Begin The Showdown' }).click();
  await takeSeat(page, MOUSE);
  const { hash } = new URL(page.url());
  await page.evaluate(() => (globalThis as unknown as { letFileCome(): void }).letFileCome());
  await pressEnd(page, 'Ready');
  await expect(page.getByText('Player 2’s set-up')).toBeVisible();
  expect(new URL(page.url()).hash).toBe(hash);
  await page.goto('/#/');
  await expect(games(page)).toHaveCount(1);
});

async function linkTo(text: string): Promise<string> {
  const packed = await packText(text);
  if (!packed.ok) throw new Error('too long');
  return `/#/open/${packed.packed}`;
}

test('a game in a link is looked at, and nothing of it is kept before a copy is', { tag: '@landing' }, async ({
  page,
}) => {
  await page.goto(await linkTo(recordAfter()));
  await expect(page.getByRole('heading', { name: /Player 1 wins/ })).toBeVisible();
  await expect(page.getByText('Nothing of it is saved on this device before you keep a copy')).toBeVisible();
  await expectNothingHere(page, 'a game in a link');
  await page.reload();
  await expect(page.getByRole('heading', { name: /Player 1 wins/ })).toBeVisible();
  await page.goto('/#/');
  await expect(page.getByRole('button', { name: 'Begin The Showdown' })).toBeVisible();
  await expect(games(page)).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Keep a copy' }).click();
  await expect(page).toHaveURL(/#\/game\//);
  await page.goto('/#/');
  await expect(games(page)).toHaveCount(1);
});

test('an unfinished game in a link can be gone on with as a copy', async ({ page }) => {
  await page.goto('/');
  await handOver(page, 'paste', `Look: http://x.example${await linkTo(recordWith({ mode: 'rehearsal' }))} !`, 'text');
  await page.locator('[data-part="room"]').waitFor();
  await expectNoOrder(page);
  await page.getByRole('button', { name: 'Keep a copy' }).click();
  await page.locator('[data-slot="faster"]').click();
  await expect(motion(page)).toHaveText(/^velocity 2/);
});

test('a link to a battle that is pasted opens it, as its address does', async ({ page }) => {
  await page.goto('/');
  const link = await linkTo(JSON.stringify(emptyBattle('At the far end')));
  await handOver(page, 'paste', `See http://x.example${link.replace('open', 'workbench/open')}.`, 'text');
  await expect(page.getByRole('heading', { name: 'At the far end' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep it and open it' }).click();
  await expect(page).toHaveURL(/#\/workbench\/battle\//);
});

test('rubbish in a link is refused in a sentence', async ({ page }) => {
  for (const [address, sentence] of [
    ['/#/open/nonsense', 'Nothing can be read from this link'],
    ['/#/open/9abc', 'newer version'],
    [`/#/open/1${'A'.repeat(9_000)}`, 'larger than any'],
    [await linkTo('{"format":'), 'The link cannot be opened: the text was cut short'],
    [await linkTo(recordAfter(AT.end, { 2: { player: 2, do: 'move-all' } })), 'The record stops at action 3 of 44'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page).toHaveURL(/#\/$/);
  }
});

test('a game is copied, passed on as a link, and saved again over the same file', { tag: '@landing' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // Where the browser would ask for a file, one is there.
    Object.assign(window, {
      showSaveFilePicker: async () =>
        (await navigator.storage.getDirectory()).getFileHandle('mine.json', { create: true }),
    });
  });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const inFile = () =>
    page.evaluate(async () =>
      (await (await (await navigator.storage.getDirectory()).getFileHandle('mine.json')).getFile()).text(),
    );
  const share = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Copy or pass on the game' }).click();
  };
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  await share();
  await expectNothingHere(page, 'a game being passed on');
  await expect(page.getByText('Only when the game is over: the link')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy a link' })).toBeDisabled();
  await page.getByRole('button', { name: 'Copy the record as text' }).click();
  await expect(page.getByText('The record is copied.')).toBeVisible();
  expect(JSON.parse(await clipboard()).actions).toHaveLength(AT.command);
  await page.getByRole('button', { name: 'Save over a file' }).click();
  await expect(page.getByText('Saved in \u2068mine.json\u2069.')).toBeVisible();
  // The file is known after a reload too.
  await page.reload();
  await takeSeat(page, MOUSE);
  await page.locator('[data-slot="faster"]').click();
  await expect(motion(page)).toHaveText(/^velocity 2/);
  await share();
  await page.getByRole('button', { name: /^Save again over .mine\.json.$/ }).click();
  await expect(page.getByText('Saved in \u2068mine.json\u2069.')).toBeVisible();
  expect(JSON.parse(await inFile()).actions).toHaveLength(AT.command + 1);
  await page.getByRole('button', { name: 'Close' }).click();

  const before = page.url();
  await openRecord(page, recordWith({ mode: 'rehearsal' }));
  // The table before has orders too, but no link.
  await page.waitForURL(({ href }) => href !== before);
  await atRest(page);
  await share();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  await page.goto(await clipboard());
  await expect(page.getByRole('button', { name: 'Keep a copy' })).toBeVisible();
});

test('results against the program are counted at the start, outlive their games, and are cleared with an undo', async ({
  page,
}) => {
  await page.goto('/');
  const program = { 2: { rank: 'ensign', seed: 1, budget: 200 } };
  await openRecord(page, JSON.stringify({ ...JSON.parse(recordAfter(AT.fire)), table: { mode: 'hotseat', program } }));
  await page.locator('[data-part="room"]').waitFor();
  await after(page, () => give(page, MOUSE, { player: 1, do: 'concede' }));
  await page.getByRole('button', { name: 'To the start' }).click();
  const results = page.locator('.own-games');
  await expect(results).toContainText('1 game against the program: 0 won, 0 drawn, 1 lost');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.reload();
  await results.locator('summary').click();
  await expect(results.getByRole('row', { name: /The Showdown Ensign 1 0 0 1/ })).toBeVisible();
  await expectNothingHere(page, 'the start screen with results');
  await page.getByRole('button', { name: 'Clear these results' }).click();
  await expect(results).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(results).toContainText('1 lost');
});
