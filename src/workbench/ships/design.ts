import * as v from 'valibot';
import {
  listOf,
  PodForm,
  RECORD_LIMITS,
  type ScenarioPod,
  SPACESHIP_HULLS,
  type SpaceshipHull,
} from '../../engine/index.ts';

/** A spaceship as it is built at the workbench. It may have faults as long as it is being built. */
export interface ShipDesign {
  name: string;
  hull: SpaceshipHull;
  /** In the order of the boxes of its log. */
  pods: ScenarioPod[];
}

/** The form of a ship that was built; whether it can be is said elsewhere. */
export const ShipDesignForm = v.object({
  name: v.pipe(v.string(), v.maxLength(RECORD_LIMITS.name)),
  hull: v.picklist(SPACESHIP_HULLS),
  pods: listOf(PodForm, RECORD_LIMITS.pods),
}) satisfies v.GenericSchema<unknown, ShipDesign>;
