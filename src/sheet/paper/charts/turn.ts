import {
  ENERGY_COST,
  ENERGY_POD_UNITS,
  FIRE_COST,
  FIRE_TYPES,
  type Part,
  type PhaseKind,
  type PodType,
  SEQUENCE,
} from '../../../engine/index.ts';
import { capital, costText, count, fireName, lossText, phaseName, podName } from '../../../words/index.ts';
import type { Chart } from './table.ts';

const IN_PHASE: Record<PhaseKind, string> = {
  movement: 'Every unit goes as far as its velocity; planets, asteroids and interceptions on the way.',
  command: 'Detection within 3 hexes; unguided missiles gain 1; damaged energy pods leak; then commands.',
  fire: 'Fires and launches, one unit after the other, each settled at once.',
};

/** [3.0] The six phases of a Game-Turn. */
export const sequenceChart = (): Chart => ({
  title: 'Game-Turn',
  columns: [
    { title: '', share: 5, strong: true },
    { title: 'Phase', share: 20, words: true, strong: true },
    { title: 'Player', share: 8 },
    { title: '', share: 59, words: true },
  ],
  rows: SEQUENCE.map(({ kind, player }, nth) => {
    const before = SEQUENCE.findIndex((phase) => phase.kind === kind);
    const what = before < nth ? `as phase ${before + 1}` : IN_PHASE[kind];
    return [String(nth + 1), phaseName(kind), String(player), what];
  }),
});

const blocks = (number: number): string => costText({ blocks: number, units: 0 });
const units = (number: number): string => costText({ blocks: 0, units: number });

/** [7.7, 8.2] What costs energy. */
export const energyChart = (): Chart => ({
  title: 'Energy',
  columns: [
    { title: '', share: 48, words: true },
    { title: 'Spaceship', share: 24, words: true, strong: true },
    { title: 'Battlecraft', share: 15, words: true, strong: true },
  ],
  rows: [
    ['First Accelerate, Decelerate, Turn', 'free', 'free'],
    ['Further ones in the phase, together', blocks(ENERGY_COST.maneuvers), units(ENERGY_COST.maneuvers)],
    ['Weave', blocks(ENERGY_COST.weave), units(ENERGY_COST.weave)],
    ['Each command with a damaged engine', blocks(ENERGY_COST.damagedEngine), units(ENERGY_COST.damagedEngine)],
    ['Raising the force field', blocks(ENERGY_COST.activateForceField), ''],
    ['Tractor beam, each command', `${ENERGY_COST.tractorBeam} × target’s burn rate`, ''],
    ['Docked pair, each block due', 'both burn rates', ''],
    ['Recharging a battlecraft', 'the units it gets', ''],
    ...FIRE_TYPES.map((type) => {
      const cost = units(FIRE_COST[type]);
      return [capital(fireName(type)), cost, type.startsWith('laser') ? cost : ''];
    }),
    ['Missile, each command', `its own ${count(ENERGY_COST.missileManeuver, 'unit')}`, ''],
    ['Damaged energy pod, each phase', `${units(ENERGY_COST.energyPodLeak)}, until ${ENERGY_POD_UNITS}`, ''],
  ],
});

interface Hurt {
  name: string;
  part: Part;
  pod: PodType | null;
  fieldClass: number;
}

const pod = (type: PodType, name = `${capital(podName(type))} pod`): Hurt => ({
  name,
  part: 'pod-1',
  pod: type,
  fieldClass: 0,
});

const HURT: readonly Hurt[] = [
  { name: 'Bridge', part: 'bridge', pod: null, fieldClass: 0 },
  { name: 'Engine', part: 'engine', pod: null, fieldClass: 0 },
  { name: 'Force field, class 1', part: 'force-field', pod: null, fieldClass: 1 },
  { name: 'Force field, class 2', part: 'force-field', pod: null, fieldClass: 2 },
  pod('hunter'),
  pod('light-weapon', 'Light or heavy weapon pod'),
  pod('arsenal'),
  pod('battle-communications'),
  pod('tractor-beam'),
  pod('battlecraft'),
  pod('standard-jump', 'Jump pod'),
  pod('energy'),
];

/** [8.9] What damage does. */
export const damageChart = (): Chart => ({
  title: 'What damage does',
  note: 'V alone changes nothing',
  columns: [
    { title: 'Part', share: 40, words: true, strong: true },
    { title: 'D, damaged', share: 78, words: true },
    { title: 'X, destroyed', share: 70, words: true },
  ],
  rows: HURT.map(({ name, part, pod: type, fieldClass }) => [
    name,
    capital(lossText(part, type, 'damaged', fieldClass)),
    capital(lossText(part, type, 'destroyed', fieldClass)),
  ]),
  after: [
    'A spaceship is destroyed with its bridge, its engine and more than half of its pods; a battlecraft with its bridge and engine.',
  ],
});
