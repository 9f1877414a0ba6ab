import type { Edition } from './editions.ts';
import type {
  ArmorClass,
  BattlecraftHull,
  CivLevel,
  Direction,
  Hull,
  JumpMarker,
  MissileType,
  Part,
  PartStatus,
  PhaseKind,
  Player,
  PodType,
  Side,
  SpaceshipHull,
  UnitId,
  UnitStatus,
} from './names.ts';
import type { Scenario, Sheet } from './scenario.ts';

/** Axial coordinates; A0101 is 0,0, q grows to the right and r downwards. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** What every unit has. `hex` is null for a unit that is not on the map by itself. */
interface Placed {
  readonly id: UnitId;
  readonly owner: Player;
  readonly status: UnitStatus;
  readonly hex: Hex | null;
  readonly direction: Direction;
  /** [2.6] What its Velocity marker shows: 0 to 9. */
  readonly velocity: number;
  /** [R6.1b] Where the next corner move goes: the Direction Reminder. */
  readonly nextSide: Side;
  readonly revealed: boolean;
  /** The number of its latest placement on the map, which gives the order of moves and interceptions. */
  readonly since: number;
  /**
   * The number on the back of its counter, the NN of `2?NN`: its owner's launches are numbered; null if not launched.
   */
  readonly counter: number | null;
  readonly dock: Dock | null;
}

/** [7.4] A docked pair; the unit that was docked with leads. */
export interface Dock {
  readonly partner: UnitId;
  readonly leads: boolean;
}

export interface HullPartState {
  readonly armor: ArmorClass;
  readonly status: PartStatus;
}

/** A compartment with a pod in it; box 1 is index 0 of `pods`. */
export interface Pod {
  readonly type: PodType;
  readonly armor: ArmorClass;
  readonly status: PartStatus;
  /** [R9.5a] The level in use, which the ship's own level may lower; null where the chart has none. */
  readonly civLevel: CivLevel | null;
  /** Missiles still in the pod; null for pods that carry none. */
  readonly missiles: Readonly<Record<MissileType, number>> | null;
  readonly battlecraft: BattlecraftHull | null;
  /** [R5.8a] Two Energy Pods may share a box. */
  readonly count: 1 | 2;
}

/** [10.3] The Energy Block section and the Energy Unit Track of a log. */
export interface ShipEnergy {
  readonly blocks: number;
  readonly marked: number;
  readonly track: number;
}

/** [10.2, 10.4] The Energy Unit boxes of a battlecraft or missile. */
export interface UnitEnergy {
  readonly units: number;
  readonly spent: number;
}

export interface Spaceship extends Placed {
  readonly kind: 'spaceship';
  readonly hull: SpaceshipHull;
  readonly letter: string;
  /** The force field is absent where the hull has none. */
  readonly parts: Readonly<Record<'bridge' | 'engine', HullPartState> & { 'force-field'?: HullPartState }>;
  readonly pods: readonly Pod[];
  readonly energy: ShipEnergy;
  readonly forceField: boolean;
  readonly jump: JumpMarker | null;
  /** [R7.2c] Has entered the sheets from which jumps are allowed. */
  readonly reachedJumpZone: boolean;
}

export interface Battlecraft extends Placed {
  readonly kind: 'battlecraft';
  readonly hull: BattlecraftHull;
  readonly mother: UnitId;
  /** The box of its pod, from 1. */
  readonly pod: number;
  readonly parts: Readonly<Record<'bridge' | 'engine', HullPartState>>;
  readonly energy: UnitEnergy;
}

export interface Missile extends Placed {
  readonly kind: 'missile';
  readonly missile: MissileType;
  readonly civLevel: CivLevel;
  /** The ship and the box it came from; the four of a MIMS have neither. */
  readonly mother: UnitId | null;
  readonly pod: number | null;
  readonly energy: UnitEnergy | null;
  /** [R9.6a] Enemy units it has attempted or declined during this stay in their hex. */
  readonly attempted: readonly UnitId[];
  readonly mimsLaunched: boolean;
}

export type Craft = Spaceship | Battlecraft;
export type Unit = Craft | Missile;
export type UnitClass = Hull | MissileType;

/** What is set when a unit is made, or by what keeps the lists alone: `rules/board.ts` and `rules/known-order.ts`. */
type Kept = 'id' | 'owner' | 'kind' | 'status' | 'hex' | 'counter' | 'since';
declare const OWN: unique symbol;

/**
 * A unit that a game has for itself, so that rules may assign its fields: `ownUnit` of `rules/board.ts` gives it. All
 * other units may be shared with other copies of the game. The objects in its fields are replaced, never changed.
 */
export type Own<U extends Unit = Unit> = U extends Unit
  ? Pick<U, Kept> & { -readonly [K in keyof U as Exclude<K, Kept>]: U[K] } & { readonly [OWN]: true }
  : never;

