import type { OrderKind } from './actions.ts';
import type { Direction, MissileType, Part, UnitId, UnitStatus } from './names.ts';
import type { RuleCase } from './rule-cases.ts';
import type { Stage } from './state.ts';

type Nothing = Record<never, never>;
type OfUnit = { unit: UnitId };
type OfPod = { unit: UnitId; pod: number };
/** [7.4] The hexes between two craft, and the other's velocity and direction where they differ. */
type Gaps = { unit: UnitId; with: UnitId; hexes: number; velocity?: number; direction?: Direction };

/**
 * The code of every reason for refusing an order, with the parameters its sentence needs. A unit id may be the back
 * of a counter; it is empty when the order named no particular unit.
 */
export type RejectionParams = {
  'beam-commands-used': OfUnit & { target: UnitId };
  'beam-on-missile': { target: UnitId };
  'beam-used': OfPod;
  'bridge-damaged': OfUnit;
  'burster-class-1': OfUnit;
  'burster-fires-lasers': OfUnit;
  carried: OfUnit & { by: UnitId };
  'controlled-already': OfUnit;
  'deployed-by-scenario': OfUnit;
  'docked-already': OfUnit & { with: UnitId };
  'docking-a-missile': OfUnit & { with: UnitId };
  'engine-destroyed': OfUnit;
  'field-damaged': OfUnit;
  'field-is-off': OfUnit;
  'field-is-on': OfUnit;
  'game-over': Nothing;
  'guidance-lost': OfUnit;
  'has-moved': OfUnit;
  'hex-taken': OfUnit & { hex: string };
  'jump-marker': OfUnit;
  'jump-or-abort': OfUnit;
  'jump-order-given': OfUnit;
  'least-velocity': OfUnit;
  'may-not-decline': OfUnit;
  'mims-launched': OfUnit;
  'missiles-do-not-fire': OfUnit;
  'missiles-only-fly': OfUnit;
  'needs-no-preparing': { missile: MissileType };
  'needs-preparing': { missile: MissileType; pod: number };
  'no-barrage': OfUnit & { pod?: number };
  'no-battle-commands-left': OfUnit;
  'no-battlecraft-pod': OfPod;
  'no-beam-at-planet': { by: UnitId };
  'no-beam': OfUnit & { target: UnitId };
  'no-burster': OfUnit;
  'no-command-pod': OfUnit;
  'no-die-left': Nothing;
  'no-energy': OfUnit;
  'no-fires-left': OfUnit & { from: string };
  'no-force-field': OfUnit;
  'no-jump-pod': OfUnit;
  'no-jumps': OfUnit;
  'no-maneuvers-left': OfUnit;
  'no-missile-pod': OfPod;
  'no-placement': OfUnit;
  'no-such-boxes': OfUnit & { boxes: number };
  'no-such-pod': OfPod;
  'no-such-unit': OfUnit;
  'no-tractor-pod': OfPod;
  'no-weapon-pod': OfUnit & { pod?: number };
  'none-left': OfPod & { missile: MissileType };
  'not-a-deployment-direction': OfUnit & { direction: Direction };
  'not-a-deployment-hex': OfUnit & { hex: string };
  'not-a-deployment-velocity': OfUnit & { velocity: number };
  'not-a-launch-direction': { direction: Direction };
  'not-a-launch-hex': { hex: string };
  'not-a-launch-velocity': { velocity: number };
  'not-a-listed-part': { part: Part };
  'not-a-mims': OfUnit;
  'not-a-spaceship': OfUnit;
  'not-a-target': { target: UnitId };
  'not-adjacent': { hex: string };
  'not-at-planet': OfUnit;
  'not-controlled': OfUnit;
  'not-deployed': OfUnit;
  'not-docked': OfUnit;
  'not-guided': OfUnit;
  'not-in-formation': OfUnit;
  'not-in-jump-zone': OfUnit;
  'not-in-orbit': OfUnit;
  'not-in-play': OfUnit & { status: UnitStatus | 'gone' };
  'not-in-pod': OfUnit;
  'not-now': { order: OrderKind; stage: Stage };
  'not-prepared': OfUnit;
  'not-so-much-spent': OfUnit & { units: number };
  'not-this-missile': OfUnit;
  'not-your-turn': { player: number };
  'not-yours': OfUnit;
  'nothing-to-move': Nothing;
  'nothing-to-order': { order: OrderKind };
  'only-through-beam': Nothing;
  'only-change-velocity': OfUnit;
  'orbit-first': OfUnit;
  'other-direction': Gaps;
  'other-hex': Gaps;
  'other-mims': OfUnit;
  'other-ships-missile': OfUnit;
  'other-velocity': Gaps;
  'out-of-reach': { target: UnitId; range: number; reach: number };
  'own-target': { target: UnitId };
  'partner-has-moved': OfUnit & { with: UnitId };
  'pod-damaged': OfPod;
  'pod-destroyed': OfUnit & { pod?: number };
  'pod-empty': OfPod;
  'prepared-already': OfUnit;
  'prepared-limit': OfUnit & { limit: number };
  'prepared-this-phase': OfUnit;
  'stray-field': { order: OrderKind; field: string };
  'top-velocity': OfUnit;
  'turn-to-fire-over': OfUnit & { by: UnitId };
  unalerted: OfUnit;
  unguided: OfUnit;
  'units-to-move': OfUnit & { count: number };
  'velocity-rating-used': OfUnit;
  'weave-into-asteroids': { hex: string };
  'weave-into-planet': { hex: string };
  'wove-already': OfUnit;
  'zero-velocity': OfUnit;
};

export type RejectionCode = keyof RejectionParams;

/** Why an action is refused: the case that forbids it, a code, and what its sentence needs. */
export interface RejectionOf<C extends RejectionCode> {
  rule: RuleCase;
  code: C;
  params: RejectionParams[C];
}
export type Rejection = { [C in RejectionCode]: RejectionOf<C> }[RejectionCode];

export const refuse = <C extends RejectionCode>(
  rule: RuleCase,
  code: C,
  params: RejectionParams[C],
): RejectionOf<C> => ({ rule, code, params });
