import type {
  ArmorClass,
  Hull,
  MissileType,
  Part,
  PartStatus,
  Player,
  PodType,
  SpaceshipHull,
  UnitId,
  UnitStatus,
} from '../engine/index.ts';

/** A box to be crossed off: still open, spent in play, or struck off before it because it is not aboard. */
export type Box = 'open' | 'spent' | 'struck';

/** The row of figures at the head of a log. */
export interface LogHeader {
  velocityRating: number;
  maneuverRating: number;
  burnRate: number;
  /** The hull's own, and what energy pods add. */
  energyCapacity: { hull: number; pods: number };
  burster: number;
  armor: ArmorClass;
  forceField: number;
  targetingProgram: number;
  battleCommands: number;
  fires: number;
}

/** [10.1] One line of the Compartments section. */
export interface Compartment {
  part: Part;
  /** [8.7] The second die of a hit that lists it. */
  die: number;
  pod: PodType | null;
  /** [R5.8a] Two Energy Pods may share a box. */
  count: 1 | 2;
  armor: ArmorClass | null;
  status: PartStatus;
  /** Not aboard: a pod beyond the hull's, or a force field the hull has not. */
  struck: boolean;
  /** Missiles still in it; null where it carries none, or has lost them. */
  missiles: Readonly<Record<MissileType, number>> | null;
  /** The battlecraft that belongs into this pod. */
  craft: { unit: UnitId; status: UnitStatus | 'gone' } | null;
}

/** What has become of the missile of a line. `used`: out of its pod, and the sheet does not know which it is. */
export type LineStatus = 'aboard' | 'prepared' | 'flying' | 'used' | 'gone' | 'lost' | 'struck';

/** [10.2] A line of a Missile section: its Pod/# box and its Energy Unit boxes; an unguided missile has only the first. */
export interface MissileLine {
  missile: UnitId | null;
  /** The box it came from, once it has been prepared or launched. */
  pod: number | null;
  status: LineStatus;
  boxes: Box[];
  /** [9.9] A MIMS whose four are away. */
  four: boolean;
}

/** [10.2] One of the four Missile sections. */
export interface MissileSection {
  type: MissileType;
  /** Aboard when play began. */
  total: number;
  /** Still in the pods. */
  left: number;
  lines: MissileLine[];
}

/** [10.3] A space of the Energy Unit Track. */
export interface TrackSpace {
  number: number;
  struck: boolean;
  /** Where the marker lies. */
  marker: boolean;
  /** The space of the burn rate: the marker goes back to 0 and a block is marked. */
  full: boolean;
}

/** [10.3] The Energy Unit Track and the Energy Blocks. */
export interface EnergySection {
  burnRate: number;
  track: TrackSpace[];
  blocks: Box[];
  total: number;
  /** Of them spent before play, by what the scenario says: they count as not aboard. */
  gone: number;
  marked: number;
  /** Energy Units still to be had. */
  unitsLeft: number;
}

/** [10.4] One of the Battlecraft sections; struck off where there is none. */
export interface CraftSection {
  unit: UnitId | null;
  hull: Hull | null;
  status: UnitStatus | 'gone' | null;
  bridge: { armor: ArmorClass; status: PartStatus } | null;
  engine: { armor: ArmorClass; status: PartStatus } | null;
  boxes: Box[];
}

/** [2.3, R10.1a] All that a Spaceship Log shows. `ship` and `header` are null on a blank one. */
export interface LogSheet {
  log: 1 | 2;
  ship: {
    id: UnitId;
    owner: Player;
    letter: string;
    hull: SpaceshipHull;
    status: UnitStatus | 'gone';
    /** Of a ship with a name of its own. */
    name?: string;
  } | null;
  header: LogHeader | null;
  compartments: Compartment[];
  missiles: MissileSection[];
  energy: EnergySection;
  craft: CraftSection[];
}
