/** Lessons that teach the game on the real table. Load them when one is opened. */

import { docking } from './docking.ts';
import { energy } from './energy.ts';
import { field } from './field.ts';
import { firing } from './firing.ts';
import { guided } from './guided.ts';
import { matching } from './matching.ts';
import { missile } from './missile.ts';
import { momentum } from './momentum.ts';
import type { CoursePart, Lesson, WholeGame } from './types.ts';
import { weaving } from './weaving.ts';

/** The lessons in their order, with the games between them. */
export const COURSE: readonly CoursePart[] = [
  {
    title: 'First steps',
    brief: 'All you need for a whole game, in about half an hour with the game itself.',
    lessons: [momentum, matching, weaving, firing, missile, energy],
    game: 'showdown',
  },
  {
    title: 'Larger ships',
    brief: 'What ships with many pods can do besides. All scenarios but the first two are full of it.',
    lessons: [field, guided, docking],
    game: 'pirates',
  },
];

/** All lessons; the place of one in here is its number, less one. */
export const LESSONS: readonly Lesson[] = COURSE.flatMap(({ lessons }) => lessons);

/** Something of the course: a lesson with its number, or a whole game. */
export type CourseStop = { lesson: Lesson; number: number } | { game: WholeGame };

/** Everything of the course in its order. */
export const STOPS: readonly CourseStop[] = COURSE.flatMap(({ lessons, game }): CourseStop[] => [
  ...lessons.map((lesson) => ({ lesson, number: LESSONS.indexOf(lesson) + 1 })),
  { game },
]);

/** What a stop is known by where it is noted what has been done. */
export const stopId = (stop: CourseStop): string => ('game' in stop ? stop.game : stop.lesson.id);

/** What follows a lesson or a game; nothing after the last one. */
export function stopAfter(id: string): CourseStop | undefined {
  const nth = STOPS.findIndex((stop) => stopId(stop) === id);
  return nth < 0 ? undefined : STOPS[nth + 1];
}

export { judgeStep, remainingOf, type StepState } from './judge.ts';
export { spokenOf } from './spoken.ts';
export type { Lesson, LessonSight, LessonStep, LessonTarget, TablePart, WholeGame } from './types.ts';
