import type {
  ArmorClass,
  BattlecraftHull,
  CivLevel,
  Direction,
  MissileType,
  Part,
  PartStatus,
  Player,
  PodType,
  SpaceshipHull,
  UnitId,
} from './names.ts';

/** [2.1] A map sheet in use: its letter and its place among the sheets, counted from A to the right and downwards. */
export interface Sheet {
  letter: string;
  column: number;
  row: number;
}

/** [8.8] What the Status box of a part that has been hit shows. */
export type HitStatus = Exclude<PartStatus, 'intact'>;

/** A pod as the scenario gives it. A field left out has the value printed in the Pod Attribute Chart. */
export interface ScenarioPod {
  type: PodType;
  /** [R8.8b] Replaces the chart's Armor Rating. */
  armor?: ArmorClass;
  /** [R7.4e] Tractor beams come in levels 7 and 8; 7 when the scenario says nothing. */
  civLevel?: CivLevel;
  /** What a battlecraft pod holds. */
  battlecraft?: BattlecraftHull;
  /** Missiles other than the chart's number. */
  missiles?: Partial<Record<MissileType, number>>;
  /** [R5.8a] Two Energy Pods in this pod space. */
  count?: 2;
  /** [8.8] The hits that the pod's battlecraft has taken before play. */
  damage?: Partial<Record<'bridge' | 'engine', HitStatus>>;
  /** [10.4] The Energy Units that the pod's battlecraft has spent before play. */
  spentUnits?: number;
  /** The pod's battlecraft has been lost before play. */
  lost?: true;
}

/** Where a ship may be deployed; a list of one is a fixed value. */
export interface Deployment {
  /** The hexes it may be placed in, as ids. */
  hexes: string[];
  directions: Direction[];
  velocities: number[];
  /** [R6.1b] On which side the Direction Reminder lies; left when the scenario says nothing. */
  reminder?: 'right';
  /** [R11.0c] Direction and velocity must equal those of the owner's other deployed ships. */
  formation?: true;
}

export interface ScenarioShip {
  player: Player;
  /** The letter of the counter. */
  letter: string;
  /** What its builder calls the ship. Both players know it, and no rule looks at it. */
  name?: string;
  hull: SpaceshipHull;
  /** In the scenario's order, which is the order of the boxes until the player swaps them. */
  pods: ScenarioPod[];
  deployment: Deployment;
  /** The Spaceship Log used, 1 or 2. */
  log: 1 | 2;
  /** Energy Blocks already spent when play starts. */
  spentBlocks?: number;
  /** [10.3] Where the marker lies on the Energy Unit Track when play starts. */
  spentUnits?: number;
  /** [8.8] The hits that its parts have taken before play. */
  damage?: Partial<Record<Part, HitStatus>>;
  /** [7.4] The ship shows its force field side when play starts. */
  fieldUp?: true;
  /** [R11.4a] The ship takes no part until its owner rolls this number or less in one of their Command Phases. */
  alertOn?: number;
}

/** A missile, or the battlecraft of a pod, that had been launched before play goes on, and where it flies. */
export interface ScenarioLaunch {
  ship: UnitId;
  /** The box of the pod it came from. */
  pod: number;
  /** Left out for the battlecraft of the pod. */
  missile?: MissileType;
  hex: string;
  direction: Direction;
  velocity: number;
  reminder?: 'right';
  /** [9.5] The Energy Units that a missile has spent. */
  spentUnits?: number;
  /** [9.9] The four of a MIMS are away. */
  four?: true;
  /** [2.4] It lies face up. */
  revealed?: true;
}

/** A battle that was begun elsewhere: the Game-Turn that comes next, and what flies beside the ships, by its launches. */
export interface GoesOn {
  turn: number;
  launched: ScenarioLaunch[];
}

/** [7.2, R7.2c] Which player may jump, and the column of sheets a ship must have entered before. */
export interface JumpPermission {
  player: Player;
  sheetColumn?: number;
}

/** A condition that a game may meet; units are named by their ids. */
export type Condition =
  | { is: 'destroyed'; units: UnitId[]; atLeast: number; including?: UnitId[] }
  | { is: 'jumped'; units: UnitId[]; atLeast: number }
  | { is: 'in-orbit'; unit: UnitId }
  | { is: 'docked'; units: UnitId[]; with: UnitId }
  /** Every pair of opposing spaceships and launched battlecraft is more than `range` hexes apart. */
  | { is: 'apart'; range: number }
  | { is: 'points'; player: Player; atLeast: number }
  /** So many Game-Turns have been played to their end. */
  | { is: 'turns'; played: number }
  /** The player has no spaceship left in play, and the points decide. */
  | { is: 'no-ship-left'; player: Player };

/** [11.0] A condition and who wins by it; `points` leaves it to the Victory Points, null is a draw. */
export interface VictoryClause {
  if: Condition;
  winner: Player | 'points' | null;
  /** A code that names the clause, for the result and its sentence. */
  reason: string;
}

/** [R11.5a] How Victory Points are earned. */
export interface Scoring {
  /** Ships of this player that come into orbit leave play and score. */
  orbit: { player: Player; ship: number; cargoPod: number };
  /** The other player scores for what is destroyed, and loses points for their own. */
  destroyed: { player: Player; ship: number; cargoPod: number; own: { units: UnitId[]; points: number } };
}

/** What the author of a scenario tells the players before they begin; no rule reads it. */
export interface ScenarioBriefing {
  situation?: string;
  length?: string;
  difficulty?: string;
  /** What is learned by playing it. */
  teaches?: string;
  /** How fair it is, and how that is known. */
  balance?: string;
}

/** The names of sides, by player; one without has its player's number alone. */
export type SideNames = Partial<Record<Player, string>>;

/** A scenario as the engine plays it; the five of the booklet are in src/scenarios. */
export interface Scenario {
  id: string;
  briefing?: ScenarioBriefing;
  /** What each side is called in the middle of a sentence, `the pirates`; no rule reads it. */
  sides?: SideNames;
  sheets: Sheet[];
  /** [R2.1c] Letters kept for places beside the sheets in use. */
  reserved?: Sheet[];
  planets: string[];
  /** The hexes with an Asteroid Field marker; the field reaches into their six neighbours. */
  asteroidFields: string[];
  /** Player 1's ships, then player 2's, in the booklet's order. */
  ships: ScenarioShip[];
  jumps?: JumpPermission;
  /** Left out for a battle that begins. */
  goesOn?: GoesOn;
  scoring?: Scoring;
  /** Checked in this order after every action and every hex of a move; the first that holds ends the game. */
  victory: VictoryClause[];
}
