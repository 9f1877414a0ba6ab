import type { Locator, Page } from 'playwright/test';

/**
 * The page has nothing left to do: what follows the first picture is drawn, and what listens to keys listens. The browser
 * takes up work of so low a priority only then.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));

/** Does something and waits until the page has carried it out, saved it and drawn all that came of it. */
export async function after(page: Page, act: () => Promise<unknown>): Promise<void> {
  await act();
  // Not by `expect`: outside the runner, where speed is measured, that gives up after five seconds.
  await page.locator('[data-part="room"][aria-busy="false"]').waitFor();
  await atRest(page);
}

/** All is drawn and lies still; a glide of the map begins a frame or two after what it follows. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isUnderWay = ({ playState }: Animation) => playState === 'running';
    for (let still = 0; still < 3; still += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      await scheduler.postTask(() => undefined, { priority: 'background' });
      const motions = document.getAnimations().filter(isUnderWay);
      await Promise.allSettled(motions.map(({ finished }) => finished));
      if (motions.length > 0) still = 0;
    }
  });

/** What ends the phase, once it takes a press: one that came before was not meant for it. */
export const END = '[data-slot="end"]:not([data-fresh], [aria-disabled="true"])';

/** How a player gives his orders. */
export interface Hands {
  press(page: Page, selector: string, text?: RegExp): Promise<void>;
  /** A key where there is one, else the button. */
  order(page: Page, key: string | null, selector: string): Promise<void>;
  /** Makes a unit the selected one, by the name the player knows it by. */
  select(page: Page, unit: string): Promise<void>;
  /** A radio button by the label round it. */
  choose(page: Page, label: string, text: RegExp): Promise<void>;
  /** A radio button of a group, by its value or the words beside it. */
  pick(page: Page, name: string): Promise<void>;
  tick(page: Page, name: string): Promise<void>;
}

/** The words of the selected unit's panel begin with its name. */
async function isSelected(page: Page, unit: string): Promise<boolean> {
  const names = await page.locator('[data-part="unit-name"]').allInnerTexts();
  return names.some((name) => name.startsWith(`${unit} `));
}

/** A piece on the map, pressed where it lies; of a stack it is taken out of the fan that opens. */
async function pressPiece(
  page: Page,
  unit: string,
  pressAt: (x: number, y: number) => Promise<void>,
  press: (fan: Locator) => Promise<void>,
): Promise<void> {
  await settled(page);
  const piece = page.locator(`[data-piece="${unit}"]`);
  let place = await piece.boundingBox();
  const isOpen = ({ x, y, width, height }: NonNullable<typeof place>): Promise<boolean> =>
    page.evaluate(([at, down]) => document.elementFromPoint(at, down)?.closest('[data-part="map"]') != null, [
      x + width / 2,
      y + height / 2,
    ] as const);
  // Anybody who cannot see it, out of the window or under a panel, has everything shown.
  if (place && !(await isOpen(place))) {
    await press(page.getByRole('button', { name: 'Fit all' }));
    await settled(page);
    place = await piece.boundingBox();
  }
  if (!place) throw new Error(`${unit} is not on the map`);
  await pressAt(place.x + place.width / 2, place.y + place.height / 2);
  await atRest(page);
  const fan = page.locator(`.map-fan-piece[aria-label*=": ${unit}"]`);
  if (await fan.isVisible()) await press(fan);
}

export const MOUSE: Hands = {
  press: (page, selector, text) =>
    page
      .locator(selector)
      .filter(text ? { hasText: text } : {})
      .first()
      .click(),
  order: (page, _key, selector) => page.locator(selector).first().click(),
  async select(page, unit) {
    if (await isSelected(page, unit)) return;
    const chip = page.locator('[data-part="todo"]').filter({ has: page.locator(`b:text-is("${unit}")`) });
    if (await chip.isVisible()) await chip.click();
    else
      await pressPiece(
        page,
        unit,
        (x, y) => page.mouse.click(x, y),
        (one) => one.click(),
      );
    // Before the panel has followed, it takes no order.
    await atRest(page);
  },
  choose: (page, label, text) => page.locator(label).filter({ hasText: text }).first().click(),
  pick: (page, name) => page.getByRole('radio', { name }).check(),
  tick: (page, name) => page.getByRole('checkbox', { name }).check(),
};

let last = { x: 0, y: 0 };

