import type { Game, Hex, Player, UnitId } from '../engine/index.ts';

export type SeenUnit = Game['units'][number];
export type SeenSpaceship = Extract<SeenUnit, { kind: 'spaceship' }>;
export type SeenBattlecraft = Extract<SeenUnit, { kind: 'battlecraft' }>;
export type SeenMissile = Extract<SeenUnit, { kind: 'missile' }>;
export type SeenCraft = SeenSpaceship | SeenBattlecraft;
export type SeenOnMap<U extends SeenUnit> = U & { readonly hex: Hex };

const isOnMap = <U extends SeenUnit>(unit: U): unit is SeenOnMap<U> => unit.status === 'in-play' && unit.hex !== null;

/** Who is on the map, sorted by what it can do. */
export interface Forces {
  craft: SeenOnMap<SeenCraft>[];
  missiles: SeenOnMap<SeenMissile>[];
}

/** The units a player has on the map. */
export function forcesOf(game: Game, player: Player): Forces {
  const forces: Forces = { craft: [], missiles: [] };
  for (const unit of game.units) {
    if (unit.owner !== player || !isOnMap(unit)) continue;
    if (unit.kind === 'missile') forces.missiles.push(unit);
    else forces.craft.push(unit);
  }
  return forces;
}

/** Whether a part works fully. */
export const works = ({ status }: { status: string }): boolean => status === 'intact' || status === 'vulnerable';

/** [R10.0b] The name by which a player knows a unit: an enemy's face-down counter by its number. */
export const nameAsSeen = (player: Player, { id, owner, revealed, counter, kind }: SeenUnit): UnitId =>
  owner === player || revealed || counter === null || kind === 'spaceship'
    ? id
    : `${owner}?${String(counter).padStart(2, '0')}`;
