import {
  type CivLevel,
  CRITICAL_HIT,
  chartedRelativeVelocity,
  FIRE_COST,
  FIRE_TYPES,
  hitChance,
  interceptionChance,
  listedParts,
  MISSILES,
  missileKill,
} from '../../../engine/index.ts';
import { capital, fireName, partName } from '../../../words/index.ts';
import type { Chart } from './table.ts';

/** Numbers in a row that give the same answers, as the head of a column. */
interface Group {
  first: number;
  last: number;
}

/** The printed columns of a chart, found where its answers change; the last number stands for all above it. */
function groupsOf(top: number, answersOf: (number: number) => readonly unknown[]): Group[] {
  const groups: Group[] = [];
  let before = '';
  for (let number = 0; number <= top; number += 1) {
    const answers = answersOf(number).join(' ');
    const last = groups.at(-1);
    if (last && answers === before) last.last = number;
    else groups.push({ first: number, last: number });
    before = answers;
  }
  return groups;
}

const groupName = ({ first, last }: Group): string => (first === last ? String(first) : `${first}–${last}`);

/** [8.6] Above this Target Value nothing hits. */
const TOP_TARGET_VALUE = 15;

const figure = (chance: number | string): string => (chance === '-' ? '–' : String(chance));

/** [8.6] The Fire Results Table. */
export function fireChart(): Chart {
  const groups = groupsOf(TOP_TARGET_VALUE, (value) => FIRE_TYPES.map((type) => hitChance(type, value)));
  return {
    title: 'Fire',
    note: 'the die must show this or less',
    over: 'Target Value',
    columns: [
      { title: 'Type', share: 23, words: true, strong: true },
      { title: 'Units', share: 8 },
      ...groups.map((group) => {
        const title = group.last === TOP_TARGET_VALUE ? `${group.first}+` : groupName(group);
        return { title, share: title.length > 3 ? 9.4 : 6.6 };
      }),
    ],
    rows: FIRE_TYPES.map((type) => [
      capital(fireName(type)),
      String(FIRE_COST[type]),
      ...groups.map(({ first }) => figure(hitChance(type, first))),
    ]),
    after: [
      'Target Value: the range, and the relative velocity lowered by the targeting program, though not below 0. A: hits without a die. –: cannot hit.',
    ],
  };
}

const VELOCITIES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const velocityName = (velocity: number): string => (velocity === 1 ? '0–1' : String(velocity));

/** [8.3, 8.4] The Relative Velocity Chart, and when it is used. */
export const relativeVelocityChart = (): Chart => ({
  title: 'Relative velocity',
  note: 'for directions that lie across',
  over: 'Velocity of the firing unit or the missile',
  columns: [
    { title: 'Target', share: 12, strong: true },
    ...VELOCITIES.map((velocity) => ({ title: velocityName(velocity), share: 9 })),
  ],
  rows: VELOCITIES.map((target) => [
    velocityName(target),
    ...VELOCITIES.map((firing) => String(chartedRelativeVelocity(firing, target))),
  ]),
  after: [
    'Same direction or one beside it: the difference instead. Opposite or one beside it: the sum. Both at 0: 0. ' +
      'Then, on one straight line and pointing along it: half, rounded up. Same direction and same velocity: 0, and half the range, rounded up.',
  ],
});

const LEVELS: readonly CivLevel[] = [6, 7, 8];
/** [9.7] From here on nothing changes any more. */
const TOP_RELATIVE_VELOCITY = 18;

/** [9.7] The Missile Interception Table. */
export function interceptionChart(): Chart {
  const groups = groupsOf(TOP_RELATIVE_VELOCITY, (velocity) =>
    LEVELS.map((level) => interceptionChance(level, velocity)),
  );
  return {
    title: 'Missile interception',
    note: 'the die must show this or less',
    over: 'Relative velocity, no targeting program',
    columns: [
      { title: 'Civ Level', share: 16, strong: true },
      ...groups.map((group) => ({
        title: group.last === TOP_RELATIVE_VELOCITY ? `${group.first}+` : groupName(group),
        share: 12,
      })),
    ],
    rows: LEVELS.map((level) => [
      String(level),
      ...groups.map(({ first }) => figure(interceptionChance(level, first))),
    ]),
    after: [
      'A: without a die. Against a force field that is up: Hit Table three times for class 1, once for class 2.',
      'A force field that is down may be raised for one block: the die must show the ship’s Civ Level less 2, or less.',
    ],
  };
}

const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

function missileText(die: number): string {
  if (missileKill(die, false)) return 'destroyed';
  return missileKill(die, true) ? 'destroyed if face up' : '';
}

/** [8.7] The Hit Table. */
export const hitChart = (): Chart => ({
  title: 'Hit Table',
  columns: [
    { title: 'Die', share: 8, strong: true },
    { title: 'Part', share: 46, words: true },
    { title: 'A missile is', share: 30, words: true },
  ],
  rows: DICE.map((die) => [
    String(die),
    die === CRITICAL_HIT ? 'Any part; nothing if face down' : capital(listedParts(die).map(partName).join(' or ')),
    missileText(die),
  ]),
  after: [
    'Both there: the firing player chooses and may see the log. Neither: no effect.',
    'A hit on armor 2 marks V, then D, then X; armor 1 begins with D, armor 0 with X.',
  ],
});

/** [9.5] The Missile Chart. */
export function missileChart(): Chart {
  const of = (name: string, lines: Partial<Record<CivLevel, (typeof MISSILES.guided)[6]>>) =>
    LEVELS.filter((level) => lines[level]).map((level, nth) => {
      const { velocityRating, maneuverRating, energyUnits } = lines[level] ?? MISSILES.guided[level];
      return [nth === 0 ? name : '', ...[level, velocityRating, maneuverRating, energyUnits].map(String)];
    });
  return {
    title: 'Missiles',
    columns: [
      { title: 'Type', share: 24, words: true, strong: true },
      { title: 'Civ Level', share: 15 },
      { title: 'Velocity', share: 15 },
      { title: 'Maneuver', share: 15 },
      { title: 'Units', share: 15 },
    ],
    rows: [...of('Guided', MISSILES.guided), ...of('Intelligent', MISSILES.intelligent), ...of('MIMS', MISSILES.mims)],
    after: [
      'Unguided missiles take no commands: they gain 1 velocity in each of their owner’s Command Phases. A missile without units is removed after its next move. A guided one flies on as it is once its pod is damaged.',
    ],
  };
}
