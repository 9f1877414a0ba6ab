import type { Page } from 'playwright/test';
import { LESSONS, type Lesson, type LessonStep, type LessonTarget, spokenOf } from '../src/lessons/index.ts';
import { isOnMap, selectorOf } from '../src/ui/lesson/places.ts';
import { recordAfter } from '../tests/fixtures/showdown.ts';
import { expectNothing } from './axe.ts';
import { openRecord, sameSeeds, takeSeat } from './driver.ts';
import { after, type Hands, KEYBOARD, MOUSE } from './hands.ts';
import { give } from './orders.ts';
import { expect, test } from './test.ts';

let presses = 0;

/**
 * Two presses on the same button are no double one, which the button would not take: each lies elsewhere, for a finger
 * farther.
 */
function elsewhere(step = 16): { position: { x: number; y: number } } {
  presses += 1;
  return { position: { x: 10 + step * (presses % 2), y: 10 } };
}

/** A mouse in a hand that reads before it presses. */
const HAND: Hands = { ...MOUSE, order: (page, _key, selector) => page.locator(selector).first().click(elsewhere()) };

/** A finger on a phone. */
const FINGER: Hands = {
  ...MOUSE,
  press: (page, selector, text) =>
    page
      .locator(selector)
      .filter(text ? { hasText: text } : {})
      .first()
      .tap(),
  order: (page, _key, selector) => page.locator(selector).first().tap(elsewhere(50)),
  select: async (page, unit) => {
    const chip = page.locator('[data-part="todo"]').filter({ has: page.locator(`b:text-is("${unit}")`) });
    if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.tap();
  },
};

const card = (page: Page) => page.locator('[data-part="coach"]');

/** The button of the coach that leads on. */
const NEXT = '[data-part="coach"] .button-primary';

async function goOn(page: Page, hands: Hands): Promise<void> {
  if (hands === KEYBOARD) {
    await page.keyboard.press('k');
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

/** Plays a lesson from its first step to its end as it asks to. */
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
    if (!task || task.after) await goOn(page, hands);
  }
  await expect(page.getByRole('heading', { name: 'Learn the game' })).toBeVisible();
}

const line = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** How often a button is pressed before the player gives up; with DELTAVEE_ALL the game has an end before. */
const PRESSES = process.env.DELTAVEE_ALL === undefined ? 15 : 150;

/** Plays whatever is offered first until the game is over, or until it is enough. */
async function playDown(page: Page): Promise<void> {
  const over = page.locator('[data-part="end-buttons"]');
  const press = page.locator('[data-part="move"], [data-part="end-phase"]:not([aria-disabled="true"])').first();
  const anyway = page.getByRole('button', { name: 'End it all the same' });
  for (let turns = 0; turns < PRESSES; turns += 1) {
    await expect(over.or(press).or(anyway).first()).toBeVisible();
    if (await over.isVisible()) return;
    await after(page, async () => ((await anyway.isVisible()) ? anyway : press).click(elsewhere()));
  }
  await expect(press.or(anyway).first()).toBeVisible();
  await after(page, () => give(page, HAND, { player: 1, do: 'concede' }));
  await expect(over).toBeVisible();
}

test('a newcomer learns by mouse, from the start screen to the end of a whole game with a coach', async ({ page }) => {
  await sameSeeds(page);
  await page.goto('/');
  await expect(page.locator('.start-body section').first()).toContainText('New here?');
  await page.getByRole('button', { name: 'Learn the game' }).click();
  for (const lesson of LESSONS) {
    await page.getByRole('button', { name: `Begin: ${lesson.title}` }).click();
    await play(page, HAND, lesson);
    await expect(line(page, lesson.title)).toContainText('done');
  }
  await page.getByRole('button', { name: /^Begin: The Showdown/ }).click();
  await expect(page.locator('.coach-words')).toContainText('Press Ready');
  await playDown(page);
  await page.goto('/#/learn');
  await expect(line(page, 'The Showdown, with a coach')).toContainText('done');
  await page.goto('/#/');
  await expect(page.getByRole('link', { name: 'Learn the game' })).toBeVisible();
  await expect(page.getByText('New here?')).toHaveCount(0);
});

for (const [nth, lesson] of LESSONS.entries()) {
  test(`the lesson ${lesson.id} is played by the keyboard alone`, async ({ page }) => {
    await page.goto(`/#/learn/${nth + 1}`);
    await expect(card(page)).toBeFocused();
    await play(page, KEYBOARD, lesson);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const [nth, lesson] of LESSONS.entries()) {
    test(`the lesson ${lesson.id} is played by touch`, async ({ page }) => {
      await page.goto(`/#/learn/${nth + 1}`);
      await play(page, FINGER, lesson);
    });
  }
});

for (const [name, width, height] of [
  ['tablet', 1024, 768],
  ['tablet held upright', 834, 1112],
  ['phone on its side', 844, 390],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('nothing lies on what a step speaks of', async ({ page }) => {
      for (const [nth, { steps }] of LESSONS.entries()) {
        await page.goto(`/#/learn/${nth + 1}`);
        for (const step of steps) {
          await expect(card(page).getByRole('heading', { name: step.title, exact: true })).toBeVisible();
          await liesOpen(page, step, step.at);
          if (step.task) await after(page, () => page.getByRole('button', { name: 'Show me' }).click());
          if (step.task?.after) {
            await expect(page.locator('.lesson-reached')).toBeVisible();
            await liesOpen(page, step, step.task.after.at);
          }
          if (!step.task || step.task.after) await page.locator(NEXT).click(elsewhere());
        }
        await expect(page.getByRole('heading', { name: 'Learn the game' })).toBeVisible();
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
  await page.locator('[data-order="decelerate"]').click();
  await expect(card(page)).toContainText('That was Decelerate');
  await page.getByRole('button', { name: 'Take it back and try again' }).click();
  await expect(page.locator('[data-part="unit-motion"]')).toHaveText(/^Velocity 2/);
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
    await page.goto(`/#/learn/${nth + 1}`);
    await expect(card(page).getByRole('heading', { name: steps[0]!.title, exact: true })).toBeVisible();
    await expectNothing(page, `lesson ${nth + 1}`);
  }
  await page.goto('/#/learn');
  await page.getByRole('button', { name: /^Begin: The Showdown/ }).click();
  await expect(page.locator('.coach')).toBeVisible();
  await expectNothing(page, 'The Showdown with a coach');
});
