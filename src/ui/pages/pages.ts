import type { Scenario } from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import { SCENARIOS } from '../../scenarios/index.ts';
import { noteError } from '../../store/device/last-error.ts';
import { preferences } from '../../store/device/preferences.ts';
import { bringTextsBack } from '../../store/device/small-storage.ts';
import { answered } from '../../store/saved/game-storage.ts';
import { askToKeep, isDurable } from '../../store/saved/shelf.ts';
import { onShelfNews } from '../../store/saved/shelf-news.ts';
import type { Ranks } from '../../store/table/new-saved.ts';
import type { OpenTable, Source } from '../../store/table/opening.ts';
import type { PageAddress } from '../kit/address.ts';
import { addressNow, goToPlace, isWithoutAddress, onAddress } from '../kit/location.ts';
import { ask, withProgress } from './asked.ts';
import { linkTroubleText } from './link-words.ts';
import {
  dismissTrouble,
  type GamePlace,
  latePage,
  listAtOnce,
  loadRoom,
  lookAgain,
  lookUp,
  pages,
  SILENT,
  sayFaults,
  sayTrouble,
} from './state.ts';

const TROUBLES = {
  gone: 'Nothing is left of this game on this device.',
  'no-seat':
    'This is the address of a table on a server, and this browser has no seat there. Ask the people who play there for an invitation, or for a link to watch.',
  shut: 'This table is gone, or its seat has been given other keys.',
  deleted: 'This game has been deleted. For some minutes the list below can bring it back.',
  unreadable:
    'Nothing of this game can be read: it is damaged, or was kept by another version of the program. It has been left alone.',
  silent: SILENT,
  stopped: 'The game was not opened; it has been left alone.',
} as const;

/** The game that is open. */
const openGame = () => {
  const { page } = pages.getState();
  return page.at === 'game' ? page : null;
};

/** The address of the game that is open. */
const openPlace = (): GamePlace | null => openGame()?.place ?? null;

const isSame = (one: PageAddress | null, other: PageAddress): boolean =>
  (one?.at === 'game' && other.at === 'game' && one.id === other.id) ||
  (one?.at === 'table' && other.at === 'table' && one.id === other.id) ||
  (one?.at === 'open' && other.at === 'open' && one.packed === other.packed);

const BROKEN =
  'The game could not be opened: a part of the program did not come, or broke down. It has been left alone; load the page again.';

/** What was asked for, or null with a word about it where it fails as nobody foresaw: nothing is waited for in vain. */
export const sayIfBroken = <T>(use: Promise<T>): Promise<T | null> =>
  use.catch((error: unknown) => {
    noteError(error);
    sayTrouble(BROKEN);
    return null;
  });

let opened = 0;

/** A game is not opened after all: that has not stopped the page. */
function givenUp(source: Source): void {
  if (source.kind === 'saved' && source.id === preferences.getState().opening) noteTableDrawn();
}

interface Opening {
  /** Takes the game over from the tab that has it. */
  steal?: boolean;
  /** What becomes of the address that led here. */
  how?: 'push' | 'replace';
}

/** Opens a game in place of the one that is open now; null if it does not come, or another page has been asked for. */
export async function open(
  asked: AbortSignal,
  source: Source,
  { steal = false, how = 'push' }: Opening = {},
): Promise<OpenTable | null> {
  if (asked.aborted) return null;
  if (!openPlace()) pages.setState({ page: { at: 'opening' } });
  const room = await loadRoom();
  if (source.kind === 'saved' && !asked.aborted) preferences.setState({ opening: source.id });
  const outcome =
    room && (await sayIfBroken(withProgress(asked, (progress) => room.openTable(source, steal, progress))));
  if (!outcome?.ok || asked.aborted) givenUp(source);
  if (asked.aborted) {
    if (outcome?.ok) outcome.table.close();
    return null;
  }
  if (!outcome?.ok || !room) {
    if (outcome && !outcome.ok) sayTrouble(TROUBLES[outcome.trouble]);
    stay(asked);
    return null;
  }
  const { table } = outcome;
  openGame()?.open.close();
  const { id } = table.store.state.getState();
  opened += 1;
  const place: GamePlace =
    source.kind === 'link'
      ? { at: 'open', packed: source.packed }
      : { at: source.kind === 'screens' ? 'table' : 'game', id, order: null };
  if (place.at === 'game') preferences.setState({ left: false, last: id });
  pages.setState({ page: { at: 'game', nth: opened, open: table, room, place } });
  dismissTrouble();
  if (source.kind === 'new' || source.kind === 'record') void askToKeep();
  // The address that led here may say more: an order, a place in the handbook.
  if (!isSame(place, addressNow().place)) goToPlace(place, how);
  return table;
}

