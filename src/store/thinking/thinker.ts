import type { Plan, Question } from '../../opponent/index.ts';

/** Who hears what comes of a question. */
export interface Listener {
  /** A first plan at once, then better ones; `done` with the last. */
  hear(plan: Plan, done: boolean): void;
  /** It broke down: there will be no more plans. */
  fail(): void;
}

/** Somebody who thinks about one question at a time while the page goes on. */
export interface Thinker {
  /** Begins to think, and gives up what it was thinking about. */
  ask(question: Question, listener: Listener): void;
  /** Gives up: nothing more will be heard. */
  stop(): void;
}
