import {
  type Action,
  type DiceProof,
  diceToKeep,
  editionToKeep,
  type Fault,
  type Game,
  type GameRecord,
  parseRecord,
  type ReadRecord,
  type Rejection,
  type Scenario,
  startRecord,
} from '../engine/index.ts';
import { findScenario } from '../scenarios/index.ts';
import { type Beginning, fullSettings, type GameSettings } from './entries.ts';
import { gameAt, type History, type ReplayProgress, replayInSlices } from './history.ts';
import { proofOf, withProof } from './kept-proof.ts';
import { type OpenedLine, playLinesInSlices } from './lines.ts';

/** A record that has been read and played through. */
export interface OpenedRecord {
  scenario: string | Scenario;
  table: GameSettings;
  history: History;
  /** What was tried beside it. */
  lines: readonly OpenedLine[];
  /** What is wrong with lines that are left out. */
  spared: readonly Fault[];
}

/** Why a record could not be opened: a fault in its form, or an action the rules refuse. */
export type RecordTrouble =
  | { kind: 'form'; faults: readonly Fault[] }
  | { kind: 'refused'; at: number; count: number; action: Action; rejection: Rejection };

export type Opened = { ok: true; record: OpenedRecord } | { ok: false; trouble: RecordTrouble };

const badForm = (faults: readonly Fault[]): Opened => ({ ok: false, trouble: { kind: 'form', faults } });

/** [R1.0a] Reads a record from its text and replays it, as `replayRecord` does. */
export const openRecord = (text: string, progress: ReplayProgress = {}): Promise<Opened | null> =>
  replayRecord(parseRecord(text), progress);

/**
 * [R1.0a] Replays a record, in slices between which the page lives on, or says why it cannot be opened; null if it is
 * stopped on the way.
 */
export async function replayRecord(parsed: ReadRecord, progress: ReplayProgress): Promise<Opened | null> {
  if (!parsed.ok) return badForm(parsed.faults);
  const record = parsed.value;
  const started = startRecord(record, findScenario);
  if (!started.ok) return badForm(started.faults);
  const replayed = await replayInSlices({ start: started.value, steps: [] }, record.actions, progress);
  if (!replayed) return null;
  const { history, refused } = replayed;
  const action = refused && record.actions[refused.at];
  if (refused && action) {
    const count = record.actions.length;
    return { ok: false, trouble: { kind: 'refused', action, count, ...refused } };
  }
  const lines = await playLinesInSlices(history, record.lines ?? [], progress);
  if (!lines) return null;
  const { scenario, table } = record;
  return {
    ok: true,
    record: {
      scenario,
      table: fullSettings(table),
      history: withProof(history, record.dice.proof),
      lines,
      spared: parsed.spared,
    },
  };
}

/**
 * What the record of a game begins with: a scenario of the booklet is named. The dice are those up to this position,
 * with their proof if there is one.
 */
export const beginningOf = (game: Game, proof?: DiceProof): Beginning => ({
  scenario: findScenario(game.scenario.id) === game.scenario ? game.scenario.id : game.scenario,
  ...editionToKeep(game.rulings),
  dice: { ...diceToKeep(game), ...(proof && { proof }) },
});

/** The record of a game, with the dice needed to replay and to continue it. */
export function toRecord(history: History, table: GameSettings): GameRecord {
  return {
    format: 'deltavee-record',
    version: 1,
    ...beginningOf(gameAt(history), proofOf(history)),
    actions: history.steps.map(({ action }) => action),
    table,
  };
}

/** Something with actions as JSON, with one line of text for each action; they come last. */
function withActions({ actions, ...rest }: Pick<GameRecord, 'actions'>, indent = ''): string {
  const head = JSON.stringify({ ...rest, actions: [] }, null, 2).replaceAll('\n', `\n${indent}`);
  const each = actions.map((action) => `\n${indent}    ${JSON.stringify(action)}`).join(',');
  return each === '' ? head : head.replace(/\[\]\n *}$/, () => `[${each}\n${indent}  ]\n${indent}}`);
}

/** The text of a record, with one line for each action so that people can read and compare it. */
export function writeRecord({ lines = [], ...record }: GameRecord): string {
  const game = withActions(record);
  if (lines.length === 0) return `${game}\n`;
  const beside = lines.map((line) => `    ${withActions(line, '    ')}`).join(',\n');
  return `${game.slice(0, -2)},\n  "lines": [\n${beside}\n  ]\n}\n`;
}

/** `deltavee-showdown-2025-03-09.json` */
export function recordFileName(scenario: string, day: Date): string {
  const name =
    scenario
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'game';
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
  return `deltavee-${name}-${date}.json`;
}
