/** An element of a page, as WebDriver names it. */
export type Found = Record<string, string>;

/** A browser with one page. Its commands are those of WebDriver, which say the same to every engine. */
export interface Browser {
  go(address: string): Promise<void>;
  /** Runs the text of a function in the page, and tells what it returns or promises. */
  run(script: string, ...args: (string | Found)[]): Promise<unknown>;
  click(element: Found): Promise<void>;
  /** Types, or names a file where one is asked for. */
  type(element: Found, text: string): Promise<void>;
  clear(element: Found): Promise<void>;
  /** The page on paper, as a PDF. */
  print?: () => Promise<Buffer>;
  close(): Promise<void>;
}

/** What not every engine lets itself be told. */
export type Ability = 'print';

/** An engine that is installed here. */
export interface Engine {
  name: string;
  abilities: readonly Ability[];
  /** Starts a browser of its own, which knows nothing of others. */
  start(): Promise<Browser>;
}

/** An engine that cannot be tried here, and why. */
export interface Absent {
  name: string;
  why: string;
}

/** What looks for an engine on this machine. */
export type Search = () => Engine | Absent;

/** Says what a command of WebDriver came to: `stale element reference`, `element click intercepted`. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}
