import type { Page } from 'playwright';

/** What one input came to, in milliseconds from the input. */
export interface Answer {
  /** Until the next paint. */
  next: number;
  /** Until the paint after which nothing changes any more: the whole answer is there. */
  all: number;
  /** The longest event of the input by the browser's own Event Timing; what it leaves out took less than 16. */
  event: number;
}

/** The events that are waited for: a press of a key, a click, a hover. */
export type Input = 'keydown' | 'click' | 'pointermove';

/** What is waited for while a page loads: any button, and the last one of the start screen. */
export type Seen = 'button' | '.start-foot button';

interface Clock {
  arm(input: Input): void;
  answer(): Promise<Answer>;
  startFrames(): void;
  stopFrames(): number[];
  longTasks(): number[];
  painted(what: Seen): Promise<number>;
}

declare global {
  interface Window {
    clock: Clock;
  }
}

/** Runs in the page, before anything of it: nothing from outside may be named in here. */
function install(): void {
  const QUIET = 250;
  let armed: Input | null = null;
  let begin = 0;
  let changed = 0;
  let answer: Answer = { next: 0, all: 0, event: 0 };
  let frames: number[] = [];
  let running = false;
  const long: number[] = [];

  const afterPaint = (done: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(null);
    });

  const onInput = (event: Event) => {
    if (event.type !== armed) return;
    armed = null;
    begin = event.timeStamp;
    changed = performance.now();
    afterPaint((now) => {
      answer.next = now - begin;
      answer.all = Math.max(answer.all, answer.next);
    });
  };
  for (const type of ['keydown', 'click', 'pointermove']) addEventListener(type, onInput, { capture: true });

  const paints = (['button', '.start-foot button'] as const).map((what: Seen) => {
    let seen: ((now: number) => void) | null = null;
    const paint = new Promise<number>((resolve) => {
      seen = resolve;
    });
    const look = () => {
      if (!seen || !document.querySelector(what)) return;
      afterPaint(seen);
      seen = null;
    };
    return { what, paint, look };
  });

  new MutationObserver(() => {
    changed = performance.now();
    for (const { look } of paints) look();
    if (begin > 0)
      afterPaint((now) => {
        answer.all = now - begin;
      });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (begin > 0 && startTime >= begin - 1) answer.event = Math.max(answer.event, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });

  window.clock = {
    arm(input) {
      armed = input;
      begin = 0;
      answer = { next: 0, all: 0, event: 0 };
    },
    answer: () =>
      new Promise((resolve) => {
        const look = () => {
          const quiet = begin > 0 && answer.next > 0 && performance.now() - changed > QUIET;
          if (quiet && !document.querySelector('[aria-busy="true"]')) resolve(answer);
          else setTimeout(look, QUIET / 5);
        };
        look();
      }),
    startFrames() {
      frames = [];
      running = true;
      let before = performance.now();
      const step = (now: number) => {
        if (!running) return;
        frames.push(now - before);
        before = now;
        requestAnimationFrame(step);
      };
      requestAnimationFrame((now) => {
        before = now;
        requestAnimationFrame(step);
      });
    },
    stopFrames() {
      running = false;
      return frames;
    },
    longTasks: () => long.splice(0),
    painted: async (what) => (await paints.find((one) => one.what === what)?.paint) ?? Number.NaN,
  };
}

/** Brings the clock into every document of a page, and slows the page's processor down by a factor. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  // The name that the compiler of these files gives to every function it moves into a page.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(install);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Does something to a page with one input and waits until everything that follows from it has been painted: on a busy
 * machine that may begin so late that the page seems to be at rest before it, so `answered` says what must be there.
 */
export async function timed(page: Page, input: Input, act: () => Promise<unknown>, answered?: string): Promise<Answer> {
  await page.evaluate((type) => window.clock.arm(type), input);
  await act();
  if (answered !== undefined) await page.locator(answered).waitFor({ state: 'attached' });
  return page.evaluate(() => window.clock.answer());
}

/** The time from frame to frame while something is done. */
export async function framesOf(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => window.clock.startFrames());
  await act();
  return page.evaluate(() => window.clock.stopFrames());
}

/** Tasks of more than 50 milliseconds since the last question. */
export const longTasks = (page: Page): Promise<number[]> => page.evaluate(() => window.clock.longTasks());

/** From navigation to the paint of a button; React listens before it draws, so that it answers from then on. */
export const painted = (page: Page, what: Seen): Promise<number> =>
  page.evaluate((seen) => window.clock.painted(seen), what);
