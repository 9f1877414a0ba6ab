import type { LessonStep, LessonTarget } from './types.ts';

/**
 * Everything on the table that the words of a step speak of, besides `at`, which they point at: the unit it is about with
 * its course, the enemy it looks at, and what it names besides. None of it may be covered while the words are read.
 */
export function spokenOf(
  { selects, sees = [] }: Pick<LessonStep, 'selects' | 'sees'>,
  at: LessonTarget,
): LessonTarget[] {
  const own: LessonTarget[] = selects ? [`unit ${selects.unit}`, `course ${selects.unit}`] : [];
  const other: LessonTarget[] = selects?.target ? [`unit ${selects.target}`] : [];
  const pointed: LessonTarget[] = at.startsWith('unit ') ? [`course ${at.slice('unit '.length)}`] : [];
  return [...new Set<LessonTarget>([...own, ...other, ...pointed, ...sees])].filter((place) => place !== at);
}
