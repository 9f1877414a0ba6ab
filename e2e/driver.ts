import type { Page } from 'playwright/test';
import type { Action } from '../src/engine/index.ts';
import { expect } from './test.ts';

/** Opens a record from the start screen, as its owner would. */
export async function openRecord(page: Page, text: string, name = 'game.json'): Promise<void> {
  await page.getByLabel('Record file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Does something and waits until the page has carried it out and saved it. */
export async function after(page: Page, act: () => Promise<unknown>): Promise<void> {
  await act();
  await expect(page.locator('.room[aria-busy="false"]')).toBeVisible();
}

/** What the page says to eyes and to ears, and on its tab. */
export async function said(page: Page): Promise<string> {
  const root = page.locator('#root');
  return [await root.innerHTML(), await root.ariaSnapshot(), await page.title()].join('\n');
}

/** How a player gives his orders. */
export interface Hands {
  press(page: Page, selector: string, text?: RegExp): Promise<void>;
  /** A key where there is one, else the button. */
  order(page: Page, key: string | null, selector: string): Promise<void>;
}

export const MOUSE: Hands = {
  press: (page, selector, text) =>
    page
      .locator(selector)
      .filter(text ? { hasText: text } : {})
      .first()
      .click(),
  order: (page, _key, selector) => page.locator(selector).first().click(),
};

/** The Tab key until something has the focus; nothing but the keyboard is used. */
async function tabTo(page: Page, selector: string, text?: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    const there = await page.evaluate(
      ([wanted, pattern]) => {
        const focused = document.activeElement;
        return !!focused?.matches(wanted) && new RegExp(pattern, 'i').test(focused.textContent ?? '');
      },
      [selector, text?.source ?? ''] as const,
    );
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector} ${text ?? ''}`);
}

export const KEYBOARD: Hands = {
  async press(page, selector, text) {
    await tabTo(page, selector, text);
    await page.keyboard.press('Enter');
  },
  async order(page, key, selector) {
    if (key === null) await this.press(page, selector);
    else await page.keyboard.press(key);
  },
};

/** The next player takes his place: past the curtain, and past what he is told. */
export async function takeSeat(page: Page, hands: Hands): Promise<void> {
  await expect(page.locator('.room')).toBeVisible();
  if (await page.locator('.curtain').isVisible()) await after(page, () => hands.press(page, '.curtain-go'));
  if (await page.locator('.recap').isVisible()) await after(page, () => hands.press(page, '.recap-head button'));
}

/** Ends the phase, also when the page asks whether that is meant. */
async function endPhase(page: Page, hands: Hands): Promise<void> {
  await hands.order(page, 'e', '.phase-end');
  const asked = page.getByRole('button', { name: 'End it all the same' });
  if (await asked.isVisible()) {
    if (hands === KEYBOARD) await page.keyboard.press('Enter');
    else await asked.click();
  }
}

const starting = (text: string | number): RegExp => new RegExp(`^\\s*${text}\\b`, 'i');

async function launch(page: Page, hands: Hands, action: Extract<Action, { do: 'launch-missile' }>): Promise<void> {
  await hands.press(page, '[data-order="launch-missile"]');
  const { missile, hex, direction, velocity } = action;
  for (const answer of [missile, hex, `${direction} o`, `Velocity ${velocity}`]) {
    if (await page.locator('.chs').isVisible()) await hands.press(page, '.chs-answer', starting(answer));
  }
}

async function fire(page: Page, hands: Hands, action: Extract<Action, { do: 'fire' }>): Promise<void> {
  const weapon = action.from === 'burster' ? 'Burster' : `Pod ${action.from}`;
  await hands.press(page, '.fir-pick', new RegExp(action.target));
  await hands.press(page, '.ari-weapons button', starting(weapon));
  await hands.press(page, '.fir-type', starting(action.type.replace('-', ' ')));
  await hands.order(page, 'f', '[data-order="fire"]');
}

const KEYS: Partial<Record<Action['do'], string>> = { accelerate: 'a', decelerate: 'd', 'move-all': 'Shift+M' };

async function give(page: Page, hands: Hands, action: Action): Promise<void> {
  switch (action.do) {
    case 'ready':
    case 'end-phase':
      return endPhase(page, hands);
    case 'move-all':
      return hands.order(page, 'Shift+M', '.phase-all');
    case 'turn':
      return hands.order(page, action.side === 'left' ? 'l' : 'r', `[data-order="turn ${action.side}"]`);
    case 'launch-missile':
      return launch(page, hands, action);
    case 'fire':
      return fire(page, hands, action);
    case 'choose-part':
      return hands.press(page, '.dec-choice', starting(action.part.replace('-', ' ')));
    default:
      return hands.order(page, KEYS[action.do] ?? null, `[data-order="${action.do}"]`);
  }
}

/** Whether what comes next is the other player's, and leaves him nothing to decide. */
const isForced = (page: Page): Promise<boolean> => page.locator('.phase-forced').isVisible();

interface Play {
  hands: Hands;
  /** Called with the number of actions played, whenever a player has taken his seat. */
  onSeat?: (played: number) => Promise<void>;
  /** Called while the curtain is down. */
  onCurtain?: (played: number) => Promise<void>;
}

/** Plays a list of actions through the page, from wherever it is. */
export async function playOut(page: Page, actions: readonly Action[], { hands, onSeat, onCurtain }: Play) {
  let played = 0;
  await expect(page.locator('.room')).toBeVisible();
  while (played < actions.length) {
    const covered = await page.locator('.curtain').isVisible();
    if (covered) await onCurtain?.(played);
    await takeSeat(page, hands);
    if (covered) await onSeat?.(played);
    const [action, next] = actions.slice(played);
    if (!action) return;
    if (await isForced(page)) {
      await after(page, () => hands.order(page, 'e', '.phase-end'));
      played += action.do === 'move-all' && next?.do === 'end-phase' && next.player === action.player ? 2 : 1;
    } else {
      await after(page, () => give(page, hands, action));
      played += 1;
    }
  }
}
