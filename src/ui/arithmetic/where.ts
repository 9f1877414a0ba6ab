import { CRITICAL_HIT, listedParts, missileKill, type Part, type UnitView } from '../../engine/index.ts';
import { listPods } from '../session/parts.ts';

/** A face of the second die and what it hits, in words of one line each. */
export interface WhereCell {
  die: number;
  words: readonly string[];
  /** False where a hit finds nothing. */
  effect: boolean;
}

const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const NOTHING = ['no', 'part'];
const NO_EFFECT = ['no', 'effect'];

/** How many pods it carries, whether its boxes are seen or only a list. */
const podCount = (unit: UnitView): number => unit.pods?.length ?? listPods(unit).length;

/**
 * [R8.7a] Whether a hit can find the part. In which box another player's destroyed pod is, is not known: all count; of a
 * face-down battlecraft no hit is known.
 */
function isThere(unit: UnitView, part: Part): boolean {
  const seen = unit.parts?.[part];
  if (seen) return seen.status !== 'destroyed';
  if (unit.class === undefined) return part === 'bridge' || part === 'engine';
  if (!part.startsWith('pod-') || unit.pods === undefined) return false;
  return Number(part.slice(4)) <= podCount(unit) && unit.pods.some(({ status }) => status !== 'destroyed');
}

/** `pod 1, 9`, one word on each line. */
function nameOf(parts: readonly Part[]): string[] {
  const boxes = parts.filter((part) => part.startsWith('pod-')).map((part) => part.slice(4));
  const others = parts.filter((part) => !part.startsWith('pod-'));
  if (boxes.length === 0) return others.length === 1 ? (others[0] ?? '').split('-') : others;
  return [
    ...others.map((part) => part.split('-')[0] ?? part),
    others.length > 0 ? `pod ${boxes[0]}` : 'pod',
    boxes.join(', '),
  ].slice(0, 2);
}

function cellOf(unit: UnitView, die: number, picks: string): WhereCell {
  if (unit.kind === 'missile') {
    const effect = missileKill(die, unit.revealed);
    return { die, words: effect ? ['it is', 'lost'] : NO_EFFECT, effect };
  }
  if (die === CRITICAL_HIT) {
    return unit.revealed ? { die, words: [picks, 'pick'], effect: true } : { die, words: NO_EFFECT, effect: false };
  }
  const parts = listedParts(die).filter((part) => isThere(unit, part));
  return parts.length === 0 ? { die, words: NOTHING, effect: false } : { die, words: nameOf(parts), effect: true };
}

/** [8.7] What each face of the second die would hit; `own` when the one who fires is the one who looks. */
export const whereHits = (target: UnitView, own: boolean): WhereCell[] =>
  DICE.map((die) => cellOf(target, die, own ? 'you' : 'they'));

/** [8.6, 8.7] How likely a fire has any effect at all. */
export const anyEffect = (probability: number, cells: readonly WhereCell[]): number =>
  (probability * cells.filter(({ effect }) => effect).length) / cells.length;
