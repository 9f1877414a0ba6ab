/** [7.7] The Energy Expenditure Summary, without the fires: their costs are in `FIRE_COST`. */
export const ENERGY_COST = {
  /** More than one Accelerate, Decelerate or Direction Change in a phase: once, in blocks (battlecraft: units). */
  maneuvers: 1,
  /** A missile's Maneuver Command, in units. */
  missileManeuver: 1,
  /** In blocks (battlecraft: units). */
  weave: 1,
  activateForceField: 1,
  /** Times the target's burn rate, in units, for each command. */
  tractorBeam: 2,
  /** With a damaged engine, each Maneuver Command, in blocks (battlecraft: units). */
  damagedEngine: 1,
  /** A damaged energy pod, in units each friendly Command Phase. */
  energyPodLeak: 10,
} as const;
