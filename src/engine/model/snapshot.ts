import type {
  ArmorClass,
  CivLevel,
  Direction,
  JumpMarker,
  MissileType,
  Part,
  PartStatus,
  PhaseKind,
  Player,
  PodType,
  Side,
  UnitId,
  UnitStatus,
} from './names.ts';
import type { Sheet } from './scenario.ts';
import type { GameResult, UnitClass, UnitEnergy } from './state.ts';

/** A compartment as a snapshot shows it. Only pods have a type, a Civ Level and missiles. */
export interface PartView {
  type?: PodType;
  armor: ArmorClass;
  status: PartStatus;
  civLevel?: CivLevel;
  missiles?: Record<MissileType, number>;
  /** [R5.8a] Two Energy Pods share the box; absent for one. */
  count?: 2;
}

export interface ShipEnergyView {
  blocks: number;
  marked: number;
  track: number;
  burnRate: number;
}

/** Where a unit lies; null for one that is not on the map by itself. */
export interface WhereView {
  hex: string | null;
  direction: Direction | null;
  velocity: number | null;
}

/**
 * A unit as a snapshot or a view shows it. What a player may not know is absent: see `view`. A face-down counter of
 * the other player has no class.
 */
export interface UnitView extends WhereView {
  id: UnitId;
  owner: Player;
  status: UnitStatus | 'gone';
  revealed: boolean;
  /** [R10.0a] Public also of a face-down counter. */
  kind: 'spaceship' | 'battlecraft' | 'missile';
  class?: UnitClass;
  /** [R10.0a] The Direction Reminder: it lies on the map, also of a face-down counter. */
  nextSide: Side | null;
  forceField?: boolean;
  jump?: JumpMarker | null;
  dockedWith?: UnitId | null;
  energy?: ShipEnergyView | UnitEnergy;
  parts?: Partial<Record<Part, PartView>>;
  civLevel?: CivLevel;
  mimsLaunched?: boolean;
  /** The other player's ships: their pods as a sorted list, and how many prepared counters they carry. */
  pods?: { type: PodType; armor: ArmorClass; status: PartStatus; count?: 2 }[];
  prepared?: number;
  /** Added by a seat: the prepared counters on a ship of the player who sits there. */
  holds?: UnitId[];
  /** Added by a seat: what the scenario calls the ship. */
  name?: string;
  /** Added by a seat: the unit is in orbit. */
  inOrbit?: boolean;
}

export type PendingView =
  | { kind: 'choose-part'; player: Player; unit: UnitId; parts: Part[] }
  | { kind: 'intercept'; player: Player; missile: UnitId; targets: UnitId[]; mayDecline: boolean }
  | { kind: 'force-field'; player: Player; unit: UnitId }
  | { kind: 'planet-maneuver'; player: Player; unit: UnitId }
  | { kind: 'mims'; player: Player; missile: UnitId; left: number };

/** The public form of a game, and, from `view`, of what one player may know of it. */
export interface Snapshot {
  scenario: string;
  turn: number;
  phase: { kind: PhaseKind | 'set-up' | 'over'; player: Player | null };
  pending: PendingView | null;
  result: GameResult | null;
  victoryPoints: Record<Player, number>;
  sheets: Sheet[];
  units: UnitView[];
  rolls: number[];
}

/** A snapshot with the other player's secrets absent. */
export type PlayerView = Snapshot;
