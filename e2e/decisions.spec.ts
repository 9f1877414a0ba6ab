import { applyInPlace, type Game } from '../src/engine/index.ts';
import { DIRECTED, gameAfter, recorded, recordText } from '../tests/fixtures/recorded.ts';
import { actionsShown, openRecord, playOut, takeSeat } from './driver.ts';
import { MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

type Kind = NonNullable<Game['pending']>['kind'];

/** Where each kind of decision comes first: the directed game, and the number of its actions before it. */
function findDecisions(): Map<Kind, { name: string; count: number }> {
  const found = new Map<Kind, { name: string; count: number }>();
  for (const name of DIRECTED) {
    const { actions } = recorded(name);
    const game = gameAfter(recorded(name), 0);
    for (const [index, action] of actions.entries()) {
      applyInPlace(game, action);
      const kind = game.pending?.kind;
      if (kind && !found.has(kind)) found.set(kind, { name, count: index + 1 });
    }
  }
  return found;
}

const DECISIONS = findDecisions();

/** What places something or flies on is given in the dock, all else on the card. */
const ASKED: Partial<Record<Kind, string>> = {
  mims: '[data-part="launch"]',
  'planet-maneuver': '[data-part="dock-answer"]',
};

test('there is a game for every kind of decision', () => {
  expect([...DECISIONS.keys()].sort()).toEqual(['choose-part', 'force-field', 'intercept', 'mims', 'planet-maneuver']);
});

for (const [kind, { name, count }] of DECISIONS) {
  test(`in the middle of a decision, ${kind}: reload, Back and Forward lead to it again`, async ({ page }) => {
    const asked = page.locator(ASKED[kind] ?? '[data-part="question"]');
    await page.goto('/');
    // All but the last order are in the file; that one is given here, so that it has a row of its own on the shelf.
    await openRecord(page, recordText(name, count - 1));
    const { actions } = recorded(name);
    await playOut(page, actions.slice(count - 1, count), { hands: MOUSE, game: gameAfter(recorded(name), count - 1) });
    await takeSeat(page, MOUSE);
    await expect(asked).toBeVisible();
    const question = await asked.innerText();
    await page.reload();
    await takeSeat(page, MOUSE);
    await expect(asked).toHaveText(question, { useInnerText: true });
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Begin' }).first()).toBeVisible();
    await page.goForward();
    await takeSeat(page, MOUSE);
    await expect(asked).toHaveText(question, { useInnerText: true });
    expect(await actionsShown(page)).toEqual(actions.slice(0, count));
  });
}
