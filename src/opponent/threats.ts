import { hitsExpected } from '../chances/index.ts';
import { type ManeuverOutcome, outcomesOf, type UnitId } from '../engine/index.ts';
import type { SeatKnowledge } from './contract.ts';
import { nameAsSeen } from './forces.ts';
import { afterMove } from './geometry.ts';
import { imagine } from './imagine.ts';
import { judgePosition } from './judgement.ts';
import { threatTo } from './outcomes.ts';
import { bestChance, readyMissiles, readyReach } from './reach.ts';
import { WEIGHTS } from './weights.ts';

/** What an outcome of a unit's Command Phase exposes it to, and what it may do from there. */
export interface Exposure {
  outcome: ManeuverOutcome;
  /** The chance that a missile intercepts it before its next Command Phase, if the enemy launches what they have. */
  intercepted: number;
  /** The hits expected of the enemy's next fire at it. */
  hits: number;
  /** The best first pass of a launch in its next Fire Phase, against an enemy who flies on as they do; null without one. */
  launch: { target: UnitId; chance: number } | null;
}

/** Which outcomes of an own craft are safe, and where a launch from there kills; empty for what is no craft on the map. */
export function threats(seat: SeatKnowledge, unitId: UnitId): Exposure[] {
  const game = imagine(seat, 1);
  const { player } = seat;
  const deliberation = { seat: player, evaluations: 0, most: Number.POSITIVE_INFINITY };
  const judgement = judgePosition(game, player, WEIGHTS, deliberation);
  const craft = judgement.own.craft.find(({ id }) => id === unitId);
  if (!craft) return [];
  const ready = craft.kind === 'spaceship' ? readyMissiles(judgement, craft) : [];
  return outcomesOf(game, unitId).map((outcome): Exposure => {
    const after = afterMove(outcome);
    let launch: Exposure['launch'] = null;
    for (const one of ready) {
      const reach = readyReach(one, after);
      for (const foe of judgement.foes.craft) {
        const chance = bestChance(reach, afterMove(foe));
        if (chance > (launch?.chance ?? 0)) launch = { target: nameAsSeen(player, foe), chance };
      }
    }
    const hits = judgement.foes.craft.reduce((sum, foe) => sum + hitsExpected(judgement.volleys(foe), foe, outcome), 0);
    return { outcome, intercepted: threatTo(judgement, outcome), hits, launch };
  });
}
