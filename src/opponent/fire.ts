import { gunsOf } from '../chances/index.ts';
import {
  type Action,
  check,
  FIRE_COST,
  hitChance,
  range,
  relativeVelocity,
  type UnitId,
  unitsLeft,
} from '../engine/index.ts';
import type { SeenCraft, SeenMissile, SeenOnMap, SeenUnit } from './forces.ts';
import { unitPrice } from './gunnery.ts';
import { isUsedUp, type Judgement } from './judgement.ts';
import { listLaunches } from './launches.ts';
import { listMimsLaunches } from './mims.ts';
import { bestChance, flightReach, missilesFrom } from './reach.ts';
import type { WeighedFire } from './shot.ts';

/** [8.7] What destroying a missile on its way is worth: what it would intercept on its next move, for nobody moves first. */
function missileWorth({ own, stakes, fatal }: Judgement, missile: SeenOnMap<SeenMissile>): number {
  const reach = flightReach(missile);
  let worth = 0;
  for (const craft of own.craft) worth = Math.max(worth, bestChance(reach, craft) * fatal(craft) * stakes.worth(craft));
  return worth;
}

/** What a hit on each enemy unit is worth, those that are worth nothing left out. */
function listTargets(judgement: Judgement): { target: SeenOnMap<SeenUnit>; worth: number }[] {
  const { foes, stakes } = judgement;
  const craft = foes.craft.map((target) => ({ target, worth: stakes.hit(target) }));
  const missiles = foes.missiles.map((target) => ({
    target,
    worth: missileWorth(judgement, target) * (target.revealed ? 0.2 : 0.1),
  }));
  return [...craft, ...missiles].filter(({ worth }) => worth > 0.01);
}

/** Every fire a craft may make now that is worth something, one for each gun and target. */
function listFires(
  judgement: Judgement,
  craft: SeenOnMap<SeenCraft>,
  targets: ReturnType<typeof listTargets>,
): WeighedFire[] {
  const { game, player, stakes, w } = judgement;
  const shots: WeighedFire[] = [];
  const price = unitPrice(craft, stakes.worth(craft), w);
  for (const { from, types, modifier } of gunsOf(craft)) {
    for (const { target, worth } of targets) {
      const { value: relative, sameVector } = relativeVelocity(craft, target);
      const hexes = range(craft.hex, target.hex);
      const value = (sameVector ? Math.ceil(hexes / 2) : hexes) + Math.max(0, relative + modifier);
      let best: { type: (typeof types)[number]; gain: number; chance: number } | null = null;
      for (const type of types) {
        const printed = hitChance(type, value);
        const chance = printed === 'A' ? 1 : printed === '-' ? 0 : printed / 10;
        const gain = chance * worth - FIRE_COST[type] * price;
        if (chance > 0 && FIRE_COST[type] <= unitsLeft(craft) && (!best || gain > best.gain))
          best = { type, gain, chance };
      }
      judgement.deliberation.evaluations += 1;
      if (!best || best.gain <= 0) continue;
      const action: Action = { player, do: 'fire', unit: craft.id, from, type: best.type, target: target.id };
      const params = { unit: craft.id, target: target.id, chance: Math.round(best.chance * 100) };
      shots.push({ action, value: best.gain, reason: { code: 'shot', unit: craft.id, params } });
    }
  }
  return shots.filter(({ action }) => check(game, action) === undefined);
}

/** Craft that may still fire: the one that is at it first, as it may not after another has. */
function listShooters({ game, own }: Judgement): SeenOnMap<SeenCraft>[] {
  const { fires } = game.phase;
  const last = fires.at(-1)?.unit;
  const others = own.craft.filter(({ id }) => fires.every(({ unit }) => unit !== id));
  const now = own.craft.filter(({ id }) => id === last);
  return [...now, ...others];
}

/** What to do next in a Fire Phase, the best first; empty if nothing is worth it. */
export function listShots(judgement: Judgement, given: ReadonlySet<UnitId>): WeighedFire[] {
  const mims = listMimsLaunches(judgement);
  if (mims.length > 0) return mims;
  const targets = listTargets(judgement);
  for (const craft of listShooters(judgement)) {
    if (given.has(craft.id)) continue;
    const launches = craft.kind === 'spaceship' ? listLaunches(judgement, craft) : [];
    const shots = [...launches, ...listFires(judgement, craft, targets)].sort((a, b) => b.value - a.value);
    if (shots.length > 0) return shots;
  }
  return [];
}

/** What one craft is likely to do to one enemy in a Fire Phase, in points. */
export interface Blow {
  from: UnitId;
  target: UnitId;
  worth: number;
}

/** The launch from a pod that is worth most. */
function bestFrom(from: 'burster' | number, launches: readonly WeighedFire[]): Omit<Blow, 'from'> | undefined {
  let best: Omit<Blow, 'from'> | undefined;
  for (const { action, value, reason } of launches) {
    const { target } = reason.params;
    if (action.do !== 'launch-missile' || action.pod !== from || typeof target !== 'string') continue;
    if (value > (best?.worth ?? 0)) best = { target, worth: value };
  }
  return best;
}

/** What a Fire Phase that begins now is likely to bring, nothing rolled: every gun at its best target, or a salvo. */
export function listBlows(judgement: Judgement): Blow[] {
  const targets = listTargets(judgement).filter(({ target }) => target.kind !== 'missile');
  const blows: Blow[] = [];
  for (const craft of judgement.own.craft) {
    if (isUsedUp(judgement.deliberation)) break;
    const best = new Map<string | number, Blow>();
    for (const { action, value } of listFires(judgement, craft, targets)) {
      if (action.do !== 'fire' || value <= (best.get(action.from)?.worth ?? 0)) continue;
      best.set(action.from, { from: craft.id, target: action.target, worth: value });
    }
    const launches = craft.kind === 'spaceship' ? listLaunches(judgement, craft) : [];
    for (const { from, fires } of gunsOf(craft)) {
      const blow = best.get(from);
      const launch = bestFrom(from, launches);
      const salvo = launch && launch.worth > (blow?.worth ?? 0) ? Math.min(fires, missilesFrom(craft, from)) : 0;
      for (let nth = 0; launch && nth < salvo; nth += 1) blows.push({ ...launch, from: craft.id });
      if (blow && fires > salvo) blows.push({ ...blow, worth: blow.worth * (fires - salvo) });
    }
  }
  return blows;
}
