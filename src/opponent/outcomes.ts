import { hitsExpected } from '../chances/index.ts';
import { HULLS, type ManeuverOutcome, outcomesOf, range, stepsOf, terrainOf } from '../engine/index.ts';
import { approachOf } from './approach.ts';
import { fieldWays, type Way } from './field-ways.ts';
import type { SeenCraft, SeenOnMap } from './forces.ts';
import { afterMove, endOf, type FlightState } from './geometry.ts';
import { dockedTerm, dockingTerm, goalWorth } from './goal-terms.ts';
import type { Goal } from './goals.ts';
import { blockOf, unitPrice } from './gunnery.ts';
import { BEHIND_FIELD, isUsedUp, type Judgement } from './judgement.ts';
import { bestChance, chanceInPassing, type Ready, readyMissiles, readyReach, salvoOf, withMore } from './reach.ts';
import { turnsToGoal } from './routes.ts';
import { isHunted } from './stakes.ts';

/** The terms of the value of an outcome, in points; the sum is its value. */
export interface Terms {
  /** Hits the enemy's next fire is likely to make. */
  danger: number;
  /** Missiles that may pass it before it can turn away. */
  threat: number;
  /** Its own next fire. */
  opportunity: number;
  /** A launch in its next Fire Phase. */
  launch: number;
  approach: number;
  goal: number;
  energy: number;
  asteroids: number;
  /** An enemy who can dock with it before it commands again, and would win by that. */
  docked: number;
  /** How few commands it has left to get out of the way in its next Command Phase. */
  agility: number;
}

/** Points from which there is something to misjudge: far from everybody nobody is wrong. */
const AT_STAKE = 0.5;

/** How much of a value is what a fight may bring. */
const foughtFor = ({ danger, threat, opportunity, launch, docked }: Terms): number =>
  opportunity + launch - danger - threat - docked;

/** One way a craft may end its Command Phase, and what it is worth. */
export interface WeighedOutcome {
  /** Whether its field is on then. */
  behind: boolean;
  outcome: ManeuverOutcome;
  terms: Terms;
  value: number;
}

const byValue = (a: WeighedOutcome, b: WeighedOutcome): number => b.value - a.value;
const sumOf = (terms: Terms): number => Object.values(terms).reduce((sum: number, term: number) => sum + term, 0);

/** [8.0] What the enemy's next fire at a craft that flies like this is likely to cost. */
function dangerTo({ foes, volleys, stakes, w }: Judgement, craft: SeenCraft, flying: FlightState): number {
  const hits = foes.craft.reduce((sum, foe) => sum + hitsExpected(volleys(foe), foe, flying), 0);
  return -w.danger * hits * stakes.hit(craft);
}

/** [9.6] The chance that some missile intercepts a craft before its next Command Phase. */
export function threatTo({ threats }: Judgement, flying: FlightState): number {
  const after = afterMove(flying);
  const bySource = new Map<string, number>();
  for (const reach of threats) {
    const later = bestChance(reach, after);
    const passing = chanceInPassing(reach, flying);
    const chance = 1 - (1 - later) * (1 - passing);
    bySource.set(reach.source, Math.max(chance, bySource.get(reach.source) ?? 0));
  }
  let safe = 1;
  for (const chance of bySource.values()) safe *= 1 - chance;
  return 1 - safe;
}

/** [9.6] The chance that one of the missiles in flight intercepts a craft that flies on. */
export const flightThreat = (judgement: Judgement, flying: FlightState): number => {
  const flights = judgement.threats.filter(({ inFlight }) => inFlight);
  return flights.length === 0 ? 0 : threatTo({ ...judgement, threats: flights }, flying);
};

/** [8.0] What its own next fire is likely to be worth: the enemy commands before it, but does not move. */
function opportunityOf(judgement: Judgement, craft: SeenCraft, flying: FlightState): number {
  const { foes, volleys, stakes, w } = judgement;
  const volley = volleys(craft);
  const after = afterMove(flying);
  let best = 0;
  for (const foe of foes.craft) {
    if (range(after.hex, foe.hex) > 14) continue;
    const replies = judgement.replies(foe);
    let least = Number.POSITIVE_INFINITY;
    let sum = 0;
    for (const reply of replies) {
      const hits = hitsExpected(volley, after, reply);
      least = Math.min(least, hits);
      sum += hits;
    }
    const same = hitsExpected(volley, after, replies[0] ?? foe);
    const hits = w.replySame * same + w.replyBest * least + w.replyAny * (sum / Math.max(1, replies.length));
    best = Math.max(best, hits * stakes.hit(foe));
  }
  return w.opportunity * best;
}

