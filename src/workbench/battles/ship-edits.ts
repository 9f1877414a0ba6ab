import {
  type BuiltShip,
  type Condition,
  type Deployment,
  type Direction,
  type Player,
  plainName,
  RECORD_LIMITS,
  type ScenarioShip,
  shipId,
  type UnitId,
} from '../../engine/index.ts';
import { type Fields, type Recipe, setFields } from '../ships/recipe.ts';
import { scenarioShipOf } from '../ships/trial.ts';
import { type Battle, type BattleRecipe, findShip, listFleet } from './battle.ts';

/** A change of one ship of a battle. */
export const onShip =
  (id: UnitId, change: Recipe<ScenarioShip>): BattleRecipe =>
  (battle) => {
    const ship = findShip(battle, id);
    if (ship) change(ship);
  };

const LETTERS = Array.from({ length: 26 }, (_, nth) => String.fromCharCode(65 + nth));

/** [2.5] The letters that no ship of a player has. */
export function listFreeLetters(battle: Battle, player: Player): string[] {
  const taken = new Set(listFleet(battle, player).map(({ letter }) => letter));
  return LETTERS.filter((letter) => !taken.has(letter));
}

/** [2.5] The id that a player's next ship would have, or null if they have all that there can be. */
export function nextShipId(battle: Battle, player: Player): UnitId | null {
  const [letter] = listFreeLetters(battle, player);
  return letter && battle.ships.length < RECORD_LIMITS.ships ? shipId({ player, letter }) : null;
}

/** Gives a player another ship, after their others, with the first letter that is free. */
export const addShip =
  (player: Player, built: BuiltShip, deployment: Deployment): BattleRecipe =>
  (battle) => {
    const letter = nextShipId(battle, player)?.slice(1);
    if (!letter) return;
    const last = battle.ships.findLastIndex((ship) => ship.player <= player);
    battle.ships.splice(last + 1, 0, scenarioShipOf(built, { player, letter, deployment }));
  };

/** These units with another one in the place of one of them, or none. */
const renamed = (units: readonly UnitId[], from: UnitId, to: UnitId | null): UnitId[] =>
  units.flatMap((unit) => (unit !== from ? [unit] : to === null ? [] : [to]));

/** Names a unit anew in a condition, or leaves it out where others are named. */
function renameIn(condition: Condition, from: UnitId, to: UnitId | null): void {
  if (condition.is === 'destroyed' && condition.including) {
    const including = renamed(condition.including, from, to);
    setFields(condition, { including: including.length > 0 ? including : undefined });
  }
  switch (condition.is) {
    case 'destroyed':
    case 'jumped':
      condition.units = renamed(condition.units, from, to);
      condition.atLeast = Math.min(condition.atLeast, Math.max(1, condition.units.length));
      break;
    case 'in-orbit':
      if (condition.unit === from && to !== null) condition.unit = to;
      break;
    case 'docked':
      condition.units = renamed(condition.units, from, to);
      if (condition.with === from && to !== null) condition.with = to;
  }
}

const names = (condition: Condition, id: UnitId): boolean => JSON.stringify(condition).includes(`"${id}"`);

/** Names a ship anew wherever victory, scoring and what it has launched speak of it, or leaves it out there. */
function renameUnit({ victory, scoring, goesOn }: Battle, from: UnitId, to: UnitId | null): void {
  if (goesOn) {
    goesOn.launched = goesOn.launched.flatMap((line) =>
      line.ship !== from ? [line] : to === null ? [] : [{ ...line, ship: to }],
    );
  }
  for (const { if: condition } of victory) if (names(condition, from)) renameIn(condition, from, to);
  const own = scoring?.destroyed.own;
  if (own?.units.includes(from)) own.units = renamed(own.units, from, to);
}

/** Takes a ship out, also out of the lists that name it. */
export const removeShip =
  (id: UnitId): BattleRecipe =>
  (battle) => {
    const index = battle.ships.findIndex((ship) => shipId(ship) === id);
    if (index < 0) return;
    battle.ships.splice(index, 1);
    renameUnit(battle, id, null);
  };

/** [2.5] Gives a ship another letter, also where victory and scoring name it. */
export const reletter =
  (id: UnitId, letter: string): BattleRecipe =>
  (battle) => {
    const ship = findShip(battle, id);
    if (!ship || !listFreeLetters(battle, ship.player).includes(letter)) return;
    ship.letter = letter;
    renameUnit(battle, id, shipId(ship));
  };

/** Gives a ship a name of its own; with an empty one it is known by its hull. */
export const nameShip = (id: UnitId, text: string): BattleRecipe =>
  onShip(id, (ship) => setFields(ship, { name: plainName(text) || undefined }));

/** [R11.0c] Changes where a ship may start. */
export const deployShip = (id: UnitId, part: Fields<Omit<Deployment, 'formation'>>): BattleRecipe =>
  onShip(id, ({ deployment }) => setFields(deployment, part));

/** Allows a ship a direction or a velocity at its start, or forbids it; the only one stays. All are in order. */
export const toggleStart = (id: UnitId, field: 'directions' | 'velocities', value: Direction | number): BattleRecipe =>
  onShip(id, ({ deployment }) => {
    const list: number[] = deployment[field];
    const next = list.includes(value) ? list.filter((one) => one !== value) : [...list, value].sort((a, b) => a - b);
    if (next.length > 0) setFields(deployment, { [field]: next });
  });

/** Allows a ship to start in hexes, or forbids it. */
export const allowHexes = (id: UnitId, hexes: readonly string[], allowed: boolean): BattleRecipe =>
  onShip(id, ({ deployment }) => {
    const before = deployment.hexes;
    const changed = [...new Set(hexes)].filter((hex) => before.includes(hex) !== allowed);
    if (changed.length === 0) return;
    const next = allowed ? [...before, ...changed] : before.filter((hex) => !changed.includes(hex));
    deployment.hexes = next.slice(0, RECORD_LIMITS.hexes);
  });

/** [R11.0c] Whether a ship flies in formation with its owner's others. */
export const setFormation = (id: UnitId, formation: boolean): BattleRecipe =>
  onShip(id, ({ deployment }) => setFields(deployment, { formation: formation || undefined }));
