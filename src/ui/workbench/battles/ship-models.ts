import { type BuiltShip, HULLS, type ScenarioPod, SPACESHIP_HULLS } from '../../../engine/index.ts';
import { SCENARIOS } from '../../../scenarios/index.ts';
import { briefingOf } from '../../../words/briefings.ts';
import { count, hullName } from '../../../words/index.ts';

/** A ship that can be taken into a battle, and where it comes from. */
export interface ShipModel {
  key: string;
  name: string;
  note: string;
  model: BuiltShip;
}

/** The ships of the five scenarios, each kind once. */
export function listBookletShips(): ShipModel[] {
  const known = new Map<string, ShipModel>();
  for (const scenario of SCENARIOS) {
    for (const { hull, pods } of scenario.ships) {
      const key = JSON.stringify([hull, pods]);
      if (known.has(key)) continue;
      known.set(key, { key, name: hullName(hull), note: briefingOf(scenario).title, model: { hull, pods } });
    }
  }
  return [...known.values()];
}

const EMPTY: readonly ScenarioPod[] = [];

/** The hulls without pods. */
export const listHulls = (): ShipModel[] =>
  SPACESHIP_HULLS.map((hull) => ({
    key: hull,
    name: hullName(hull),
    note: `${count(HULLS[hull].pods, 'pod')}, none aboard yet`,
    model: { hull, pods: [...EMPTY] },
  }));
