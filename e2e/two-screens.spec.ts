import { expect } from 'playwright/test';
import { pressEnd } from './driver.ts';
import { test } from './served.ts';

test('a game in progress goes on at two screens, and one who comes chooses a side', async ({ newScreen, served }) => {
  const [ann, ben] = [await newScreen(), await newScreen()];
  await ann.goto(served);
  await ann.getByRole('button', { name: 'Begin The Showdown' }).click();
  await ann.getByRole('button', { name: /uncover/ }).click();
  await pressEnd(ann, 'Ready');
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
  // His set-up leaves him nothing to choose, and ends by itself.
  await expect(ben.getByRole('heading', { name: 'Ann moves' })).toBeVisible();
  await expect(ann.getByRole('heading', { name: 'Move your units' })).toBeVisible();
});

test('a game that is over is followed by one with the sides changed, and others may watch', {
  tag: '@landing',
}, async ({ newScreen, served }) => {
  const [ann, ben, cy] = [await newScreen(), await newScreen(), await newScreen()];
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
  await expect(ann.getByRole('heading', { name: 'Move your units' })).toBeVisible();

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
  await expect(ann.getByRole('heading', { name: 'Ben moves' })).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Move your units' })).toBeVisible();

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

test('every dialog of a table that is shown anew can be left by mouse', async ({ browser, served }) => {
  const [ann, ben] = [await browser.newPage(), await browser.newPage()];
  await ann.goto(served);
  await ann.getByRole('radio', { name: /Two screens/ }).check();
  await ann.getByRole('button', { name: 'Lay the table and invite' }).click();
  await ben.goto(await ann.getByLabel('Invitation to DeltaVee').inputValue());
  await ben.getByRole('button', { name: 'Take the seat' }).click();
  await expect(ben.getByText('Player 1 is here')).toBeVisible();
  for (const page of [ann, ben]) {
    await page.reload();
    await expect(page.getByText(/is here/)).toBeVisible();
    for (const name of [
      /^(Watchers|Other devices)/,
      /^Find anything/,
      /^Keys/,
      /^Preferences/,
      /draw$/,
      /^Concede/,
      /^Report a fault/,
    ]) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name }).click();
      const leave = page.getByRole('dialog').getByRole('button', { name: /^(Close|Done|Back to the table|Play on)$/ });
      await leave.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});
