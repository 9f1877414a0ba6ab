import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { ACTIONS, AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openRecord, playOut, said } from './driver.ts';
import { type Hands, KEYBOARD, MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

// Here things move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Nothing that stands on a table: units, hexes, hulls, missiles, figures of energy. */
const OF_A_TABLE = /\b[12][A-Z]\b|\b[12]\?\d|\b[AB]\d{4}\b|piccolo|hunter|unguided|intelligent|block|velocity/i;

async function playWhole(page: Page, hands: Hands): Promise<void> {
  await page.goto('/');
  await openRecord(page, recordAfter(0));
  await playOut(page, ACTIONS, {
    hands,
    onCurtain: async () => expect(await said(page)).not.toMatch(OF_A_TABLE),
    onSeat: async (count) => {
      // [R10.0b] The missile of the hunter pod that player 1 launched face down.
      if (count > AT.launch && count < AT.hit && ACTIONS[count]?.player === 2) {
        expect(await said(page)).not.toMatch(/1U01/);
      }
    },
  });
  await expect(page.getByRole('heading', { name: 'Player 1 wins: the enemy ship is destroyed' })).toBeVisible();
}

test.describe('two players at one screen play The Showdown to its end', () => {
  test('with the mouse', async ({ page }) => {
    await playWhole(page, MOUSE);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the record' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^deltavee-showdown-\d{4}-\d\d-\d\d\.json$/);
    const record = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(record.actions).toEqual(ACTIONS);
    expect(record.dice).toEqual(JSON.parse(recordAfter()).dice);
  });

  // Another game is played so every time, and this one against the program.
  if (process.env.DELTAVEE_ALL !== undefined) {
    test('with the keyboard alone', async ({ page }) => {
      await playWhole(page, KEYBOARD);
    });
  }
});
