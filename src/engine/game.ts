import { HULLS } from './charts/hulls.ts';
import { ENERGY_POD_UNITS, PODS } from './charts/pods.ts';
import type { Scenario, ScenarioPod, ScenarioShip } from './model/scenario.ts';
import type { Battlecraft, Game, Pod, Spaceship } from './model/state.ts';
import { type DiceSource, newDice } from './rules/dice.ts';
import { newPhase } from './rules/phases.ts';
import { isOpen } from './rules/set-up.ts';
import { scenarioHex } from './space/sheets.ts';

/** [5.3, 5.8, R9.5a, R8.8b] A pod as its ship carries it. */
function buildPod(line: ScenarioPod, shipLevel: number): Pod {
  const chart = PODS[line.type];
  const level = line.civLevel ?? chart.civLevel;
  const carries = Object.values(chart.missiles).some((number) => number > 0);
  return {
    type: line.type,
    armor: line.armor ?? chart.armor ?? 0,
    status: 'intact',
    civLevel: level === null ? null : level > shipLevel ? ((level - 1) as 6 | 7) : level,
    missiles: carries ? { ...chart.missiles, ...line.missiles } : null,
    battlecraft: line.battlecraft ?? null,
  };
}

const part = (armor: 0 | 1 | 2) => ({ armor, status: 'intact' as const });

/** [4.9, 10.1, 10.3] A ship as its log is prepared. */
function buildShip(scenario: Scenario, line: ScenarioShip, since: number): Spaceship {
  const hull = HULLS[line.hull];
  const { hexes, directions, velocities } = line.deployment;
  const pods = line.pods.map((pod) => buildPod(pod, hull.civLevel));
  const energyPods = pods.filter((pod) => pod.type === 'energy').length;
  return {
    id: `${line.player}${line.letter}`,
    owner: line.player,
    kind: 'spaceship',
    hull: line.hull,
    letter: line.letter,
    status: line.alertOn === undefined ? 'in-play' : 'unalerted',
    hex: isOpen(line) || !hexes[0] ? null : scenarioHex(scenario, hexes[0]),
    direction: directions[0] ?? 12,
    velocity: velocities[0] ?? 0,
    nextSide: 'left',
    revealed: true,
    since,
    counter: null,
    dock: null,
    parts: {
      bridge: part(hull.armor),
      engine: part(hull.armor),
      ...(hull.forceField > 0 ? { 'force-field': part(hull.armor) } : {}),
    },
    pods,
    energy: {
      blocks: (hull.energyCapacity + energyPods * ENERGY_POD_UNITS) / hull.burnRate,
      marked: line.spentBlocks ?? 0,
      track: 0,
    },
    forceField: false,
    jump: null,
    reachedJumpZone: false,
  };
}

/** [2.5, 10.4] The battlecraft in a ship's pods, numbered by box. */
function buildBattlecraft(ship: Spaceship): Battlecraft[] {
  return ship.pods
    .map((pod, index) => ({ pod, box: index + 1 }))
    .filter(({ pod }) => pod.battlecraft !== null)
    .map(({ pod, box }, index): Battlecraft => {
      const hull = pod.battlecraft ?? 'terwillicker-5000';
      const { armor, energyCapacity } = HULLS[hull];
      return {
        id: `${ship.id}${index + 1}`,
        owner: ship.owner,
        kind: 'battlecraft',
        hull,
        mother: ship.id,
        pod: box,
        status: 'in-pod',
        hex: null,
        direction: 12,
        velocity: 0,
        nextSide: 'left',
        revealed: false,
        since: 0,
        counter: null,
        dock: null,
        parts: { bridge: part(armor), engine: part(armor) },
        energy: { units: energyCapacity, spent: 0 },
      };
    });
}

/** [11.0] A game about to be set up by player 1. The scenario must be a sound one. */
export function newGame(scenario: Scenario, dice: DiceSource): Game {
  const ships = scenario.ships.map((line, index) => buildShip(scenario, line, index + 1));
  const units = [...ships, ...ships.flatMap(buildBattlecraft)];
  return {
    scenario,
    turn: 1,
    setUp: 1,
    phase: newPhase('movement', 1),
    moved: [],
    sheets: scenario.sheets.map((sheet) => ({ ...sheet })),
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
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