/** Shows the start screen at once, with the games as they were last saved; what lies here comes when it has been looked up. */
function showStart(how: 'push' | 'replace' = 'replace'): void {
  ask();
  const { page, games, lost } = pages.getState();
  pages.setState({ page: { at: 'start' }, games: page.at === 'start' ? games : listAtOnce(games, lost) });
  // Its address leads here again.
  if (addressNow().place.at === 'start') void lookUp();
  else goToPlace({ at: 'start' }, how);
}

/** What was asked for does not come: what is open stays, under its own address. */
export function stay(asked: AbortSignal): void {
  if (asked.aborted) return;
  const place = openPlace();
  if (!place) showStart();
  else if (!isSame(place, addressNow().place)) goToPlace(place, 'replace');
}

function leaveGame(): void {
  const game = openGame();
  if (!game) return;
  game.open.close();
  if (game.place.at === 'game') preferences.setState({ left: true, opening: null });
  dismissTrouble();
}

/** Says so, if the open game would be gone if its page were left. */
export function mustStay(): boolean {
  const unsaved = openGame()?.open.store.state.getState().saving.state === 'unsaved';
  if (unsaved)
    sayTrouble('This game is not saved and would be lost: save its record first, then leave it by the menu.');
  return unsaved;
}

/** Opens the game in a link, to be looked at. */
async function followLink(asked: AbortSignal, packed: string): Promise<void> {
  if (!openPlace()) pages.setState({ page: { at: 'opening' } });
  const room = await loadRoom();
  if (!room) return stay(asked);
  const unpacked = await sayIfBroken(room.unpackText(packed));
  const text = unpacked?.ok ? unpacked.text : null;
  const read =
    text === null ? null : await sayIfBroken(withProgress(asked, (progress) => room.openRecord(text, progress)));
  if (asked.aborted) return;
  if (read?.ok) {
    await open(asked, { kind: 'link', record: read.record, packed }, { how: 'replace' });
    return;
  }
  stay(asked);
  if (unpacked && !unpacked.ok) sayTrouble(linkTroubleText(unpacked.why));
  else if (read) sayFaults(room.recordTrouble(read.trouble, 'link'));
}

async function followToGame(asked: AbortSignal, id: string): Promise<void> {
  const games = await lookUp();
  if (asked.aborted) return;
  const { lost, deleted, games: listed } = pages.getState();
  const unlisted = lost.some((one) => one.kind === 'unlisted' && one.id === id);
  if (unlisted || [...games, ...deleted].some((game) => game.id === id)) {
    await open(asked, { kind: 'saved', id, restored: true });
    return;
  }
  if (listed) sayTrouble('The game with this address is not on this device.');
  stay(asked);
}

/** Opens the page that an address names. */
async function follow(place: PageAddress): Promise<void> {
  const asked = ask();
  if (isSame(openPlace(), place)) return;
  if (mustStay()) return stay(asked);
  if (place.at === 'game') return followToGame(asked, place.id);
  if (place.at === 'open') return followLink(asked, place.packed);
  if (place.at === 'table') {
    await open(asked, { kind: 'screens', table: place.id }, { how: 'replace' });
    return;
  }
  leaveGame();
  const page = place.at === 'screens' ? place : latePage(place);
  if (page) pages.setState({ page });
  else showStart();
}

