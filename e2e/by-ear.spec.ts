import { LESSONS } from '../src/lessons/index.ts';
import { Listener, learnByEar, listen, playByEar } from './by-ear.ts';
import { sameSeeds } from './driver.ts';
import { expect, test } from './test.ts';

const GAMES = 20;
const WON = 8;

test('a player who hears the page and does not see it wins eight of twenty Showdowns', async ({ browser }) => {
  test.setTimeout(GAMES * 120_000);
  let won = 0;
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await sameSeeds(page, seed * 1000);
    const listener = new Listener(page, await listen(page));
    await page.goto('/');
    // Cards that pass by themselves are left out.
    await listener.open('Preferences', 'Quick');
    await listener.press('Quick');
    await listener.key('Escape');
    await page.getByRole('radio', { name: /^Against the program/ }).press('Space');
    await listener.open(null, 'Ensign');
    await listener.press('Ensign');
    await listener.press(/^Begin /);
    const { end, transcript } = await playByEar(listener);
    if (seed === 1) await test.info().attach('transcript', { body: transcript.join('\n') });
    expect(end).toMatch(/You have (won|lost)|draw/);
    if (end.includes('You have won')) won += 1;
    await page.close();
  }
  expect(won).toBeGreaterThanOrEqual(WON);
});

test('a player who hears the page goes through every lesson', async ({ page }) => {
  test.setTimeout(LESSONS.length * 60_000);
  const listener = new Listener(page, await listen(page));
  for (const { title, steps } of LESSONS) {
    await page.goto('/#/learn');
    await listener.open(`Begin: ${title}`, 'Leave');
    expect(await learnByEar(listener)).toEqual(steps.map((step) => step.title));
  }
});
