import { shipId } from '../model/ids.ts';
import { PLAYERS } from '../model/names.ts';
import type { Condition, Scenario, ScenarioShip } from '../model/scenario.ts';
import { parseHexId } from '../space/sheets.ts';
import { type Fault, RECORD_LIMITS } from './form.ts';
import { fieldFaults, goesOnFaults } from './goes-on-faults.ts';
import { shipFaults } from './ship-faults.ts';

/** Values that stand more than once, with the index of the second. */
function repeats(values: readonly string[]): { index: number; value: string }[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    if (seen.has(value)) return [{ index, value }];
    seen.add(value);
    return [];
  });
}

/** [2.1] Two sheets of one letter or in one place. */
function sheetFaults({ sheets, reserved = [] }: Scenario): Fault[] {
  const all = [...sheets, ...reserved];
  const at = (index: number) => (index < sheets.length ? `sheets[${index}]` : `reserved[${index - sheets.length}]`);
  return [
    ...(sheets.length === 0 ? [{ at: 'sheets', message: 'there is no sheet' }] : []),
    ...repeats(all.map(({ letter }) => letter)).map(({ index, value }) => ({
      at: `${at(index)}.letter`,
      message: `there is already a sheet ${value}`,
    })),
    ...repeats(all.map(({ column, row }) => `${column},${row}`)).map(({ index }) => ({
      at: at(index),
      message: 'there is already a sheet in this place',
    })),
  ];
}

const EACH = { hexes: 'hex', directions: 'direction', velocities: 'velocity' } as const;

/** [4.0, 11.0] What a ship cannot be or where it cannot start. */
function lineFaults(scenario: Scenario, ship: ScenarioShip, at: string): Fault[] {
  const faults = [...shipFaults(ship), ...fieldFaults(ship)].map(
    ({ at: place, message }): Fault => ({ at: `${at}.${place}`, message }),
  );
  for (const field of ['hexes', 'directions', 'velocities'] as const) {
    if (ship.deployment[field].length === 0) {
      faults.push({ at: `${at}.deployment.${field}`, message: `names no ${EACH[field]}: one at least is needed` });
    }
    for (const { index, value } of repeats(ship.deployment[field].map(String))) {
      faults.push({ at: `${at}.deployment.${field}[${index}]`, message: `${value} stands there twice` });
    }
  }
  for (const [index, hex] of ship.deployment.hexes.entries()) {
    if (!parseHexId(scenario.sheets, hex)) {
      faults.push({ at: `${at}.deployment.hexes[${index}]`, message: `${hex} is on no sheet of the scenario` });
    }
  }
  return faults;
}

/**
 * Whether every ship can be given a hex of its own: a bipartite matching, in which a placed ship may move to another
 * hex.
 */
function haveRoom(ships: readonly ScenarioShip[]): boolean {
  const taken = new Map<string, ScenarioShip>();
  const place = (ship: ScenarioShip, tried: Set<string>): boolean =>
    ship.deployment.hexes.some((hex) => {
      if (tried.has(hex)) return false;
      tried.add(hex);
      const there = taken.get(hex);
      if (there && !place(there, tried)) return false;
      taken.set(hex, ship);
      return true;
    });
  return ships.every((ship) => place(ship, new Set()));
}

/** [R11.0c] A set-up that could never be finished: too few hexes, or a formation no direction and velocity suits. */
function setUpFaults({ ships }: Scenario): Fault[] {
  return PLAYERS.flatMap((player) => {
    const own = ships.filter((ship) => ship.player === player);
    const formation = own.filter(({ deployment }) => deployment.formation);
    const common = (field: 'directions' | 'velocities') =>
      formation.length === 0 ||
      formation[0]?.deployment[field].some((value) =>
        formation.every(({ deployment }) => (deployment[field] as number[]).includes(value)),
      );
    const faults: Fault[] = [];
    const isEmpty = own.some(({ deployment: { hexes, directions, velocities } }) =>
      [hexes, directions, velocities].some(({ length }) => length === 0),
    );
    // What is empty is said of the ship itself.
    if (isEmpty) return [];
    if (!haveRoom(own))
      faults.push({ at: 'ships', message: `there are too few hexes for the ships of player ${player}` });
    if (!common('directions') || !common('velocities')) {
      faults.push({ at: 'ships', message: `no direction and velocity suit the formation of player ${player}` });
    }
    return faults;
  });
}

/** [R11.0c] More ways to deploy than can be listed. */
function choiceFaults({ ships }: Scenario): Fault[] {
  const ways = ships.reduce(
    (sum, { deployment: { hexes, directions, velocities } }) =>
      sum + hexes.length * directions.length * velocities.length,
    0,
  );
  const { deployments } = RECORD_LIMITS;
  if (ways <= deployments) return [];
  return [{ at: 'ships', message: `the ships can be deployed in ${ways} ways, ${deployments} at most` }];
}

/** The units a condition names, with their places. */
function namedUnits(condition: Condition): { unit: string; at: string }[] {
  const list = (units: readonly string[] | undefined, at: string) =>
    (units ?? []).map((unit, index) => ({ unit, at: `${at}[${index}]` }));
  switch (condition.is) {
    case 'destroyed':
      return [...list(condition.units, 'units'), ...list(condition.including, 'including')];
    case 'jumped':
      return list(condition.units, 'units');
    case 'in-orbit':
      return [{ unit: condition.unit, at: 'unit' }];
    case 'docked':
      return [...list(condition.units, 'units'), { unit: condition.with, at: 'with' }];
    default:
      return [];
  }
}

/** [11.0] Everything wrong with a scenario that is of the right form, each with its place. */
export function scenarioFaults(scenario: Scenario): Fault[] {
  const faults = [
    ...sheetFaults(scenario),
    ...choiceFaults(scenario),
    ...setUpFaults(scenario),
    ...goesOnFaults(scenario),
  ];
  const ids = scenario.ships.map(shipId);
  for (const { index, value } of repeats(ids)) {
    faults.push({ at: `ships[${index}].letter`, message: `there is already a ship ${value}` });
  }
  for (const [index, ship] of scenario.ships.entries()) faults.push(...lineFaults(scenario, ship, `ships[${index}]`));
  for (const field of ['planets', 'asteroidFields'] as const) {
    for (const [index, hex] of scenario[field].entries()) {
      if (!parseHexId(scenario.sheets, hex)) {
        faults.push({ at: `${field}[${index}]`, message: `${hex} is on no sheet of the scenario` });
      }
    }
  }
  for (const [index, { if: condition }] of scenario.victory.entries()) {
    for (const { unit, at } of namedUnits(condition)) {
      if (!ids.includes(unit)) faults.push({ at: `victory[${index}].if.${at}`, message: `there is no ship ${unit}` });
    }
  }
  for (const player of PLAYERS) {
    if (!scenario.ships.some((ship) => ship.player === player)) {
      faults.push({ at: 'ships', message: `player ${player} has no ship` });
    }
  }
  return faults;
}
