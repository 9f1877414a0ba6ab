import {
  type DiceSource,
  diceToKeep,
  newGame,
  type Player,
  type ProgramSeat,
  type Rank,
  type Scenario,
  startRecord,
} from '../engine/index.ts';
import { BUDGETS } from '../opponent/index.ts';
import { findScenario } from '../scenarios/index.ts';
import { type Autosave, createAutosave } from './autosave.ts';
import { type Entry, fold, fullSettings, type GameSettings } from './entries.ts';
import { type GameStorage, openGameStorage, type SavedGame } from './game-storage.ts';
import { type History, replay, rollsOf } from './history.ts';
import { lockGame } from './lock.ts';
import type { OpenedRecord } from './record-file.ts';
import { createTable, type TableStore } from './table-store.ts';
import { createThinker } from './thinking/worker-thinker.ts';

/** The seats that the program plays, and how well. */
export type Ranks = Partial<Record<Player, Rank>>;

/** What a game is opened from. */
export type Source =
  | { kind: 'new'; scenario: Scenario; table: GameSettings; ranks: Ranks }
  | { kind: 'record'; record: OpenedRecord }
  /** `restored`: the page reopened it without being asked. */
  | { kind: 'saved'; savedGame: SavedGame; restored: boolean };

type NewSource = Extract<Source, { kind: 'new' }>;

/** The open table, and how to leave it. */
export interface OpenTable {
  store: TableStore;
  close(): void;
}

/** Why a saved game could not be opened. */
export type OpenTrouble = 'gone' | 'unreadable';

export type OpenOutcome = { ok: true; table: OpenTable } | { ok: false; trouble: OpenTrouble };

/** Random numbers for a new game. This is the only source of randomness; everything else follows from seeds. */
const randomNumbers = (count: number): Uint32Array => crypto.getRandomValues(new Uint32Array(count));

function freshSeed(): DiceSource {
  const [low = 0, high = 0] = randomNumbers(2);
  // 53 bits, the most that a whole number holds exactly.
  return { seed: (high >>> 11) * 2 ** 32 + low, generator: 2 };
}

/** A seat of the program, which draws its seed; that leaves room for what is added to it in a game. */
function programSeat(rank: Rank): ProgramSeat {
  const [seed = 0] = randomNumbers(1);
  return { rank, seed, budget: BUDGETS[rank] };
}

const programOf = (ranks: Ranks): GameSettings['program'] =>
  Object.fromEntries(Object.entries(ranks).map(([player, rank]) => [player, programSeat(rank)]));

/** A random id; `crypto.randomUUID` is missing on pages served without https. */
const newId = (): string => [...randomNumbers(3)].map((n) => n.toString(36)).join('-');

function newSavedGame(scenario: string, table: GameSettings, now: number): SavedGame {
  const fresh = { turn: 1, phase: 'set-up' as const, player: 1 as const, result: null };
  return { id: newId(), scenario, table, ...fresh, created: now, touched: now, entries: 0 };
}

interface Started {
  autosave: Autosave;
  history: History;
  settings: GameSettings;
}

async function write(
  storage: GameStorage,
  begin: Extract<Entry, { kind: 'begin' }>,
  history: History,
): Promise<Started> {
  const autosave = createAutosave(storage, newSavedGame(history.start.scenario.id, begin.table, Date.now()));
  await autosave.save([begin], history, begin.table);
  return { autosave, history, settings: begin.table };
}

function startNew(storage: GameStorage, { scenario, table: agreed, ranks }: NewSource): Promise<Started> {
  const table = { ...agreed, program: programOf(ranks) };
  // With typed dice the players enter their own rolls, so the game has no seed.
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

async function restore(storage: GameStorage, savedGame: SavedGame): Promise<Started | OpenTrouble> {
  const entries = await storage.read(savedGame.id);
  const kept = fold(entries);
  if (!kept) return 'gone';
  const { scenario, dice, actions, table } = kept;
  const started = startRecord({ format: 'deltavee-record', version: 1, scenario, dice, actions }, findScenario);
  if (!started.ok) return 'unreadable';
  const { history, refused } = replay(started.value, actions);
  if (refused) return 'unreadable';
  return {
    autosave: createAutosave(storage, { ...savedGame, entries: entries.length }),
    history,
    settings: fullSettings(table),
  };
}

async function start(storage: GameStorage, source: Source): Promise<Started | OpenTrouble> {
  if (source.kind === 'new') return startNew(storage, source);
  if (source.kind === 'record') return startFromRecord(storage, source.record);
  try {
    return await restore(storage, source.savedGame);
  } catch {
    return 'gone';
  }
}

/** Opens a game in this tab, read-only if another tab has it. `steal` takes it over from that tab. */
export async function openTable(source: Source, steal = false, storage = openGameStorage()): Promise<OpenOutcome> {
  let store: TableStore | null = null;
  const onLost = () => store?.state.setState({ readOnly: true });
  // Locked before it is read, so that no other tab adds entries in between.
  const early = source.kind === 'saved' ? await lockGame(source.savedGame.id, onLost, steal) : null;
  const started = await start(storage, source);
  if (typeof started === 'string') {
    early?.release();
    return { ok: false, trouble: started };
  }
  const lock = early ?? (await lockGame(started.autosave.savedGame.id, onLost));
  const restored = source.kind === 'saved' && source.restored;
  const open = createTable({ ...started, restored, readOnly: !lock.held, thinker: createThinker() });
  store = open;
  const close = () => {
    open.leave();
    lock.release();
  };
  return { ok: true, table: { store: open, close } };
}
