import type { Scenario } from '../../engine/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { fullSettings, type GameSettings } from '../../store/entries.ts';
import type { Progress } from '../../store/history.ts';
import type { Ranks, Source } from '../../store/opening.ts';
import { noteLearning, preferences } from '../../store/preferences.ts';
import { askToKeep } from '../../store/shelf.ts';
import { onShelfNews } from '../../store/shelf-news.ts';
import type { Place } from '../elements/address.ts';
import { linkTroubleText } from '../elements/link-words.ts';
import { addressNow, goToPlace, isWithoutAddress, onAddress } from '../elements/location.ts';
import { dismissTrouble, type GamePlace, loadRoom, lookAgain, lookUp, pages, SILENT, say } from './state.ts';

const TROUBLES = {
  gone: 'Nothing is left of this game on this device.',
  deleted: 'This game has been deleted. For some minutes the list below can bring it back.',
  unreadable:
    'Nothing of this game can be read: it is damaged, or was kept by another version of the program. It has been left alone.',
  silent: SILENT,
  stopped: 'The game was not opened; it has been left alone.',
} as const;

/** The game that was left last: its table stands there until the start screen comes. */
let leftGame = 0;

/** The game that is open. */
const openGame = () => {
  const { page } = pages.getState();
  return page.at === 'game' && page.nth !== leftGame ? page : null;
};

/** The address of the game that is open. */
const openPlace = (): GamePlace | null => openGame()?.place ?? null;

const isSame = (one: Place | null, other: Place): boolean =>
  (one?.at === 'game' && other.at === 'game' && one.id === other.id) ||
  (one?.at === 'open' && other.at === 'open' && one.packed === other.packed);

let asked = 0;

/** Opening takes its time: tells afterwards whether nothing else has been asked for since. */
function ask(): () => boolean {
  asked += 1;
  const mine = asked;
  return () => mine === asked;
}

let opened = 0;

/** Tells on the page how far the opening of a long game has come, and lets the player stop it. */
export async function withProgress<T>(use: (progress: Progress) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  try {
    return await use({ tell: (done, of) => pages.setState({ progress: { done, of, stop } }), signal: stopping.signal });
  } finally {
    pages.setState({ progress: null });
  }
}

/** A game is not opened after all: that has not stopped the page. */
function givenUp(source: Source): void {
  if (source.kind === 'saved' && source.id === preferences.getState().opening) drawn();
}

/** Opens a game in place of the one that is open now. */
export async function open(source: Source, steal = false, how: 'push' | 'replace' = 'push'): Promise<void> {
  const isWanted = ask();
  if (!openPlace()) pages.setState({ page: { at: 'opening' } });
  const room = await loadRoom();
  if (source.kind === 'saved') preferences.setState({ opening: source.id });
  const outcome = room && (await withProgress((progress) => room.openTable(source, steal, progress)));
  if (!outcome?.ok || !isWanted()) givenUp(source);
  if (!isWanted()) {
    if (outcome?.ok) outcome.table.close();
    return;
  }
  if (!outcome?.ok || !room) {
    if (outcome && !outcome.ok) say(TROUBLES[outcome.trouble]);
    return stay();
  }
  openGame()?.open.close();
  const { id } = outcome.table.store.state.getState();
  opened += 1;
  const isLink = source.kind === 'link';
  const place: GamePlace = isLink ? { at: 'open', packed: source.packed } : { at: 'game', id, order: null };
  if (!isLink) preferences.setState({ left: false, last: id });
  pages.setState({ page: { at: 'game', nth: opened, open: outcome.table, room, place } });
  dismissTrouble();
  if (source.kind === 'new' || source.kind === 'record') void askToKeep();
  // The address that led here may say more: an order, a place in the handbook.
  if (!isSame(place, addressNow().place)) goToPlace(place, how);
}

/** Shows the start screen, unless something else is asked for while the games are looked up. */
async function showStart(): Promise<void> {
  const isWanted = ask();
  await lookUp();
  if (!isWanted()) return;
  pages.setState({ page: { at: 'start' } });
  if (addressNow().place.at !== 'start') goToPlace({ at: 'start' }, 'replace');
}

