import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { Player, Scenario } from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import type { TableState, TableStore } from '../../store/table/table-state.ts';
import type { ViewState, ViewStore } from '../../store/table/view-store.ts';

/** In what a game differs from the one before it. */
export interface NextGame {
  scenario?: Scenario;
  settings?: Partial<GameSettings>;
}

/** The open game, what its viewer looks at, and the way out. */
export interface OpenGame {
  table: TableStore;
  view: ViewStore;
  /** Back to the start screen; the game stays where it is. */
  leave: () => void;
  /** Opens the game of a record in place of this one, which stays saved. */
  openRecord: (file: File) => void;
  /** Opens the browser's dialog for files, and then the record that is chosen. */
  askForRecord: () => void;
  /** Takes the game over from the tab that has it. */
  takeOver: (id: string) => void;
  /** A new game of the same scenario with the same people, but for what is said. */
  playAgain: (other?: NextGame) => void;
  /** What the players of two screens say to each other, where a phone shows it. */
  talk?: ReactNode;
  /** The title of the lesson that this game is: then it is not saved, and ends with its steps. */
  lesson?: string | undefined;
  /** What a puzzle asks a player for: it stands where else the phase is named, as long as they decide. */
  task?: { player: Player; words: string } | undefined;
}

export const GameContext = createContext<OpenGame | null>(null);

/** The open game, for what is to be done with it. */
export function useGame(): OpenGame {
  const game = useContext(GameContext);
  if (!game) throw new Error('There is no open game here.');
  return game;
}

/** A part of the table's state. The selector must return a value of the store, never a new object. */
export const useTable = <T>(select: (state: TableState) => T): T => useStore(useGame().table.state, select);

/** A part of the view's state. The selector must return a value of the store, never a new object. */
export const useView = <T>(select: (state: ViewState) => T): T => useStore(useGame().view.state, select);
