import { otherPlayer, type Player } from '../model/names.ts';
import type { Battlecraft, Game, Missile, Own, Unit } from '../model/state.ts';
import { boardOf, forgetOrder } from './boards.ts';

/** [R10.0a] Whether the other player may know that this unit exists, be it as a counter with its back up. */
export const isKnown = (unit: Unit): boolean => unit.kind === 'spaceship' || unit.counter !== null;

/**
 * [2.4, R3.0d] Gives a unit that is launched its counter and its place in the order of placements, or takes its counter
 * off the map: the only function that does, as the other player then knows of another unit.
 */
export function setCounter(
  game: Game,
  unit: Own<Battlecraft | Missile>,
  counter: number | null,
  since = unit.since,
): void {
  const written: { counter: number | null; since: number } = unit;
  written.counter = counter;
  written.since = since;
  forgetOrder(boardOf(game), otherPlayer(unit.owner));
}

function findOrder({ units }: Game, player: Player): number[] {
  const ships: number[] = [];
  const own: number[] = [];
  const others: number[] = [];
  units.forEach((unit, place) => {
    if (unit.kind === 'spaceship') ships.push(place);
    else if (unit.owner === player) own.push(place);
    else if (isKnown(unit)) others.push(place);
  });
  const since = (place: number): number => units[place]?.since ?? 0;
  others.sort((a, b) => since(a) - since(b));
  return ships.concat(own, others);
}

/**
 * [R10.0a, R10.0b] The places of the units a player may know of: spaceships, then their own, then the other's in the order
 * they were placed on the map, as the order in which they were made would be a secret.
 */
export function knownOrder(game: Game, player: Player): readonly number[] {
  const { known } = boardOf(game);
  const order = known[player] ?? findOrder(game, player);
  known[player] = order;
  return order;
}
