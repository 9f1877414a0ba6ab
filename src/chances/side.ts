import { fieldChance, type Game, HULLS, hitsToWreck, otherPlayer, type Player } from '../engine/index.ts';
import { addAims } from './aims.ts';
import { decay } from './exact.ts';
import { NOTHING, type SideSums } from './figures.ts';
import { addThreat, type Flying } from './next.ts';
import { blocksLeft, type FlownCraft, firesExpected, isFlown, isLeft, lossOf, missilesAboard } from './units.ts';

/** Adds up one craft: what is counted, and what is a mean over the ships. */
function addCraft(sum: SideSums, craft: FlownCraft, ships: number): void {
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
  sum.tired += share * decay(blocksLeft(craft) / 2);
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

function addMeans(sum: SideSums, game: Game, player: Player, { craft, missiles }: Flying): void {
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
    if (unit.kind !== 'missile' || unit.status !== 'prepared') continue;
    sum.missiles += 1;
    if (unit.missile === 'mims') sum.four += 1;
  }
  sum.ships = given === 0 ? 0 : left / given;
  const flying = craft.filter(({ kind }) => kind === 'spaceship').length;
  for (const one of craft) addCraft(sum, one, Math.max(1, flying));
  sum.inFlight = missiles.length;
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
export function sidesOf(game: Game): readonly [SideSums, SideSums] {
  const flying = { 1: flyingOf(game, 1), 2: flyingOf(game, 2) };
  const sideOf = (player: Player): SideSums => {
    const side = { ...NOTHING };
    addMeans(side, game, player, flying[player]);
    addAims(side, game, player);
    addThreat(side, game, player, flying[player], flying[otherPlayer(player)]);
    return side;
  };
  return [sideOf(1), sideOf(2)];
}
