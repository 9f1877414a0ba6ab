import type { Page } from 'playwright/test';

/** What a player hears who sees nothing: all that the live regions of a page say, in the order in which they say it. */
export async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hear', (words: string) => heard.push(words));
  await page.addInitScript(() => {
    const { hear } = window as unknown as { hear(words: string): void };
    const live = ':is([role="status"], [role="alert"], [aria-live]):not([aria-live="off"])';
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest<HTMLElement>(live) ?? [];
      });
      for (const region of new Set(regions)) {
        const words = region.innerText.replace(/\s+/g, ' ').trim();
        if (words) hear(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return heard;
}

/** A page as a screen reader has it: the tree that it reads, what it says of itself, and keys. Nothing else is known of it. */
export class Listener {
  private nth = 0;
  private readonly page: Page;
  private readonly heard: readonly string[];

  constructor(page: Page, heard: readonly string[]) {
    this.page = page;
    this.heard = heard;
  }

  /** The tree of what stands there, once it has come to rest. */
  async read(): Promise<string> {
    let before = '';
    for (let look = 0; look < 100; look += 1) {
      const tree = await this.page.locator('body').ariaSnapshot();
      if (tree === before) return tree;
      before = tree;
      await this.page.waitForTimeout(30);
    }
    return before;
  }

  /** What has been said since it was last asked for. */
  news(): string[] {
    const news = this.heard.slice(this.nth);
    this.nth = this.heard.length;
    return news;
  }

  key(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words);
  }

  /** Presses a button, if one is named, and waits until another can be pressed. */
  async open(name: string | RegExp | null, next: string | RegExp): Promise<void> {
    if (name !== null) await this.page.getByRole('button', { name, exact: true }).first().press('Enter');
    await this.page.getByRole('button', { name: next, exact: true }).first().waitFor();
  }

  /**
   * Goes to a button by its name, as with the list of buttons of a screen reader, and presses it. One that has gone since it
   * was read is not waited for: the page says something else now.
   */
  async press(name: string | RegExp): Promise<void> {
    const button = this.page.getByRole('button', { name, exact: true }).first();
    if (await button.isVisible()) await button.press('Enter', { timeout: 2000 }).catch(() => undefined);
  }
}

/** The part of a tree that begins with a landmark, up to the next one beside it. */
export function partOf(tree: string, landmark: string): string {
  const lines = tree.split('\n');
  const from = lines.findIndex((line) => line.trim().replace(/^- '?/, '').startsWith(landmark));
  if (from < 0) return '';
  const depth = (lines[from] ?? '').search(/\S/);
  const length = lines.slice(from + 1).findIndex((line) => line.search(/\S/) <= depth);
  return lines.slice(from, length < 0 ? undefined : from + 1 + length).join('\n');
}

/** The buttons in a part of a tree that can be pressed, by their names. */
export const buttonsIn = (part: string): string[] =>
  [...part.matchAll(/button "([^"]+)"(?! \[disabled\])/g)].map(([, name = '']) => name);

/** What a game was like that was played by ear. */
export interface Heard {
  /** The words of the end. */
  end: string;
  /** Line by line what was said and what was done. */
  transcript: string[];
}

/** No game is longer than so many looks. */
const MOST = 5000;

/** The order that is laid and given by one press, where it is a shot. */
const laidShot = (tree: string): string | undefined =>
  buttonsIn(partOf(tree, 'region "What the laid order does"')).find((name) => name.startsWith('Fire'));

/** What has been asked at a table, or what waits to be read. */
const answersIn = (tree: string): string[] =>
  buttonsIn(partOf(tree, 'region "What happens"')).filter((name) => !name.startsWith('Rule '));

/**
 * Plays a game that has begun to its end, by what is said and read alone. The rule of thumb is a beginner's: do what the
 * adviser says, or fire the shot that is laid where nobody advises; answer a question with its first answer, take a draw that
 * is offered, else move all and end the phase. A battle of two dry ships, which goes on for ever, is conceded after so many
 * Game-Turns.
 */
export async function playByEar(listener: Listener, patience = 20): Promise<Heard> {
  const transcript: string[] = [];
  const note = (line: string) => transcript.push(line);
  const laid = new Set<string>();
  for (let look = 0; look < MOST; look += 1) {
    const tree = await listener.read();
    for (const words of listener.news()) note(words);
    const [, task = ''] = /heading "([^"]*)" \[level=1\]/.exec(partOf(tree, 'region "What to do now"')) ?? [];
    const happens = partOf(tree, 'region "What happens"');
    const end = partOf(happens, 'region "The end"');
    if (end) return { end, transcript };
    const adviser = partOf(tree, 'region "Advice"');
    if (Number(/button "Game-Turn"\n *- text: "(\d+)"/.exec(tree)?.[1] ?? 0) > patience && !happens) {
      await listener.open('Menu', 'Concede');
      await listener.open('Concede', /^Concede (as|the game)/);
      await listener.press(/^Concede (as|the game)/);
    } else if (buttonsIn(partOf(tree, 'region "What the program does"')).includes('Accept')) {
      // A draw, where nothing has been decided for long.
      await listener.press('Accept');
    } else if (happens) {
      const answers = answersIn(tree);
      const [first] = answers;
      if (answers.some((name) => /^(Continue|Fire the next)/.test(name))) await listener.key('Space');
      else if (first) await listener.press(first);
    } else if (/^(Set up|Move|Command|Fire|Steer)/.test(task)) {
      // What is shown once and does not change anything is not shown again.
      const state = [task, adviser, partOf(tree, 'contentinfo')].join('\n');
      const shot = task.startsWith('Fire') && !adviser ? laidShot(tree) : undefined;
      if (shot) {
        note(`> ${shot}`);
        await listener.press(shot);
      } else if (adviser && !adviser.includes('"Advice" [checked]')) await listener.key('i');
      else if (adviser.includes('being looked for')) continue;
      else if (buttonsIn(adviser).includes('Show') && !laid.has(state)) {
        laid.add(state);
        note(`> ${/status: (.*)/.exec(adviser)?.[1] ?? 'Show'}`);
        await listener.press('Show');
        await listener.read();
        await listener.key('Enter');
      } else {
        if (task.startsWith('Move')) await listener.key('Shift+M');
        note('> Shift Enter');
        await listener.key('Shift+Enter');
      }
    }
  }
  throw new Error(`The game does not end:\n${transcript.slice(-20).join('\n')}`);
}

