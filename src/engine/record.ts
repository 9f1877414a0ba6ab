import * as v from 'valibot';
import { newGame } from './game.ts';
import { jsonFault } from './json-fault.ts';
import type { Action } from './model/actions.ts';
import type { Scenario } from './model/scenario.ts';
import type { Game } from './model/state.ts';
import { ActionForm } from './orders/form.ts';
import type { DiceSource } from './rules/dice.ts';
import { scenarioFaults } from './scenario-faults.ts';
import { ScenarioForm } from './scenario-form.ts';

/** Settings of the people at the table, which the rules do not read. */
export interface TableSettings {
  mode?: 'hotseat' | 'rehearsal';
  names?: [string, string];
  logs?: 'closed' | 'open';
  dice?: 'rolled' | 'typed';
  name?: string;
}

/** A game: its scenario, its dice and what the players did. */
export interface GameRecord {
  format: 'deltavee-record';
  version: 1;
  /** A name, or a whole scenario. */
  scenario: string | Scenario;
  dice: DiceSource;
  actions: Action[];
  table?: TableSettings;
}

/** Something wrong with a record or scenario, and where. */
export interface Fault {
  at: string;
  message: string;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; faults: Fault[] };

/** The largest record read: bytes of text, and actions. */
export const RECORD_LIMITS = { bytes: 10_000_000, actions: 200_000 } as const;

const RecordForm = v.object({
  format: v.literal('deltavee-record'),
  version: v.literal(1),
  scenario: v.union([v.string(), v.record(v.string(), v.unknown())]),
  dice: v.pipe(
    v.object({
      seed: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
      generator: v.exactOptional(v.literal(2)),
      rolls: v.exactOptional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)))),
    }),
    v.check(({ seed, rolls }) => seed !== undefined || rolls !== undefined, 'needs a seed, rolls or both'),
  ),
  actions: v.pipe(v.array(ActionForm), v.maxLength(RECORD_LIMITS.actions)),
  table: v.exactOptional(
    v.object({
      mode: v.exactOptional(v.picklist(['hotseat', 'rehearsal'])),
      names: v.exactOptional(v.tuple([v.string(), v.string()])),
      logs: v.exactOptional(v.picklist(['closed', 'open'])),
      dice: v.exactOptional(v.picklist(['rolled', 'typed'])),
      name: v.exactOptional(v.string()),
    }),
  ),
});

/** `actions[3].side`: the place of a fault as a path. */
function placeOf(issue: v.BaseIssue<unknown>): string {
  let place = '';
  for (const step of issue.path ?? []) {
    if (typeof step.key === 'number') place += `[${step.key}]`;
    else place += (place === '' ? '' : '.') + String(step.key);
  }
  return place;
}

/** A fault as one clause: what was expected and what was found. */
function sayFault(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'is missing';
  const received = issue.received.length > 40 ? `${issue.received.slice(0, 40)}...` : issue.received;
  if (issue.expected === null) return `${issue.message} (${received})`;
  return `should be ${issue.expected.replaceAll(' | ', ' or ')}, but is ${received}`;
}

/** Turns the issues of a form into faults. */
export const faultsOf = (issues: readonly v.BaseIssue<unknown>[], prefix = ''): Fault[] =>
  issues.map((issue) => {
    const place = placeOf(issue);
    return { at: prefix && place ? `${prefix}.${place}` : prefix || place, message: sayFault(issue) };
  });

const fault = (at: string, message: string): { ok: false; faults: Fault[] } => ({
  ok: false,
  faults: [{ at, message }],
});

/** Why a text is not JSON, with the place. The messages of the browsers' own parsers differ, so they are not used. */
function sayJsonFault(text: string): string {
  if (text.trim() === '') return 'the file is empty';
  const found = jsonFault(text);
  if (!found) return 'the text is not JSON';
  const place = `line ${found.line}, column ${found.column}`;
  return found.cutShort ? `the text was cut short, it ends at ${place}` : `the text is not JSON at ${place}`;
}

/** Reads JSON text within the limits, or says what is wrong with it. */
export function parseJson(text: string): Parsed<unknown> {
  if (text.length > RECORD_LIMITS.bytes) return fault('', 'the text is longer than 10 MB');
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return fault('', sayJsonFault(text));
  }
}

/** Reads a scenario object, with every fault in it. */
export function readScenario(value: unknown, prefix = ''): Parsed<Scenario> {
  const parsed = v.safeParse(ScenarioForm, value);
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.issues, prefix) };
  const faults = scenarioFaults(parsed.output).map(({ at, message }) => ({
    at: prefix ? `${prefix}.${at}` : at,
    message,
  }));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: parsed.output };
}

function checkVersion(value: unknown): Parsed<never> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fault('', 'not a DeltaVee record');
  const { format, version, actions } = value as Record<string, unknown>;
  if (format !== 'deltavee-record') return fault('format', 'not a DeltaVee record: format should be "deltavee-record"');
  if (typeof version === 'number' && version > 1) {
    return fault('version', `the record is of version ${version}; this program knows version 1`);
  }
  if (Array.isArray(actions) && actions.length > RECORD_LIMITS.actions) {
    return fault('actions', `more than ${RECORD_LIMITS.actions} actions`);
  }
  return undefined;
}

/** Reads a record from parsed JSON, or lists every fault with its place. */
export function readRecord(value: unknown): Parsed<GameRecord> {
  const wrong = checkVersion(value);
  if (wrong) return wrong;
  const parsed = v.safeParse(RecordForm, value);
  const given = (value as { scenario?: unknown }).scenario;
  const scenario = typeof given === 'object' && given !== null ? readScenario(given, 'scenario') : undefined;
  const faults = [
    ...(parsed.success ? [] : faultsOf(parsed.issues)),
    ...(scenario && !scenario.ok ? scenario.faults : []),
  ];
  if (!parsed.success || faults.length > 0) return { ok: false, faults };
  const found = scenario?.ok ? scenario.value : given;
  return { ok: true, value: { ...parsed.output, scenario: found } as GameRecord };
}

/** Reads a record from its text. */
export function parseRecord(text: string): Parsed<GameRecord> {
  const json = parseJson(text);
  return json.ok ? readRecord(json.value) : json;
}

/** The game of a record before its first action; `find` looks up scenarios by name. */
export function startRecord(record: GameRecord, find: (name: string) => Scenario | undefined): Parsed<Game> {
  const scenario = typeof record.scenario === 'string' ? find(record.scenario) : record.scenario;
  if (!scenario) return fault('scenario', `there is no scenario ${JSON.stringify(record.scenario).slice(0, 60)}`);
  return { ok: true, value: newGame(scenario, record.dice) };
}

/**
 * The dice a record must hold to replay the game and to continue it with the same rolls: past rolls, fixed ones,
 * seed.
 */
export function diceToKeep(game: Game): DiceSource {
  const { fallen, given, seed, mixed } = game.dice;
  const rolls = [...fallen, ...given.slice(fallen.length)];
  if (seed === null) return { rolls };
  return mixed ? { seed, generator: 2, rolls } : { seed, rolls };
}
