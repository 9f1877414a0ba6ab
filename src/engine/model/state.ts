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
  q: number;
  r: number;
}

/** What every unit that lies on the map by itself has. `hex` is null for one that does not. */
interface Placed {
  id: UnitId;
  owner: Player;
  status: UnitStatus;
  hex: Hex | null;
  direction: Direction;
  /** [2.6] What its Velocity marker shows: 0 to 9. */
  velocity: number;
  /** [R6.1b] Where the next corner move goes: the Direction Reminder. */
  nextSide: Side;
  revealed: boolean;
  /** When it came into play, by its latest placement; moves and interceptions follow it. */
  since: number;
  /** Its owner's placements on the map up to its own: the NN of `2?NN`; null for one not launched. */
  counter: number | null;
  dock: Dock | null;
}

/** [7.4] A docked pair; the unit that was docked with leads. */
export interface Dock {
  partner: UnitId;
  leads: boolean;
}

export interface HullPartState {
  armor: ArmorClass;
  status: PartStatus;
}

/** A compartment with a pod in it; box 1 is index 0 of `pods`. */
export interface Pod {
  type: PodType;
  armor: ArmorClass;
  status: PartStatus;
  /** [R9.5a] After the ship's own level has been minded; null where the chart has none. */
  civLevel: CivLevel | null;
  /** Missiles still in the pod; null for pods that carry none. */
  missiles: Record<MissileType, number> | null;
  battlecraft: BattlecraftHull | null;
}

/** [10.3] The Energy Block section and the Energy Unit Track of a log. */
export interface ShipEnergy {
  blocks: number;
  marked: number;
  track: number;
}

/** [10.2, 10.4] The Energy Unit boxes of a battlecraft or missile. */
export interface UnitEnergy {
  units: number;
  spent: number;
}

export interface Spaceship extends Placed {
  kind: 'spaceship';
  hull: SpaceshipHull;
  letter: string;
  /** The force field is absent where the hull has none. */
  parts: Record<'bridge' | 'engine', HullPartState> & { 'force-field'?: HullPartState };
  pods: Pod[];
  energy: ShipEnergy;
  forceField: boolean;
  jump: JumpMarker | null;
  /** [R7.2c] Has entered the sheets from which jumps are allowed. */
  reachedJumpZone: boolean;
}

export interface Battlecraft extends Placed {
  kind: 'battlecraft';
  hull: BattlecraftHull;
  mother: UnitId;
  /** The box of its pod, from 1. */
  pod: number;
  parts: Record<'bridge' | 'engine', HullPartState>;
  energy: UnitEnergy;
}

export interface Missile extends Placed {
  kind: 'missile';
  missile: MissileType;
  civLevel: CivLevel;
  /** The ship and the box it came from; the four of a MIMS have neither. */
  mother: UnitId | null;
  pod: number | null;
  energy: UnitEnergy | null;
  /** [R9.6a] Enemy units it has attempted or declined during this stay in their hex. */
  attempted: UnitId[];
  mimsLaunched: boolean;
}

export type Craft = Spaceship | Battlecraft;
export type Unit = Craft | Missile;
export type UnitClass = Hull | MissileType;

/** What a unit has been ordered in the present Command Phase. */
export interface Orders {
  /** Its velocity when the phase began, or when it was launched. */
  from: number;
  maneuvers: number;
  velocityChanges: number;
  /** [7.5] Whether it has received an Accelerate, Decelerate or Direction Change, those through tractor beams left out. */
  steered: boolean;
  /** [R7.5a] Whether energy has been paid for such a command. */
  paid: boolean;
  wove: boolean;
  jumpOrder: boolean;
  battle: number;
}

/** A tractor beam turned on in the present phase. */
export interface Beam {
  ship: UnitId;
  pod: number;
  target: UnitId;
  left: number;
}

/** The phase in progress and all that is forgotten when it ends. */
export interface Phase {
  kind: PhaseKind;
  player: Player;
  orders: Record<UnitId, Orders>;
  controlled: UnitId[];
  /** Battlecraft prepared in this phase, which may not be launched in it. */
  prepared: UnitId[];
  beams: Beam[];
  /** Fires and launches by unit and source (`burster`, `pod-1`). */
  fired: Record<UnitId, Record<string, number>>;
  /** [R8.0a] The units that have fired, in order; only the last may go on. */
  shooters: UnitId[];
}

/** What is still to be resolved, the next thing last. */
export type Task =
  | { do: 'move'; unit: UnitId; gone: number }
  | { do: 'asteroid'; unit: UnitId }
  | { do: 'arrive'; units: UnitId[] }
  | { do: 'attempt'; missile: UnitId }
  | { do: 'explode'; missile: UnitId; target: UnitId }
  | { do: 'hit'; target: UnitId; source: HitSource; chooser: Player }
  | { do: 'planet'; unit: UnitId }
  | { do: 'move-all' }
  | { do: 'mims'; missile: UnitId; left: number };

/** What a roll on the Hit Table follows from. */
export type HitSource = 'fire' | 'asteroid' | 'missile';

/** A decision asked of a player; the rest of the agenda waits for it. */
export type Pending =
  | { kind: 'choose-part'; player: Player; unit: UnitId; parts: Part[]; source: HitSource }
  | { kind: 'intercept'; player: Player; missile: UnitId; targets: UnitId[]; mayDecline: boolean }
  | { kind: 'force-field'; player: Player; unit: UnitId; missile: UnitId }
  | { kind: 'planet-maneuver'; player: Player; unit: UnitId; orders: Orders }
  | { kind: 'mims'; player: Player; missile: UnitId; left: number };

/** [3.0] Where a game stands, as far as the kinds of orders go. */
export type Stage = 'set-up' | PhaseKind | Pending['kind'] | 'over';

export interface GameResult {
  winner: Player | null;
  reason: string;
}

/** [1.0, R1.0a] The dice of a record and those that have fallen. */
export interface Dice {
  /** Rolls given beforehand, used first. */
  given: readonly number[];
  seed: number | null;
  /** Whether the seed was mixed before it was used: `generator: 2` of a record. */
  mixed: boolean;
  /** The generator's state after as many draws as dice have fallen; null without a seed. */
  generator: readonly number[] | null;
  fallen: number[];
}

/** A whole game: plain JSON, never changed in place by `apply`. */
export interface Game {
  scenario: Scenario;
  turn: number;
  /** In set-up the player who sets up; null once play has begun. */
  setUp: Player | null;
  phase: Phase;
  /** [R7.4d] The units that have moved, been carried or stayed in orbit in this Game-Turn: none does so twice. */
  moved: UnitId[];
  sheets: Sheet[];
  /** In the order they were made: spaceships, battlecraft, missiles. */
  units: Record<UnitId, Unit>;
  /** Ships that have been deployed, in set-up. */
  deployed: UnitId[];
  /** [R6.5c] Craft brought to velocity 0 at a planet, which land if they are still there. */
  landing: UnitId[];
  tasks: Task[];
  pending: Pending | null;
  result: GameResult | null;
  dice: Dice;
  /** Placements so far, for `since`. */
  placements: number;
  /** Counter numbers given out so far: launches by player, missiles by player and kind of number. */
  counters: Record<string, number>;
}
