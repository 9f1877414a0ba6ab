import {
  type BuiltShip,
  type Condition,
  type Deployment,
  type Direction,
  MISSILE_TYPES,
  type MissileType,
  type Player,
  PODS,
  plainName,
  RECORD_LIMITS,
  type ScenarioPod,
  type ScenarioShip,
  type UnitId,
} from '../../engine/index.ts';
import { scenarioShipOf } from '../ships/trial.ts';
import { type Battle, findShip, listFleet, shipId } from './battle.ts';

/** A ship before it has a place in a battle: one that was built, or one of another battle. */
export type Model = BuiltShip;

/** Changes ships one by one; the battle stays the same object if none changes. */
export function changeShips(battle: Battle, change: (ship: ScenarioShip) => ScenarioShip): Battle {
  const ships = battle.ships.map(change);
  return ships.some((ship, nth) => ship !== battle.ships[nth]) ? { ...battle, ships } : battle;
}

const changeShip = (battle: Battle, id: UnitId, change: (ship: ScenarioShip) => ScenarioShip): Battle =>
  changeShips(battle, (ship) => (shipId(ship) === id ? change(ship) : ship));

const LETTERS = Array.from({ length: 26 }, (_, nth) => String.fromCharCode(65 + nth));

/** [2.5] The letters that no ship of a player has. */
export function listFreeLetters(battle: Battle, player: Player): string[] {
  const taken = new Set(listFleet(battle, player).map(({ letter }) => letter));
  return LETTERS.filter((letter) => !taken.has(letter));
}

/**
 * Gives a player another ship, after his others, with the first letter that is free; the new ship's id, or null if he
 * has all that there can be.
 */
export function addShip(
  battle: Battle,
  player: Player,
  model: Model,
  deployment: Deployment,
): { battle: Battle; id: UnitId | null } {
  const [letter] = listFreeLetters(battle, player);
  if (!letter || battle.ships.length >= RECORD_LIMITS.ships) return { battle, id: null };
  const ship = scenarioShipOf(model, { player, letter, deployment });
  const [first, second] = [listFleet(battle, 1), listFleet(battle, 2)];
  const ships = player === 1 ? [...first, ship, ...second] : [...first, ...second, ship];
  return { battle: { ...battle, ships }, id: shipId(ship) };
}

/** The units a condition names, another one in the place of one of them, or none. */
function renamed(condition: Condition, from: UnitId, to: UnitId | null): Condition {
  const inList = (units: readonly UnitId[]): UnitId[] =>
    units.flatMap((unit) => (unit !== from ? [unit] : to === null ? [] : [to]));
  switch (condition.is) {
    case 'destroyed': {
      const units = inList(condition.units);
      const { including, ...rest } = condition;
      const among = including && inList(including);
      const atLeast = Math.min(condition.atLeast, Math.max(1, units.length));
      return { ...rest, units, atLeast, ...(among && among.length > 0 && { including: among }) };
    }
    case 'jumped': {
      const units = inList(condition.units);
      return { ...condition, units, atLeast: Math.min(condition.atLeast, Math.max(1, units.length)) };
    }
    case 'in-orbit':
      return condition.unit === from && to !== null ? { ...condition, unit: to } : condition;
    case 'docked':
      return {
        ...condition,
        units: inList(condition.units),
        with: condition.with === from && to !== null ? to : condition.with,
      };
    default:
      return condition;
  }
}

const names = (condition: Condition, id: UnitId): boolean => JSON.stringify(condition).includes(`"${id}"`);

/** Names a ship anew wherever victory and scoring speak of it, or leaves it out there. */
function renameUnit(battle: Battle, from: UnitId, to: UnitId | null): Battle {
  const victory = battle.victory.map((clause) =>
    names(clause.if, from) ? { ...clause, if: renamed(clause.if, from, to) } : clause,
  );
  const { scoring } = battle;
  if (!scoring?.destroyed.own.units.includes(from)) return { ...battle, victory };
  const { destroyed } = scoring;
  const units = destroyed.own.units.flatMap((unit) => (unit !== from ? [unit] : to === null ? [] : [to]));
  return {
    ...battle,
    victory,
    scoring: { ...scoring, destroyed: { ...destroyed, own: { ...destroyed.own, units } } },
  };
}

/** Takes a ship out, also out of the lists that name it. */
export function removeShip(battle: Battle, id: UnitId): Battle {
  if (!findShip(battle, id)) return battle;
  return renameUnit({ ...battle, ships: battle.ships.filter((ship) => shipId(ship) !== id) }, id, null);
}

