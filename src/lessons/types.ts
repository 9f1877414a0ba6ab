import type { Action, GameEvent, Player, Scenario, Snapshot, Stage, UnitId } from '../engine/index.ts';
import type { HandbookText } from '../handbook/index.ts';

/** What a lesson looks at: what the one at the screen sees, and what they have done since the step began. */
export interface LessonSight {
  view: Snapshot;
  stage: Stage;
  decider: Player | null;
  /** What has happened since the step began. */
  events: readonly GameEvent[];
  /** The orders given since then. */
  orders: readonly Action[];
}

/** Something that may be so. */
export type LessonGoal = (sight: LessonSight) => boolean;

/** Parts of the table that have a name of their own. */
export type TablePart =
  | 'move'
  | 'end-phase'
  | 'commands-left'
  | 'arithmetic'
  | 'targets'
  | 'weapons'
  | 'fire-types'
  | 'fire'
  | 'decision'
  | 'log-parts'
  | 'log-blocks'
  | 'log-track'
  | 'log-missiles';

/** What a coach line speaks of: a unit, its course or a hex on the map, the button of an order, a part of the table. */
export type LessonTarget = `unit ${UnitId}` | `course ${UnitId}` | `hex ${string}` | `order ${string}` | TablePart;

/** A wrong turn, and what is said of it. */
export interface LessonHint {
  when: LessonGoal;
  say: HandbookText;
}

/** Something to do. */
export interface LessonTask {
  /** In a few words, an order to the reader. */
  goal: string;
  reached: LessonGoal;
  /** The orders by which it is reached. */
  show: readonly Action[];
  /** Said once it is reached, before the lesson goes on; without it the next step follows at once. */
  after?: { say: HandbookText; at: LessonTarget };
  hints?: readonly LessonHint[];
}

/** One card of the coach: something to read, or something to do. */
export interface LessonStep {
  title: string;
  /** Two or three short sentences; terms as the handbook marks them. */
  say: HandbookText;
  at: LessonTarget;
  /** The unit whose orders are shown, and the enemy it looks at. */
  selects?: { unit: UnitId; target?: UnitId };
  /** Whatever else its words speak of, beside what it points at and what it selects. */
  sees?: readonly LessonTarget[];
  /** Absent where there is nothing to do. */
  task?: LessonTask;
  /** What happens before the next step: the other player's orders, and phases that are passed over. */
  meanwhile?: readonly Action[];
}

/** A lesson: a position, and what is done in it step by step. */
export interface Lesson {
  id: string;
  title: string;
  /** What one can do after it. */
  brief: string;
  minutes: number;
  scenario: Scenario;
  /** The dice as they will fall. */
  rolls: readonly number[];
  /** The orders that lead to the position in which it begins. */
  before: readonly Action[];
  steps: readonly [LessonStep, ...LessonStep[]];
}

/** The whole games that follow a part of the lessons, by their scenarios. */
export type WholeGame = 'showdown' | 'pirates';

/** Lessons that belong together, and the game in which all of them is played. */
export interface CoursePart {
  title: string;
  brief: string;
  lessons: readonly Lesson[];
  game: WholeGame;
}
