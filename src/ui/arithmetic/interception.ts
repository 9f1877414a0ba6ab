import {
  type CivLevel,
  type InterceptionChance,
  interceptionChance,
  parseHexId,
  type RelativeVelocity,
  relativeVelocity,
  type Sheet,
  type UnitView,
  type Vector,
} from '../../engine/index.ts';

/** [9.6, 9.7] The arithmetic of a missile's attempt. */
export interface InterceptionOdds {
  relativeVelocity: RelativeVelocity;
  /** Null for a face-down missile of the other player, whose level is not known; then there is no chance to tell. */
  civLevel: CivLevel | null;
  chance: InterceptionChance | null;
}

function vectorOf({ hex, direction, velocity }: UnitView, sheets: readonly Sheet[]): Vector | null {
  const place = hex === null ? undefined : parseHexId(sheets, hex);
  return place && direction !== null && velocity !== null ? { hex: place, direction, velocity } : null;
}

/** [9.7] How a missile would fare against a unit in its hex; null if one of the two is not on the map. */
export function interceptionOdds(
  missile: UnitView,
  target: UnitView,
  sheets: readonly Sheet[],
): InterceptionOdds | null {
  const from = vectorOf(missile, sheets);
  const to = vectorOf(target, sheets);
  if (!from || !to) return null;
  const figure = relativeVelocity(from, to);
  const civLevel = missile.civLevel ?? null;
  return { relativeVelocity: figure, civLevel, chance: civLevel && interceptionChance(civLevel, figure.value) };
}
