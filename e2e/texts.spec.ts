import { showdown } from '../src/scenarios/showdown.ts';
import { ACTIONS } from '../tests/fixtures/showdown.ts';
import { openRecord, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

/** Would change the title of the page if anything took it for more than text. */
const SCRIPT = '<img src=x onerror="document.title=\'run\'">';

// The page's policy would stop the script; a breach of it fails the test as well.
test('script in any text of a file stays text', { tag: '@landing' }, async ({ page }) => {
  const record = {
    format: 'deltavee-record',
    version: 1,
    scenario: {
      ...showdown,
      id: SCRIPT,
      briefing: { situation: SCRIPT, length: SCRIPT, difficulty: SCRIPT, teaches: SCRIPT },
      victory: showdown.victory.map((clause) => ({ ...clause, reason: SCRIPT })),
    },
    dice: { seed: 1 },
    table: { mode: 'hotseat', names: [SCRIPT, SCRIPT], logs: 'open', name: SCRIPT },
    actions: [...ACTIONS.slice(0, 4), { player: 2, do: 'concede' }],
  };
  await page.goto('/');
  await openRecord(page, JSON.stringify(record), `${SCRIPT}.json`);
  await takeSeat(page, MOUSE);
  await expect(page.getByText(SCRIPT)).not.toHaveCount(0);
  await page.goto('/#/');
  await expect(page.locator('[data-part="kept-game"]')).toContainText(SCRIPT);
  await openRecord(page, '{', `${SCRIPT}.json`);
  await expect(page.getByRole('alert')).toContainText(SCRIPT);
  await expect(page.locator('img')).toHaveCount(0);
  expect(await page.title()).not.toBe('run');
});
