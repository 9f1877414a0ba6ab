import type { Direction, FireType, MissileType, Part, Player, Side, UnitId } from './names.ts';

interface Maneuver {
  unit: UnitId;
  /** [R7.4e] The ship whose tractor beam gives the command. */
  by?: UnitId;
}

/** What a player orders or decides, without the player. Hexes are ids such as `A0207`. */
export type Order =
  | { do: 'swap-pods'; ship: UnitId; a: number; b: number }
  | { do: 'deploy'; ship: UnitId; hex: string; direction: Direction; velocity: number }
  | { do: 'ready' }
  | { do: 'move'; unit: UnitId; stay?: true }
  | { do: 'move-all' }
  | ({ do: 'accelerate' } & Maneuver)
  | ({ do: 'decelerate' } & Maneuver)
  | ({ do: 'turn'; side: Side } & Maneuver)
  | ({ do: 'weave'; hex: string } & Maneuver)
  | { do: 'prepare-jump'; unit: UnitId }
  | { do: 'abort-jump'; unit: UnitId }
  | { do: 'jump'; unit: UnitId }
  | { do: 'prepare-missile'; ship: UnitId; pod: number; missile: MissileType }
  | { do: 'control-missile'; ship: UnitId; missile: UnitId }
  | { do: 'active-search'; ship: UnitId }
  | { do: 'prepare-battlecraft'; ship: UnitId; pod: number }
  | { do: 'launch-battlecraft'; ship: UnitId; pod: number; hex: string; direction: Direction; velocity: number }
  | { do: 'rendezvous'; ship: UnitId; with: UnitId }
  | { do: 'tractor'; ship: UnitId; pod: number; target: UnitId }
  | { do: 'activate-force-field'; ship: UnitId }
  | { do: 'deactivate-force-field'; ship: UnitId }
  | { do: 'separate'; unit: UnitId }
  | { do: 'recharge'; battlecraft: UnitId; units: number }
  | { do: 'fire'; unit: UnitId; from: 'burster' | number; type: FireType; target: UnitId }
  | {
      do: 'launch-missile';
      ship: UnitId;
      pod: number;
      /** A type, or the id of a prepared missile. */
      missile: MissileType | UnitId;
      hex: string;
      direction: Direction;
      velocity: number;
    }
  | { do: 'mims-launch'; missile: UnitId; hex: string; direction: Direction; velocity: number }
  | { do: 'end-phase' }
  | { do: 'choose-part'; part: Part }
  | { do: 'intercept'; missile: UnitId; target: UnitId }
  | { do: 'decline'; missile: UnitId }
  | { do: 'raise-field' }
  | { do: 'no-field' }
  | { do: 'continue' }
  | { do: 'concede' }
  | { do: 'agree-draw' };

export type OrderKind = Order['do'];

/** One line of a record: an order and the player who gives it. */
export type Action = { player: Player } & Order;

export type OrderOf<K extends OrderKind> = Extract<Order, { do: K }>;
export type ActionOf<K extends OrderKind> = Extract<Action, { do: K }>;

/** The fields of an action that may name a unit. */
export const NAMING_FIELDS = ['unit', 'by', 'ship', 'with', 'target', 'missile', 'battlecraft'] as const;
