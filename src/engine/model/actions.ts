import type { Direction, FireType, MissileType, Part, Player, Side, UnitId } from './names.ts';

type Place = { hex: string; direction: Direction; velocity: number };

/** `by`: the ship whose tractor beam gives the command (R7.4e). */
type Maneuver = { unit: UnitId; by?: UnitId };

/**
 * Every kind of order or decision and the fields it has. A hex is an id such as `A0207`, a pod the number of its box,
 * from 1. Everything else about a kind (stages, price, rules) is in its record in `orders/`.
 */
export type OrderFields = {
  'swap-pods': { ship: UnitId; a: number; b: number };
  deploy: { ship: UnitId } & Place;
  ready: NoFields;
  move: { unit: UnitId; stay?: true };
  'move-all': NoFields;
  accelerate: Maneuver;
  decelerate: Maneuver;
  turn: Maneuver & { side: Side };
  weave: Maneuver & { hex: string };
  'prepare-jump': { unit: UnitId };
  'abort-jump': { unit: UnitId };
  jump: { unit: UnitId };
  'prepare-missile': { ship: UnitId; pod: number; missile: MissileType };
  'control-missile': { ship: UnitId; missile: UnitId };
  'active-search': { ship: UnitId };
  'prepare-battlecraft': { ship: UnitId; pod: number };
  'launch-battlecraft': { ship: UnitId; pod: number } & Place;
  rendezvous: { ship: UnitId; with: UnitId };
  tractor: { ship: UnitId; pod: number; target: UnitId };
  'activate-force-field': { ship: UnitId };
  'deactivate-force-field': { ship: UnitId };
  separate: { unit: UnitId };
  recharge: { battlecraft: UnitId; units: number };
  fire: { unit: UnitId; from: 'burster' | number; type: FireType; target: UnitId };
  /** `missile`: a type, or the id of a prepared one. */
  'launch-missile': { ship: UnitId; pod: number; missile: MissileType | UnitId } & Place;
  'mims-launch': { missile: UnitId } & Place;
  'end-phase': NoFields;
  'choose-part': { part: Part };
  intercept: { missile: UnitId; target: UnitId };
  decline: { missile: UnitId };
  'raise-field': NoFields;
  'no-field': NoFields;
  continue: NoFields;
  concede: NoFields;
  'agree-draw': NoFields;
};

type NoFields = Record<never, never>;

export type OrderKind = keyof OrderFields;

/** An order of these kinds, without the player. */
export type OrderOf<K extends OrderKind> = { [P in K]: { do: P } & OrderFields[P] }[K];
export type Order = OrderOf<OrderKind>;

/** One line of a record: an order of these kinds and the player who gives it. */
export type ActionOf<K extends OrderKind> = { [P in K]: { player: Player; do: P } & OrderFields[P] }[K];
export type Action = ActionOf<OrderKind>;
