import * as v from 'valibot';
import { newGame } from '../game.ts';
import type { Action } from '../model/actions.ts';
import { EDITIONS, type Edition, editionToKeep, FIRST_EDITION } from '../model/editions.ts';
import type { Scenario } from '../model/scenario.ts';
import type { Game } from '../model/state.ts';
import { ActionForm } from '../orders/form.ts';
import type { DiceSource } from '../rules/dice.ts';
import {
  type Fault,
  FILE_LIMITS,
  fault,
  faultsOf,
  joinPath,
  type Parsed,
  RECORD_LIMITS,
  readList,
  tooLarge,
} from './form.ts';
import { jsonFault, tooDeepAt } from './json-fault.ts';
import { type GameLine, readLines } from './record-lines.ts';
import { ProgramForm, type ProgramSeats, RollForm, SeedForm } from './record-parts.ts';
import { scenarioFaults } from './scenario-faults.ts';
import { ScenarioForm } from './scenario-form.ts';
import { NameForm } from './text-form.ts';

/** Two games with the sides changed that are scored together, and which of them this is. */
export interface GamePair {
  /** The name of the table of the first game. */
  table: string;
  game: 1 | 2;
}

/** Settings of the people at the table, which the rules do not read. */
export interface TableSettings {
  mode?: 'hotseat' | 'rehearsal' | 'screens';
  names?: [string, string];
  logs?: 'closed' | 'open';
  dice?: 'rolled' | 'typed';
  name?: string;
  /** The seats that the program plays; the people have the others. */
  program?: ProgramSeats;
  pair?: GamePair;
}

/** A game: its scenario, its dice and what the players did. */
export interface GameRecord {
  format: 'deltavee-record';
  version: 1;
  /** A name, or a whole scenario. */
  scenario: string | Scenario;
  /** The edition of the rulings; absent for the first. */
  rulings?: Edition;
  dice: DiceSource;
  actions: Action[];
  table?: TableSettings;
  /** What was tried beside the game. */
  lines?: GameLine[];
}

