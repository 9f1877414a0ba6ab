import { fieldChance, type Game, HULLS, hitsToWreck, otherPlayer, type Player } from '../engine/index.ts';
import { type Aims, aimsOf } from './aims.ts';
import { dangerOf, type Flying, type SideThreat } from './danger.ts';
import { blocksLeft, type FlownCraft, firesExpected, isFlown, isLeft, lossOf, missilesAboard } from './units.ts';

/** What a player has left, before anybody asks where it lies. Shares are from 0 to 1, of their ships that are left. */
export interface Means {
  /** Ships left, of those the scenario gave them. */
  ships: number;
  /** Ships that wait for their alert. */
  waiting: number;
  battlecraft: number;
  fires: number;
  /** Hits that wreck all their ships. */
  hull: number;
  blocks: number;
  /** Share of ships that are nearly out of energy. */
  tired: number;
  missiles: number;
  steered: number;
  inFlight: number;
  engine: number;
  stopped: number;
  bridge: number;
  weapons: number;
  /** Share of ships that can raise a field, and that have raised it. */
  field: number;
  fieldOn: number;
  /** Maneuvers a ship has left in a phase, and its velocity. */
  agility: number;
  velocity: number;
  docked: number;
}

export type SideFeatures = Means & Aims & SideThreat;

const NOTHING: Means = {
  ships: 0,
  waiting: 0,
  battlecraft: 0,
  fires: 0,
  hull: 0,
  blocks: 0,
  tired: 0,
  missiles: 0,
  steered: 0,
  inFlight: 0,
  engine: 0,
  stopped: 0,
  bridge: 0,
  weapons: 0,
  field: 0,
  fieldOn: 0,
  agility: 0,
  velocity: 0,
  docked: 0,
};

/** Adds up one craft: what is counted, and what is a mean over the ships. */
function addCraft(sum: Means, craft: FlownCraft, ships: number): void {
  sum.fires += firesExpected(craft);
  sum.blocks += blocksLeft(craft);
  if (craft.kind === 'battlecraft') return;
  const share = 1 / ships;
  const missiles = missilesAboard(craft);
  const weapons = craft.pods.filter(({ missiles: held }) => held !== null);
  const lost = weapons.reduce((total, pod) => total + lossOf(pod), 0);
  sum.hull += hitsToWreck(craft);
  sum.missiles += missiles.all;
  sum.steered += missiles.steered;
  sum.tired += share * Math.exp(-blocksLeft(craft) / 2);
  sum.engine += share * lossOf(craft.parts.engine);
  sum.stopped += craft.parts.engine.status === 'destroyed' ? share : 0;
  sum.bridge += share * lossOf(craft.parts.bridge);
  sum.weapons += weapons.length === 0 ? 0 : (share * lost) / weapons.length;
  sum.field += share * fieldChance(craft);
  sum.fieldOn += craft.forceField ? share : 0;
  sum.agility += (share * Math.max(0, HULLS[craft.hull].maneuverRating - craft.velocity)) / 8;
  sum.velocity += (share * craft.velocity) / 8;
  sum.docked += craft.dock ? share : 0;
}

function meansOf(game: Game, player: Player, { craft, missiles }: Flying): Means {
  const sum: Means = { ...NOTHING };
  let given = 0;
  let left = 0;
  for (const unit of game.units) {
    if (unit.owner !== player) continue;
    if (unit.kind === 'spaceship') {
      given += 1;
      if (isLeft(unit)) left += 1;
      if (unit.status === 'unalerted') sum.waiting += 1;
    }
    const aboard = unit.status === 'in-pod' || unit.status === 'prepared' || unit.status === 'in-play';
    if (unit.kind === 'battlecraft' && aboard) sum.battlecraft += 1;
    if (unit.kind === 'missile' && unit.status === 'prepared') sum.missiles += 1;
  }
  sum.ships = given === 0 ? 0 : left / given;
  const flying = craft.filter(({ kind }) => kind === 'spaceship').length;
  for (const one of craft) addCraft(sum, one, Math.max(1, flying));
  sum.inFlight = missiles.length;
  return sum;
}

function flyingOf(game: Game, player: Player): Flying {
  const craft: Flying['craft'][number][] = [];
  const missiles: Flying['missiles'][number][] = [];
  for (const unit of game.units) {
    if (unit.owner !== player) continue;
    if (unit.kind === 'missile') {
      if (isFlown(unit)) missiles.push(unit);
    } else if (isFlown(unit)) craft.push(unit);
  }
  return { craft, missiles };
}

/** Both sides of a position, Player 1's first. */
export function sidesOf(game: Game): readonly [SideFeatures, SideFeatures] {
  const flying = { 1: flyingOf(game, 1), 2: flyingOf(game, 2) };
  const sideOf = (player: Player): SideFeatures => ({
    ...meansOf(game, player, flying[player]),
    ...aimsOf(game, player),
    ...dangerOf(flying[player], flying[otherPlayer(player)]),
  });
  return [sideOf(1), sideOf(2)];
}
