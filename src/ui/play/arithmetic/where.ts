import {
  boxOf,
  CRITICAL_HIT,
  isPodPart,
  type Part,
  type SeenHit,
  seenHits,
  type UnitView,
} from '../../../engine/index.ts';

/** A face of the second die and what it hits, in words of one line each. */
export interface WhereCell {
  die: number;
  words: readonly string[];
  /** False if a hit has no effect. */
  effect: boolean;
}

/** `pod 1, 9`, one word on each line. */
function nameOf(parts: readonly Part[]): string[] {
  const boxes = parts.filter(isPodPart).map(boxOf);
  const others = parts.filter((part) => !isPodPart(part));
  if (boxes.length === 0) return others.length === 1 ? (others[0] ?? '').split('-') : others;
  return [
    ...others.map((part) => part.split('-')[0] ?? part),
    others.length > 0 ? `pod ${boxes[0]}` : 'pod',
    boxes.join(', '),
  ].slice(0, 2);
}

function wordsOf({ kind }: UnitView, { die, parts, effect }: SeenHit, picks: string): string[] {
  if (kind === 'missile') return effect ? ['it is', 'lost'] : ['no', 'effect'];
  if (die === CRITICAL_HIT) return effect ? [picks, 'pick'] : ['no', 'effect'];
  return effect ? nameOf(parts) : ['no', 'part'];
}

/** [8.7] What each face of the second die would hit; `own` when the one who fires is the one who looks. */
export const whereHits = (target: UnitView, own: boolean): WhereCell[] =>
  seenHits(target).map((hit) => ({
    die: hit.die,
    effect: hit.effect,
    words: wordsOf(target, hit, own ? 'you' : 'they'),
  }));
