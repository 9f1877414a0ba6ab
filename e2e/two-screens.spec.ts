import type { Page, WebSocketRoute } from 'playwright/test';
import { expect } from 'playwright/test';
import { test } from './served.ts';
import { listenToComplaints } from './test.ts';

/** The way of a page to its table, which can be cut and mended. */
async function lineOf(page: Page) {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    if (isCut) return void (await socket.close());
    open.add(socket);
    socket.connectToServer();
  });
  return {
    async cut() {
      isCut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

/** Ends the phase, or says that one is ready. */
const end = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

test('two browsers play on two screens, one of them reloaded and offline in between', async ({ browser, served }) => {
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const [ann, ben] = [await desk.newPage(), await phone.newPage()];
  const complaints = await listenToComplaints(ann);
  const line = await lineOf(ben);
  await ann.goto(served);
  await ann.getByRole('radio', { name: /Two screens/ }).check();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Lay the table and invite' }).click();
  const link = await ann.getByLabel('Invitation to DeltaVee').inputValue();

  await ben.goto(link);
  await expect(ben.getByText('Ann invites you to The Showdown')).toBeVisible();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take the seat' }).click();
  await expect(ann.getByText('Ben is here')).toBeVisible();
  await expect(ben.getByText('Ann is here')).toBeVisible();

  await end(ann, /^Ready/);
  await expect(ben.getByRole('heading', { name: 'Set up your ships' })).toBeVisible();
  // She leaves, and comes back when it is her turn: what she has missed is told.
  await ann.goto(served);
  await end(ben, /^Ready/);
  await expect(ben.getByRole('heading', { name: 'Ann moves' })).toBeVisible();
  await ann.reload();
  await ann.getByRole('link', { name: 'Go to The Showdown' }).click();
  await expect(ann.getByRole('heading', { name: /^Ann, .*since you last looked$/ })).toBeVisible();
  await ann.getByRole('button', { name: 'Go to the Movement Phase' }).click();
  await expect(ann.getByText('Ben is here')).toBeVisible();

  await line.cut();
  await expect(ann.getByText('Ben is away')).toBeVisible();
  await expect(ben.getByText('Not connected')).toBeVisible();
  line.mend();
  await expect(ann.getByText('Ben is here')).toBeVisible();
  await expect(ben.getByText('Ann is here')).toBeVisible();

  await ann.getByRole('button', { name: 'Say something' }).click();
  await ann.getByLabel('A line to say').fill('Well met');
  await ann.getByRole('button', { name: 'Say', exact: true }).click();
  // On a phone talk shares the sheet with the events.
  await ben.getByRole('button', { name: 'Talk, 1 new' }).click();
  await expect(ben.getByText('Well met')).toBeVisible();

  // The link is void: the seat is taken.
  const third = await browser.newPage();
  await third.goto(link);
  await expect(third.getByRole('alert')).toHaveText(/taken this seat already/);

  expect(complaints).toEqual([]);
  await Promise.all([desk.close(), phone.close(), third.close()]);
});

test('a game in progress goes on at two screens, and whoever comes chooses a side', async ({ browser, served }) => {
  const [ann, ben] = [await browser.newPage(), await browser.newPage()];
  await ann.goto(served);
  await ann.getByRole('button', { name: 'Begin The Showdown' }).click();
  await ann.getByRole('button', { name: /uncover/ }).click();
  await end(ann, /^Ready/);
  await expect(ann.getByRole('heading', { name: 'Player 2’s set-up' })).toBeVisible();
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Go on at two screens' }).click();
  await expect(ann.getByText('knows all of it')).toBeVisible();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'The other chooses' }).click();
  await ann.getByRole('button', { name: 'Lay the table and invite' }).click();
  const link = await ann.getByLabel('Invitation to DeltaVee').inputValue();

  await ben.goto(link);
  await ben.getByRole('button', { name: 'Player 2: Piccolo D' }).click();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take the seat' }).click();
  // Player 1 had set up before: it is Ben's turn, and Ann has the side that is left.
  await expect(ann.getByRole('heading', { name: 'Ben sets up' })).toBeVisible();
  await end(ben, /^Ready/);
  await expect(ben.getByRole('heading', { name: 'Ann moves' })).toBeVisible();
  await expect(ann.getByRole('heading', { name: 'Move your units' })).toBeVisible();
});

test('a game that is over is followed by one with the sides changed, and others may watch', async ({
  browser,
  served,
}) => {
  const [ann, ben, cy] = [await browser.newPage(), await browser.newPage(), await browser.newPage()];
  await ann.goto(served);
  await ann.getByRole('radio', { name: /Two screens/ }).check();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('checkbox', { name: /Play both sides/ }).check();
  await ann.getByRole('button', { name: 'Lay the table and invite' }).click();
  const link = await ann.getByLabel('Invitation to DeltaVee').inputValue();
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take the seat' }).click();
  await expect(ann.getByText('Ben is here')).toBeVisible();
  await expect(ann).toHaveTitle(/^Your turn/);

  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: /^Watchers/ }).click();
  await ann.getByRole('button', { name: 'Link for watching only' }).click();
  await cy.goto(await ann.getByLabel('Link to watch').inputValue());
  await expect(cy.getByText('You watch, and see what neither side hides.')).toBeVisible();
  await ann.getByRole('button', { name: 'Close' }).click();

  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Concede' }).click();
  await ann
    .getByRole('dialog')
    .getByRole('button', { name: /Concede/ })
    .click();
  await expect(ann.getByText('The first game of the pair: 0 to 1 for you.')).toBeVisible();
  await ann.getByRole('button', { name: 'Play the second game, sides changed' }).click();
  await ben.getByRole('button', { name: 'Accept' }).click();
  await expect(ann.getByRole('heading', { name: 'Ben sets up' })).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Set up your ships' })).toBeVisible();

  await ann.goto(served);
  await expect(ann.getByText('against Ben; Ben: Game-Turn 1')).toBeVisible();
  await expect(ann.getByText('against Ben; Over.')).toBeVisible();
  await ann.getByRole('button', { name: 'Put The Showdown away' }).click();
  await expect(ann.getByText('against Ben; Over.')).toHaveCount(0);
});

test('at one screen a pair is two games with the sides changed, scored together', async ({ page, served }) => {
  const lose = async (next: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Concede as/ })
      .first()
      .click();
    await expect(page.getByText(next)).toBeVisible();
  };
  await page.goto(served);
  await page.getByRole('radio', { name: 'Open logs' }).first().check();
  await page.getByRole('textbox', { name: 'Player 1' }).first().fill('Ann');
  await page.getByRole('textbox', { name: 'Player 2' }).first().fill('Ben');
  await page
    .getByRole('checkbox', { name: /Play both sides/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Begin The Showdown' }).click();
  await lose('The first game of the pair: Ann 0, Ben 1.');
  await page.getByRole('button', { name: 'The second game of the pair, sides changed' }).click();
  await expect(page.getByRole('heading', { name: /set up/i }).first()).toBeVisible();
  await lose('Both games together: Ben 1, Ann 1.');
});
