import type { Craft, Missile, Own, Pod, Spaceship } from '../model/state.ts';
import { burnRate, isShip } from './units.ts';

/** [R10.3a] Energy Units a unit still has; with every block marked a ship has none, whatever its track shows. */
export function unitsLeft(unit: Craft | Missile): number {
  if (!isShip(unit)) return unit.energy ? unit.energy.units - unit.energy.spent : 0;
  const { blocks, marked, track } = unit.energy;
  return marked >= blocks ? 0 : (blocks - marked) * burnRate(unit) - track;
}

/** [10.3] Energy Units a ship has spent, as its log shows them. */
export const unitsSpent = (ship: Spaceship): number => ship.energy.marked * burnRate(ship) + ship.energy.track;

/** [7.6, R10.3a] Whether a craft can pay blocks; a battlecraft pays a unit for each. */
export const hasBlocks = (craft: Craft, blocks: number): boolean =>
  isShip(craft) ? craft.energy.blocks - craft.energy.marked >= blocks : unitsLeft(craft) >= blocks;

/** [7.6, R7.5c] Whether a unit can pay Energy Units. */
export const hasUnits = (unit: Craft | Missile, units: number): boolean => unitsLeft(unit) >= units;

/** [10.3] Marks Energy Blocks; a battlecraft marks Energy Units. */
export function payBlocks(craft: Own<Craft>, blocks: number): void {
  if (isShip(craft)) craft.energy = { ...craft.energy, marked: craft.energy.marked + blocks };
  else craft.energy = { ...craft.energy, spent: craft.energy.spent + blocks };
}

/** [10.3, R10.3a] Moves the marker along the Energy Unit Track and marks a block each time it is full. */
export function payUnits(unit: Own, units: number): void {
  if (!isShip(unit)) {
    if (unit.energy) unit.energy = { ...unit.energy, spent: unit.energy.spent + units };
    return;
  }
  const rate = burnRate(unit);
  const { blocks, marked, track } = unit.energy;
  const full = Math.floor((track + units) / rate);
  unit.energy = { blocks, marked: marked + full, track: (track + units) % rate };
}

/**
 * [R10.3b, R5.8a] How many energy pods of a ship are in some condition; they are emptied first, and count together. Two in
 * one box are hit together.
 */
export function countEnergyPods({ pods }: Pick<Spaceship, 'pods'>, is: (pod: Pod) => boolean): number {
  let count = 0;
  for (const pod of pods) if (pod.type === 'energy' && is(pod)) count += pod.count;
  return count;
}
