import { type Action, newGame } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { createAutosave } from '../../src/store/autosave.ts';
import { type Entry, fullSettings, type GameSettings } from '../../src/store/entries.ts';
import { type GameStorage, KeepError, type KeepFailure, type SavedGame } from '../../src/store/game-storage.ts';
import { type History, play } from '../../src/store/history.ts';
import { createTable, type TableStore } from '../../src/store/table-store.ts';

export const SHOWDOWN = findScenario('showdown')!;

/** A game of The Showdown whose dice are these. */
export const startOf = (rolls: number[] = [], seed = 7): History => ({
  start: newGame(SHOWDOWN, { rolls, seed }),
  steps: [],
});

/** Plays actions that must be legal. */
export function played(history: History, actions: readonly Action[]): History {
  return actions.reduce((before, action) => {
    const outcome = play(before, action);
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.rejection.code}`);
    return outcome.history;
  }, history);
}

export const READY: Action[] = [
  { player: 1, do: 'ready' },
  { player: 2, do: 'ready' },
];

/** Set-up and the first Movement Phase: player 2 commands next. */
export const TO_COMMAND: Action[] = [...READY, { player: 1, do: 'move', unit: '1E' }, { player: 1, do: 'end-phase' }];

/** On to player 1's first Fire Phase. */
export const TO_FIRE: Action[] = [...TO_COMMAND, { player: 2, do: 'end-phase' }];

const LINE: SavedGame = {
  id: 'one',
  scenario: 'showdown',
  table: fullSettings(),
  turn: 1,
  phase: 'set-up',
  player: 1,
  result: null,
  created: 0,
  touched: 0,
  entries: 0,
};

/** A shelf in memory that can be told to refuse. */
export function shelf() {
  const kept: Entry[] = [];
  const lines: SavedGame[] = [];
  let refuses: KeepFailure | null = null;
  const storage: GameStorage = {
    list: async () => lines,
    read: async () => kept,
    async append(line, from, entries) {
      if (refuses) throw new KeepError(refuses, null);
      if (from !== kept.length) throw new KeepError('elsewhere', null);
      kept.push(...entries);
      lines[0] = line;
    },
    remove: async () => undefined,
  };
  return { storage, kept, lines, refuse: (failure: KeepFailure | null) => (refuses = failure) };
}

/** A table over a shelf, with the curtain up. */
export function tableOn(
  history: History,
  settings: Partial<GameSettings> = {},
  on = shelf(),
): { store: TableStore; on: ReturnType<typeof shelf> } {
  const table = fullSettings({ ...settings });
  const autosave = createAutosave(on.storage, { ...LINE, table }, () => 1);
  const store = createTable({ history, table, autosave, restored: false, readOnly: false });
  store.uncover();
  store.goToTable();
  return { store, on };
}