const hex = (characters: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${characters}}$`), `should be ${characters} hex characters`));

const PairForm = v.object({ table: v.pipe(NameForm, v.minLength(1)), game: v.picklist([1, 2]) });

const ProofForm = v.object({
  table: NameForm,
  commitment: hex(64),
  secret: hex(64),
  nonces: v.tuple([hex(32), hex(32)]),
  from: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RECORD_LIMITS.rolls)),
});

/** The form of a record, but for its long lists, which are read one entry after the other. */
export const RecordForm = v.object({
  format: v.literal('deltavee-record'),
  version: v.literal(1),
  scenario: v.union([v.string(), v.record(v.string(), v.unknown())]),
  rulings: v.exactOptional(v.picklist(EDITIONS)),
  dice: v.pipe(
    v.object({
      seed: v.exactOptional(SeedForm),
      generator: v.exactOptional(v.literal(2)),
      // Games that were brought in from a file may lie in a database with rolls that are undefined.
      rolls: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(RECORD_LIMITS.rolls))),
      proof: v.exactOptional(ProofForm),
    }),
    v.check(({ seed, rolls }) => seed !== undefined || rolls !== undefined, 'needs a seed, rolls or both'),
    v.metadata({ anyOf: [{ required: ['seed'] }, { required: ['rolls'] }] }),
  ),
  actions: v.pipe(v.array(v.unknown()), v.maxLength(RECORD_LIMITS.actions)),
  table: v.exactOptional(
    v.object({
      mode: v.exactOptional(v.picklist(['hotseat', 'rehearsal', 'screens'])),
      names: v.exactOptional(v.tuple([NameForm, NameForm])),
      logs: v.exactOptional(v.picklist(['closed', 'open'])),
      dice: v.exactOptional(v.picklist(['rolled', 'typed'])),
      name: v.exactOptional(NameForm),
      program: v.exactOptional(ProgramForm),
      pair: v.exactOptional(PairForm),
    }),
  ),
  lines: v.optional(v.unknown()),
});

/** Why a text is not JSON, with the place. The messages of the browsers' own parsers differ, so they are not used. */
function sayJsonFault(text: string): string {
  if (text.trim() === '') return 'the file is empty';
  const found = jsonFault(text);
  if (!found) return 'the text is not JSON';
  const place = sayPlace(found);
  return found.cutShort ? `the text was cut short, it ends at ${place}` : `the text is not JSON at ${place}`;
}

const sayPlace = ({ line, column }: { line: number; column: number }) => `line ${line}, column ${column}`;

/**
 * Reads JSON text within the limits, or says what is wrong with it. A byte order mark before it is passed over. `most`
 * is how long the text may be.
 */
export function parseJson(input: string, most: number = FILE_LIMITS.record): Parsed<unknown> {
  const text = input.replace(/^\uFEFF/, '');
  if (text.length > most) return tooLarge(most);
  const deep = tooDeepAt(text, RECORD_LIMITS.depth);
  if (deep)
    return fault('', `more than ${RECORD_LIMITS.depth} brackets are open within each other at ${sayPlace(deep)}`);
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

function checkVersion(value: unknown): ReturnType<typeof fault> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fault('', 'not a DeltaVee record');
  const { format, version } = value as Record<string, unknown>;
  if (format !== 'deltavee-record') return fault('format', 'not a DeltaVee record: format should be "deltavee-record"');
  if (typeof version === 'number' && version > 1) {
    return fault('version', `the record is of version ${version}; this program knows version 1`);
  }
  return undefined;
}

const faultsIn = (...parts: readonly Parsed<unknown>[]): Fault[] =>
  parts.flatMap((part) => (part.ok ? [] : part.faults)).slice(0, RECORD_LIMITS.faults);

/** What a report of a fault holds beside much else: the game that was open, or null. */
const ReportForm = v.object({ format: v.literal('deltavee-fault-report'), record: v.unknown() });

/**
 * A record that has been read. What is wrong with lines beside the game is `spared`: the game and the sound lines do
 * without them.
 */
export type ReadRecord = { ok: false; faults: Fault[] } | { ok: true; value: GameRecord; spared: Fault[] };

/** Reads a record from parsed JSON, or the one in a report of a fault; or lists its faults with their places. */
export function readRecord(value: unknown): ReadRecord {
  const report = v.safeParse(ReportForm, value);
  if (!report.success) return readBareRecord(value);
  if (report.output.record === null) return fault('record', 'no game was open when this report of a fault was written');
  const read = readBareRecord(report.output.record);
  return read.ok ? read : { ok: false, faults: read.faults.map((one) => ({ ...one, at: joinPath('record', one.at) })) };
}

function readBareRecord(value: unknown): ReadRecord {
  const wrong = checkVersion(value);
  if (wrong) return wrong;
  const parsed = v.safeParse(RecordForm, value);
  const given = (value as { scenario?: unknown }).scenario;
  const scenario: Parsed<string | Scenario> =
    typeof given === 'object' && given !== null ? readScenario(given, 'scenario') : { ok: true, value: String(given) };
  if (!parsed.success) {
    return { ok: false, faults: faultsIn({ ok: false, faults: faultsOf(parsed.issues) }, scenario) };
  }
  const { format, version, rulings, table } = parsed.output;
  const { rolls: laid, ...source } = parsed.output.dice;
  const rolls = readList(laid ?? [], RollForm, 'dice.rolls');
  const actions = readList(parsed.output.actions, ActionForm, 'actions');
  if (!scenario.ok || !rolls.ok || !actions.ok) return { ok: false, faults: faultsIn(scenario, rolls, actions) };
  const { lines, faults: spared } = readLines(parsed.output.lines, actions.value.length, rolls.value.length);
  return {
    ok: true,
    spared,
    value: {
      format,
      version,
      scenario: scenario.value,
      ...editionToKeep(rulings),
      dice: { ...source, ...(laid && { rolls: rolls.value }) },
      actions: actions.value,
      ...(table && { table }),
      ...(lines.length > 0 && { lines }),
    },
  };
}

/** Reads a record from its text. */
export function parseRecord(text: string): ReadRecord {
  const json = parseJson(text);
  return json.ok ? readRecord(json.value) : json;
}

/** The game of a record before its first action; `find` looks up scenarios by name. */
export function startRecord(record: GameRecord, find: (name: string) => Scenario | undefined): Parsed<Game> {
  const scenario = typeof record.scenario === 'string' ? find(record.scenario) : record.scenario;
  if (!scenario) return fault('scenario', `there is no scenario ${JSON.stringify(record.scenario).slice(0, 60)}`);
  return { ok: true, value: newGame(scenario, record.dice, record.rulings ?? FIRST_EDITION) };
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
