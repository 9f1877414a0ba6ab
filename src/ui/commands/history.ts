import type { Command } from './command.ts';

/** What can be taken back, a game or a work of the workbench. */
export interface UndoHistory {
  mayUndo(): boolean;
  mayRedo(): boolean;
  undo(): unknown;
  redo(): unknown;
}

/** Back and forth, at the table as at the workbench. */
export const HISTORY = [
  {
    id: 'undo',
    label: 'Undo',
    keys: ['Z', 'Mod+Z'],
    place: 'page',
    when: (at) => at.mayUndo(),
    run: (at) => at.undo(),
  },
  {
    id: 'redo',
    label: 'Redo',
    keys: ['Shift+Z', 'Mod+Shift+Z', 'Mod+Y'],
    place: 'page',
    when: (at) => at.mayRedo(),
    run: (at) => at.redo(),
  },
] as const satisfies readonly Command<UndoHistory>[];
