import { createStore } from 'zustand/vanilla';
import type { Scenario } from '../../engine/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { fullSettings, type GameSettings } from '../../store/entries.ts';
import type { Progress } from '../../store/history.ts';
import type { OpenTable, Ranks, Source } from '../../store/opening.ts';
import { isFirstVisit, noteLearning, preferences } from '../../store/preferences.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { askToKeep, isSilent, listShelf, removeGame, type Shelf } from '../../store/shelf.ts';
import type { Place } from '../elements/address.ts';
import { addressNow, cameWithoutAddress, goToPlace, onAddress } from '../elements/location.ts';

/** The part of the program that is loaded only once somebody plays. */
type Room = typeof import('./room.ts');

/** The page that is shown. */
export type Page =
  | { at: 'waking' }
  | { at: 'start' }
  | { at: 'opening' }
  | { at: 'learn' }
  | { at: 'workbench' }
  /** `nth` tells one opening from the next. */
  | { at: 'game'; nth: number; open: OpenTable; room: Room };

export interface Pages {
  page: Page;
  /** The games on this device; null until they have been looked up, or where nothing can be kept. */
  games: readonly SavedGame[] | null;
  lost: Shelf['lost'];
  durable: Shelf['durable'];
  /** How much has been read of a long game that is being opened; null while none is. */
  progress: { done: number; of: number; stop: () => void } | null;
  /** What went wrong, in one sentence, and with which file. */
  trouble: { sentence: string; file: string | null } | null;
}

export const pages = createStore<Pages>(() => ({
  // Where no game was ever begun there is none to wait for.
  page: { at: isFirstVisit ? 'start' : 'waking' },
  games: null,
  lost: [],
  durable: null,
  progress: null,
  trouble: null,
}));

const say = (sentence: string, file: string | null = null) => pages.setState({ trouble: { sentence, file } });

export const dismissTrouble = () => pages.setState({ trouble: null });

async function loadRoom(): Promise<Room | null> {
  try {
    return await import('./room.ts');
  } catch {
    say('The table could not be loaded: the connection to where this page came from is gone. Try again.');
    return null;
  }
}

const NOTHING_KEPT =
  'This browser keeps nothing for this page: a game can be played, but it is gone with the tab. Save its record.';
const SILENT =
  'This browser does not answer when asked for the games on this device. A game can be played; save its record, and load the page again later.';

async function lookUp(): Promise<readonly SavedGame[]> {
  try {
    const shelf = await listShelf();
    pages.setState(shelf);
    return shelf.games;
  } catch (error) {
    pages.setState({ games: null, lost: [] });
    say(isSilent(error) ? SILENT : NOTHING_KEPT);
    return [];
  }
}

const TROUBLES = {
  gone: 'Nothing is left of this game on this device.',
  unreadable:
    'Nothing of this game can be read: it is damaged, or was kept by another version of the program. It has been left alone.',
  silent: SILENT,
  stopped: 'The game was not opened; it has been left alone.',
} as const;

/** Leaves the game that is open now, if one is. */
function close(): void {
  const { page } = pages.getState();
  if (page.at === 'game') page.open.close();
}

const openGameId = (): string | null => {
  const { page } = pages.getState();
  return page.at === 'game' ? page.open.store.state.getState().id : null;
};

let asked = 0;

/** Opening takes its time: tells afterwards whether nothing else has been asked for since. */
function ask(): () => boolean {
  asked += 1;
  const mine = asked;
  return () => mine === asked;
}

let opened = 0;

/** Tells on the page how far the opening of a long game has come, and lets the player stop it. */
async function withProgress<T>(use: (progress: Progress) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  try {
    return await use({ tell: (done, of) => pages.setState({ progress: { done, of, stop } }), signal: stopping.signal });
  } finally {
    pages.setState({ progress: null });
  }
}

async function open(source: Source, steal = false, how: 'push' | 'replace' = 'push'): Promise<void> {
  const isWanted = ask();
  if (openGameId() === null) pages.setState({ page: { at: 'opening' } });
  const room = await loadRoom();
  if (source.kind === 'saved') preferences.setState({ opening: source.id });
  const outcome = room && (await withProgress((progress) => room.openTable(source, steal, progress)));
  if (!outcome?.ok) preferences.setState({ opening: null });
  if (!isWanted()) {
    if (outcome?.ok) outcome.table.close();
    return;
  }
  if (!outcome?.ok || !room) {
    if (outcome && !outcome.ok) say(TROUBLES[outcome.trouble]);
    return stay();
  }
  close();
  const { id } = outcome.table.store.state.getState();
  preferences.setState({ left: false, last: id });
  opened += 1;
  pages.setState({ page: { at: 'game', nth: opened, open: outcome.table, room }, trouble: null });
  if (source.kind !== 'saved') void askToKeep();
  const { place } = addressNow();
  // The address that led here may say more: an order, a place in the handbook.
  if (place.at !== 'game' || place.id !== id) goToPlace({ at: 'game', id, order: null }, how);
}

