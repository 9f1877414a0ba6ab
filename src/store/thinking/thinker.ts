import type { Chance } from '../../chances/index.ts';
import type { UnitId } from '../../engine/index.ts';
import type { Attitude, Exposure, Plan, Question, SeatKnowledge } from '../../opponent/index.ts';

/** What the program is asked, and who hears the answer. */
export type Request =
  /** A first plan comes at once, then better ones; `done` with the last. */
  | { ask: 'plan'; question: Question; hear(plan: Plan, done: boolean): void }
  | { ask: 'attitude'; seat: SeatKnowledge; hear(attitude: Attitude): void }
  /** The chance of the seat between two Captains. */
  | { ask: 'chance'; seat: SeatKnowledge; hear(chance: Chance): void }
  | { ask: 'threats'; seat: SeatKnowledge; unit: UnitId; hear(exposures: readonly Exposure[]): void };

/** What is asked, as it can be posted. */
export type PlainRequest = Request extends infer R ? (R extends Request ? Omit<R, 'hear'> : never) : never;

/** What is asked apart from who hears it; each question is heard with an answer of its own. */
export const withoutHearer = ({ hear, ...asked }: Request) => ({
  asked: asked as PlainRequest,
  hear: hear as (answer: unknown, done: boolean) => void,
});

/** Somebody who thinks about one question at a time while the page goes on. */
export interface Thinker {
  /** Begins to think, and gives up what it was thinking about. `fail`: it broke down, and nothing more will be heard. */
  ask(request: Request, fail: () => void): void;
  /** Gives up: nothing more will be heard. */
  stop(): void;
}
