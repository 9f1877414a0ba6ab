import { LESSONS } from '../src/lessons/index.ts';
import { PUZZLE_KINDS, PUZZLES } from '../src/puzzles/index.ts';
import { AT, recordAfter } from '../tests/fixtures/showdown.ts';
import { Listener, learnByEar, listen, partOf, playByEar, solveByEar } from './by-ear.ts';
import { openRecord, sameSeeds } from './driver.ts';
import { test as atServer } from './served.ts';
import { expect, test } from './test.ts';

const GAMES = 6;
const WON = 3;

test('a player who hears the page and does not see it wins half of six Showdowns', async ({ browser }) => {
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

test('a player who hears the page solves a puzzle of each kind, and one more', async ({ page }) => {
  test.setTimeout(600_000);
  const firsts = PUZZLE_KINDS.map((kind) => PUZZLES.findIndex((puzzle) => puzzle.kind === kind));
  const chosen = [...new Set([...firsts, ...PUZZLES.keys()])].slice(0, 10);
  const listener = new Listener(page, await listen(page));
  for (const nth of chosen) {
    await page.goto(`/#/puzzles/${PUZZLES[nth]?.id}`);
    await listener.open(null, 'Show the solution');
    expect((await solveByEar(listener)).at(-1), PUZZLES[nth]?.id).toBe('Right');
  }
});

test('a player who hears the page reads a review: how it began, where it turned, how it ended', async ({ page }) => {
  const listener = new Listener(page, await listen(page));
  await page.goto('/');
  await openRecord(page, recordAfter(AT.end));
  await listener.open(null, 'Review: what decided it');
  await listener.open('Review: what decided it', 'As a table');
  const [, curve = ''] = /caption: "?(.*?)"?\n/.exec(partOf(await listener.read(), 'region "Chances"')) ?? [];
  expect(curve).toMatch(/At the start: \d+ % that player 1 wins/);
  expect(curve).toMatch(/Game-Turn \d+, [A-Z]\w+ Phase, player [12]: player [12] goes from \d+ % to \d+ %\./);
  expect(curve).toMatch(/At the end: (0|100) % that player 1 wins/);
  await listener.press('Moments');
  await listener.press('The moment before');
  const said = partOf(await listener.read(), 'region "Replay"');
  expect(said).toMatch(/status: "?Game-Turn \d+/);
});

test('a player who hears the page builds a ship', async ({ page }) => {
  const listener = new Listener(page, await listen(page));
  await page.goto('/#/workbench/ship');
  await listener.open(null, /^Flute/);
  await listener.open(null, /^Flute/);
  await listener.press(/^Flute/);
  for (const pod of [/^Arsenal/, /^Battle communications/, /^Energy/, /^Standard jump/]) {
    await listener.open(null, pod);
    await listener.press(pod);
  }
  await page.getByRole('textbox', { name: 'Name of the ship' }).focus();
  await listener.key('Control+a');
  await listener.type('Night Errand');
  await listener.read();
  expect(listener.news()).toContain('4 pods aboard, sound');
  await listener.press('To the hangar');
  await page.getByRole('link', { name: 'Night Errand' }).waitFor();
});

test('a player who hears the page prints the log of their ship', async ({ page }) => {
  let prints = 0;
  await page.exposeFunction('print', () => {
    prints += 1;
  });
  const listener = new Listener(page, await listen(page));
  await page.goto('/');
  await openRecord(page, recordAfter(AT.hit));
  await listener.open(null, /uncover/);
  await listener.open(/uncover/, 'Menu');
  await listener.open('Menu', /^Print for a real table/);
  await listener.open(/^Print for a real table/, 'Logs');
  await listener.press('Logs');
  const dialog = partOf(await listener.read(), 'dialog');
  expect(dialog).toContain('status: 1 page. Print at 100 %');
  expect(dialog).toContain('Spaceship Log Nr. 1 of 1E, Piccolo');
  await listener.press('Print');
  await expect.poll(() => prints).toBe(1);
});

atServer('two players who hear the page play from the invitation to the end', async ({ newScreen, served }) => {
  atServer.setTimeout(600_000);
  const seats = await Promise.all(
    ['Ann', 'Ben'].map(async (name) => {
      const page = await newScreen({ reducedMotion: 'reduce' });
      return { name, page, listener: new Listener(page, await listen(page)) };
    }),
  );
  const [ann, ben] = seats;
  if (!ann || !ben) throw new Error('nobody sits there');
  const write = async ({ name, page, listener }: typeof ann) => {
    await page.getByRole('textbox', { name: 'Your name' }).focus();
    await listener.type(name);
  };
  await ann.page.goto(served);
  await ann.page.getByRole('radio', { name: /Two screens/ }).press('Space');
  await write(ann);
  await ann.listener.press('Lay the table and invite');
  await ben.page.goto(await ann.page.getByRole('textbox', { name: 'Invitation to DeltaVee' }).inputValue());
  await write(ben);
  await ben.listener.press('Take the seat');
  const ends = await Promise.all(seats.map(async ({ listener }) => (await playByEar(listener, 3)).end));
  expect(ends.join()).toMatch(/wins|won|draw/);
});