/** What a unit has been ordered in the present Command Phase. */
export interface Orders {
  /** Its velocity when the phase began or when it was launched in it, by which 7.1 counts its commands. */
  readonly startVelocity: number;
  readonly maneuvers: number;
  readonly velocityChanges: number;
  /**
   * [7.5] Whether it has received an Accelerate, Decelerate or Direction Change, those through tractor beams left
   * out.
   */
  readonly steered: boolean;
  /** [R7.5a] Whether energy has been paid for such a command. */
  readonly paid: boolean;
  readonly wove: boolean;
  readonly jumpOrder: boolean;
  readonly battle: number;
}

/** A tractor beam turned on in the present phase. */
export interface Beam {
  readonly ship: UnitId;
  readonly pod: number;
  readonly target: UnitId;
  readonly left: number;
}

/** Where a fire or launch comes from: the burster, or a pod by its box, from 1. */
export type FireSource = 'burster' | number;

/** [8.1, 9.2] A fire or launch that has been made. */
export interface FireMade {
  readonly unit: UnitId;
  readonly from: FireSource;
}

/** The phase in progress, with everything that is counted only until it ends. */
export interface Phase {
  readonly kind: PhaseKind;
  readonly player: Player;
  readonly orders: Readonly<Record<UnitId, Orders>>;
  readonly controlled: readonly UnitId[];
  /** Battlecraft prepared in this phase, which may not be launched in it. */
  readonly prepared: readonly UnitId[];
  readonly beams: readonly Beam[];
  /** [8.1, R8.0a] Fires and launches, in order; of the units that have made any, only the last may go on. */
  readonly fires: readonly FireMade[];
}

/** One step that the engine still has to resolve. The agenda is a stack: the next task is the last of the list. */
export type Task = Readonly<
  | { do: 'move'; unit: UnitId; gone: number }
  | { do: 'asteroid'; unit: UnitId }
  | { do: 'arrive'; units: readonly UnitId[] }
  | { do: 'attempt'; missile: UnitId }
  | { do: 'explode'; missile: UnitId; target: UnitId }
  | { do: 'hit'; target: UnitId; source: HitSource; chooser: Player }
  | { do: 'planet'; unit: UnitId }
  | { do: 'move-all' }
  | { do: 'mims'; missile: UnitId; left: number }
>;

/** What caused a roll on the Hit Table. */
export type HitSource = 'fire' | 'asteroid' | 'missile';

/** A decision that a player has to make before the rest of the agenda goes on. */
export type Pending = Readonly<
  | { kind: 'choose-part'; player: Player; unit: UnitId; parts: readonly Part[]; source: HitSource }
  | { kind: 'intercept'; player: Player; missile: UnitId; targets: readonly UnitId[]; mayDecline: boolean }
  | { kind: 'force-field'; player: Player; unit: UnitId; missile: UnitId }
  | { kind: 'planet-maneuver'; player: Player; unit: UnitId; orders: Orders }
  | { kind: 'mims'; player: Player; missile: UnitId; left: number }
>;

/** [3.0] What a game waits for: it decides which kinds of orders may be given. */
export type Stage = 'set-up' | PhaseKind | Pending['kind'] | 'over';

export interface GameResult {
  winner: Player | null;
  reason: string;
}

/** [1.0, R1.0a] The dice of a game: those still to come and those already rolled. */
export interface Dice {
  /** Rolls fixed beforehand, by their place among all rolls; used before the generator. */
  given: readonly number[];
  seed: number | null;
  /** Whether the seed was mixed before it was used: `generator: 2` of a record. */
  mixed: boolean;
  /** The generator's state, advanced once for every die rolled so far; null without a seed. */
  generator: readonly number[] | null;
  fallen: number[];
}

/**
 * A whole game: plain JSON, never changed in place by `apply`. In a copy made for the rules the game itself, its tasks,
 * its dice and its own units may be changed; every other object is shared between copies and must be replaced.
 */
export interface Game {
  readonly scenario: Scenario;
  /** The edition of the rulings under which it is played. */
  readonly rulings: Edition;
  turn: number;
  /** In set-up the player who sets up; null once play has begun. */
  setUp: Player | null;
  phase: Phase;
  /** [R7.4d] The units that have moved, been carried or stayed in orbit in this Game-Turn: none does so twice. */
  moved: readonly UnitId[];
  sheets: readonly Sheet[];
  /** In the order they were made: spaceships, battlecraft, missiles. `unitNamed` of `rules/board.ts` finds one. */
  units: readonly Unit[];
  /** Ships that have been deployed, in set-up. */
  deployed: readonly UnitId[];
  /** [R6.5c] Craft brought to velocity 0 at a planet, which land if they are still there. */
  landing: readonly UnitId[];
  tasks: Task[];
  pending: Pending | null;
  result: GameResult | null;
  dice: Dice;
  /** Placements so far, for `since`. */
  placements: number;
  /** Counter numbers given out so far: launches by player, missiles by player and kind of number. */
  counters: Readonly<Record<string, number>>;
}
