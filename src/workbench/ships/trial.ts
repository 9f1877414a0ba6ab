import {
  type BuiltShip,
  type Deployment,
  HULLS,
  LOGS,
  MISSILE_TYPES,
  type Player,
  plainName,
  type Scenario,
  type ScenarioShip,
} from '../../engine/index.ts';
import type { ShipDesign } from './design.ts';
import { missilesIn, podsAboard } from './figures.ts';

/** [R10.1a] The printed log that holds a ship: Nr. 1 as long as its boxes suffice. */
export function logFor(design: Pick<ShipDesign, 'hull' | 'pods'>): 1 | 2 {
  const { pods: room, burnRate } = HULLS[design.hull];
  const pods = podsAboard(design);
  const small = LOGS[1];
  const isSmall = MISSILE_TYPES.every((type) => missilesIn(pods, type) <= small.lines[type]);
  return room <= small.pods && burnRate <= small.track && isSmall ? 1 : 2;
}

/** Whose a ship is, and where it starts. */
export interface TrialPlacing {
  player: Player;
  letter: string;
  deployment: Deployment;
}

/** A built ship as a scenario has it. What has no room on the hull is left out. */
export function scenarioShipOf(design: BuiltShip, { player, letter, deployment }: TrialPlacing): ScenarioShip {
  const { hull, spentBlocks, spentUnits, damage } = design;
  const name = plainName(design.name ?? '');
  return {
    player,
    letter,
    ...(name && { name }),
    hull,
    pods: [...podsAboard(design)],
    deployment,
    log: logFor(design),
    ...(spentBlocks === undefined ? {} : { spentBlocks }),
    ...(spentUnits === undefined ? {} : { spentUnits }),
    ...(damage === undefined ? {} : { damage }),
  };
}

/** A scenario in which everybody flies this ship: it fights its twin, so that neither is the better. */
export const twinsIn = ({ sides: _, ships, ...scenario }: Scenario, design: BuiltShip): Scenario => ({
  ...scenario,
  id: `Trial of ${plainName(design.name ?? '') || 'a ship'}`,
  briefing: { situation: 'A ship of the workbench against its twin.' },
  ships: ships.map(({ player, letter, deployment }) => scenarioShipOf(design, { player, letter, deployment })),
});

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** As many ships as have a letter. */
export const MOST_LOGS = LETTERS.length;

const LYING: Deployment = { hexes: ['A0808'], directions: [12], velocities: [1] };

const scenarioOf = (ships: ScenarioShip[]): Scenario => ({
  id: 'workbench',
  sheets: [{ letter: 'A', column: 0, row: 0 }],
  planets: [],
  asteroidFields: [],
  ships,
  victory: [],
});

/** A scenario in which these ships only lie there, one letter after the other, so that their logs can be drawn. */
export const trialScenario = (designs: readonly ShipDesign[]): Scenario =>
  scenarioOf(
    designs
      .slice(0, MOST_LOGS)
      .map((design, index) => scenarioShipOf(design, { player: 1, letter: LETTERS[index] ?? 'A', deployment: LYING })),
  );

/** A scenario in which a ship of a battle only lies there, wherever it starts, so that its log can be drawn. */
export const lyingAlone = (ship: ScenarioShip): Scenario =>
  scenarioOf([{ ...scenarioShipOf(ship, { ...ship, deployment: LYING }), log: ship.log }]);
