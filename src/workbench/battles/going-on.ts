import {
  MISSILE_TYPES,
  type MissileType,
  PODS,
  type Scenario,
  type ScenarioLaunch,
  type ScenarioShip,
  shipId,
  type UnitId,
} from '../../engine/index.ts';
import { type Fields, setFields } from '../ships/recipe.ts';
import { type Battle, type BattleRecipe, copyOf, findShip } from './battle.ts';

/** A battle from which a position is set up: it goes on, and what was left open in it has been decided. */
export function positionOf(scenario: Scenario, name: string): Battle {
  const ships = scenario.ships.map((ship): ScenarioShip => {
    const { hexes, directions, velocities } = ship.deployment;
    const deployment = {
      hexes: hexes.slice(0, 1),
      directions: directions.slice(0, 1),
      velocities: velocities.slice(0, 1),
    };
    return { ...ship, deployment };
  });
  return { ...copyOf(scenario, name), ships, goesOn: { turn: 2, launched: [] } };
}

/** Says with which Game-Turn a battle goes on; undefined for one that begins, of which nothing flies. */
export const goOnWithTurn =
  (turn: number | undefined): BattleRecipe =>
  (battle) =>
    setFields(battle, { goesOn: turn === undefined ? undefined : { launched: [], ...battle.goesOn, turn } });

/** Where a missile or a battlecraft was launched from. */
export interface LaunchSource {
  pod: number;
  missile?: MissileType;
}

/** What can have been launched from a ship: missiles by pod and type, and its battlecraft. */
export const listSources = ({ pods }: ScenarioShip): LaunchSource[] =>
  pods.flatMap(({ type, battlecraft }, index): LaunchSource[] => {
    const pod = index + 1;
    if (battlecraft) return [{ pod }];
    return MISSILE_TYPES.filter((missile) => PODS[type].missiles[missile] > 0).map((missile) => ({ pod, missile }));
  });

/** Lets something more fly that a ship has launched: where the ship is, on its course. */
export const addLaunch =
  (id: UnitId): BattleRecipe =>
  (battle) => {
    const ship = findShip(battle, id);
    const source = ship && listSources(ship)[0];
    if (!ship || !source || !battle.goesOn) return;
    const { hexes, directions, velocities } = ship.deployment;
    battle.goesOn.launched.push({
      ship: shipId(ship),
      ...source,
      hex: hexes[0] ?? 'A0101',
      direction: directions[0] ?? 12,
      velocity: velocities[0] ?? 0,
    });
  };

/** Changes something that flies; undefined takes a field off. */
export const editLaunch =
  (index: number, fields: Fields<ScenarioLaunch>): BattleRecipe =>
  ({ goesOn }) => {
    const launch = goesOn?.launched[index];
    if (launch) setFields(launch, fields);
  };

/** Takes something that flies off the map. */
export const removeLaunch =
  (index: number): BattleRecipe =>
  ({ goesOn }) => {
    goesOn?.launched.splice(index, 1);
  };
