import type {
  BattlecraftHull,
  CounterId,
  Direction,
  FireType,
  HitChance,
  InterceptionChance,
  JumpMarker,
  MissileType,
  Part,
  PartStatus,
  PhaseKind,
  Player,
  PodType,
  SpaceshipHull,
  UnitId,
} from './names.ts';
import type { RuleCase } from './rule-cases.ts';
import type { HitSource } from './state.ts';

/** [8.3, 8.4] How a relative velocity was computed. */
export interface RelativeVelocity {
  /** 1 difference, 2 sum, 3 the Relative Velocity Chart. */
  case: 1 | 2 | 3;
  /** The relative velocity of 8.3, before the reductions of 8.4. */
  base: number;
  straightLine: boolean;
  sameVector: boolean;
  /** The relative velocity that counts, after the reductions of 8.4. */
  value: number;
}

/** [8.6] The arithmetic of one fire. */
export interface FireOdds {
  /** In hexes, before the reduction of 8.4. */
  range: number;
  relativeVelocity: RelativeVelocity;
  /** The Targeting Program used, 0 or negative. */
  modifier: number;
  targetValue: number;
  hitChance: HitChance;
  /** 0 to 1. */
  probability: number;
}

/** Where a unit is, for the sentence about the event and for showing the place on the map. */
interface At {
  hex: string;
  direction: Direction;
  velocity: number;
}

type Body =
  | { type: 'pods-swapped'; unit: UnitId; a: number; b: number }
  | ({ type: 'deployed'; unit: UnitId } & At)
  | { type: 'ready'; player: Player }
  | { type: 'phase'; turn: number; kind: PhaseKind; player: Player }
  | { type: 'sheet-placed'; letter: string }
  | { type: 'stepped'; unit: UnitId; from: string; hex: string }
  | { type: 'moved'; unit: UnitId; hexes: number; hex: string }
  | { type: 'stayed'; unit: UnitId; hex: string }
  | { type: 'landed'; unit: UnitId; hex: string }
  | { type: 'orbited'; unit: UnitId; hex: string }
  | { type: 'asteroid-check'; unit: UnitId; hex: string; velocity: number; die: number; hit: boolean }
  // `was` is the back of the counter; in the owner's version of the event it is the unit's own id.
  | {
      type: 'revealed';
      unit: UnitId;
      was: CounterId | UnitId;
      what: MissileType | BattlecraftHull;
      by: UnitId;
      range: number;
    }
  | { type: 'alert-roll'; unit: UnitId; die: number; needs: number; alerted: boolean }
  | { type: 'gained'; unit: UnitId; velocity: number }
  /** `from`: how the energy pod is that loses them. */
  | { type: 'leaked'; unit: UnitId; units: number; from: 'damaged' | 'destroyed' }
  | {
      type: 'maneuvered';
      unit: UnitId;
      order: 'accelerate' | 'decelerate' | 'turn' | 'weave';
      by: UnitId | null;
      free: boolean;
      hex: string;
      direction: Direction;
      velocity: number;
    }
  | { type: 'paid'; unit: UnitId; blocks: number; units: number }
  | { type: 'jump-marker'; unit: UnitId; marker: JumpMarker | null }
  | { type: 'jumped'; unit: UnitId }
  | { type: 'missile-prepared'; ship: UnitId; missile: UnitId; what: MissileType; pod: number }
  | { type: 'missile-controlled'; ship: UnitId; missile: UnitId }
  | { type: 'searched'; ship: UnitId; range: number }
  | { type: 'battlecraft-prepared'; ship: UnitId; battlecraft: UnitId; hull: BattlecraftHull }
  /** What the other player is told of a prepared missile or battlecraft: a counter was placed face-down on the ship. */
  | { type: 'counter-prepared'; ship: UnitId }
  | ({
      type: 'launched';
      ship: UnitId;
      unit: UnitId;
      kind: 'missile' | 'battlecraft';
      /** Null for the other player. */
      what: MissileType | BattlecraftHull | null;
      pod: number | null;
    } & At)
  | { type: 'docked'; ship: UnitId; with: UnitId; inPod: boolean }
  | { type: 'separated'; unit: UnitId; from: UnitId }
  | { type: 'tractor'; ship: UnitId; target: UnitId; commands: number }
  | { type: 'force-field'; unit: UnitId; on: boolean; by: 'command' | 'emergency' | 'damage' }
  | { type: 'recharged'; battlecraft: UnitId; units: number }
  | {
      type: 'fired';
      unit: UnitId;
      pod: number | null;
      podType: PodType | null;
      fire: FireType;
      target: UnitId;
      odds: FireOdds;
      die: number | null;
      hit: boolean;
    }
  /** `kill`: a missile is destroyed, by another die than that of a critical hit. */
  | {
      type: 'hit-roll';
      target: UnitId;
      source: HitSource;
      die: number;
      result: 'critical' | 'parts' | 'kill' | 'none';
    }
  /** `wasted`: the part chosen is destroyed, so that the hit has no effect. */
  | { type: 'part-chosen'; target: UnitId; player: Player; wasted?: true }
  | {
      type: 'part-hit';
      target: UnitId;
      part: Part | null;
      podType: PodType | null;
      was: PartStatus;
      status: PartStatus;
    }
  | { type: 'missiles-lost'; unit: UnitId; count: number }
  | {
      type: 'interception';
      missile: UnitId;
      target: UnitId;
      relativeVelocity: RelativeVelocity;
      chance: InterceptionChance | null;
      die: number | null;
      success: boolean;
    }
  | { type: 'declined'; missile: UnitId; targets: UnitId[] }
  | { type: 'field-roll'; unit: UnitId; die: number; needs: number; success: boolean }
  | { type: 'field-refused'; unit: UnitId }
  | { type: 'exploded'; missile: UnitId; target: UnitId; rolls: number }
  | {
      type: 'lost';
      unit: UnitId;
      what: SpaceshipHull | BattlecraftHull | MissileType | null;
      how: 'fire' | 'asteroid' | 'missile' | 'explosion' | 'planet' | 'off-map' | 'expended';
      hex: string | null;
    }
  | { type: 'conceded'; player: Player }
  | { type: 'draw-agreed'; player: Player }
  | { type: 'game-over'; winner: Player | null; reason: string };

/** Something that happened, with the rule case it follows from. */
export type GameEvent = Body & {
  rule: RuleCase;
  /** The only player who may know of the event; absent if both may. */
  only?: Player;
  /**
   * The backs of the units named in the event that lay face-down when it happened: the other player's names for them.
   */
  masks?: Record<UnitId, CounterId>;
};

export type EventType = GameEvent['type'];
export type EventBody = Body;
