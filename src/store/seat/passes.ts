import {
  course,
  firstPass,
  type Game,
  type Hex,
  type InterceptionChance,
  type InterceptionResult,
  interceptionResult,
  isMissileType,
  listAhead,
  type MissileLaunch,
  parseHexId,
  type Snapshot,
  type UnitId,
  type UnitView,
  type Vector,
} from '../../engine/index.ts';

/** Where a missile that would be launched meets an enemy for the first time. */
export interface Pass {
  target: UnitId;
  hex: Hex;
  /** With which hex of its own first move, from 1; 0 where the enemy comes to it in the move before. */
  step: number;
  chance: InterceptionChance;
  /** The chance that it intercepts, with that of coming so far. */
  probability: number;
  result: InterceptionResult;
}

function launchOf(
  { sheets }: Snapshot,
  { hex, direction, velocity, class: type, civLevel }: UnitView,
): MissileLaunch | null {
  const place = hex === null ? undefined : parseHexId(sheets, hex);
  if (!place || direction === null || velocity === null || !isMissileType(type) || !civLevel) return null;
  return { hex: place, direction, velocity, type, civLevel };
}

/** [6.1] A unit after its next move. */
function afterMove({ sheets }: Snapshot, { hex, direction, velocity, nextSide }: UnitView): Vector | null {
  const place = hex === null ? undefined : parseHexId(sheets, hex);
  if (!place || direction === null || velocity === null) return null;
  const { stops } = course({ hex: place, direction, nextSide: nextSide ?? 'left' }, velocity);
  return { hex: stops.at(-1) ?? place, direction, velocity };
}

/**
 * [3.0, 9.6, 9.7] Where a missile that would be launched meets each enemy for the first time, if all fly on as they do:
 * the enemies move before it does, and may come to it; then it flies. From what is seen here.
 */
export function passesOf(game: Game, seen: Snapshot, missile: UnitView): Pass[] {
  const launch = launchOf(seen, missile);
  if (!launch) return [];
  const there = { ...seen, units: [...seen.units, missile] };
  return seen.units.flatMap((enemy): Pass[] => {
    if (enemy.owner === missile.owner || enemy.status !== 'in-play') return [];
    const result = interceptionResult(enemy);
    const comes = listAhead(there, game.scenario, enemy).find(
      (one) => one.kind === 'attempt' && one.missile === missile.id && one.target === enemy.id,
    );
    if (comes?.kind === 'attempt' && comes.chance !== null) {
      const { hex, chance } = comes;
      return [{ target: enemy.id, hex, step: 0, chance, probability: chance === 'A' ? 1 : chance / 10, result }];
    }
    const target = afterMove(seen, enemy);
    const pass = target && firstPass(game, launch, target);
    return pass && target ? [{ target: enemy.id, hex: target.hex, result, ...pass }] : [];
  });
}
