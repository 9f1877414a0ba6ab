/** The vocabulary of the record: every name that a record, an action or a snapshot may hold. */

export type Player = 1 | 2;
export const PLAYERS: readonly Player[] = [1, 2];

/** How well the program plays, the weakest first. */
export const RANKS = ['ensign', 'captain', 'admiral'] as const;
export type Rank = (typeof RANKS)[number];

/** [R6.1a] A clock number; even ones point at hexsides, odd ones at corners. */
export type Direction = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export const DIRECTIONS: readonly Direction[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Left is anticlockwise, right is clockwise. */
export type Side = 'left' | 'right';

export const BATTLECRAFT_HULLS = ['terwillicker-5000', 'terwillicker-x', 'lander', 'corco-omega'] as const;
export const SPACESHIP_HULLS = [
  'dagger',
  'sword',
  'spear',
  'piccolo',
  'flute',
  'clarinet',
  'corco-gamma',
  'corco-zeta',
  'corco-iota',
  'corco-mu',
] as const;
export type BattlecraftHull = (typeof BATTLECRAFT_HULLS)[number];
export type SpaceshipHull = (typeof SPACESHIP_HULLS)[number];
export type Hull = BattlecraftHull | SpaceshipHull;

const HULL_NAMES: readonly string[] = [...BATTLECRAFT_HULLS, ...SPACESHIP_HULLS];

/** Whether the name of a class is that of a hull, and not of a type of missile. */
export const isHull = (name: string | undefined): name is Hull => name !== undefined && HULL_NAMES.includes(name);

const SPACESHIP_NAMES: readonly string[] = SPACESHIP_HULLS;

/** Whether the name of a class is that of a spaceship's hull. */
export const isSpaceshipHull = (name: string | undefined): name is SpaceshipHull =>
  name !== undefined && SPACESHIP_NAMES.includes(name);

export const POD_TYPES = [
  'hunter',
  'light-weapon',
  'heavy-weapon',
  'arsenal',
  'battle-communications',
  'tractor-beam',
  'battlecraft',
  'standard-jump',
  'augmented-jump',
  'energy',
  'luxury-cabin',
  'standard-cabin',
  'crew',
  'advanced-medical',
  'bio-research',
  'standard-cargo',
  'buffered-cargo',
  'living-cargo',
  'lander',
  'survey',
  'robot-and-equipment',
  'explorer',
  'escape-eva',
  'standard-support',
] as const;
export type PodType = (typeof POD_TYPES)[number];

/** [5.1] The pods that fire and carry missiles. */
export type WeaponPodType = 'hunter' | 'light-weapon' | 'heavy-weapon' | 'arsenal';

export const MISSILE_TYPES = ['unguided', 'guided', 'intelligent', 'mims'] as const;
export type MissileType = (typeof MISSILE_TYPES)[number];

const MISSILE_NAMES: readonly string[] = MISSILE_TYPES;

/** Whether the name of a class is that of a type of missile. */
export const isMissileType = (name: string | undefined): name is MissileType =>
  name !== undefined && MISSILE_NAMES.includes(name);

export const FIRE_TYPES = ['laser-burst', 'laser-barrage', 'particle-burst', 'particle-barrage'] as const;
export type FireType = (typeof FIRE_TYPES)[number];

/** The printed Hit Table names pods up to 15; no hull carries more than 12. */
export type PodPart = `pod-${number}`;
export type HullPart = 'bridge' | 'engine' | 'force-field';
export type Part = HullPart | PodPart;

/** [8.8] What the Status box of a part shows: nothing, V, D or X. */
export type PartStatus = 'intact' | 'vulnerable' | 'damaged' | 'destroyed';
export type ArmorClass = 0 | 1 | 2;
export type CivLevel = 6 | 7 | 8;

export type UnitId = string;
/** A face-down counter as the other player knows it, `2?07`. */
export type CounterId = `${Player}?${string}`;

export type UnitStatus =
  | 'in-play'
  | 'in-pod'
  | 'prepared'
  | 'landed'
  | 'unalerted'
  | 'orbited'
  | 'jumped'
  | 'destroyed'
  | 'expended'
  | 'off-map';

export type JumpMarker = 'prepared' | 'jumping';
export type PhaseKind = 'movement' | 'command' | 'fire';

export const otherPlayer = (player: Player): Player => (player === 1 ? 2 : 1);

/** [8.6] A number to roll at most, A for an automatic hit, - for none. */
export type HitChance = number | 'A' | '-';
/** [9.7] A number to roll at most, or A for an automatic interception. */
export type InterceptionChance = number | 'A';