/** [2.5] Gives a ship another letter, also where victory and scoring name it. */
export function reletter(battle: Battle, id: UnitId, letter: string): Battle {
  const ship = findShip(battle, id);
  if (!ship || ship.letter === letter || !listFreeLetters(battle, ship.player).includes(letter)) return battle;
  return renameUnit(
    changeShip(battle, id, (one) => ({ ...one, letter })),
    id,
    shipId({ player: ship.player, letter }),
  );
}

/** Gives a ship a name of its own; with an empty one it is known by its hull. */
export const nameShip = (battle: Battle, id: UnitId, text: string): Battle =>
  changeShip(battle, id, ({ name: _, ...ship }) => {
    const name = plainName(text);
    return name ? { ...ship, name } : ship;
  });

/** [R11.0c] Changes where a ship may start. */
export function deployShip(battle: Battle, id: UnitId, part: Partial<Omit<Deployment, 'formation'>>): Battle {
  return changeShip(battle, id, (ship) => ({ ...ship, deployment: { ...ship.deployment, ...part } }));
}

/** A value more in a list, or one less, the rest in the order of `all`. */
const toggled = <T>(all: readonly T[], list: readonly T[], value: T): T[] =>
  all.filter((one) => (one === value ? !list.includes(one) : list.includes(one)));

/** Allows a ship a direction at its start, or forbids it; the only one stays. */
export function toggleDirection(battle: Battle, id: UnitId, all: readonly Direction[], value: Direction): Battle {
  const { directions = [] } = findShip(battle, id)?.deployment ?? {};
  const next = toggled(all, directions, value);
  return next.length === 0 ? battle : deployShip(battle, id, { directions: next });
}

/** Allows a ship a velocity at its start, or forbids it; the only one stays. */
export function toggleVelocity(battle: Battle, id: UnitId, all: readonly number[], value: number): Battle {
  const { velocities = [] } = findShip(battle, id)?.deployment ?? {};
  const next = toggled(all, velocities, value);
  return next.length === 0 ? battle : deployShip(battle, id, { velocities: next });
}

/** Allows a ship to start in hexes, or forbids it. */
export function allowHexes(battle: Battle, id: UnitId, hexes: readonly string[], allowed: boolean): Battle {
  const before = findShip(battle, id)?.deployment.hexes ?? [];
  const changed = [...new Set(hexes)].filter((hex) => before.includes(hex) !== allowed);
  if (changed.length === 0) return battle;
  const next = allowed ? [...before, ...changed] : before.filter((hex) => !changed.includes(hex));
  return deployShip(battle, id, { hexes: next.slice(0, RECORD_LIMITS.hexes) });
}

/** [R11.0c] Whether a ship flies in formation with its owner's others. */
export const setFormation = (battle: Battle, id: UnitId, formation: boolean): Battle =>
  changeShip(battle, id, (ship) => {
    const { formation: _, ...deployment } = ship.deployment;
    return { ...ship, deployment: formation ? { ...deployment, formation } : deployment };
  });

/** Sets what a ship has besides; what is left out has the printed value. */
export const setShip = (
  battle: Battle,
  id: UnitId,
  part: { log?: 1 | 2; spentBlocks?: number | undefined; alertOn?: number | undefined },
): Battle =>
  changeShip(battle, id, (ship) => {
    const { spentBlocks, alertOn, ...rest } = { ...ship, ...part };
    return {
      ...rest,
      ...(spentBlocks !== undefined && spentBlocks > 0 && { spentBlocks }),
      ...(alertOn !== undefined && { alertOn }),
    };
  });

/** [5.8] Changes one pod of a ship. */
export const setPod = (battle: Battle, id: UnitId, index: number, pod: ScenarioPod): Battle =>
  changeShip(battle, id, (ship) => (ship.pods[index] ? { ...ship, pods: ship.pods.with(index, pod) } : ship));

/** [5.8] Leaves missiles out of a pod: so many are aboard. The printed number is not written down. */
export function withMissiles(pod: ScenarioPod, type: MissileType, number: number): ScenarioPod {
  const chart = PODS[pod.type].missiles;
  const aboard = { ...pod.missiles, [type]: Math.max(0, Math.min(chart[type], number)) };
  const fewer = MISSILE_TYPES.flatMap((one) => {
    const left = aboard[one];
    return left === undefined || left === chart[one] ? [] : [[one, left] as const];
  });
  const { missiles: _, ...rest } = pod;
  return fewer.length === 0 ? rest : { ...rest, missiles: Object.fromEntries(fewer) };
}
