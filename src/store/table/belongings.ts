import { bringInSolved, puzzleProgress } from '../device/puzzle-progress.ts';
import { openGameStorage } from '../saved/game-storage.ts';
import { scoreBook } from '../saved/scores.ts';
import type { Belongings } from '../saved/shelf-file.ts';
import { battles } from '../workbench/battles.ts';
import { hangar } from '../workbench/ships.ts';
import { bringInTable, listTables } from './my-tables.ts';

/** What people have on this device. */
export const openBelongings = (): Belongings => ({
  games: openGameStorage(),
  ships: hangar,
  battles,
  tables: { list: listTables, bringIn: bringInTable },
  scores: scoreBook,
  puzzles: { list: async () => puzzleProgress.getState().solved, bringIn: bringInSolved },
});
