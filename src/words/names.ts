import {
  type Direction,
  type FireType,
  type Hull,
  isMissileType,
  type MissileType,
  type Part,
  type PartStatus,
  type PodType,
  type Snapshot,
  type UnitClass,
  type UnitStatus,
  type UnitView,
} from '../engine/index.ts';

const HULLS: Record<Hull, string> = {
  'terwillicker-5000': 'Terwillicker-5000',
  'terwillicker-x': 'Terwillicker-X',
  lander: 'Lander',
  'corco-omega': 'Corco Omega',
  dagger: 'Dagger',
  sword: 'Sword',
  spear: 'Spear',
  piccolo: 'Piccolo',
  flute: 'Flute',
  clarinet: 'Clarinet',
  'corco-gamma': 'Corco Gamma',
  'corco-zeta': 'Corco Zeta',
  'corco-iota': 'Corco Iota',
  'corco-mu': 'Corco Mu',
};

const MISSILES: Record<MissileType, string> = {
  unguided: 'unguided missile',
  guided: 'guided missile',
  intelligent: 'intelligent missile',
  mims: 'MIMS',
};

const PODS: Record<PodType, string> = {
  hunter: 'hunter',
  'light-weapon': 'light weapon',
  'heavy-weapon': 'heavy weapon',
  arsenal: 'arsenal',
  'battle-communications': 'battle communications',
  'tractor-beam': 'tractor beam',
  battlecraft: 'battlecraft',
  'standard-jump': 'standard jump',
  'augmented-jump': 'augmented jump',
  energy: 'energy',
  'luxury-cabin': 'luxury cabin',
  'standard-cabin': 'standard cabin',
  crew: 'crew',
  'advanced-medical': 'advanced medical',
  'bio-research': 'bio-research',
  'standard-cargo': 'standard cargo',
  'buffered-cargo': 'buffered cargo',
  'living-cargo': 'living cargo',
  lander: 'lander',
  survey: 'survey',
  'robot-and-equipment': 'robot and equipment',
  explorer: 'explorer',
  'escape-eva': 'escape/EVA',
  'standard-support': 'standard support',
};

const FIRES: Record<FireType, string> = {
  'laser-burst': 'laser burst',
  'laser-barrage': 'laser barrage',
  'particle-burst': 'particle burst',
  'particle-barrage': 'particle barrage',
};

const PART_STATUS: Record<PartStatus, string> = {
  intact: 'intact',
  vulnerable: 'vulnerable',
  damaged: 'damaged',
  destroyed: 'destroyed',
};

const UNIT_STATUS: Record<UnitStatus | 'gone', string> = {
  'in-play': 'in play',
  'in-pod': 'in its pod',
  prepared: 'prepared, not launched',
  landed: 'landed',
  unalerted: 'not alerted yet',
  orbited: 'safe in orbit',
  jumped: 'gone by jump',
  destroyed: 'destroyed',
  expended: 'out of energy',
  'off-map': 'off the map',
  gone: 'gone',
};

const PHASES: Record<Snapshot['phase']['kind'], string> = {
  'set-up': 'set-up',
  movement: 'Movement Phase',
  command: 'Command Phase',
  fire: 'Fire Phase',
  over: 'end of the game',
};

/** `Corco Zeta`. */
export const hullName = (hull: Hull): string => HULLS[hull];

/** `guided missile`, `MIMS`. */
export const missileName = (missile: MissileType): string => MISSILES[missile];

/** The name of a hull or of a type of missile. */
export const className = (name: UnitClass): string => (isMissileType(name) ? MISSILES[name] : HULLS[name]);

/** [R5.8a] `heavy weapon`, without the word pod; two in one pod space are a `double energy` pod. */
export const podName = (pod: PodType, count: 1 | 2 = 1): string => (count === 2 ? `double ${PODS[pod]}` : PODS[pod]);

/** `laser barrage`. */
export const fireName = (fire: FireType): string => FIRES[fire];

/** `bridge`, `force field`, `pod 3`. */
export const partName = (part: Part): string => part.replace('-', ' ');

/** `the bridge`, `the force field`, `pod 3`. */
export const thePart = (part: Part): string => (part.startsWith('pod') ? partName(part) : `the ${partName(part)}`);

/** `vulnerable`. */
export const partStatusName = (status: PartStatus): string => PART_STATUS[status];

/** `in its pod`. */
export const unitStatusName = (status: UnitStatus | 'gone'): string => UNIT_STATUS[status];

/** `Fire Phase`. */
export const phaseName = (kind: Snapshot['phase']['kind']): string => PHASES[kind];

/** `3 o'clock`. */
export const directionName = (direction: Direction): string => `${direction} o’clock`;

/** Where a fire comes from: `burster`, `pod 2`. */
export const sourceName = (from: 'burster' | number): string => (from === 'burster' ? 'burster' : `pod ${from}`);

/** [R10.0a] `face-down missile`: what anybody may know of a counter with its back up. */
export const backName = (kind: UnitView['kind'] | undefined): string =>
  kind === undefined ? 'face down' : `face-down ${kind}`;

/** A name that somebody has typed, in the middle of a sentence: letters that run from right to left turn nothing else. */
export const isolated = (name: string): string =>
  /[\u0590-\u08FF\uD800-\uDFFF\uFB1D-\uFEFF]/.test(name) ? `\u2068${name}\u2069` : name;

/** What a unit can be called by. */
type Called = Pick<UnitView, 'id'> & Partial<Pick<UnitView, 'class' | 'kind' | 'name'>>;

/** `Night Errand` for a ship with a name of its own; else its class, `Piccolo`, or what the back of its counter shows. */
export const calledName = (unit: Omit<Called, 'id'>): string =>
  unit.name ? isolated(unit.name) : unit.class ? className(unit.class) : backName(unit.kind);

/**
 * `1E Piccolo`, or `1A Night Errand (Sword)`; a face-down counter of the other player has only its number and its kind.
 */
export function unitName(unit: Called): string {
  if (unit.class === undefined) return `${unit.id}, ${backName(unit.kind)}`;
  return `${unit.id} ${calledName(unit)}${unit.name ? ` (${className(unit.class)})` : ''}`;
}