async function showStart(): Promise<void> {
  await lookUp();
  pages.setState({ page: { at: 'start' } });
  if (addressNow().place.at !== 'start') goToPlace({ at: 'start' }, 'replace');
}

/** Nothing new could be opened: the address is that of what is open again. */
async function stay(): Promise<void> {
  const id = openGameId();
  if (id === null) await showStart();
  else goToPlace({ at: 'game', id, order: null }, 'replace');
}

function leaveGame(): void {
  if (openGameId() === null) return;
  close();
  preferences.setState({ left: true });
  pages.setState({ trouble: null });
}

/** Whether the open game would be gone if its page were left. */
function isUnsaved(): boolean {
  const { page } = pages.getState();
  return page.at === 'game' && page.open.store.state.getState().saving.state === 'unsaved';
}

async function followToGame(id: string): Promise<void> {
  const isWanted = ask();
  const games = await lookUp();
  if (!isWanted()) return;
  const unlisted = pages.getState().lost.some((lost) => lost.kind === 'unlisted' && lost.id === id);
  if (unlisted || games.some((game) => game.id === id)) return open({ kind: 'saved', id, restored: true });
  if (pages.getState().games) say('The game with this address is not on this device.');
  return stay();
}

/** Opens the page that an address names. */
async function follow(place: Place): Promise<void> {
  if (place.at === 'game' && place.id === openGameId()) return;
  if (isUnsaved()) {
    say('This game is not saved and would be lost: save its record first, then leave it by the menu.');
    return stay();
  }
  if (place.at === 'game') return followToGame(place.id);
  ask();
  leaveGame();
  if (place.at === 'learn' || place.at === 'workbench') pages.setState({ page: { at: place.at } });
  else await showStart();
}

/**
 * When the program starts: opens what the address names; without one the newest unfinished game, unless the players had
 * left it.
 */
export async function wake(): Promise<void> {
  onAddress(({ place }, before) => {
    if (place !== before.place) void follow(place);
  });
  const { opening, last, left } = preferences.getState();
  const { place } = addressNow();
  if (opening !== null && (cameWithoutAddress || (place.at === 'game' && place.id === opening))) {
    preferences.setState({ opening: null });
    await showStart();
    return say('A game was not opened again by itself: the last time, the page stopped while it was being opened.');
  }
  if (!cameWithoutAddress) return follow(place);
  const isWanted = ask();
  const unfinished = (await lookUp()).filter(({ result }) => result === null);
  const latest = unfinished.find(({ id }) => id === last) ?? unfinished[0];
  if (!isWanted()) return;
  if (!latest || left) pages.setState({ page: { at: 'start' } });
  else await open({ kind: 'saved', id: latest.id, restored: true }, false, 'replace');
}

/** The table stands on the page: the game that was being opened has not stopped it. */
export function drawn(): void {
  preferences.setState({ opening: null });
}

/** A new game of one of the booklet's scenarios; `ranks` are the seats that the program plays. */
export async function begin(scenarioId: string, table: GameSettings, ranks: Ranks): Promise<void> {
  const scenario = findScenario(scenarioId);
  if (scenario) await open({ kind: 'new', scenario, table, ranks });
}

/** A new game like one that was played, of a scenario that need not be one of the booklet's. */
export function playAgain(scenario: Scenario, table: GameSettings): Promise<void> {
  const ranks = Object.fromEntries(Object.entries(table.program).map(([player, { rank }]) => [player, rank]));
  return open({ kind: 'new', scenario, table, ranks });
}

/** The whole game of the lessons, with a coach beside it: the one that was begun, or a new one against the lowest rank. */
export async function playWithCoach(): Promise<void> {
  const { game } = preferences.getState().learning;
  const begun = (await lookUp()).find(({ id, result }) => id === game && result === null);
  if (begun) return goOnWith(begun.id);
  await begin('showdown', fullSettings(), { 2: 'ensign' });
  noteLearning({ game: openGameId() });
}

export const goOnWith = (id: string): Promise<void> => open({ kind: 'saved', id, restored: false });

/** Takes a game over from the tab that has it, with all that was played there. */
export async function takeOver(id: string): Promise<void> {
  await open({ kind: 'saved', id, restored: true }, true);
}

/** Back to the start screen; the game stays saved. */
export async function leave(): Promise<void> {
  leaveGame();
  goToPlace({ at: 'start' });
  await showStart();
}

/** Deletes a game for good, unless it is open somewhere. */
export async function remove(id: string): Promise<void> {
  dismissTrouble();
  try {
    if (!(await removeGame(id))) say('The game is open in another tab, and cannot be deleted before it is left there.');
  } catch {
    say('The game could not be deleted: the browser refuses.');
  }
  await lookUp();
}

/** Opens a record; one that is refused changes nothing, and the game that is open stays open. */
export async function openFile(file: File): Promise<void> {
  dismissTrouble();
  const room = await loadRoom();
  if (!room) return;
  const opened = await withProgress((progress) => room.openRecordFile(file, progress));
  if (!opened) return;
  if (opened.ok) await open({ kind: 'record', record: opened.record });
  else say(room.recordTroubleText(opened.trouble), file.name);
}
