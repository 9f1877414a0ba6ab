import type { Page } from 'playwright/test';
import { LESSONS, type Lesson, type LessonStep, type LessonTarget, spokenOf } from '../src/lessons/index.ts';
import { isOnMap, selectorOf } from '../src/ui/learn/lesson/places.ts';
import { ALL } from '../tests/all.ts';
import { recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothing } from './axe.ts';
import { openRecord, sameSeeds, takeSeat } from './driver.ts';
import { after, END, type Hands, KEYBOARD, MOUSE, TOUCH } from './hands.ts';
import { give } from './orders.ts';
import { expect, test } from './test.ts';

let presses = 0;

/** Two presses on the same button are no double one, which the button would not take: each lies elsewhere. */
function elsewhere(): { position: { x: number; y: number } } {
  presses += 1;
  return { position: { x: 10 + 16 * (presses % 2), y: 10 } };
}

/** A mouse in a hand that reads before it presses. */
const HAND: Hands = { ...MOUSE, order: (page, _key, selector) => page.locator(selector).first().click(elsewhere()) };

const card = (page: Page) => page.locator('[data-part="coach"]');

/** The button of the coach that leads on. */
const NEXT = '[data-part="coach"] .button-primary';

async function goOn(page: Page, hands: Hands): Promise<void> {
  if (hands === KEYBOARD) {
    await page.keyboard.press('Shift+K');
    await expect(card(page)).toBeFocused();
    await page.keyboard.press('Enter');
  } else await hands.press(page, NEXT);
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where what a selector finds is seen: of what lies in a pane that scrolls, the part in sight. */
const boxes = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, right, ...box } = one.getBoundingClientRect().toJSON();
      let { top, bottom } = box;
      for (let pane = one.parentElement; pane; pane = pane.parentElement) {
        if (pane.clientHeight === 0 || getComputedStyle(pane).overflowY === 'visible') continue;
        top = Math.max(top, pane.getBoundingClientRect().top);
        bottom = Math.min(bottom, pane.getBoundingClientRect().bottom);
      }
      return right > left && bottom > top ? [{ left, top, right, bottom }] : [];
    }),
  );

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * What the words of a step speak of lies open: the card of the coach is on none of it, nor is any button of the map, and
 * what is on the map is within its window.
 */
async function liesOpen(page: Page, step: LessonStep, at: LessonTarget): Promise<void> {
  const covered = async () => {
    const [said, window] = [(await boxes(page, '[data-part="coach"]'))[0], (await boxes(page, '[data-part="map"]'))[0]];
    const tools = await boxes(page, '[data-part="map-tool"]:visible');
    if (!said || !window) return ['the card is not there'];
    const faults: string[] = [];
    for (const place of [at, ...spokenOf(step, at)]) {
      const lies = await boxes(page, selectorOf(place));
      if (lies.some((box) => meet(box, said))) faults.push(`${place} under the card`);
      if (!isOnMap(place)) continue;
      if (lies.some((box) => tools.some((tool) => meet(box, tool)))) faults.push(`${place} under a tool`);
      if (lies.some((box) => !meet(box, window))) faults.push(`${place} out of sight`);
    }
    return faults;
  };
  await expect.poll(covered, `${step.title}, ${at}`).toEqual([]);
}

/** Leaves a lesson at its end for the list, or for what follows it. */
async function finish(page: Page, hands: Hands): Promise<void> {
  await hands.press(page, '[data-part="coach"] button', /^Finish$/);
  await expect(page.getByRole('heading', { name: 'Learn the game' })).toBeVisible();
}

