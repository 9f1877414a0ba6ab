import { HULLS } from './charts/hulls.ts';
import { PODS } from './charts/pods.ts';
import { blocksOf } from './files/ship-faults.ts';
import { type Edition, NEWEST_EDITION } from './model/editions.ts';
import { podPart, shipId } from './model/ids.ts';
import type { ArmorClass, Part, PartStatus } from './model/names.ts';
import type { Scenario, ScenarioPod, ScenarioShip } from './model/scenario.ts';
import type { Battlecraft, Game, Pod, Spaceship } from './model/state.ts';
import { isUndamaged } from './rules/capabilities.ts';
import { type DiceSource, newDice } from './rules/dice.ts';
import { newPhase } from './rules/phases.ts';
import { isOpen } from './rules/set-up.ts';
import { scenarioHex } from './space/sheets.ts';

const NO_MISSILES = { unguided: 0, guided: 0, intelligent: 0, mims: 0 };

/** [5.3, 5.8, R9.5a, R8.8b, 8.9] A pod as its ship carries it; one that was hit has lost its missiles. */
function buildPod(line: ScenarioPod, shipLevel: number, status: PartStatus): Pod {
  const chart = PODS[line.type];
  const level = line.civLevel ?? chart.civLevel;
  const carries = Object.values(chart.missiles).some((number) => number > 0);
  return {
    type: line.type,
    armor: line.armor ?? chart.armor ?? 0,
    status,
    civLevel: level === null ? null : level > shipLevel ? ((level - 1) as 6 | 7) : level,
    missiles: carries ? (isUndamaged({ status }) ? { ...chart.missiles, ...line.missiles } : { ...NO_MISSILES }) : null,
    battlecraft: line.battlecraft ?? null,
    count: line.count ?? 1,
  };
}

const hullPart = (armor: ArmorClass, status: PartStatus = 'intact') => ({ armor, status });

/** [4.9, 10.1, 10.3] A ship as its log is prepared. */
function buildShip(scenario: Scenario, line: ScenarioShip, since: number): Spaceship {
  const hull = HULLS[line.hull];
  const { hexes, directions, velocities } = line.deployment;
  const hit = (part: Part): PartStatus => line.damage?.[part] ?? 'intact';
  const pods = line.pods.map((pod, index) => buildPod(pod, hull.civLevel, hit(podPart(index + 1))));
  return {
    id: shipId(line),
    owner: line.player,
    kind: 'spaceship',
    hull: line.hull,
    letter: line.letter,
    status: line.alertOn === undefined ? 'in-play' : 'unalerted',
    hex: isOpen(line) || !hexes[0] ? null : scenarioHex(scenario, hexes[0]),
    direction: directions[0] ?? 12,
    velocity: velocities[0] ?? 0,
    nextSide: line.deployment.reminder ?? 'left',
    revealed: true,
    since,
    counter: null,
    dock: null,
    parts: {
      bridge: hullPart(hull.armor, hit('bridge')),
      engine: hullPart(hull.armor, hit('engine')),
      ...(hull.forceField > 0 ? { 'force-field': hullPart(hull.armor, hit('force-field')) } : {}),
    },
    pods,
    energy: {
      blocks: blocksOf(line),
      marked: line.spentBlocks ?? 0,
      track: line.spentUnits ?? 0,
    },
    forceField: line.fieldUp ?? false,
    jump: null,
    reachedJumpZone: false,
  };
}

/** [2.5, 10.4] The battlecraft in a ship's pods, numbered by box, and those that were lost before. */
function buildBattlecraft(ship: Spaceship, lines: readonly ScenarioPod[]): Battlecraft[] {
  return lines
    .flatMap(({ battlecraft, ...line }, index) => (battlecraft ? [{ ...line, battlecraft, box: index + 1 }] : []))
    .map(({ battlecraft: hull, box, damage, spentUnits, lost }, index): Battlecraft => {
      const { armor, energyCapacity } = HULLS[hull];
      return {
        id: `${ship.id}${index + 1}`,
        owner: ship.owner,
        kind: 'battlecraft',
        hull,
        mother: ship.id,
        pod: box,
        status: lost ? 'destroyed' : 'in-pod',
        hex: null,
        direction: 12,
        velocity: 0,
        nextSide: 'left',
        revealed: lost ?? false,
        since: 0,
        counter: null,
        dock: null,
        parts: { bridge: hullPart(armor, damage?.bridge), engine: hullPart(armor, damage?.engine) },
        energy: { units: energyCapacity, spent: spentUnits ?? 0 },
      };
    });
}

/** [11.0] A game about to be set up by player 1. The scenario must be a sound one. */
export function newGame(scenario: Scenario, dice: DiceSource, rulings: Edition = NEWEST_EDITION): Game {
  const ships = scenario.ships.map((line, index) => buildShip(scenario, line, index + 1));
  const craft = ships.flatMap((ship, index) => buildBattlecraft(ship, scenario.ships[index]?.pods ?? []));
  const units = [...ships, ...craft];
  return {
    scenario,
    rulings,
    turn: scenario.goesOn?.turn ?? 1,
    setUp: 1,
    phase: newPhase('movement', 1),
    moved: [],
    sheets: scenario.sheets.map((sheet) => ({ ...sheet })),
    units,
    deployed: ships.filter(({ hex }) => hex !== null).map(({ id }) => id),
    landing: [],
    tasks: [],
    pending: null,
    result: null,
    dice: newDice(dice),
    placements: ships.length,
    counters: {},
  };
}
