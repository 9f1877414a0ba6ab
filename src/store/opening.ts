import { type DiceSource, diceToKeep, newGame, type Scenario, startRecord } from '../engine/index.ts';
import { findScenario } from '../scenarios/index.ts';
import { type Autosave, createAutosave } from './autosave.ts';
import { type Entry, fold, fullSettings, type GameSettings } from './entries.ts';
import { type GameStorage, openGameStorage, type SavedGame } from './game-storage.ts';
import { type History, replay, rollsOf } from './history.ts';
import { holdGame } from './lock.ts';
import type { OpenedRecord } from './record-file.ts';
import { createTable, type TableStore } from './table-store.ts';

/** What a game is opened from. */
export type Source =
  | { kind: 'new'; scenario: Scenario; table: GameSettings }
  | { kind: 'record'; record: OpenedRecord }
  /** `restored`: the page has found it by itself. */
  | { kind: 'kept'; line: SavedGame; restored: boolean };

/** The open table, and how to leave it. */
export interface OpenTable {
  store: TableStore;
  close(): void;
}

/** Why a kept game could not be opened. */
export type OpenTrouble = 'gone' | 'unreadable';

export type OpenOutcome = { ok: true; table: OpenTable } | { ok: false; trouble: OpenTrouble };

/** Chance enters here and nowhere else: the engine goes on from a seed. */
const freshSeed = (): DiceSource => {
  const [low = 0, high = 0] = crypto.getRandomValues(new Uint32Array(2));
  // As many bits as a whole number holds exactly.
  return { seed: (high >>> 11) * 2 ** 32 + low, generator: 2 };
};

/** An address without https has no `randomUUID`. */
const newId = (): string => [...crypto.getRandomValues(new Uint32Array(3))].map((n) => n.toString(36)).join('-');

function newLine(scenario: string, table: GameSettings, now: number): SavedGame {
  const fresh = { turn: 1, phase: 'set-up' as const, player: 1 as const, result: null };
  return { id: newId(), scenario, table, ...fresh, created: now, touched: now, entries: 0 };
}

interface Started {
  autosave: Autosave;
  history: History;
  table: GameSettings;
}

async function write(
  storage: GameStorage,
  begin: Extract<Entry, { kind: 'begin' }>,
  history: History,
): Promise<Started> {
  const autosave = createAutosave(storage, newLine(history.start.scenario.id, begin.table, Date.now()));
  await autosave.keep([begin], history, begin.table);
  return { autosave, history, table: begin.table };
}

function startNew(storage: GameStorage, scenario: Scenario, table: GameSettings): Promise<Started> {
  // With dice of their own the players say what fell; the program rolls none.
  const dice = table.dice === 'typed' ? {} : freshSeed();
  const history: History = { start: newGame(scenario, dice), steps: [] };
  return write(storage, { kind: 'begin', scenario: nameOf(scenario), dice, table, actions: [] }, history);
}

const nameOf = (scenario: Scenario): string | Scenario =>
  findScenario(scenario.id) === scenario ? scenario.id : scenario;

function startFromRecord(storage: GameStorage, { scenario, table, history }: OpenedRecord): Promise<Started> {
  const dice = diceToKeep(history.start);
  const actions = history.steps.map(({ action }, index) => ({ action, rolls: rollsOf(history, index) }));
  return write(storage, { kind: 'begin', scenario, dice, table, actions }, history);
}

async function restore(storage: GameStorage, line: SavedGame): Promise<Started | OpenTrouble> {
  const entries = await storage.read(line.id);
  const kept = fold(entries);
  if (!kept) return 'gone';
  const { scenario, dice, actions, table } = kept;
  const started = startRecord({ format: 'deltavee-record', version: 1, scenario, dice, actions }, findScenario);
  if (!started.ok) return 'unreadable';
  const { history, refused } = replay(started.value, actions);
  if (refused) return 'unreadable';
  return {
    autosave: createAutosave(storage, { ...line, entries: entries.length }),
    history,
    table: fullSettings(table),
  };
}

async function start(storage: GameStorage, source: Source): Promise<Started | OpenTrouble> {
  if (source.kind === 'new') return startNew(storage, source.scenario, source.table);
  if (source.kind === 'record') return startFromRecord(storage, source.record);
  try {
    return await restore(storage, source.line);
  } catch {
    return 'gone';
  }
}

/** Opens a game for this tab, or for looking only when another tab has it. `steal` takes it from that tab. */
export async function openTable(source: Source, steal = false, storage = openGameStorage()): Promise<OpenOutcome> {
  let store: TableStore | null = null;
  const onLost = () => store?.state.setState({ readOnly: true });
  // Held before it is read: nobody writes on behind the reader's back.
  const early = source.kind === 'kept' ? await holdGame(source.line.id, onLost, steal) : null;
  const started = await start(storage, source);
  if (typeof started === 'string') {
    early?.release();
    return { ok: false, trouble: started };
  }
  const hold = early ?? (await holdGame(started.autosave.line.id, onLost));
  const restored = source.kind === 'kept' && source.restored;
  store = createTable({ ...started, restored, readOnly: !hold.held });
  return { ok: true, table: { store, close: hold.release } };
}