/** Plays a lesson from its first step to its last as it asks to. */
async function play(page: Page, hands: Hands, lesson: Lesson): Promise<void> {
  for (const [nth, step] of lesson.steps.entries()) {
    const { title, task } = step;
    await expect(card(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.locator('.lesson-number')).toContainText(`${nth + 1} of ${lesson.steps.length}`);
    await expect(page.locator('.lesson-ring')).toBeVisible();
    await liesOpen(page, step, step.at);
    for (const action of task?.show ?? []) await after(page, () => give(page, hands, action));
    if (task?.after) {
      await expect(page.locator('.lesson-reached')).toBeVisible();
      await liesOpen(page, step, task.after.at);
    }
    if (nth < lesson.steps.length - 1 && (!task || task.after)) await goOn(page, hands);
  }
}

const line = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** How often a button is pressed before the player gives up; with `npm run test:all` the game has an end before. */
const PRESSES = ALL ? 150 : 8;

/** Plays whatever is offered first, reading what is held, until the game is over, or until it is enough. */
async function playDown(page: Page): Promise<void> {
  const over = page.locator('[data-part="end-buttons"]');
  const press = page.locator(`[data-part="stage"] [data-filled="true"], [data-part="move"], ${END}`).first();
  for (let turns = 0; turns < PRESSES; turns += 1) {
    await expect(over.or(press).first()).toBeVisible();
    if (await over.isVisible()) return;
    await after(page, () => press.click(elsewhere()));
  }
  await expect(press).toBeVisible();
  await after(page, () => give(page, HAND, { player: 1, do: 'concede' }));
  await expect(over).toBeVisible();
}

const isDone = (page: Page, title: string) => expect(line(page, title)).toContainText('done');

test('a newcomer learns by mouse, from the start screen to the end of a whole game with a coach', {
  tag: '@landing',
}, async ({ page }) => {
  await sameSeeds(page);
  await page.goto('/');
  await expect(page.locator('.start-body section').first()).toContainText('New here?');
  await page.getByRole('button', { name: 'Learn the game' }).click();
  await page.getByRole('button', { name: 'Begin: Momentum and turning' }).click();
  await play(page, HAND, LESSONS[0]!);
  // What follows is a press away, also where it is a game; the lessons between are taken one by one below.
  await goOn(page, HAND);
  await expect(card(page).getByRole('heading', { name: LESSONS[1]!.steps[0].title, exact: true })).toBeVisible();
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('deltavee.preferences') ?? '{}');
    stored.state.learning.steps.energy = 8;
    localStorage.setItem('deltavee.preferences', JSON.stringify(stored));
  });
  await page.goto('/#/learn');
  await page.reload();
  await isDone(page, LESSONS[0]!.title);
  await page.getByRole('button', { name: 'Go on at step 9: The log and energy' }).click();
  await page.getByRole('button', { name: 'Next: Showdown' }).click();
  await expect(page.locator('.advice-words')).toContainText('Press Ready');
  await playDown(page);
  await page.getByRole('button', { name: 'Next lesson: Force fields and damage' }).click();
  await expect(card(page)).toContainText('A missile behind you');
  await page.goto('/#/learn');
  await isDone(page, 'The Showdown, with advice');
  await page.goto('/#/');
  await expect(page.getByRole('link', { name: 'Learn the game' })).toBeVisible();
  await expect(page.getByText('New here?')).toHaveCount(0);
});

