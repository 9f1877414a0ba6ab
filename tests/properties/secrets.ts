import { type Game, type MissileType, missileLine, type Player } from '../../src/engine/index.ts';
import { copyOf } from '../fixtures/units.ts';

const OTHER_TYPE: Record<MissileType, MissileType> = {
  unguided: 'intelligent',
  intelligent: 'unguided',
  guided: 'mims',
  mims: 'guided',
};

/** The same game but for what one player keeps secret: his energy, boxes, missiles left and face-down counters. */
export function withOtherSecrets(game: Game, owner: Player): Game {
  const twin = copyOf(game);
  for (const unit of twin.units) {
    if (unit.owner !== owner) continue;
    if (unit.kind === 'spaceship') {
      unit.energy.marked = Math.min(unit.energy.blocks, unit.energy.marked + 1);
      for (const pod of unit.pods) if (pod.missiles) pod.missiles.unguided += 1;
    } else if (!unit.revealed && unit.kind === 'missile') {
      unit.missile = OTHER_TYPE[unit.missile];
      unit.civLevel = unit.civLevel === 8 ? 7 : 8;
      const line = missileLine(unit.missile, unit.civLevel);
      unit.energy = line ? { units: line.energyUnits, spent: 1 } : null;
    } else if (!unit.revealed && unit.energy) unit.energy.spent = Math.min(15, unit.energy.spent + 1);
  }
  return twin;
}
