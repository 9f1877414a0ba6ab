import type { WeighedOutcome } from './outcomes.ts';

/** The places of ways that differ from each other in more than a detail, the best of each kind, no more than so many. */
export function variety(choices: readonly WeighedOutcome[], most: number): number[] {
  const found: number[] = [];
  const seen = new Set<string>();
  for (const [index, { outcome }] of choices.entries()) {
    const key = `${outcome.direction} ${outcome.velocity}`;
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(index);
    if (found.length >= most) break;
  }
  return found;
}
