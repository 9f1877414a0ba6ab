/** Lessons that teach the game on the real table. Load them when one is opened. */

import { energy } from './energy.ts';
import { firing } from './firing.ts';
import { matching } from './matching.ts';
import { missile } from './missile.ts';
import { momentum } from './momentum.ts';
import type { Lesson } from './types.ts';

/** The lessons in their order. */
export const LESSONS: readonly Lesson[] = [momentum, matching, firing, missile, energy];

export { judgeStep, remainingOf, type StepState } from './judge.ts';
export { spokenOf } from './spoken.ts';
export type { Lesson, LessonSight, LessonStep, LessonTarget, TablePart } from './types.ts';
