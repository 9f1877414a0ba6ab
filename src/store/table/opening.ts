import { newGame, type Scenario, startRecord } from '../../engine/index.ts';
import { fold, fullSettings, type GameSettings, playedBy } from '../../game/entries.ts';
import { type History, type ReplayProgress, replayInSlices } from '../../game/history.ts';
import { withSavedProof } from '../../game/kept-proof.ts';
import { isClosed } from '../../game/people.ts';
import type { OpenedRecord } from '../../game/record-file.ts';
import { findScenario } from '../../scenarios/index.ts';
import { momentNow } from '../device/moment.ts';
import { fetchPart } from '../device/part.ts';
import { freshSeed } from '../device/random.ts';
import { type Autosave, beginEntry, createAutosave } from '../saved/autosave.ts';
import { answered, type GameStorage, openGameStorage } from '../saved/game-storage.ts';
import { linePlaceOf } from '../saved/lines.ts';
import { lockGame } from '../saved/lock.ts';
import { type Damage, readRows } from '../saved/rows.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { isSilent } from '../saved/shelf.ts';
import { createThinker } from '../thinking/worker-thinker.ts';
import { keepLines } from './begin-line.ts';
import { newSavedGame, programOf, type Ranks } from './new-saved.ts';
import type { TableLine, TableStore } from './table-state.ts';
import { createTable } from './table-store.ts';

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
 * answer, or the player has stopped it; of a table on a server, that this browser has no seat there, or one that opens
 * nothing any more.
 */
export type OpenTrouble = 'gone' | 'deleted' | 'unreadable' | 'silent' | 'stopped' | 'no-seat' | 'shut';

export type OpenOutcome = { ok: true; table: OpenTable } | { ok: false; trouble: OpenTrouble };

interface Started {
  autosave: Autosave;
  history: History;
  settings: GameSettings;
  damage: Damage | null;
  line?: TableLine;
}

async function write(storage: GameStorage, history: History, settings: GameSettings): Promise<Started> {
  const autosave = createAutosave(storage, newSavedGame(history.start.scenario.id, settings, momentNow()));
  await autosave.save([beginEntry(history, settings)], history, settings);
  return { autosave, history, settings, damage: null };
}

/** A game out of a record, with the lines beside it. */
async function writeRecorded(storage: GameStorage, { history, table, lines }: OpenedRecord): Promise<Started> {
  const started = await write(storage, history, table);
  // Where the disk refuses, the game itself is told of; its lines are left in the file.
  if (!started.autosave.failure) {
    await keepLines(storage, started.autosave.savedGame.id, table, lines).catch(() => undefined);
  }
  return started;
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

/** Where a line hangs, what was played there after it, and what the game is called; null for a game of its own. */
async function hangingOn(storage: GameStorage, savedGame: SavedGame) {
  const place = linePlaceOf(savedGame);
  if (!place) return null;
  const [{ savedGame: parent, rows }, { savedGame: game }] = await Promise.all([
    storage.read(place.parent),
    storage.read(place.game),
  ]);
  const { entries } = readRows(rows, parent?.entries ?? null);
  // What has been ordered meanwhile in a game whose players have secrets shows in no die of a line.
  const hides = parent !== null && parent.result === null && isClosed(fullSettings(parent.table));
  return { ...place, beside: hides ? [] : playedBy(entries).slice(place.at), of: game?.table.name ?? '' };
}

/** Opens what can be read of a saved game; with damage only to be looked at. */
async function restore(storage: GameStorage, id: string, progress: ReplayProgress): Promise<Started | OpenTrouble> {
  const { savedGame, rows } = await answered(storage.read(id));
  if (savedGame?.deleted !== undefined) return 'deleted';
  const { entries, hash, damage } = readRows(rows, savedGame?.entries ?? null);
  const kept = fold(entries);
  if (!kept) return rows.length > 0 ? 'unreadable' : 'gone';
  const { actions, table } = kept;
  const line = savedGame && (await answered(hangingOn(storage, savedGame)));
  // The dice of what was taken back lie ready nowhere but in the game that a line hangs on.
  const rolls = playedBy(entries).flatMap((played) => played.rolls);
  const dice = line ? { ...kept.dice, rolls } : kept.dice;
  const started = startRecord({ format: 'deltavee-record', version: 1, ...kept, dice }, findScenario);
  if (!started.ok) return 'unreadable';
  const replayed = await replayInSlices({ start: started.value, steps: [] }, actions, progress);
  if (!replayed) return 'stopped';
  const { refused } = replayed;
  const played = withSavedProof(replayed.history, entries);
  const history = line ? { ...played, branch: { at: line.at, beside: line.beside } } : played;
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
    ...(line && { line: { game: line.game, at: line.at, seed: kept.dice.seed ?? 0, of: line.of } }),
  };
}

async function start(
  storage: GameStorage,
  source: LocalSource,
  progress: ReplayProgress,
): Promise<Started | OpenTrouble> {
  if (source.kind === 'new') return startNew(storage, source);
  if (source.kind === 'link') return showOnly(source.record);
  if (source.kind === 'record') return writeRecorded(storage, source.record);
  try {
    return await restore(storage, source.id, progress);
  } catch (error) {
    return isSilent(error) ? 'silent' : 'gone';
  }
}

const importScreens = () => import('./open-screens.ts');

/** Opens a game in this tab, read-only if another tab has it. `steal` takes it over from that tab. */
export async function openTable(
  source: Source,
  steal = false,
  progress: ReplayProgress = {},
  storage = openGameStorage(),
): Promise<OpenOutcome> {
  if (source.kind === 'screens') return (await fetchPart(importScreens)).openScreens(source.table, createThinker());
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
  const restored = source.kind === 'saved' && source.restored && !started.line;
  const open = createTable({
    ...started,
    restored,
    readOnly: !lock.held,
    linked: source.kind === 'link',
    lines: source.kind === 'link' ? source.record.lines.map(({ line }) => line) : [],
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