/** Nothing new could be opened: the address is that of what is open again. */
async function stay(): Promise<void> {
  const place = openPlace();
  if (place) goToPlace(place, 'replace');
  else await showStart();
}

function leaveGame(): void {
  const game = openGame();
  if (!game) return;
  game.open.close();
  leftGame = game.nth;
  if (game.place.at === 'game') preferences.setState({ left: true, opening: null });
  dismissTrouble();
}

/** Says so, if the open game would be gone if its page were left. */
export function mustStay(): boolean {
  const unsaved = openGame()?.open.store.state.getState().saving.state === 'unsaved';
  if (unsaved) say('This game is not saved and would be lost: save its record first, then leave it by the menu.');
  return unsaved;
}

/** Opens the game in a link, to be looked at. */
async function followLink(packed: string): Promise<void> {
  const isWanted = ask();
  if (!openPlace()) pages.setState({ page: { at: 'opening' } });
  const room = await loadRoom();
  if (!room) return stay();
  const unpacked = await room.unpackText(packed);
  const read = unpacked.ok ? await withProgress((progress) => room.openRecord(unpacked.text, progress)) : null;
  if (!isWanted()) return;
  if (read?.ok) return open({ kind: 'link', record: read.record, packed }, false, 'replace');
  await stay();
  if (!unpacked.ok) say(linkTroubleText(unpacked.why));
  else if (read) say(room.recordTroubleText(read.trouble, 'link'));
}

async function followToGame(id: string): Promise<void> {
  const isWanted = ask();
  const games = await lookUp();
  if (!isWanted()) return;
  const { lost, deleted, games: listed } = pages.getState();
  const unlisted = lost.some((one) => one.kind === 'unlisted' && one.id === id);
  if (unlisted || [...games, ...deleted].some((game) => game.id === id)) {
    return open({ kind: 'saved', id, restored: true });
  }
  if (listed) say('The game with this address is not on this device.');
  return stay();
}

/** Opens the page that an address names. */
async function follow(place: Place): Promise<void> {
  if (isSame(openPlace(), place)) return;
  if (mustStay()) return stay();
  if (place.at === 'game') return followToGame(place.id);
  if (place.at === 'open') return followLink(place.packed);
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
  onShelfNews(lookAgain);
  // Whoever reloads the page or leaves it while a game is being opened has not been stopped by it.
  addEventListener('pagehide', () => preferences.getState().opening !== null && drawn());
  const { opening, last, left } = preferences.getState();
  const { place } = addressNow();
  const isChoosing = isWithoutAddress();
  if (opening !== null && (isChoosing || (place.at === 'game' && place.id === opening))) {
    preferences.setState({ opening: null });
    await showStart();
    return say('A game was not opened again by itself: the last time, the page stopped while it was being opened.');
  }
  if (!isChoosing) return follow(place);
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

/** A new game of a scenario, of the booklet's or of one's own; `ranks` are the seats that the program plays. */
export const begin = (scenario: Scenario, table: GameSettings, ranks: Ranks): Promise<void> =>
  open({ kind: 'new', scenario, table, ranks });

/** A new game like one that was played, of a scenario that need not be one of the booklet's. */
export function playAgain(scenario: Scenario, table: GameSettings): Promise<void> {
  const ranks = Object.fromEntries(Object.entries(table.program).map(([player, { rank }]) => [player, rank]));
  return begin(scenario, table, ranks);
}

/** The whole game of the lessons, with a coach beside it: the one that was begun, or a new one against the lowest rank. */
export async function playWithCoach(): Promise<void> {
  const { game } = preferences.getState().learning;
  const begun = (await lookUp()).find(({ id, result }) => id === game && result === null);
  if (begun) return goOnWith(begun.id);
  const showdown = findScenario('showdown');
  if (showdown) await begin(showdown, fullSettings(), { 2: 'ensign' });
  const place = openPlace();
  noteLearning({ game: place?.at === 'game' ? place.id : null });
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
