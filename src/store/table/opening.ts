import { newGame, type Player, type ProgramSeat, type Rank, type Scenario, startRecord } from '../../engine/index.ts';
import { fold, fullSettings, type GameSettings } from '../../game/entries.ts';
import { type History, type ReplayProgress, replayInSlices } from '../../game/history.ts';
import type { OpenedRecord } from '../../game/record-file.ts';
import { BUDGETS } from '../../opponent/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { momentNow } from '../device/moment.ts';
import { freshSeed, newId, randomNumbers } from '../device/random.ts';
import { type Autosave, beginEntry, createAutosave } from '../saved/autosave.ts';
import { answered, type GameStorage, openGameStorage } from '../saved/game-storage.ts';
import { lockGame } from '../saved/lock.ts';
import { type Damage, readRows } from '../saved/rows.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { isSilent } from '../saved/shelf.ts';
import { createThinker } from '../thinking/worker-thinker.ts';
import type { TableStore } from './table-state.ts';
import { createTable } from './table-store.ts';

/** The seats that the program plays, and how well. */
export type Ranks = Partial<Record<Player, Rank>>;

/** What a game is opened from. */
export type Source =
  | { kind: 'new'; scenario: Scenario; table: GameSettings; ranks: Ranks }
  | { kind: 'record'; record: OpenedRecord }
  /** Only to be looked at, and not saved. */
  | { kind: 'link'; record: OpenedRecord; packed: string }
  /** `restored`: the page reopened it without being asked. */
  | { kind: 'saved'; id: string; restored: boolean }
  /** A table on a server at which somebody of this device sits. */
  | { kind: 'screens'; table: string };

type NewSource = Extract<Source, { kind: 'new' }>;
type LocalSource = Exclude<Source, { kind: 'screens' }>;

/** The open table, and how to leave it. */
export interface OpenTable {
  store: TableStore;
  close(): void;
}

/**
 * Why nothing of a saved game is opened: there is nothing, it has been deleted, it cannot be read, the browser does not
 * answer, or the player has stopped it.
 */
export type OpenTrouble = 'gone' | 'deleted' | 'unreadable' | 'silent' | 'stopped';

export type OpenOutcome = { ok: true; table: OpenTable } | { ok: false; trouble: OpenTrouble };

/** A seat of the program, which draws its seed; that leaves room for what is added to it in a game. */
function programSeat(rank: Rank): ProgramSeat {
  const [seed = 0] = randomNumbers(1);
  return { rank, seed, budget: BUDGETS[rank] };
}

const programOf = (ranks: Ranks): GameSettings['program'] =>
  Object.fromEntries(Object.entries(ranks).map(([player, rank]) => [player, programSeat(rank)]));

function newSavedGame(scenario: string, table: GameSettings, now: number): SavedGame {
  const fresh = { turn: 1, phase: 'set-up' as const, player: 1 as const, result: null };
  return { id: newId(), scenario, table, ...fresh, created: now, touched: now, entries: 0 };
}

interface Started {
  autosave: Autosave;
  history: History;
  settings: GameSettings;
  damage: Damage | null;
}

async function write(storage: GameStorage, history: History, settings: GameSettings): Promise<Started> {
  const autosave = createAutosave(storage, newSavedGame(history.start.scenario.id, settings, momentNow()));
  await autosave.save([beginEntry(history, settings)], history, settings);
  return { autosave, history, settings, damage: null };
}

/** A game of which nothing is saved. */
function showOnly({ history, table }: OpenedRecord): Started {
  const savedGame = newSavedGame(history.start.scenario.id, table, momentNow());
  const autosave: Autosave = { savedGame, failure: null, save: async () => undefined, onLateAnswer: () => undefined };
  return { autosave, history, settings: table, damage: null };
}

function startNew(storage: GameStorage, { scenario, table: agreed, ranks }: NewSource): Promise<Started> {
  const table = { ...agreed, program: programOf(ranks) };
  // With typed dice the players enter their own rolls, so the game has no seed.
  const dice = table.dice === 'typed' ? {} : freshSeed();
  return write(storage, { start: newGame(scenario, dice), steps: [] }, table);
}

/** The damage of a game whose orders the rules accept only up to one of them. */
const refusedAfter = (actions: number, of: number): Damage => ({ sound: actions, of, why: 'refused' });

/** Opens what can be read of a saved game; with damage only to be looked at. */
async function restore(storage: GameStorage, id: string, progress: ReplayProgress): Promise<Started | OpenTrouble> {
  const { savedGame, rows } = await answered(storage.read(id));
  if (savedGame?.deleted !== undefined) return 'deleted';
  const { entries, hash, damage } = readRows(rows, savedGame?.entries ?? null);
  const kept = fold(entries);
  if (!kept) return rows.length > 0 ? 'unreadable' : 'gone';
  const { actions, table } = kept;
  const started = startRecord({ format: 'deltavee-record', version: 1, ...kept }, findScenario);
  if (!started.ok) return 'unreadable';
  const replayed = await replayInSlices(started.value, actions, progress);
  if (!replayed) return 'stopped';
  const { history, refused } = replayed;
  const fresh = newSavedGame(started.value.scenario.id, table, momentNow());
  return {
    autosave: createAutosave(
      storage,
      { ...(savedGame ?? { ...fresh, id }), entries: entries.length },
      { count: entries.length, hash },
    ),
    history,
    // The name is that of the list, where it can be changed.
    settings: fullSettings({ ...table, ...(savedGame?.table.name !== undefined && { name: savedGame.table.name }) }),
    damage: refused ? refusedAfter(refused.at, actions.length) : damage,
  };
}

async function start(
  storage: GameStorage,
  source: LocalSource,
  progress: ReplayProgress,
): Promise<Started | OpenTrouble> {
  if (source.kind === 'new') return startNew(storage, source);
  if (source.kind === 'link') return showOnly(source.record);
  if (source.kind === 'record') return write(storage, source.record.history, source.record.table);
  try {
    return await restore(storage, source.id, progress);
  } catch (error) {
    return isSilent(error) ? 'silent' : 'gone';
  }
}

/** Opens a game in this tab, read-only if another tab has it. `steal` takes it over from that tab. */
export async function openTable(
  source: Source,
  steal = false,
  progress: ReplayProgress = {},
  storage = openGameStorage(),
): Promise<OpenOutcome> {
  if (source.kind === 'screens') return (await import('./open-screens.ts')).openScreens(source.table);
  let store: TableStore | null = null;
  const onLost = () => store?.state.setState({ readOnly: true });
  // Locked before it is read, so that no other tab adds entries in between.
  const early = source.kind === 'saved' ? await lockGame(source.id, onLost, steal) : null;
  const started = await start(storage, source, progress);
  if (typeof started === 'string') {
    early?.release();
    return { ok: false, trouble: started };
  }
  const lock = early ?? (await lockGame(started.autosave.savedGame.id, onLost));
  const restored = source.kind === 'saved' && source.restored;
  const open = createTable({
    ...started,
    restored,
    readOnly: !lock.held,
    linked: source.kind === 'link',
    thinker: createThinker(),
    adviser: createThinker(),
  });
  store = open;
  const close = () => {
    open.leave();
    lock.release();
  };
  return { ok: true, table: { store: open, close } };
}