/** How long a game that is taken up again waits for what a killed browser has kept of preferences, in milliseconds. */
const A_MOMENT = 1000;

/**
 * When the program starts: opens what the address names; without one the newest unfinished game, unless the players had
 * left it.
 */
export async function wake(): Promise<void> {
  onAddress(({ place }, before) => {
    const isMove = place === before.place || isSame(before.place, place);
    if (!isMove) void follow(place);
  });
  onShelfNews(lookAgain);
  // Before anything is changed here: what a killed browser has kept is later than what it had written down.
  const brought = bringTextsBack();
  void isDurable().then((durable) => pages.setState({ durable }));
  // Anybody who reloads the page or leaves it while a game is being opened has not been stopped by it.
  addEventListener('pagehide', () => preferences.getState().opening !== null && noteTableDrawn());
  if (isWithoutAddress() || addressNow().place.at === 'game') {
    const asked = ask();
    // What was chosen last decides which game comes, unless the browser takes its time.
    await answered(brought, A_MOMENT).catch(() => undefined);
    if (asked.aborted) return;
  }
  const { opening, last, left } = preferences.getState();
  const { place } = addressNow();
  const isChoosing = isWithoutAddress();
  if (opening !== null && (isChoosing || (place.at === 'game' && place.id === opening))) {
    preferences.setState({ opening: null });
    showStart();
    return sayTrouble(
      'A game was not opened again by itself: the last time, the page stopped while it was being opened.',
    );
  }
  if (!isChoosing) return follow(place);
  const asked = ask();
  const unfinished = (await lookUp()).filter(({ result }) => result === null);
  const latest = unfinished.find(({ id }) => id === last) ?? unfinished[0];
  if (asked.aborted) return;
  if (!latest || left) pages.setState({ page: { at: 'start' } });
  else await open(asked, { kind: 'saved', id: latest.id, restored: true }, { how: 'replace' });
}

/** The table stands on the page: the game that was being opened has not stopped it. */
export function noteTableDrawn(): void {
  preferences.setState({ opening: null });
}

/**
 * A new game of a scenario, of the booklet's or of one's own; `ranks` are the seats that the program plays. The start page
 * offers a game of the booklet's the next time as it was begun.
 */
export function beginGame(
  scenario: Scenario,
  table: GameSettings,
  ranks: Ranks,
  asked = ask(),
): Promise<OpenTable | null> {
  const way = ranks[1] || ranks[2] ? 'program' : table.mode;
  if (SCENARIOS.includes(scenario) && way !== 'screens')
    preferences.setState({ begun: { scenario: scenario.id, way, seats: ranks } });
  return open(asked, { kind: 'new', scenario, table, ranks });
}

/** A new game like one that was played, of a scenario that need not be one of the booklet's. */
export function playAgain(scenario: Scenario, table: GameSettings): Promise<OpenTable | null> {
  const ranks = Object.fromEntries(Object.entries(table.program).map(([player, { rank }]) => [player, rank]));
  return beginGame(scenario, table, ranks);
}

/** Opens a table on a server at which somebody of this device sits. */
export const comeToTable = (table: string, how: 'push' | 'replace' = 'push'): Promise<OpenTable | null> =>
  open(ask(), { kind: 'screens', table }, { how });

export const goOnWithGame = (id: string, asked = ask()): Promise<OpenTable | null> =>
  open(asked, { kind: 'saved', id, restored: false });

/** Takes a game over from the tab that has it, with all that was played there. */
export const takeOver = (id: string): Promise<OpenTable | null> =>
  open(ask(), { kind: 'saved', id, restored: true }, { steal: true });

/** Back to the start screen; the game stays saved. */
export function leave(): void {
  leaveGame();
  showStart('push');
}
