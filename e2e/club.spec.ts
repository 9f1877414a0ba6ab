import { expect } from 'playwright/test';
import { expectNothingHere } from './axe.ts';
import { DESK, PHONE, test } from './served.ts';

test('one who comes takes an open table from the list, and both see their time', { tag: '@landing' }, async ({
  newScreen,
  served,
}) => {
  const [ann, ben] = [await newScreen(DESK), await newScreen(PHONE)];
  await ann.goto(served);
  await ann.getByRole('radio', { name: /Two screens/ }).check();
  await ann.getByRole('button', { name: '3 days' }).click();
  await ann.getByRole('button', { name: 'Anybody at all' }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Lay the table and invite' }).click();
  await expect(ann.getByText(/stands in the server’s list/)).toBeVisible();

  await ben.goto(served);
  await ben.getByRole('radio', { name: /Two screens/ }).check();
  await expect(ben.getByText(/Ann waits; closed logs, 3 days for every turn/)).toBeVisible();
  await expectNothingHere(ben, 'the list of open tables');
  await ben.getByRole('link', { name: 'Play The Showdown against Ann' }).click();
  // The start page asks for a name, too, until what Ben is invited to has come.
  const form = ben.locator('form', { has: ben.getByRole('button', { name: 'Take the seat' }) });
  await form.getByLabel('Your name').fill('Ben');
  await form.getByRole('button', { name: 'Take the seat' }).click();
  await expect(ann.getByText('Ben is here')).toBeVisible();
  for (const page of [ann, ben]) await expect(page.getByRole('timer')).toHaveText([/^2 days 23 h$/, '3 days 0 h']);
  await expectNothingHere(ann, 'a table with a clock');

  // Nothing that a table has on the map lies over the menu of a phone.
  await ben.getByRole('button', { name: 'Menu' }).click();
  for (const item of await ben.locator('[data-part="menu"] > button').all()) await item.click({ trial: true });
  await ben.keyboard.press('Escape');

  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Offer to stop the clock' }).click();
  await ben.getByRole('button', { name: 'Agree' }).click();
  await expect(ben.getByText('The clock stands, and nothing is ordered until Ann goes on.')).toBeVisible();
  await ann.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(ben.getByText(/The clock stands/)).toBeHidden();

  // Nobody else finds the table now.
  await ann.goto(served);
  await ann.getByRole('radio', { name: /Two screens/ }).check();
  await expect(ann.getByLabel('Your name')).toBeVisible();
  await expect(ann.getByText('Somebody waits for you')).toBeHidden();
  await expect(ann.getByText(/Your turn.*2 days 23 h left/)).toBeVisible();
});
