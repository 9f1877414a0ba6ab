import type { ArmorClass, CivLevel, MissileType, PodType } from '../model/names.ts';

/** One line of the Pod Attribute Chart. */
export interface PodLine {
  /** Whether it fires lasers and particles. */
  weapons: boolean;
  missiles: Record<MissileType, number>;
  /** The types printed with a star: launched only after a Prepare Missile Command. */
  prepare: readonly MissileType[];
  battleCommands: number;
  /** As printed; null for none. Where the scenario may say otherwise, the first of the printed levels. */
  civLevel: CivLevel | null;
  targetingProgram: number | null;
  jump: boolean;
  /** Whether 5.6 says more about it. */
  special: boolean;
  fires: number;
  /** The printed Armor Rating, or null where the scenario gives one of 0 to 2. */
  armor: ArmorClass | null;
}

const none: Record<MissileType, number> = { unguided: 0, guided: 0, intelligent: 0, mims: 0 };

/** [5.7] The line of a pod without any function in play: it counts only for victory. */
const plain: PodLine = {
  weapons: false,
  missiles: none,
  prepare: [],
  battleCommands: 0,
  civLevel: null,
  targetingProgram: null,
  jump: false,
  special: false,
  fires: 0,
  armor: null,
};

const special = (civLevel: CivLevel, jump = false): PodLine => ({ ...plain, civLevel, jump, special: true });

/** [5.8] The Pod Attribute Chart. */
export const PODS: Record<PodType, PodLine> = {
  hunter: {
    weapons: true,
    missiles: { unguided: 2, guided: 0, intelligent: 1, mims: 0 },
    prepare: [],
    battleCommands: 0,
    civLevel: 8,
    targetingProgram: -4,
    jump: true,
    special: true,
    fires: 1,
    armor: 2,
  },
  'light-weapon': {
    weapons: true,
    missiles: { unguided: 5, guided: 3, intelligent: 0, mims: 0 },
    prepare: ['unguided', 'guided'],
    battleCommands: 1,
    civLevel: 6,
    targetingProgram: -2,
    jump: false,
    special: false,
    fires: 1,
    armor: 1,
  },
  'heavy-weapon': {
    weapons: true,
    missiles: { unguided: 6, guided: 5, intelligent: 3, mims: 1 },
    prepare: ['guided', 'intelligent', 'mims'],
    battleCommands: 1,
    civLevel: 7,
    targetingProgram: -4,
    jump: false,
    special: false,
    fires: 1,
    armor: 2,
  },
  arsenal: {
    weapons: true,
    missiles: { unguided: 8, guided: 7, intelligent: 5, mims: 2 },
    prepare: ['intelligent', 'mims'],
    battleCommands: 1,
    civLevel: 8,
    targetingProgram: -4,
    jump: false,
    special: false,
    fires: 2,
    armor: 2,
  },
  'battle-communications': {
    ...special(8),
    battleCommands: 2,
    targetingProgram: -6,
    fires: 1,
    armor: 2,
  },
  'tractor-beam': special(7),
  battlecraft: special(7),
  'standard-jump': special(7, true),
  'augmented-jump': special(8, true),
  energy: special(7),
  'luxury-cabin': plain,
  'standard-cabin': plain,
  crew: plain,
  'advanced-medical': plain,
  'bio-research': plain,
  'standard-cargo': plain,
  'buffered-cargo': plain,
  'living-cargo': plain,
  lander: plain,
  survey: plain,
  'robot-and-equipment': plain,
  explorer: plain,
  'escape-eva': plain,
  'standard-support': plain,
};

/** [R11.5a] The pods that count as cargo. */
export const CARGO_PODS: readonly PodType[] = ['standard-cargo', 'buffered-cargo', 'living-cargo'];

/** [5.6] The energy units of an energy pod. */
export const ENERGY_POD_UNITS = 144;

/** [5.6, R7.4e] What a tractor beam of each Civ Level does in one Command Phase. */
export const TRACTOR_BEAMS: Record<7 | 8, { commands: number; range: number }> = {
  7: { commands: 1, range: 4 },
  8: { commands: 2, range: 6 },
};
