import type { Scenario } from '../model/scenario.ts';
import type { Game, Hex, Unit } from '../model/state.ts';
import { hexIndex, neighbours } from '../space/hexes.ts';
import { scenarioHex } from '../space/sheets.ts';

interface Terrain {
  planets: Hex[];
  asteroids: Hex[];
  /** The `hexKey` of each, for quick lookup. */
  planetNumbers: ReadonlySet<number>;
  asteroidNumbers: ReadonlySet<number>;
}

/** Scenarios are never changed, so their terrain is worked out once; that of the latest is at hand. */
const known = new WeakMap<Scenario, Terrain>();
let latest: { scenario: Scenario; terrain: Terrain } | undefined;

/** [2.7, 11.0] The planet hexes and the asteroid hexes: each Asteroid Field marker's and its six neighbours. */
export function terrainOf(scenario: Scenario): Terrain {
  if (latest?.scenario === scenario) return latest.terrain;
  const terrain = known.get(scenario) ?? workOut(scenario);
  latest = { scenario, terrain };
  return terrain;
}

function workOut(scenario: Scenario): Terrain {
  const planets = scenario.planets.map((id) => scenarioHex(scenario, id));
  const fields = scenario.asteroidFields.map((id) => scenarioHex(scenario, id));
  const around = new Map(fields.flatMap((hex) => [hex, ...neighbours(hex)]).map((hex) => [hexIndex(hex), hex]));
  const terrain: Terrain = {
    planets,
    asteroids: [...around.values()],
    planetNumbers: new Set(planets.map(hexIndex)),
    asteroidNumbers: new Set(around.keys()),
  };
  known.set(scenario, terrain);
  return terrain;
}

export const isPlanet = (game: Game, hex: Hex): boolean => terrainOf(game.scenario).planetNumbers.has(hexIndex(hex));

export const isAsteroids = (game: Game, hex: Hex): boolean =>
  terrainOf(game.scenario).asteroidNumbers.has(hexIndex(hex));

/** Whether a move of this unit, or of the pair it leads or follows in, is still being made. */
const isMoving = (game: Game, unit: Unit): boolean =>
  game.tasks.some((task) => task.do === 'move' && (task.unit === unit.id || task.unit === unit.dock?.partner));

/** [6.5, R6.5b] In orbit: in a planet hex with velocity 1 and not in the middle of a move. */
export const inOrbit = (game: Game, unit: Unit): boolean =>
  unit.kind !== 'missile' &&
  unit.status === 'in-play' &&
  unit.velocity === 1 &&
  unit.hex !== null &&
  isPlanet(game, unit.hex) &&
  !isMoving(game, unit);
