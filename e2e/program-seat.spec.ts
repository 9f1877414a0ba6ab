import { expect } from 'playwright/test';
import { expectNothingHere } from './axe.ts';
import { pressEnd } from './driver.ts';
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
  await pressEnd(ann, 'Ready');
  // Ann plays alone, and so she is advised as at one screen.
  await expect(ann.getByText('press Move')).toBeVisible();
  await ann.keyboard.press('i');
  const hint = ann.getByRole('region', { name: 'Hint' });
  await expect(hint.getByText('If two Captains played on from here')).toBeVisible();
  const ship = ann.locator('[data-piece="1E"]');
  const before = await ship.boundingBox();
  await hint.getByRole('button', { name: 'Do it', exact: true }).click();
  // It has commanded its ships: now Ann may fire.
  await expect(ann.getByRole('heading', { name: 'Fire and launch' })).toBeVisible();
  await expect.poll(async () => (await ship.boundingBox())?.x).not.toBe(before?.x);
  await ann.getByRole('button', { name: 'Invite somebody to take its side' }).click();
  const link = await ann.getByLabel('Invitation to DeltaVee').inputValue();
  await expectNothingHere(ann, 'a table with the program');

  await ben.goto(link);
  await expect(ben.getByText('The program, as Ensign, has played your side until now')).toBeVisible();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take the seat' }).click();
  await expect(ann.getByText('Ben is here')).toBeVisible();
  await expect(ann.getByText('until now the program has played for me')).toBeVisible();
  await expect(ann.getByRole('button', { name: 'Invite somebody to take its side' })).toBeHidden();
  await expect(ben.getByRole('heading', { name: 'Ann fires' })).toBeVisible();
  // That ends the advice, which is said once.
  await expect(ann.getByText('Ben plays the other side now, and so hints and the coach end here')).toBeVisible();
  await expect(ann.getByText('Coach', { exact: true })).toBeHidden();
  await ann.getByRole('button', { name: 'I see' }).click();
  await expect(ann.getByRole('button', { name: 'I see' })).toBeHidden();
  await ann.reload();
  await expect(ann.getByText('Ben is here')).toBeVisible();
  // What would only be refused is not offered.
  await expect(ann.getByRole('button', { name: /^(A hint|Hint)/ })).toHaveCount(0);
  await expect(ann.getByRole('button', { name: 'I see' })).toBeHidden();

  // Somebody who waits for a friend plays the program meanwhile.
  await ben.goto(served);
  await ben.getByRole('radio', { name: /Two screens/ }).check();
  await ben.getByRole('button', { name: 'Lay the table and invite' }).click();
  await ben.getByRole('button', { name: 'Play the program until somebody comes' }).click();
  await ben.getByRole('button', { name: 'Admiral' }).click();
  await ben.getByRole('button', { name: 'Begin against the program' }).click();
  await expect(ben.getByText('The Admiral, the program, plays')).toBeVisible();
  // On a phone the buttons of the map stand clear of the coach.
  await ben.getByRole('button', { name: 'No, quiet' }).tap();
  await expect(ben.getByText('Coach', { exact: true })).toBeVisible();
  await ben.getByRole('button', { name: 'What is drawn' }).tap();
  await ben.getByRole('button', { name: 'Hint' }).tap();
  await ben.getByRole('button', { name: 'Do it: end the phase' }).tap();
  await expect(ben.getByText('press Move')).toBeVisible();
});
