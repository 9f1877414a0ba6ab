import { type Action, newGame } from '../../engine/index.ts';
import { fullSettings } from '../../game/entries.ts';
import { gameAt, type History, play, replay } from '../../game/history.ts';
import type { Lesson } from '../../lessons/index.ts';
import type { Autosave } from '../saved/autosave.ts';
import type { Thinker } from '../thinking/thinker.ts';
import type { TableStore } from './table-state.ts';
import { createTable } from './table-store.ts';

/** A lesson that is open on a table. */
export interface LessonTable {
  table: TableStore;
  /** How many orders had been given when each step began, up to the present one. */
  marks: readonly number[];
}

const SETTINGS = fullSettings({ mode: 'rehearsal', logs: 'open' });

/** A lesson or a puzzle is not among the saved games: what lasts of it is how far the player has come. */
const unsaved = ({ start: { scenario } }: History): Autosave => ({
  savedGame: {
    id: scenario.id,
    scenario: scenario.id,
    table: SETTINGS,
    turn: 1,
    phase: 'movement',
    player: 1,
    result: null,
    created: 0,
    touched: 0,
    entries: 0,
  },
  failure: null,
  save: async () => undefined,
  onLateAnswer: () => undefined,
});

/** Nobody thinks: in a lesson the other side's orders are laid down, and a puzzle ends with one's own. */
const NOBODY: Thinker = { ask: () => undefined, stop: () => undefined };

/** A table on which a position is tried out, and nothing is kept. */
export const tryingTable = (history: History): TableStore =>
  createTable({
    history,
    settings: SETTINGS,
    autosave: unsaved(history),
    restored: false,
    readOnly: false,
    damage: null,
    thinker: NOBODY,
    adviser: NOBODY,
  });

/** Adds orders that must be legal, since the lesson gives them itself. */
function give(history: History, actions: readonly Action[]): History {
  return actions.reduce((before, action) => {
    const played = play(before, action);
    if (!played.ok) throw new Error(`A lesson gives an order that is refused: ${JSON.stringify(action)}`);
    return played.history;
  }, history);
}

/** The position in which a lesson begins, with nothing to take back. */
export function lessonStart({ scenario, rolls, before }: Lesson): History {
  const { history, refused } = replay(newGame(scenario, { rolls, seed: 1, generator: 2 }), before);
  if (refused) throw new Error(`A lesson begins with an order that is refused: ${refused.rejection.code}`);
  return { start: gameAt(history), steps: [] };
}

/** Lays out a lesson as it stands when a step begins, the steps before it done as they are meant. */
export function openLesson(lesson: Lesson, step: number): LessonTable {
  let history = lessonStart(lesson);
  const marks = [0];
  for (const { task, meanwhile = [] } of lesson.steps.slice(0, step)) {
    history = give(history, [...(task?.show ?? []), ...meanwhile]);
    marks.push(history.steps.length);
  }
  return { table: tryingTable(history), marks };
}