/** [9.4, 9.6] What its launches in its next Fire Phase are likely to be worth. */
function launchWorth(judgement: Judgement, ready: readonly Ready[], salvo: number, flying: FlightState): number {
  const { foes, stakes, w, fatal } = judgement;
  const after = afterMove(flying);
  let best = 0;
  const kinds = new Map(ready.map((one) => [`${one.type}${one.civLevel}`, one]));
  for (const one of kinds.values()) {
    const reach = withMore(readyReach(one, after), salvo - 1);
    for (const foe of foes.craft) {
      if (range(after.hex, foe.hex) > 16) continue;
      const replies = judgement.replies(foe);
      let least = 1;
      let sum = 0;
      let same = 0;
      for (const [index, reply] of replies.entries()) {
        const chance = bestChance(reach, afterMove(reply));
        if (index === 0) same = chance;
        least = Math.min(least, chance);
        sum += chance;
      }
      judgement.deliberation.evaluations += 1;
      const chance = w.replySame * same + w.replyBest * least + w.replyAny * (sum / Math.max(1, replies.length));
      best = Math.max(best, chance * fatal(foe) * stakes.worth(foe));
    }
  }
  return w.launch * best;
}

/** [6.6] What the asteroids on its way are likely to cost a craft. */
function asteroidsOn(
  { game, stakes }: Judgement,
  craft: SeenCraft,
  { hex, direction, nextSide, velocity }: FlightState,
): number {
  const { asteroidNumbers } = terrainOf(game.scenario);
  if (asteroidNumbers.size === 0) return 0;
  let hits = 0;
  for (const step of stepsOf(direction, nextSide, velocity)) {
    const key = (hex.q + step.q) * 0x10000 + hex.r + step.r;
    if (asteroidNumbers.has(key)) hits += velocity / 10;
  }
  return -hits * stakes.scrape(craft);
}

/** [7.5] What the commands cost, in points. */
function energyTerm({ w, stakes }: Judgement, craft: SeenCraft, { cost }: ManeuverOutcome): number {
  if (cost.blocks === 0 && cost.units === 0) return 0;
  const units = cost.units + cost.blocks * blockOf(craft);
  return -units * unitPrice(craft, stakes.worth(craft), w);
}

/** [7.1] A fast craft gets few commands: near an enemy who has missiles it may not get out of their way. */
function agilityOf({ threats, stakes, fatal, w }: Judgement, craft: SeenCraft, flying: FlightState): number {
  const end = endOf(flying);
  if (!threats.some(({ from }) => range(from, end) <= 18)) return 0;
  const left = 1 + Math.max(0, HULLS[craft.hull].maneuverRating - flying.velocity);
  return (-w.agility * fatal(craft) * stakes.worth(craft)) / left / 100;
}

/** How much less danger counts in the last Game-Turn for whom time goes against: they have nothing to keep. */
const DARING = 0.75;

/** What coming nearer to the enemy counts beside a goal. */
function shareOf(goal: Goal | undefined): number {
  if (!goal || (goal.kind === 'jump' && goal.fights)) return 1;
  return goal.kind === 'orbit' || goal.kind === 'jump' ? 0.1 : 0.25;
}

/**
 * [R6.1b] The ways without those that turn away and back, where that is worth no more than to leave it: it only begins the
 * zig-zag with left again, and costs commands and perhaps energy.
 */
function withoutIdleTurns(craft: SeenOnMap<SeenCraft>, choices: readonly WeighedOutcome[]): WeighedOutcome[] {
  const { direction, nextSide } = craft;
  if (nextSide === 'left') return [...choices];
  const keyOf = ({ outcome: { hex, velocity }, behind }: WeighedOutcome): string =>
    `${hex.q} ${hex.r} ${velocity} ${behind}`;
  const ahead = choices.filter(({ outcome }) => outcome.direction === direction);
  const plain = new Map(
    ahead.filter(({ outcome }) => outcome.nextSide === nextSide).map((one) => [keyOf(one), one.value]),
  );
  return choices.filter((one) => {
    const { outcome, value } = one;
    const isRestart = outcome.direction === direction && outcome.nextSide !== nextSide;
    return !isRestart || value > (plain.get(keyOf(one)) ?? Number.NEGATIVE_INFINITY) + 2 * AT_STAKE;
  });
}

