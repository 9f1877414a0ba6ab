import { deciderOf } from '../../engine/index.ts';
import type { Entry, GameSettings } from '../../game/entries.ts';
import { gameAt, type History, rollsOf } from '../../game/history.ts';
import { proofOf } from '../../game/kept-proof.ts';
import { beginningOf } from '../../game/record-file.ts';
import { momentNow } from '../device/moment.ts';
import { answered, type GameStorage, PATIENCE, StorageError, type StorageFailure } from './game-storage.ts';
import { pictureOf } from './picture-of.ts';
import { rememberGame } from './remembered.ts';
import { hashAfter, type Row, rowsOf } from './rows.ts';
import type { SavedGame } from './saved-game.ts';
import { tellShelfNews } from './shelf-news.ts';
import { keepSpare } from './spare.ts';

/** Saves one game as it is played, by appending entries. */
export interface Autosave {
  /** The game as the list of games shows it. */
  readonly savedGame: SavedGame;
  /** Why the latest entries are not saved; null when everything is. */
  readonly failure: StorageFailure | null;
  /** Never rejects: entries that could not be written are tried again with the next ones. */
  save(entries: readonly Entry[], history: History, table: GameSettings): Promise<void>;
  /** Called when a browser that had not answered in time has saved everything after all. */
  onLateAnswer: () => void;
}

/** What lies on the shelf of a game: how many entries, and the hash after them. */
export interface SavedUpTo {
  count: number;
  hash: number;
}

/** The time left to a browser that has not answered before: long enough for one that has come back. */
const LATER_PATIENCE = 300;

/** Whether two lines of the list tell of the same phase. */
const samePhase = (a: SavedGame, b: SavedGame): boolean => a.turn === b.turn && a.phase === b.phase;

/** A saved game brought up to date for the list of games; a new picture is drawn when another phase has begun. */
function savedGameOf(savedGame: SavedGame, history: History, table: GameSettings, now: number): SavedGame {
  const game = gameAt(history);
  const phase = game.result ? 'over' : game.setUp === null ? game.phase.kind : 'set-up';
  const standing = { turn: game.turn, phase, player: deciderOf(game), result: game.result } as const;
  const line = { ...savedGame, ...standing, table, touched: now };
  return { ...line, picture: (samePhase(line, savedGame) && savedGame.picture) || pictureOf(game) };
}

/** The first entry of a game of which all this has been played already. */
export function beginEntry(history: History, table: GameSettings): Extract<Entry, { kind: 'begin' }> {
  return {
    kind: 'begin',
    ...beginningOf(history.start, proofOf(history)),
    table,
    actions: history.steps.map(({ action }, index) => ({ action, rolls: rollsOf(history, index) })),
  };
}

const failureIn = (error: unknown): StorageFailure => (error instanceof StorageError ? error.failure : 'unavailable');

/** Goes on writing a game of which so much is on the shelf. */
export function createAutosave(
  storage: GameStorage,
  first: SavedGame,
  { count, hash }: SavedUpTo = { count: 0, hash: hashAfter([]) },
  now: () => number = momentNow,
): Autosave {
  let savedGame = first;
  let written = count;
  let last = hash;
  let waiting: Required<Row>[] = [];
  let failure: StorageFailure | null = null;
  let saves = 0;

  const write = (writing: Promise<void>): Promise<void> =>
    answered(writing, failure === 'silent' ? LATER_PATIENCE : PATIENCE);

  /** The whole game in one row. */
  const wholeGame = (history: History, table: GameSettings) => rowsOf(savedGame.id, [beginEntry(history, table)]);

  /** What was on the shelf is gone: the whole game is put there anew. */
  async function writeAnew(history: History, table: GameSettings): Promise<void> {
    const rows = wholeGame(history, table);
    savedGame = { ...savedGame, entries: rows.length };
    await write(storage.replace(savedGame, rows));
    written = 0;
    waiting = rows;
    last = rows[0]?.hash ?? last;
  }

  /** All that waited lies on the shelf. */
  function settle(before: SavedGame, history: History, table: GameSettings): void {
    written += waiting.length;
    waiting = [];
    failure = null;
    rememberGame(savedGame);
    if (!samePhase(before, savedGame)) keepSpare({ game: savedGame, rows: wholeGame(history, table) });
    tellShelfNews();
  }

  const autosave: Autosave = {
    get savedGame() {
      return savedGame;
    },
    get failure() {
      return failure;
    },
    async save(entries, history, table) {
      const rows = rowsOf(savedGame.id, entries, written + waiting.length, last);
      waiting = [...waiting, ...rows];
      last = rows.at(-1)?.hash ?? last;
      const before = savedGame;
      savedGame = { ...savedGameOf(savedGame, history, table, now()), entries: written + waiting.length };
      saves += 1;
      const mine = saves;
      const appending = storage.append(savedGame, waiting);
      try {
        await write(appending).catch((error: unknown) => {
          if (failureIn(error) !== 'emptied') throw error;
          return writeAnew(history, table);
        });
        settle(before, history, table);
      } catch (error) {
        failure = failureIn(error);
        if (failure !== 'silent') return;
        const answer = () => {
          // With entries that came later, their own answer counts.
          if (mine !== saves) return;
          settle(before, history, table);
          autosave.onLateAnswer();
        };
        appending.then(answer, () => undefined);
      }
    },
    onLateAnswer: () => undefined,
  };
  return autosave;
}
