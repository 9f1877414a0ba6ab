import type { Place, Step } from './types.ts';

/**
 * Everything on the table that the words of a step speak of, besides `at`, which they point at: the unit it is about with
 * its course, the enemy it looks at, and what it names besides. None of it may be covered while the words are read.
 */
export function spokenOf({ selects, sees = [] }: Pick<Step, 'selects' | 'sees'>, at: Place): Place[] {
  const own: Place[] = selects ? [`unit ${selects.unit}`, `course ${selects.unit}`] : [];
  const other: Place[] = selects?.target ? [`unit ${selects.target}`] : [];
  const pointed: Place[] = at.startsWith('unit ') ? [`course ${at.slice('unit '.length)}`] : [];
  return [...new Set<Place>([...own, ...other, ...pointed, ...sees])].filter((place) => place !== at);
}