/** The windows in which lessons are played. */
const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  upright: { viewport: { width: 834, height: 1112 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  lying: { viewport: { width: 844, height: 390 } },
} as const;

type Size = keyof typeof SIZES;

const WAYS = { mouse: HAND, keyboard: KEYBOARD, touch: TOUCH } as const;

type Way = keyof typeof WAYS;

/** How each lesson is played, and where: by one way each, so that all ways and all sizes are met; the first by the newcomer. */
const PLAYED: readonly (readonly [string, Way, Size])[] = [
  ['matching', 'keyboard', 'tablet'],
  ['firing', 'touch', 'phone'],
  ['missile', 'mouse', 'upright'],
  ['energy', 'keyboard', 'lying'],
  ['field', 'touch', 'phone'],
  ['guided', 'keyboard', 'desk'],
  ['docking', 'mouse', 'desk'],
];

const EVERY_WAY = LESSONS.flatMap(({ id }) =>
  (
    [
      ['mouse', 'desk'],
      ['keyboard', 'desk'],
      ['touch', 'phone'],
    ] as const
  ).map(([way, size]) => [id, way, size] as const),
);

for (const [id, way, size] of ALL ? EVERY_WAY : PLAYED) {
  test.describe(`on a ${size} window`, () => {
    test.use(SIZES[size]);

    test(`the lesson ${id} is played by ${way}`, async ({ page }) => {
      const nth = LESSONS.findIndex((lesson) => lesson.id === id);
      await page.goto(`/#/learn/${nth + 1}`);
      if (way === 'keyboard') await expect(card(page)).toBeFocused();
      await play(page, WAYS[way], LESSONS[nth]!);
      await finish(page, WAYS[way]);
      await isDone(page, LESSONS[nth]!.title);
    });
  });
}

/** In every window the card has to keep out of the way: each lesson is looked at in one of them, in all with `npm run test:all`. */
const WINDOWS = ['phone', 'tablet', 'upright', 'lying', 'desk'] as const;

for (const [turn, size] of WINDOWS.entries()) {
  test.describe(`on a ${size} window`, () => {
    test.use(SIZES[size]);

    test('nothing lies on what a step speaks of', async ({ page }) => {
      for (const [nth, { steps }] of LESSONS.entries()) {
        if (!ALL && nth % WINDOWS.length !== turn) continue;
        await page.goto(`/#/learn/${nth + 1}`);
        for (const step of steps) {
          await expect(card(page).getByRole('heading', { name: step.title, exact: true })).toBeVisible();
          await liesOpen(page, step, step.at);
          if (step.task) await after(page, () => page.getByRole('button', { name: 'Show me' }).click());
          if (step.task?.after) {
            await expect(page.locator('.lesson-reached')).toBeVisible();
            await liesOpen(page, step, step.task.after.at);
          }
          if (step !== steps.at(-1) && (!step.task || step.task.after)) await page.locator(NEXT).click(elsewhere());
        }
      }
    });
  });
}

test('a wrong turn is said and taken back by one press', async ({ page }) => {
  await page.goto('/#/learn/1');
  for (let steps = 0; steps < 4; steps += 1) {
    const { task } = LESSONS[0]!.steps[steps]!;
    for (const action of task?.show ?? []) await after(page, () => give(page, HAND, action));
    if (!task || task.after) await goOn(page, HAND);
  }
  await page.locator('[data-slot="slower"]').click();
  await expect(card(page)).toContainText('That was Decelerate');
  await page.getByRole('button', { name: 'Take it back and try again' }).click();
  await expect(page.locator('[data-part="unit-motion"]')).toHaveText(/^velocity 2/);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(card(page)).toContainText('Turn to the left');
});

test('a lesson that is left goes on at its step, and lies among no games', async ({ page }) => {
  await page.goto('/#/learn/2');
  await page.locator(NEXT).click();
  await page.locator(NEXT).click();
  await expect(card(page)).toContainText('Point where it points');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Learn the game' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Go on at step 3/ }).click();
  await expect(card(page)).toContainText('Point where it points');
  await page.goBack();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  await expect(page.locator('[data-part="kept-game"]')).toHaveCount(0);
});

test('a lesson leaves a game of one’s own as it was', async ({ page }) => {
  await page.goto('/');
  await openRecord(page, recordAfter());
  await page.locator('[data-part="room"]').waitFor();
  const address = new URL(page.url()).hash;
  await page.goto('/#/learn/1');
  await page.locator(NEXT).click();
  await after(page, () => page.locator('[data-part="move"]').click());
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.goto(`/${address}`);
  await takeSeat(page, MOUSE);
  await expect(page.locator('[data-part="end-buttons"]')).toBeVisible();
  await page.goto('/#/');
  await expect(page.locator('[data-part="kept-game"]')).toHaveCount(1);
});

test('a term of the coach opens its entry, and Escape closes it', async ({ page }) => {
  await page.goto('/#/learn/1');
  await card(page).getByRole('button', { name: 'velocity' }).click();
  await expect(page.locator('[data-part="lookup"]')).toContainText('How many hexes');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-part="lookup"]')).toHaveCount(0);
});

test('axe finds nothing on the lessons', async ({ page }) => {
  await page.goto('/#/learn');
  await expect(page.getByRole('heading', { name: 'Learn the game' })).toBeVisible();
  await expectNothing(page, 'the list of lessons');
  for (const [nth, { steps }] of LESSONS.entries()) {
    // All are drawn alike; the first and the last are looked at, and with `npm run test:all` the others.
    if (!ALL && nth > 0 && nth < LESSONS.length - 1) continue;
    await page.goto(`/#/learn/${nth + 1}`);
    await expect(card(page).getByRole('heading', { name: steps[0]!.title, exact: true })).toBeVisible();
    await expectNothing(page, `lesson ${nth + 1}`);
  }
  await page.goto('/#/learn');
  await page.getByRole('button', { name: /^Begin: The Showdown/ }).click();
  await expect(page.locator('[data-part="advice"]')).toBeVisible();
  await expectNothing(page, 'The Showdown with a coach');
});
