import * as v from 'valibot';
import type { RuleCase } from '../model/rule-cases.ts';

/** Something wrong with a file, where, and by which rule if it is one that is broken. */
export interface Fault {
  at: string;
  message: string;
  rule?: RuleCase;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; faults: Fault[] };

/**
 * The largest record and scenario that are read. They are far beyond any game that people play, and small enough that a
 * file made to do harm neither fills the memory nor stops the program.
 */
export const RECORD_LIMITS = {
  /** Brackets within brackets; a record needs eight. */
  depth: 40,
  actions: 200_000,
  rolls: 1_000_000,
  /** Lines beside a game. */
  lines: 200,
  /** Letters of ships are A to Z for each player. */
  ships: 52,
  /** Letters of sheets are A to ZZ. */
  sheets: 700,
  /** Hexes in one list. */
  hexes: 2_000,
  /** Pods of one ship: the most a hull carries. */
  pods: 12,
  victory: 50,
  /** Launches of a battle that goes on. */
  launched: 200,
  /** Ways to deploy all ships: every hex, direction and velocity of each. */
  deployments: 100_000,
  /** Positions that the program looks at for one decision. */
  budget: 10_000_000,
  /** Characters of a name. */
  name: 60,
  /** Characters of a briefing's account of the situation, and of its shorter remarks. */
  situation: 2_000,
  remark: 120,
  /** Faults that are looked for before the reading stops. */
  faults: 50,
} as const;

/** The longest file of each kind that is read, in characters: a record, all games in one file, ships, a battle. */
export const FILE_LIMITS = { record: 10_000_000, games: 50_000_000, ships: 1_000_000, battle: 2_000_000 } as const;

/** A list of at most `most` items. Its length is looked at before the items, so that a giant list is not read. */
export const listOf = <T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item));

/** `actions[3].side`: the place of a fault as a path. */
function placeOf(issue: v.BaseIssue<unknown>): string {
  let place = '';
  for (const step of issue.path ?? []) {
    if (typeof step.key === 'number') place += `[${step.key}]`;
    else place += (place === '' ? '' : '.') + String(step.key);
  }
  return place;
}

/** Control characters, ends of lines, halves of characters, and marks that turn the direction of the text behind them. */
export const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A fault as one clause: what was expected and what was found. */
function sayFault(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'is missing';
  const start = issue.received.length > 40 ? `${issue.received.slice(0, 40)}...` : issue.received;
  const received = start.replaceAll(UNSEEN, '\uFFFD');
  if (issue.type === 'max_length') return `has ${received} entries, ${String(issue.requirement)} at most`;
  // A text that is too long is told of, and patterns are said, in the words that their forms have for them.
  if (issue.message.endsWith('most')) return issue.message;
  if (issue.type === 'regex') return `${issue.message}, but is ${received}`;
  if (issue.expected === 'never') return 'does not belong here';
  if (issue.expected === null) return `${issue.message} (${received})`;
  return `should be ${issue.expected.replaceAll(' | ', ' or ')}, but is ${received}`;
}

/** `ships` and `[2].hull` make `ships[2].hull`. */
export const joinPath = (outer: string, inner: string): string =>
  outer === '' || inner === '' || inner.startsWith('[') ? outer + inner : `${outer}.${inner}`;

/** Turns the issues of a form into faults, the first so many of them. */
export const faultsOf = (issues: readonly v.BaseIssue<unknown>[], prefix = ''): Fault[] =>
  issues
    .slice(0, RECORD_LIMITS.faults)
    .map((issue) => ({ at: joinPath(prefix, placeOf(issue)), message: sayFault(issue) }));

/** Reads the entries of a list one by one and stops where there are faults enough. */
export function readList<T>(values: readonly unknown[], form: v.GenericSchema<unknown, T>, at: string): Parsed<T[]> {
  const read: T[] = [];
  const faults: Fault[] = [];
  for (const [index, value] of values.entries()) {
    const parsed = v.safeParse(form, value);
    if (parsed.success) read.push(parsed.output);
    else faults.push(...faultsOf(parsed.issues, `${at}[${index}]`));
    if (faults.length >= RECORD_LIMITS.faults) break;
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: read };
}

/** One fault as the answer of a reading. */
export const fault = (at: string, message: string): { ok: false; faults: Fault[] } => ({
  ok: false,
  faults: [{ at, message }],
});

/** A text or a file that is longer than is read, in characters or bytes. */
export const tooLarge = (most: number) => fault('', `it is larger than ${most / 1_000_000} MB`);
