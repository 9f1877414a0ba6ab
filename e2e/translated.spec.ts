import type { Page } from 'playwright/test';
import { ACTIONS, AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { openRecord, playOut, takeSeat } from './driver.ts';
import { atRest, MOUSE } from './hands.ts';
import { expect, test } from './test.ts';

/** Puts an element in the place of every text of the page, now and whenever there are new ones, as translators do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        const { data, parentElement } = text;
        const isLeft = parentElement?.closest('font, svg, script, style, textarea, select, [translate="no"]');
        if (data.trim() === '' || isLeft) continue;
        const font = document.createElement('font');
        font.textContent = data;
        text.replaceWith(font);
      }
    };
    new MutationObserver(translateAll).observe(document.body, { childList: true, characterData: true, subtree: true });
    translateAll();
  });

/** What the page says whenever a player has taken their seat, and at the end. */
async function saidInGame(page: Page, begin: () => Promise<unknown>): Promise<string[]> {
  const said: string[] = [];
  const note = async () => {
    await atRest(page);
    // A translator's elements may stand in lines of their own.
    said.push((await page.locator('#root').innerText()).replace(/\s+/g, ' '));
  };
  await page.goto('/');
  await openRecord(page, recordAfter(AT.command));
  await takeSeat(page, MOUSE);
  await begin();
  await note();
  await playOut(page, ACTIONS.slice(AT.command, AT.decision), { hands: MOUSE, onSeat: note });
  await note();
  return said;
}

test('a page that is being translated says what it says to others', async ({ page, browser }) => {
  const plain = await saidInGame(page, async () => undefined);
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const prepared = other.waitForEvent('requestfinished', (request) => /\/languages-/.test(request.url()));
  const translated = await saidInGame(other, async () => {
    await prepared;
    await translate(other);
  });
  expect(await other.locator('font').count()).toBeGreaterThan(20);
  expect(translated).toEqual(plain);
  await other.context().close();
});
