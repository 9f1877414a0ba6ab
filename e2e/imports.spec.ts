import { rngFrom } from '../src/matches/rng.ts';
import { ALL } from '../tests/all.ts';
import { mutantText } from '../tests/fixtures/mutants.ts';
import { openRecord } from './driver.ts';
import { expect, test } from './test.ts';

/** How many spoiled files are opened, one after the other; a thousand with `npm run test:all`. */
const FILES = ALL ? 1000 : 60;
/** So many games at most lie on the shelf, so that it is not the list of them that is tried. */
const ON_THE_SHELF = 20;

test('a spoiled file opens as a game or is refused in a sentence that names it', async ({ page }) => {
  test.setTimeout(60_000 + FILES * 2000);
  const chance = rngFrom(1122);
  const outcomes = { opened: 0, refused: 0 };
  let longest = 0;
  await page.goto('/');
  for (let n = 0; n < FILES; n += 1) {
    const name = `file-${n}.json`;
    const text = mutantText(chance);
    const before = performance.now();
    await openRecord(page, text, name);
    const opened = await page.waitForFunction((file) => {
      const refused = document.querySelector('[role="alert"]')?.textContent?.includes(`${file} is as it was`);
      if (document.querySelector('[data-part="room"], [data-part="curtain"]')) return 'opened';
      return refused ? 'refused' : null;
    }, name);
    const outcome = (await opened.jsonValue()) ?? 'refused';
    longest = Math.max(longest, performance.now() - before);
    outcomes[outcome] += 1;
    if (outcome === 'refused') continue;
    await page.evaluate(() => location.assign('#/'));
    await page.locator('[data-part="room"]').waitFor({ state: 'detached' });
    if (outcomes.opened % ON_THE_SHELF !== 0) continue;
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('deltavee');
          opening.onsuccess = () => {
            const writing = opening.result.transaction(['games', 'entries'], 'readwrite');
            for (const store of ['games', 'entries']) writing.objectStore(store).clear();
            writing.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
    );
  }
  const counts = `${outcomes.opened} opened, ${outcomes.refused} refused, the longest in ${Math.round(longest)} ms`;
  test.info().annotations.push({ type: 'files', description: counts });
  expect(outcomes.opened).toBeGreaterThan(0);
  expect(outcomes.refused).toBeGreaterThan(FILES / 10);
});
