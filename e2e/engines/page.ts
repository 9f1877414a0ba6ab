import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type Found, Refused } from './engine.ts';
import { until } from './until.ts';

/** The names and roles of elements are worked out in the page itself, by the library that unit tests ask too. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A script runs in a world of its own; what it lays on the window the next one finds, until another page comes. */
const BRING_LIBRARY = `${LIBRARY}
  const { queryAllByRole } = globalThis.TestingLibraryDom;
  window.findByRole = (role, words) => queryAllByRole(document.body, role, { name: new RegExp(words) })[0] ?? null;
  window.complaints = [];
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
    const tell = (event) => [kind, event.message, event.reason, event.violatedDirective, event.blockedURI];
    window.addEventListener(kind, (event) => window.complaints.push(tell(event).filter(Boolean).map(String).join(' ')));
  }`;

/** Whether an element lies where it lay two frames before: a driver clicks at a place, wherever the element has gone. */
const LIES_STILL = `
  const [element] = arguments;
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  return nextFrame().then(nextFrame).then(() => place() === before);`;

/** What the page does when the click comes too early: it is drawn anew, or glides, or another thing still lies there. */
const TOO_EARLY = [
  'element click intercepted',
  'element not interactable',
  'no such element',
  'stale element reference',
];

const isFound = (value: unknown): value is Found => typeof value === 'object' && value !== null;

/** A page as somebody uses it who knows its elements by what they are and what they are called. */
export class Page {
  readonly browser: Browser;
  readonly #complaints: string[] = [];

  constructor(browser: Browser) {
    this.browser = browser;
  }

  async go(address: string): Promise<void> {
    await this.complaints();
    await this.browser.go(address);
  }

  /** What the page has complained of since it was first looked at: errors, and breaches of its security policy. */
  async complaints(): Promise<readonly string[]> {
    const heard = await this.browser.run('return window.complaints?.splice(0)');
    if (Array.isArray(heard)) this.#complaints.push(...heard);
    return this.#complaints;
  }

  /** The element with a role and words in its name, or the first of several; null where there is none. */
  async look(role: string, words: RegExp): Promise<Found | null> {
    if (!(await this.browser.run('return document.body !== null'))) return null;
    if (!(await this.browser.run('return window.findByRole !== undefined'))) await this.browser.run(BRING_LIBRARY);
    const found = await this.browser.run('return window.findByRole(...arguments)', role, words.source);
    return isFound(found) ? found : null;
  }

  /** Does something to an element as soon as it is there and lets that be done to it; what is not done yet is false. */
  async #at(role: string, words: RegExp, act: (element: Found) => Promise<unknown>): Promise<void> {
    await until(`${role} ${words}`, async () => {
      try {
        const element = await this.look(role, words);
        return element !== null && (await act(element)) !== false;
      } catch (reason) {
        if (reason instanceof Refused && TOO_EARLY.includes(reason.code)) return false;
        throw reason;
      }
    });
  }

  /** Waits until there is such an element. */
  sees(role: string, words: RegExp): Promise<void> {
    return this.#at(role, words, async () => undefined);
  }

  press(words: RegExp, role = 'button'): Promise<void> {
    return this.#at(role, words, async (element) => {
      if (!(await this.browser.run(LIES_STILL, element))) return false;
      return this.browser.click(element);
    });
  }

  /** Chooses a file, by the name of the control, which pages keep out of sight behind a button. */
  async choose(name: string, file: string): Promise<void> {
    const find = `return [...document.querySelectorAll('input[type=file]')].find((one) => one.ariaLabel === arguments[0])`;
    const control = await until(`control ${name}`, () => this.browser.run(find, name));
    if (isFound(control)) await this.browser.type(control, file);
  }

  fill(words: RegExp, text: string): Promise<void> {
    return this.#at('textbox', words, async (element) => {
      await this.browser.clear(element);
      await this.browser.type(element, text);
    });
  }

  /** What stands in a field, as soon as anything does. */
  async valueOf(words: RegExp): Promise<string> {
    const read = 'return window.findByRole(...arguments)?.value';
    await this.sees('textbox', words);
    return String(await until(`a value in ${words}`, () => this.browser.run(read, 'textbox', words.source)));
  }

  async reload(): Promise<void> {
    await this.complaints();
    // By itself: that of Firefox's driver goes past what the browser keeps.
    await this.browser.run('window.isOld = true; location.reload()');
    await until('the page has come anew', () => this.browser.run('return window.isOld === undefined'));
  }

  /** Waits until the browser keeps the whole program, and has this page from what it keeps. */
  async isKept(): Promise<void> {
    const isActive = 'return navigator.serviceWorker.getRegistration().then((one) => !!one?.active)';
    await until('the program is kept', () => this.browser.run(isActive));
    await this.reload();
    await until('a kept page', () => this.browser.run('return navigator.serviceWorker.controller !== null'));
  }

  /** Waits until the page says something, wherever it stands. */
  async reads(words: RegExp): Promise<void> {
    await until(`${words}`, async () => words.test(await this.text()));
  }

  /** The page on paper, as a PDF. */
  async print(): Promise<Buffer> {
    if (!this.browser.print) throw new Error('a journey that prints needs the ability to');
    return this.browser.print();
  }

  /** All that the page says. */
  async text(): Promise<string> {
    return String(await this.browser.run('return document.body?.innerText ?? ""'));
  }

  /** Waits until all is carried out and saved. */
  async rests(): Promise<void> {
    const isIdle = `return document.querySelector('[data-part="room"]')?.getAttribute('aria-busy') === 'false'
      && document.querySelector('[data-fresh]') === null`;
    await until('the table has come to rest', () => this.browser.run(isIdle));
  }
}
