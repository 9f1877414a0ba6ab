import { hitsExpected } from '../chances/index.ts';
import { HULLS, range } from '../engine/index.ts';
import type { Given } from './battle-commands.ts';
import type { Reason } from './contract.ts';
import type { SeenCraft, SeenOnMap } from './forces.ts';
import { afterMove, endOf, type FlightState } from './geometry.ts';
import type { Judgement } from './judgement.ts';
import type { Terms, WeighedOutcome } from './outcomes.ts';
import { bestChance, chanceInPassing, type Reach, readyMissiles, readyReach } from './reach.ts';
import { turnsToGoal } from './routes.ts';

type Params = Reason['params'];

const percent = (chance: number): number => Math.round(chance * 100);
const tenths = (number: number): number => Math.round(number * 10) / 10;

const chanceOf = (reach: Reach, flying: FlightState): number =>
  1 - (1 - bestChance(reach, afterMove(flying))) * (1 - chanceInPassing(reach, flying));

/** [9.6] The ship or missile whose missile threatens a craft most if it goes on as it does, and what it leaves of that. */
function threatParams({ threats }: Judgement, still: FlightState, { outcome, behind }: WeighedOutcome): Params {
  const most = (flying: FlightState): number => Math.max(0, ...threats.map((reach) => chanceOf(reach, flying)));
  const worst = threats.reduce<Reach | null>(
    (one, other) => (!one || chanceOf(other, still) > chanceOf(one, still) ? other : one),
    null,
  );
  if (!worst) return {};
  const figures = { foe: worst.source, was: percent(chanceOf(worst, still)), now: percent(most(outcome)) };
  return { ...figures, launched: worst.inFlight ? 1 : 0, behind: behind ? 1 : 0 };
}

/** [8.0] The hits expected of the enemy's next fire. */
const dangerParams = ({ foes, volleys }: Judgement, still: FlightState, { outcome }: WeighedOutcome): Params => {
  const hits = (flying: FlightState): number =>
    foes.craft.reduce((sum, foe) => sum + hitsExpected(volleys(foe), foe, flying), 0);
  return { was: tenths(hits(still)), now: tenths(hits(outcome)) };
};

/** [8.0] The hits expected of its own next fire at the enemy it hits best, if they fly on. */
function opportunityParams(
  { foes, volleys }: Judgement,
  craft: SeenCraft,
  still: FlightState,
  { outcome }: WeighedOutcome,
): Params {
  const volley = volleys(craft);
  const hits = (flying: FlightState): number =>
    Math.max(0, ...foes.craft.map((foe) => hitsExpected(volley, afterMove(flying), foe)));
  return { was: tenths(hits(still)), now: tenths(hits(outcome)) };
}

/** [9.6] The best first pass of a launch in its next Fire Phase, at an enemy who flies on. */
function launchParams(judgement: Judgement, craft: SeenCraft, still: FlightState, { outcome }: WeighedOutcome): Params {
  const ready = craft.kind === 'spaceship' ? readyMissiles(judgement, { ...craft, forceField: false }) : [];
  const bestOf = (flying: FlightState) => {
    let best = { foe: '', chance: 0 };
    for (const one of ready) {
      const reach = readyReach(one, afterMove(flying));
      for (const foe of judgement.foes.craft) {
        const chance = bestChance(reach, afterMove(foe));
        if (chance > best.chance) best = { foe: foe.id, chance };
      }
    }
    return best;
  };
  const { foe, chance } = bestOf(outcome);
  return chance > 0 ? { foe, was: percent(bestOf(still).chance), now: percent(chance) } : {};
}

/** The hexes to the nearest enemy after the next move. */
function approachParams({ foes, time }: Judgement, still: FlightState, { outcome }: WeighedOutcome): Params {
  const apart = (flying: FlightState): number => Math.min(...foes.craft.map((foe) => range(endOf(flying), endOf(foe))));
  if (foes.craft.length === 0) return {};
  return { was: apart(still), now: apart(outcome), ...(time > 0 && { waits: 1 }) };
}

/** The figures of a reason: how it would be if the craft went on as it does, and how it is by what it is ordered. */
function figuresOf(
  judgement: Judgement,
  craft: SeenOnMap<SeenCraft>,
  code: keyof Terms,
  choice: WeighedOutcome,
): Params {
  const { game, goals } = judgement;
  const { hex, direction, velocity, nextSide } = craft;
  const still: FlightState = { hex, direction, velocity, nextSide };
  switch (code) {
    case 'threat':
      return threatParams(judgement, still, choice);
    case 'danger':
      return dangerParams(judgement, still, choice);
    case 'opportunity':
      return opportunityParams(judgement, craft, still, choice);
    case 'launch':
      return launchParams(judgement, craft, still, choice);
    case 'approach':
      return approachParams(judgement, still, choice);
    case 'goal': {
      const goal = goals.get(craft.id);
      const turns = (flying: FlightState): number => (goal ? tenths(turnsToGoal(game, goal, craft, flying)) : 0);
      return goal ? { was: turns(still), now: turns(choice.outcome) } : {};
    }
    case 'agility': {
      const left = ({ velocity: fast }: FlightState): number => Math.max(0, HULLS[craft.hull].maneuverRating - fast);
      return { was: left(still), now: left(choice.outcome) };
    }
    default:
      return {};
  }
}

/** Why a craft flies as it is told: the term that counts most against going on as it does, in figures. */
export function reasonFor(
  judgement: Judgement,
  craft: SeenOnMap<SeenCraft>,
  { choices, chosen }: { choices: readonly WeighedOutcome[]; chosen: number },
): Given['reason'] {
  const unit = craft.id;
  const choice = choices[chosen];
  const still = choices.find(({ outcome }) => outcome.orders.length === 0);
  if (!choice || choice.outcome.orders.length === 0 || !still) return { code: 'go-on', unit, params: { unit } };
  const names = Object.keys(choice.terms) as (keyof Terms)[];
  const gain = (name: keyof Terms): number => choice.terms[name] - still.terms[name];
  const best = names.reduce((one, other) => (gain(other) > gain(one) ? other : one));
  return { code: best, unit, params: { unit, ...figuresOf(judgement, craft, best, choice) } };
}
