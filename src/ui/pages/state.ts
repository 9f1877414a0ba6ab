import { createStore } from 'zustand/vanilla';
import type { Fault } from '../../engine/index.ts';
import { fetchPart } from '../../store/device/part.ts';
import { preferences } from '../../store/device/preferences.ts';
import { failureOf } from '../../store/saved/game-storage.ts';
import { isRememberedByNewer, listRemembered } from '../../store/saved/remembered.ts';
import type { SavedGame } from '../../store/saved/saved-game.ts';
import { listShelf, type Shelf } from '../../store/saved/shelf.ts';
import type { OpenTable } from '../../store/table/opening.ts';
import type { PageAddress } from '../kit/address.ts';
import { addressNow, isWithoutAddress } from '../kit/location.ts';

/** The part of the program that is loaded only once somebody plays. */
export type Room = typeof import('./room.ts');

/** The page that is shown. */
export type Page =
  | { at: 'waking' }
  | { at: 'start' }
  | { at: 'opening' }
  | { at: 'learn' }
  | { at: 'workbench' }
  | Extract<PageAddress, { at: 'screens' }>
  /** `nth` tells one opening from the next; `place` is the address under which it was opened. */
  | { at: 'game'; nth: number; open: OpenTable; room: Room; place: GamePlace };

/** The address of a game: of a saved one, of one on a server, or a link that holds it. */
export type GamePlace = Extract<PageAddress, { at: 'game' | 'open' | 'table' }>;

export interface Pages {
  page: Page;
  /**
   * The games on this device: as they were last saved, until they have been looked up; null before any was saved, or where
   * nothing can be kept.
   */
  games: readonly SavedGame[] | null;
  deleted: Shelf['deleted'];
  lost: Shelf['lost'];
  durable: Shelf['durable'];
  /** How many orders of a long game have been played through, or things of a file brought in; null while none are. */
  progress: { what: 'orders' | 'things'; done: number; of: number; stop: () => void } | null;
  /** What went wrong, in one sentence or one that leads to the faults, and with which file. */
  trouble: { sentence: string; file: string | null; faults?: readonly Fault[] } | null;
  /** What came of something that was asked for, and what can be done about it. */
  news: { sentence: string; offer?: { label: string; take: () => void } } | null;
}

/** The page that opens by itself at an address, without anything to be looked up; puzzles are part of the lessons' page. */
export const latePage = ({ at }: PageAddress): Extract<Page, { at: 'learn' | 'workbench' }> | null =>
  at === 'workbench' ? { at } : at === 'learn' || at === 'puzzles' ? { at: 'learn' } : null;

/** What stands there before anything has been looked up: only a game that is to be opened is waited for. */
function firstPage(): Page {
  const { place } = addressNow();
  const late = latePage(place);
  if (late) return late;
  const { left, opening } = preferences.getState();
  const isTakenUp = isWithoutAddress() && !left && opening === null;
  const isWaitedFor = isTakenUp ? listRemembered().some(({ result }) => result === null) : place.at !== 'start';
  return { at: isWaitedFor ? 'waking' : 'start' };
}

/**
 * The games as they were last saved, which is known at once, with the pictures that have been seen of them; without those
 * that have been found to be lost.
 */
export function listAtOnce(seen: Pages['games'], lost: Pages['lost']): Pages['games'] {
  const pictures = new Map(seen?.map(({ id, picture }) => [id, picture]));
  const gone = new Set(lost.map((one) => (one.kind === 'gone' ? one.game.id : one.id)));
  const games = listRemembered().filter(({ id }) => !gone.has(id));
  return games.length > 0 ? games.map((game) => ({ ...game, picture: pictures.get(game.id) })) : seen;
}

const NEWER_LIST =
  'The list of games was written by a newer version of the program: what this one can read of it is shown.';

export const pages = createStore<Pages>(() => ({
  page: firstPage(),
  games: listAtOnce(null, []),
  deleted: [],
  lost: [],
  durable: null,
  progress: null,
  trouble: isRememberedByNewer() ? { sentence: NEWER_LIST, file: null } : null,
  news: null,
}));

/** Says what went wrong. */
export const sayTrouble = (sentence: string, file: string | null = null) =>
  pages.setState({ trouble: { sentence, file } });

/** Says what is wrong with a file or a link. */
export const sayFaults = (what: { sentence: string; faults: readonly Fault[] }, file: string | null = null) =>
  pages.setState({ trouble: { ...what, file } });

/** Tells what came of something. */
export const tell = (sentence: string, offer?: NonNullable<Pages['news']>['offer']) =>
  pages.setState({ news: { sentence, ...(offer && { offer }) } });

/** Nothing is said any more. */
export const dismissTrouble = () => pages.setState({ trouble: null, news: null });

/** A part of the program that is loaded when it is asked for; null with a word about why it does not come. */
export async function loadLate<Part>(load: () => Promise<Part>): Promise<Part | null> {
  try {
    return await fetchPart(load);
  } catch {
    sayTrouble(
      'The table could not be loaded: where this page came from does not answer, or has a newer program. Try again.',
    );
    return null;
  }
}

const importRoom = () => import('./room.ts');

/** What a game is played with. */
export const loadRoom = (): Promise<Room | null> => loadLate(importRoom);

const NOTHING_KEPT =
  'This browser keeps nothing for this page: a game can be played, but it is gone with the tab. Save its record.';
export const SILENT =
  'This browser does not answer when asked for the games on this device. A game can be played; save its record, and load the page again later.';

const NEWER =
  'The games on this device are kept by a newer version of the program, and this one leaves them alone: load the page again to get it. A game can be played; save its record.';

let looks = 0;
let shown = 0;
let looking = 0;

/** Looks up which games are on this device, and shows them, unless a later look has been answered before. */
export async function lookUp(): Promise<readonly SavedGame[]> {
  looks += 1;
  looking += 1;
  const mine = looks;
  const show = (shelf: Partial<Pages>) => {
    if (mine < shown) return;
    shown = mine;
    pages.setState(shelf);
  };
  try {
    const shelf = await listShelf();
    show(shelf);
    return shelf.games;
  } catch (error) {
    show({ games: null, deleted: [], lost: [] });
    const failure = failureOf(error);
    sayTrouble(failure === 'silent' ? SILENT : failure === 'newer' ? NEWER : NOTHING_KEPT);
    return [];
  } finally {
    looking -= 1;
  }
}

/** The games on this device have changed: looks again where they are shown, or are just being looked up. */
export function lookAgain(): void {
  if (pages.getState().page.at === 'start' || looking > 0) void lookUp();
}