/** Goes through a lesson that is open, and has the coach show what it asks for; the titles of its steps. */
export async function learnByEar(listener: Listener): Promise<string[]> {
  const titles: string[] = [];
  for (let look = 0; look < MOST; look += 1) {
    const tree = await listener.read();
    const coach = partOf(tree, 'region "Coach"');
    const [, title = ''] = /heading "([^"]*)"/.exec(coach) ?? [];
    if (title !== '' && titles.at(-1) !== title) titles.push(title);
    const buttons = buttonsIn(coach);
    if (buttons.includes('Finish the lesson')) return titles;
    if (buttonsIn(partOf(tree, 'region "What happens"')).includes('Continue')) await listener.key('Space');
    else await listener.press(buttons.includes('Next') ? 'Next' : 'Show me');
  }
  throw new Error(`The lesson does not end: ${titles.join(', ')}`);
}

/** Types an order into the palette, as it stands in words. */
async function typeOrder(listener: Listener, words: string): Promise<void> {
  await listener.key('Control+k');
  await listener.type(words);
  await listener.read();
  await listener.key('Enter');
  await listener.read();
}

/** What has been said of an answer to a puzzle; empty where it has not been judged. */
const verdictIn = (coach: string): string => /heading "(Right|There is better|Not known)"/.exec(coach)?.[1] ?? '';

/**
 * Ends the phase, also where it is asked whether that is meant, until the puzzle has been judged, and does not wait until it has
 * counted a way of one's own; the card of the puzzle. Where the rules do not let the phase end, it is not judged.
 */
async function judgedByEar(listener: Listener): Promise<string> {
  let coach = '';
  for (let press = 0; press < 6; press += 1) {
    coach = partOf(await listener.read(), 'region "Puzzle"');
    if (buttonsIn(coach).includes('Stop')) await listener.press('Stop');
    else if (verdictIn(coach) !== '') break;
    else await listener.key('Shift+Enter');
  }
  return coach;
}

/**
 * Answers a puzzle that is open: first by a rule of thumb, the first answer or the shot that is laid, else nothing; where that is
 * not right, by typing the solution that is read then. What was said of each.
 */
export async function solveByEar(listener: Listener): Promise<string[]> {
  const tree = await listener.read();
  const thumb = answersIn(tree)[0] ?? laidShot(tree);
  if (thumb) await listener.press(thumb);
  let coach = await judgedByEar(listener);
  const first = verdictIn(coach);
  if (first === 'Right') return [first];
  if (first === '') {
    await listener.press('Show the solution');
    coach = partOf(await listener.read(), 'region "Puzzle"');
  }
  const [, solution = ''] = /listitem: "?Solution ?: (.*?)(?: : [^"]*?)? [\d.]+ of \d+, \d+ %/.exec(coach) ?? [];
  await listener.press('Try again');
  for (const part of solution.split('; ')) {
    const [, order = part, times = '1'] = /^(.*), (\d+) times$/.exec(part) ?? [];
    for (let time = 0; time < Number(times); time += 1) await typeOrder(listener, order);
  }
  return [first, verdictIn(await judgedByEar(listener))];
}
