import { readdirSync, readFileSync } from 'node:fs';
import {
  type Action,
  applyInPlace,
  type Game,
  type GameRecord,
  type GameResult,
  readRecord,
  type Snapshot,
  snapshot,
  startRecord,
} from '../src/engine/index.ts';
import { findScenario } from '../src/scenarios/index.ts';

/** Games from their first order to their last; the journeys take every file of this folder. */
const FOLDER = new URL('../tests/replays/directed/', import.meta.url);

/** A game of the folder, played through once. */
export interface Recorded {
  name: string;
  record: GameRecord;
  /** What each action uses of the page: its kind, and the decision it answers. */
  uses: readonly string[];
  result: GameResult | null;
  end: Snapshot;
}

/** The game of a record after its first actions. */
export function gameAfter(record: GameRecord, count: number): Game {
  const game = startRecord(record, findScenario);
  if (!game.ok) throw new Error(JSON.stringify(game.faults));
  for (const action of record.actions.slice(0, count)) play(game.value, action);
  return game.value;
}

function play(game: Game, action: Action): void {
  const outcome = applyInPlace(game, action);
  if (!outcome.ok) throw new Error(`${JSON.stringify(action)} is refused: ${outcome.rejection.code}`);
}

function usesOf(record: GameRecord): { uses: string[]; game: Game } {
  const game = gameAfter(record, 0);
  const uses = record.actions.map((action) => {
    const used = game.pending ? `${action.do} as ${game.pending.kind}` : action.do;
    const through = 'by' in action && action.by !== undefined ? `${used} by a beam` : used;
    play(game, action);
    return through;
  });
  return { uses, game };
}

function load(name: string): Recorded {
  const file = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
  const read = readRecord(file.record ?? file);
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.faults)}`);
  const { uses, game } = usesOf(read.value);
  const record = { ...read.value, dice: { rolls: [...game.dice.fallen] } };
  return { name, record, uses, result: game.result, end: snapshot(game) };
}

/** Every game of the folder, the shortest first. */
export function loadAll(): Recorded[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return names.map(load).sort((a, b) => a.record.actions.length - b.record.actions.length);
}
