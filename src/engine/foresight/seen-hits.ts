import { CRITICAL_HIT, listedParts, missileKill } from '../charts/hit-table.ts';
import { boxOf, isPodPart } from '../model/ids.ts';
import type { Part } from '../model/names.ts';
import type { UnitView } from '../model/snapshot.ts';
import { DICE } from './chances.ts';

/** [8.7] What one die on the Hit Table finds on a unit, as far as it is seen. */
export interface SeenHit {
  die: number;
  /** The parts it may be; none for a missile, and for a critical hit, which may be any. */
  parts: Part[];
  /** Whether a hit there has any effect. */
  effect: boolean;
}

/** [R10.0a] How many pods a craft carries, whether its boxes are seen or only a list. */
const podCount = ({ pods, parts = {} }: UnitView): number =>
  pods?.length ?? Object.keys(parts).filter(isPodPart).length;

/**
 * [R8.7a, R10.0b] Whether a part may be there and not yet destroyed. In which box another player's pod is, is not known:
 * all of them count until the last is gone; a face-down battlecraft has a bridge and an engine.
 */
function mayBeLive(unit: UnitView, part: Part): boolean {
  const seen = unit.parts?.[part];
  if (seen) return seen.status !== 'destroyed';
  if (unit.class === undefined) return part === 'bridge' || part === 'engine';
  if (!isPodPart(part) || !unit.pods) return false;
  return boxOf(part) <= podCount(unit) && unit.pods.some(({ status }) => status !== 'destroyed');
}

/** [8.7, R8.7a, R8.7b] What each die on the Hit Table would find if a fire hit this unit, 1 to 10, from what is seen of it. */
export const seenHits = (target: UnitView): SeenHit[] =>
  DICE.map((die) => {
    if (target.kind === 'missile') return { die, parts: [], effect: missileKill(die, target.revealed) };
    if (die === CRITICAL_HIT) return { die, parts: [], effect: target.revealed };
    const parts = listedParts(die).filter((part) => mayBeLive(target, part));
    return { die, parts, effect: parts.length > 0 };
  });

/** [8.6, 8.7] How likely a hit has an effect. */
export const seenEffect = (target: UnitView): number =>
  seenHits(target).filter(({ effect }) => effect).length / DICE.length;

/** [R10.0b] Whether that is all that can be said, and not the most: some of its pods are gone, and not known where from. */
export const isEffectSure = ({ pods = [] }: UnitView): boolean =>
  pods.every(({ status }) => status !== 'destroyed') || pods.every(({ status }) => status === 'destroyed');
