import { readFileSync } from 'node:fs';
import { ACTIONS, AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openRecord, playOut, said } from './driver.ts';
import { type Hands, KEYBOARD, MOUSE, TOUCH } from './hands.ts';
import { expect, test } from './test.ts';

/** Nothing that stands on a table: units, hexes, hulls, missiles, figures of energy. */
const OF_A_TABLE = /\b[12][A-Z]\b|\b[12]\?\d|\b[AB]\d{4}\b|piccolo|hunter|unguided|intelligent|block|velocity/i;

const WAYS: readonly { way: string; hands: Hands; use: Parameters<typeof test.use>[0] }[] = [
  // Here things move, as for most players.
  {
    way: 'with the mouse at a desk',
    hands: MOUSE,
    use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } },
  },
  {
    way: 'with the keyboard alone, in the window of a tablet',
    hands: KEYBOARD,
    use: { viewport: { width: 1024, height: 768 } },
  },
  { way: 'with a finger on a phone', hands: TOUCH, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
];

for (const { way, hands, use } of WAYS) {
  test.describe(`two players at one screen play The Showdown to its end ${way}`, () => {
    test.use(use);

    test('R10.0b and nobody is shown what is not theirs', { tag: '@landing' }, async ({ page }) => {
      await page.goto('/');
      await openRecord(page, recordAfter(0));
      await playOut(page, ACTIONS, {
        hands,
        // All of it is read by one of them.
        onCurtain: async () => {
          if (hands === MOUSE) expect(await said(page)).not.toMatch(OF_A_TABLE);
        },
        onSeat: async (count) => {
          // The missile of the hunter pod that player 1 launched face down.
          if (hands !== MOUSE) return;
          if (count > AT.launch && count < AT.hit && ACTIONS[count]?.player === 2) {
            expect(await said(page)).not.toMatch(/1U01/);
          }
        },
      });
      await expect(page.getByRole('heading', { name: 'Player 1 wins: the enemy ship is destroyed' })).toBeVisible();
      const saving = page.waitForEvent('download');
      await hands.press(page, '[data-part="end-buttons"] button', /Save the record/);
      const file = await saving;
      expect(file.suggestedFilename()).toMatch(/^deltavee-showdown-\d{4}-\d\d-\d\d\.json$/);
      const record = JSON.parse(readFileSync(await file.path(), 'utf8'));
      expect(record.actions).toEqual(ACTIONS);
      expect(record.dice).toEqual(JSON.parse(recordAfter()).dice);
    });
  });
}
