import { type Action, legalOfKind, MIMS_LAUNCHES, parseHexId, unitNamed } from '../engine/index.ts';
import type { Judgement } from './judgement.ts';
import { firstPassGain } from './launches.ts';
import type { WeighedFire } from './shot.ts';

/** The share of the game that a MIMS keeps its missiles for, if it can do no better now. */
const WORTH_WAITING = 8;

/** [9.9] What placing one of the missiles of a MIMS is worth: its first pass at the enemy who has most to lose by it. */
function aimed(judgement: Judgement, action: Action): WeighedFire | null {
  if (action.do !== 'mims-launch') return null;
  const { game } = judgement;
  const mims = unitNamed(game, action.missile);
  const hex = parseHexId(game.sheets, action.hex);
  if (mims?.kind !== 'missile' || !hex) return null;
  judgement.deliberation.evaluations += 1;
  const { gain, target, chance } = firstPassGain(judgement, mims.civLevel, { ...action, hex });
  const params = { unit: mims.id, target, chance: Math.round(chance * 100) };
  return { action, value: gain, reason: { code: 'launch', unit: mims.id, params } };
}

const bestOf = (judgement: Judgement, open: readonly Action[]): WeighedFire | null =>
  open.reduce<WeighedFire | null>((best, action) => {
    const shot = aimed(judgement, action);
    return shot && shot.value > (best?.value ?? 0) ? shot : best;
  }, null);

/** [9.9] What all four are worth that are launched like this one: they share what one alone may not hit. */
function fourTimes({ value, reason }: WeighedFire): number {
  const chance = Number(reason.params.chance) / 100;
  return chance > 0 ? (value / chance) * (1 - (1 - chance) ** MIMS_LAUNCHES) : 0;
}

/** [9.9, R8.0a] The first launch of a MIMS that comes near enough to somebody; the others are asked for then. */
export function listMimsLaunches(judgement: Judgement): WeighedFire[] {
  const best = bestOf(judgement, legalOfKind(judgement.game, 'mims-launch'));
  if (!best) return [];
  const four = judgement.w.finesse > 0 ? fourTimes(best) : best.value;
  return four > WORTH_WAITING ? [best] : [];
}

/** [9.9, R9.9a] The next of the four: where it does most, or spread over the vectors there are if it does nothing. */
export function nextOfMims(judgement: Judgement, open: readonly Action[]): Action | undefined {
  const { pending } = judgement.game;
  const left = pending?.kind === 'mims' ? pending.left : 0;
  return bestOf(judgement, open)?.action ?? open[Math.floor((open.length * (left - 0.5)) / 4)] ?? open[0];
}