/** [7.2] First the ways without a Weave, where it is to be brief; who is to come alongside another needs all. */
function inTurn(
  { brief }: Judgement,
  { hex }: SeenOnMap<SeenCraft>,
  goal: Goal | undefined,
  ways: readonly Way[],
): (readonly Way[])[] {
  if (!brief || goal?.kind === 'dock' || goal?.kind === 'guard') return [ways];
  const stays = ({ outcome }: Way): boolean => outcome.hex.q === hex.q && outcome.hex.r === hex.r;
  return [ways.filter(stays), ways.filter((way) => !stays(way))];
}

/** Points of the threat of missiles that a craft does not weave for. */
const SAFE = 3;

/** Whether the best of the ways weighed so far is out of the way of missiles. */
function isSafe(weighed: readonly WeighedOutcome[]): boolean {
  const [best] = [...weighed].sort(byValue);
  return best !== undefined && best.terms.threat >= -SAFE;
}

/** The ways a craft may end its Command Phase, the best first. */
export function weighOutcomes(
  judgement: Judgement,
  craft: SeenOnMap<SeenCraft>,
  goal = judgement.goals.get(craft.id),
): WeighedOutcome[] {
  const { game, w, stakes, fatal } = judgement;
  const asIs = craft.kind === 'spaceship' && craft.forceField;
  const hunted = isHunted(game, craft);
  const plain = outcomesOf(game, craft.id);
  const ways: Way[] = [...plain.map((outcome) => ({ outcome, behind: asIs })), ...fieldWays(judgement, craft, plain)];
  const fear = 1 + DARING * Math.min(0, judgement.time);
  const haste = hunted && goal?.kind === 'orbit' ? { danger: 0.2, goal: 2.5 } : { danger: 1, goal: 1 };
  const weigh = ({ outcome, behind }: Way): WeighedOutcome => {
    judgement.deliberation.evaluations += 1;
    const dies = behind ? BEHIND_FIELD : fatal(asIs ? { ...craft, forceField: false } : craft);
    const terms: Terms = {
      danger: fear * haste.danger * dangerTo(judgement, craft, outcome),
      threat: -fear * w.threat * threatTo(judgement, outcome) * dies * stakes.worth(craft),
      opportunity: 0,
      launch: 0,
      approach: approachOf(judgement, outcome, shareOf(goal)),
      goal: goal
        ? haste.goal * goalWorth(judgement, goal, turnsToGoal(game, goal, craft, outcome)) +
          dockingTerm(judgement, goal, craft, { outcome, behind })
        : 0,
      energy: energyTerm(judgement, craft, outcome),
      asteroids: asteroidsOn(judgement, craft, outcome),
      docked: dockedTerm(judgement, craft, outcome),
      agility: agilityOf(judgement, craft, outcome),
    };
    return { outcome, behind, terms, value: sumOf(terms) };
  };
  const all: WeighedOutcome[] = [];
  for (const some of inTurn(judgement, craft, goal, ways)) {
    if (isSafe(all)) break;
    for (const way of some) {
      if (isUsedUp(judgement.deliberation)) break;
      all.push(weigh(way));
    }
  }
  const choices = withoutIdleTurns(craft, all);
  choices.sort(byValue);
  const ready = craft.kind === 'spaceship' ? readyMissiles(judgement, { ...craft, forceField: false }) : [];
  const close = choices.slice(0, judgement.close);
  const still = choices.slice(judgement.close).find(({ outcome }) => outcome.orders.length === 0);
  if (still) close.push(still);
  const salvo = w.finesse > 0 ? Math.max(salvoOf(craft, ready), 1) : 1;
  for (const choice of close) {
    if (isUsedUp(judgement.deliberation)) break;
    choice.terms.opportunity = opportunityOf(judgement, craft, choice.outcome);
    if (ready.length > 0 && !choice.behind) choice.terms.launch = launchWorth(judgement, ready, salvo, choice.outcome);
    choice.value = sumOf(choice.terms);
  }
  if (close.some(({ terms }) => foughtFor(terms) > AT_STAKE)) {
    for (const choice of close) choice.value += judgement.chance.error();
  }
  return close.sort(byValue);
}
