import * as v from 'valibot';
import {
  type BuiltShip,
  DamageForm,
  listOf,
  NameForm,
  POD_TYPES,
  PodForm,
  type PodType,
  RECORD_LIMITS,
  SPACESHIP_HULLS,
} from '../../engine/index.ts';

/**
 * A spaceship as it is built at the workbench, its pods in the order of their boxes. It may have faults as long as it is
 * being built.
 */
export interface ShipDesign extends BuiltShip {
  name: string;
  /** The trans that may be spent; without it nobody counts. */
  budget?: number;
  /** What pods cost at the table of the one who builds: neither text of the rules has a price for them. */
  prices?: Partial<Record<PodType, number>>;
}

/** More trans than anybody has. */
export const MOST_TRANS = 10_000_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const trans = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_TRANS));
const price = v.exactOptional(trans);

/** The form of a ship that was built; whether it can be is said by `shipFaults`. */
export const ShipDesignForm = v.object({
  name: NameForm,
  hull: v.picklist(SPACESHIP_HULLS),
  pods: listOf(PodForm, RECORD_LIMITS.pods),
  spentBlocks: v.exactOptional(count),
  spentUnits: v.exactOptional(count),
  damage: v.exactOptional(DamageForm),
  budget: v.exactOptional(trans),
  prices: v.exactOptional(
    v.object(Object.fromEntries(POD_TYPES.map((type) => [type, price])) as Record<PodType, typeof price>),
  ),
}) satisfies v.GenericSchema<unknown, ShipDesign>;
