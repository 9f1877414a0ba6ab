import { PODS, type ScenarioPod, type SpaceshipHull } from '../../engine/index.ts';
import { SCENARIOS } from '../../scenarios/index.ts';

/** A ship of the booklet as it can be put into another battle. */
export interface FleetShip {
  hull: SpaceshipHull;
  pods: ScenarioPod[];
  armed: boolean;
  jumps: boolean;
  docks: boolean;
}

/** The ships of the five scenarios, each kind once. */
export function scenarioShips(): FleetShip[] {
  const kinds = new Map<string, FleetShip>();
  for (const { hull, pods } of SCENARIOS.flatMap(({ ships }) => ships)) {
    kinds.set(JSON.stringify([hull, pods]), {
      hull,
      pods,
      armed: pods.some(({ type }) => PODS[type].weapons),
      jumps: pods.some(({ type }) => PODS[type].jump),
      docks: pods.some(({ type }) => type === 'tractor-beam' || type === 'arsenal'),
    });
  }
  return [...kinds.values()];
}
