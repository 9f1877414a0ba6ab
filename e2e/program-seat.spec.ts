import { expect } from 'playwright/test';
import { expectNothingHere } from './axe.ts';
import { DESK, PHONE, test } from './served.ts';

test('the program plays the other side, until a friend comes with the link', async ({ newScreen, served }) => {
  const [ann, ben] = [await newScreen(DESK), await newScreen(PHONE)];
  await ann.goto(served);
  await ann.getByRole('radio', { name: /Two screens/ }).check();
  await ann.getByRole('button', { name: 'The program', exact: true }).click();
  await ann.getByRole('button', { name: 'Ensign' }).click();
  await expectNothingHere(ann, 'a new table with the program');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Lay the table and play' }).click();
  await expect(ann.getByText('The Ensign, the program, plays')).toBeVisible();
  // Ann plays alone, and so she is advised as at one screen.
  const advice = ann.locator('[data-part="advice"]');
  await expect(advice).toContainText('Move 1E.');
  const ship = ann.locator('[data-piece="1E"]');
  const before = await ship.boundingBox();
  await advice.getByRole('button', { name: 'Show' }).click();
  await ann.locator('[data-part="dock-answer"] [data-filled="true"]').click();
  await expect.poll(async () => (await ship.boundingBox())?.x).not.toBe(before?.x);
  // It has commanded its ships: now Ann may fire.
  await expect(ann.getByRole('heading', { name: 'Fire and launch' })).toBeVisible();
  await ann.getByRole('button', { name: 'Invite somebody to take its side' }).click();
  const link = await ann.getByLabel('Invitation to DeltaVee').inputValue();
  await expectNothingHere(ann, 'a table with the program');

  await ben.goto(link);
  await expect(ben.getByText('The program, as Ensign, has played your side until now')).toBeVisible();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take the seat' }).click();
  await expect(ann.getByText('Ben is here')).toBeVisible();
  await ann.getByRole('button', { name: 'Talk, 1 new' }).click();
  await expect(ann.getByText('until now the program has played for me')).toBeVisible();
  await ann.getByRole('button', { name: 'Fold the drawer' }).click();
  await expect(ann.getByRole('button', { name: 'Invite somebody to take its side' })).toBeHidden();
  await expect(ben.getByRole('heading', { name: 'Ann fires' })).toBeVisible();
  // That ends the advice, which is said once.
  await expect(ann.getByText('Ben plays the other side now, and so advice ends here')).toBeVisible();
  await expect(advice).toBeHidden();
  await ann.getByRole('button', { name: 'I see' }).click();
  await expect(ann.getByRole('button', { name: 'I see' })).toBeHidden();
  await ann.reload();
  await expect(ann.getByText('Ben is here')).toBeVisible();
  // What would only be refused is not offered.
  await expect(ann.getByRole('button', { name: /^Advice/ })).toHaveCount(0);
  await expect(ann.getByRole('button', { name: 'I see' })).toBeHidden();

  // Somebody who waits for a friend plays the program meanwhile.
  await ben.goto(served);
  await ben.getByRole('radio', { name: /Two screens/ }).check();
  await ben.getByRole('button', { name: 'Lay the table and invite' }).click();
  await ben.getByRole('button', { name: 'Play the program until somebody comes' }).click();
  await ben.getByRole('button', { name: 'Admiral' }).click();
  await ben.getByRole('button', { name: 'Begin against the program' }).click();
  await expect(ben.getByText('The Admiral, the program, plays')).toBeVisible();
  await expect(ben.locator('[data-part="advice"]')).toContainText('Move 1E.');
});
