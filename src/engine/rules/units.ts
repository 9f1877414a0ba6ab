import { HULLS, type HullLine } from '../charts/hulls.ts';
import type { Player, UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { RuleCase } from '../model/rule-cases.ts';
import type { Craft, Game, Own, Pod, Spaceship, Unit } from '../model/state.ts';
import { inPlay, ownUnit, unitNamed } from './board.ts';

type OfKind<U extends Unit, K extends Unit['kind']> = Extract<U, { kind: K }>;

export const isShip = <U extends Unit>(unit: U | undefined): unit is OfKind<U, 'spaceship'> =>
  unit?.kind === 'spaceship';
export const isBattlecraft = <U extends Unit>(unit: U | undefined): unit is OfKind<U, 'battlecraft'> =>
  unit?.kind === 'battlecraft';
export const isCraft = <U extends Unit>(unit: U | undefined): unit is OfKind<U, 'spaceship' | 'battlecraft'> =>
  unit !== undefined && unit.kind !== 'missile';
export const isMissile = <U extends Unit>(unit: U | undefined): unit is OfKind<U, 'missile'> =>
  unit?.kind === 'missile';

/** A unit that is known to exist. */
export function unitOf(game: Game, id: UnitId): Unit {
  const unit = unitNamed(game, id);
  if (!unit) throw new RangeError(`no unit ${id}`);
  return unit;
}

/** A spaceship that is known to exist. */
export function shipOf(game: Game, id: UnitId): Spaceship {
  const unit = unitNamed(game, id);
  if (!isShip(unit)) throw new RangeError(`no spaceship ${id}`);
  return unit;
}

/** Changes a pod of a ship by replacing it, so that other copies of the game keep theirs. */
export function changePod(ship: Own<Spaceship>, box: number, change: (pod: Pod) => Partial<Pod>): void {
  ship.pods = ship.pods.map((pod, index) => (index === box - 1 ? { ...pod, ...change(pod) } : pod));
}

export const hullLine = (craft: Craft): HullLine => HULLS[craft.hull];

/** [4.3] Energy Units to a block; a battlecraft's is 1. */
export const burnRate = (craft: Craft): number => hullLine(craft).burnRate;

/** [R3.0d] Compares two units by the order of their latest placements on the map. */
export const bySince = (a: Unit, b: Unit): number => a.since - b.since;

/** [R3.0d] Sorts units by the order of their latest placements, in which most lists of units are anyway. */
export function sortBySince<U extends Unit>(units: U[]): U[] {
  let latest = 0;
  for (const { since } of units) {
    if (since < latest) return units.sort(bySince);
    latest = since;
  }
  return units;
}

/** [7.4] The unit it is docked with. */
export const partnerOf = (game: Game, { dock }: Unit): Unit | undefined =>
  dock ? unitNamed(game, dock.partner) : undefined;

/** As `pairOf`, for rules that write on both. */
export const ownPair = (game: Game, { id, dock }: Unit): Own[] =>
  dock ? [ownUnit(game, id), ownUnit(game, dock.partner)] : [ownUnit(game, id)];

/** The unit and the one it is docked with. */
export function pairOf(game: Game, unit: Unit): Unit[] {
  const partner = partnerOf(game, unit);
  return partner ? [unit, partner] : [unit];
}

/** Why the player may not order this unit: it does not exist, is not theirs or is not in play. */
export function checkOwn(game: Game, player: Player, id: UnitId, rule: RuleCase): Rejection | undefined {
  const unit = unitNamed(game, id);
  if (!unit) return refuse(rule, 'no-such-unit', { unit: id });
  return unit.owner === player ? checkInPlay(unit, rule) : refuse(rule, 'not-yours', { unit: id });
}

/** Why a unit may not be ordered by its owner: it is not in play. */
export function checkInPlay(unit: Unit, rule: RuleCase): Rejection | undefined {
  const { id, status } = unit;
  if (status === 'unalerted') return refuse('R11.4a', 'unalerted', { unit: id });
  return inPlay(unit) ? undefined : refuse(rule, 'not-in-play', { unit: id, status });
}

/** As `checkOwn`, and it is a spaceship. */
export function checkOwnShip(game: Game, player: Player, id: UnitId, rule: RuleCase): Rejection | undefined {
  const refused = checkOwn(game, player, id, rule);
  if (refused) return refused;
  return isShip(unitNamed(game, id)) ? undefined : refuse(rule, 'not-a-spaceship', { unit: id });
}
