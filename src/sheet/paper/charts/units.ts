import {
  BATTLECRAFT_HULLS,
  HULLS,
  type Hull,
  MISSILE_TYPES,
  POD_TYPES,
  PODS,
  type PodType,
  SPACESHIP_HULLS,
} from '../../../engine/index.ts';
import { capital, hullName, podName, signed } from '../../../words/index.ts';
import type { Chart } from './table.ts';

const NONE = '–';
const figure = (value: number): string => (value === 0 ? NONE : String(value));

function hullRow(hull: Hull): string[] {
  const line = HULLS[hull];
  return [
    hullName(hull),
    figure(line.pods),
    String(line.velocityRating),
    String(line.maneuverRating),
    String(line.energyCapacity),
    String(line.burnRate),
    figure(line.burster),
    String(line.armor),
    figure(line.forceField),
    String(line.civLevel),
    signed(line.targetingProgram),
    line.streamlined ? 'yes' : NONE,
  ];
}

const HULL_FIGURES = [
  'Pods',
  'Velocity',
  'Maneuver',
  'Energy',
  'Burn rate',
  'Burster',
  'Armor',
  'Field',
  'Civ',
  'Program',
  'Lands',
];

/** [4.9] The Spaceship Attribute Chart, as far as it is used in play. */
export const hullChart = (): Chart => ({
  title: 'Hulls',
  columns: [
    { title: 'Class', share: 20, words: true, strong: true },
    ...HULL_FIGURES.map((title) => ({ title, share: 9 })),
  ],
  rows: [...SPACESHIP_HULLS, ...BATTLECRAFT_HULLS].map(hullRow),
  after: ['The last four are battlecraft. Lands: the hull is streamlined.'],
});

/** [5.7] Pods that matter to victory alone stand in one row. */
const matters = (type: PodType): boolean => PODS[type].weapons || PODS[type].special;

function podRow(type: PodType): string[] {
  const { weapons, missiles, prepare, battleCommands, civLevel, targetingProgram, fires, jump, armor } = PODS[type];
  const level = civLevel === null ? NONE : type === 'tractor-beam' ? '7, 8' : String(civLevel);
  return [
    capital(podName(type)),
    weapons ? String(fires) : NONE,
    ...MISSILE_TYPES.map((missile) => figure(missiles[missile]) + (prepare.includes(missile) ? '*' : '')),
    figure(battleCommands),
    level,
    targetingProgram === null ? NONE : signed(targetingProgram),
    jump ? 'yes' : NONE,
    armor === null ? '0–2' : String(armor),
  ];
}

const POD_FIGURES = ['Fires', 'Unguided', 'Guided', 'Intell.', 'MIMS', 'Commands', 'Civ', 'Program', 'Jump', 'Armor'];

/** [5.8] The Pod Attribute Chart. */
export const podChart = (): Chart => ({
  title: 'Pods',
  columns: [
    { title: 'Pod', share: 24, words: true, strong: true },
    ...POD_FIGURES.map((title) => ({ title, share: 9 })),
  ],
  rows: [...POD_TYPES.filter(matters).map(podRow), ['All others', ...POD_FIGURES.slice(1).map(() => NONE), '0–2']],
  after: [
    '* To be prepared before it is launched. Battle communications gives one more fire or launch, from a pod or the burster. Armor as the scenario says where it says so.',
  ],
});
