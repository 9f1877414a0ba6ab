import { CRITICAL_HIT, listedParts } from '../charts/hit-table.ts';
import { otherPlayer, type Part, type UnitId } from '../model/names.ts';
import type { Scenario } from '../model/scenario.ts';
import type { Game, Spaceship } from '../model/state.ts';
import { unitNamed } from '../rules/board.ts';
import { hitsToWreck, partOf } from '../rules/damage.ts';
import { isWrecked } from '../rules/destruction.ts';
import { fieldChance, turnFieldOn } from '../rules/force-field.ts';
import { partsHit } from '../rules/hits.ts';
import { explosionRolls, MOST_ROLLS } from '../rules/interception.ts';
import { copyUnit } from '../rules/unit-copy.ts';
import { isShip } from '../rules/units.ts';
import { afterHit, DICE } from './chances.ts';

/** A ship with certain damage, and what the next hits may make of it. */
interface Condition {
  ship: Spaceship;
  isWrecked: boolean;
  /** The fewest hits that destroy it. */
  hitsLeft: number;
  /** By die: what the missiles' owner may choose of, worked out when it is first asked for. */
  hits: Hit[][] | null;
}

interface Hit {
  part: Part;
  leaves: Condition;
}

/** Every condition met so far in games of a scenario, by its text. */
type Conditions = Map<string, Condition>;
const conditionsOf = new WeakMap<Scenario, Conditions>();

/**
 * What the loss of a ship depends on. Pods that the Hit Table treats alike may change places, and once a field is on,
 * energy does not matter: when it goes off it is damaged, and is not raised again.
 */
function writeShip(ship: Spaceship): string {
  const write = (part: Part): string => {
    const state = partOf(ship, part);
    return state ? `${state.armor}${state.status}` : '';
  };
  const [hull, field, ...pods] = DICE.filter((die) => die !== CRITICAL_HIT).map((die) => listedParts(die).map(write));
  const chance = ship.forceField ? 'on' : fieldChance(ship);
  return `${ship.hull} ${chance} ${hull} ${field} ${pods.map(String).sort().join(' ')}`;
}

function conditionOf(known: Conditions, ship: Spaceship): Condition {
  const text = writeShip(ship);
  const before = known.get(text);
  if (before) return before;
  // A copy: the ship itself may be written on while this is known.
  const condition = { ship: copyUnit(ship), isWrecked: isWrecked(ship), hitsLeft: hitsToWreck(ship), hits: null };
  known.set(text, condition);
  return condition;
}

/** Attempts one after the other on a ship, and the loss worked out so far by condition, next attempt and rolls left. */
interface Series {
  game: Game;
  chances: readonly number[];
  conditions: Conditions;
  losses: Map<Condition, number[]>;
}

/** [8.7] What each die on the Hit Table may make of a ship. */
function listHits({ game, conditions }: Series, condition: Condition): Hit[][] {
  const { ship } = condition;
  condition.hits ??= DICE.map((die) =>
    partsHit(game, ship, die, { source: 'missile', chooser: otherPlayer(ship.owner) }).map((part) => ({
      part,
      leaves: conditionOf(conditions, afterHit(game, ship, part)),
    })),
  );
  return condition.hits;
}

/** [9.8, R9.8a] The chance that the ship is lost by the attempts from the next one on. */
function lossFrom(series: Series, condition: Condition, next: number): number {
  const chance = series.chances[next];
  if (chance === undefined) return 0;
  const losses = lossesOf(series, condition);
  const place = next * (MOST_ROLLS + 1);
  losses[place] ??=
    chance * lossByOne(series, condition, next + 1) + (1 - chance) * lossFrom(series, condition, next + 1);
  return losses[place];
}

function lossesOf({ losses }: Series, condition: Condition): number[] {
  const known = losses.get(condition) ?? [];
  losses.set(condition, known);
  return known;
}

/** [9.8] The same once one has succeeded: against its field, against the field it raises now, or without any. */
function lossByOne(series: Series, condition: Condition, next: number): number {
  const { ship } = condition;
  if (ship.forceField) return lossByHits(series, condition, next, explosionRolls(ship));
  const raised = fieldChance(ship);
  if (raised === 0) return 1;
  const behind = copyUnit(ship);
  turnFieldOn(behind);
  const loss = lossByHits(series, conditionOf(series.conditions, behind), next, explosionRolls(behind));
  return 1 - raised + raised * loss;
}

/**
 * [8.7, R8.8a] The same with so many uses of the Hit Table left, the parts chosen for the worst. Unless the hull can be
 * wrecked by the hits to come, only those on the field matter.
 */
function lossByHits(series: Series, condition: Condition, next: number, rolls: number): number {
  if (condition.isWrecked) return 1;
  if (rolls === 0) return lossFrom(series, condition, next);
  const losses = lossesOf(series, condition);
  const place = next * (MOST_ROLLS + 1) + rolls;
  const known = losses[place];
  if (known !== undefined) return known;
  const mayBeWrecked = condition.hitsLeft <= rolls + MOST_ROLLS * (series.chances.length - next);
  const unhurt = lossByHits(series, condition, next, rolls - 1);
  let sum = 0;
  for (const hits of listHits(series, condition)) {
    let worst = unhurt;
    for (const { part, leaves } of hits) {
      if (mayBeWrecked || part === 'force-field') worst = Math.max(worst, lossByHits(series, leaves, next, rolls - 1));
    }
    sum += worst;
  }
  losses[place] = sum / DICE.length;
  return losses[place];
}

function lossOfShip(game: Game, ship: Spaceship, chances: readonly number[]): number {
  const conditions = conditionsOf.get(game.scenario) ?? new Map<string, Condition>();
  conditionsOf.set(game.scenario, conditions);
  return lossFrom({ game, chances, conditions, losses: new Map() }, conditionOf(conditions, ship), 0);
}

/**
 * [9.6, 9.8, R9.8a] The exact chance that a unit is lost to missiles that attempt it one after the other, each with its
 * chance from 0 to 1. A ship's owner raises its field, and the missiles' owner chooses the parts hit for its loss.
 */
export function lossByMissiles(game: Game, unitId: UnitId, chances: readonly number[]): number {
  const unit = unitNamed(game, unitId);
  if (isShip(unit)) return lossOfShip(game, unit, chances);
  return chances.reduce((lost, chance) => lost + (1 - lost) * chance, 0);
}