/**
 * A tap at that end of a button which lies farther from the tap before: two quick ones in the same place are a double tap,
 * the second of which no button takes that ends or moves something.
 */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('what is tapped is not there');
  const [y, ends] = [box.height / 2, [8, box.width - 8]];
  const far = (x: number): number => Math.hypot(box.x + x - last.x, box.y + y - last.y);
  const x = ends.reduce((one, other) => (far(other) > far(one) ? other : one));
  await target.tap({ position: { x, y } });
  last = { x: box.x + x, y: box.y + y };
}

/** A finger. */
export const TOUCH: Hands = {
  press: (page, selector, text) =>
    tap(
      page
        .locator(selector)
        .filter(text ? { hasText: text } : {})
        .first(),
    ),
  order: (page, _key, selector) => tap(page.locator(selector).first()),
  async select(page, unit) {
    const chip = page.locator('[data-part="todo"]').filter({ has: page.locator(`b:text-is("${unit}")`) });
    if (await chip.isVisible()) {
      if ((await chip.getAttribute('aria-pressed')) !== 'true') await tap(chip);
    } else if (!(await isSelected(page, unit))) {
      await pressPiece(page, unit, (x, y) => page.touchscreen.tap(x, y), tap);
    }
    await atRest(page);
  },
  choose: (page, label, text) => tap(page.locator(label).filter({ hasText: text }).first()),
  pick: (page, name) => page.getByRole('radio', { name }).tap(),
  tick: (page, name) => page.getByRole('checkbox', { name }).tap(),
};

/** Whether the focus is on what is looked for, judged in the page. */
type Wanted = { selector: string; text?: string; within?: string };

const isThere = (page: Page, { selector, text = '', within }: Wanted): Promise<boolean> =>
  page.evaluate(
    ([wanted, pattern, group]) => {
      const focused = document.activeElement;
      const said = group === null ? focused : focused?.closest(group);
      return !!focused?.matches(wanted) && new RegExp(pattern, 'i').test(said?.textContent ?? '');
    },
    [selector, text, within ?? null] as const,
  );

/** The Tab key until something has the focus; nothing but the keyboard is used, once there is something to lead to. */
export async function tabTo(page: Page, wanted: Wanted): Promise<void> {
  const { selector, text = '', within } = wanted;
  const place = page.locator(within ?? selector).filter({ hasText: new RegExp(text, 'i') });
  await (within ? place.locator(selector) : place).first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < 160; presses += 1) {
    if (await isThere(page, wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${JSON.stringify(wanted)}`);
}

const focusedPiece = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-piece') ?? null);

/** From piece to piece on the map. */
async function walkTo(page: Page, unit: string): Promise<void> {
  await page.keyboard.press('c');
  await page.keyboard.press('Tab');
  for (let steps = 0; steps < 80; steps += 1) {
    if ((await focusedPiece(page)) === unit) {
      await page.keyboard.press('Enter');
      return atRest(page);
    }
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`the keys do not lead to ${unit} on the map`);
}

export const KEYBOARD: Hands = {
  async press(page, selector, text) {
    await tabTo(page, { selector, text: text?.source ?? '' });
    await page.keyboard.press('Enter');
  },
  async order(page, key, selector) {
    if (key === null) await this.press(page, selector);
    else await page.keyboard.press(key);
  },
  async select(page, unit) {
    const open = await page.locator('[data-part="todo"]').count();
    for (let presses = 0; presses <= open; presses += 1) {
      if (await isSelected(page, unit)) return;
      if (presses === open) break;
      await page.keyboard.press('n');
      await atRest(page);
    }
    await walkTo(page, unit);
  },
  async choose(page, label, text) {
    const selector = 'input[type=radio]';
    const wanted = { selector, text: text.source, within: label };
    const group = page.locator('fieldset').filter({ has: page.locator('label').filter({ hasText: text }) });
    const legend = await group.locator('legend').innerText();
    await tabTo(page, { selector, text: `^${legend}`, within: 'fieldset' });
    for (let steps = 0; steps < 24; steps += 1) {
      if (await isThere(page, wanted)) return;
      await page.keyboard.press('ArrowDown');
    }
    throw new Error(`the arrow keys do not lead to ${text.source}`);
  },
  async pick(page, name) {
    const selector = 'input[type=radio]';
    await tabTo(page, { selector, text: name, within: 'fieldset' });
    for (let steps = 0; steps < 9; steps += 1) {
      if (await isThere(page, { selector, text: name, within: 'label' })) return;
      await page.keyboard.press('ArrowDown');
    }
    throw new Error(`the arrow keys do not lead to ${name}`);
  },
  async tick(page, name) {
    await tabTo(page, { selector: 'input[type=checkbox]', text: name, within: 'label' });
    await page.keyboard.press('Space');
  },
};
