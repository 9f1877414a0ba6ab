import type { Page } from './page.ts';
import { until } from './until.ts';

/** The names of buttons. In what words a table offers its orders, and where they are looked for, is known here alone. */
const ORDERS = {
  ready: /^Ready/,
  'set up': /Player 2 is ready/,
  move: /^Move it/,
  accelerate: /Faster/,
  'end phase': /^End (Movement|Command|Fire) Phase/,
  'hold the burster': /^Burster, laser burst/,
  'particle barrage': /^Pod 1, particle barrage/,
  fire: /^Fire \d/,
  'hit the bridge': /^Bridge/,
} as const;

/** Reads what happened, as long as it is held. */
export async function readOn(page: Page): Promise<void> {
  await page.rests();
  while (await page.look('button', /^Continue/)) {
    await page.press(/^Continue/);
    await page.rests();
  }
}

/** Reads what happens until a heading stands there. */
export async function readUntil(page: Page, words: RegExp): Promise<void> {
  await until(`heading ${words}`, async () => {
    await readOn(page);
    return (await page.look('heading', words)) !== null;
  });
}

/** Gives an order as soon as the table offers it, and waits until it is carried out and saved. */
export async function order(page: Page, name: keyof typeof ORDERS): Promise<void> {
  await readOn(page);
  await page.press(ORDERS[name]);
  await page.rests();
}

/** The next player takes the seat: past the curtain, and past what has happened meanwhile if that is told. */
export async function takeSeat(page: Page): Promise<void> {
  await page.press(/uncover/);
  await page.rests();
  const past = /^Go to the (Movement|Command|Fire) Phase/;
  if (await page.look('button', past)) await page.press(past);
}
