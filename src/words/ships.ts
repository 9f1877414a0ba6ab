import {
  type Availability,
  BATTLECRAFT_HULLS,
  ENERGY_POD_UNITS,
  HULLS,
  type Hull,
  PODS,
  type ScenarioPod,
  TRACTOR_BEAMS,
} from '../engine/index.ts';
import { signed } from './figures.ts';
import { hullName, podName } from './names.ts';
import { count, list } from './text.ts';

/** `12,200`, a number of trans. */
export const transText = (trans: number): string => trans.toLocaleString('en-US');

const AVAILABLE: Record<Availability, string> = { open: 'open', restricted: 'restricted', military: 'military' };

const isBattlecraft = (hull: Hull): boolean => (BATTLECRAFT_HULLS as readonly string[]).includes(hull);

/** `5 pods, 78 units, burn rate 6`: a hull in a list. */
export function hullNote(hull: Hull): string {
  const { pods, energyCapacity, burnRate, velocityRating } = HULLS[hull];
  if (isBattlecraft(hull)) return `${energyCapacity} units, velocity ${velocityRating}`;
  return `${count(pods, 'pod')}, ${energyCapacity} units, burn ${burnRate}`;
}

/** `military, armor 2, force field 2, burster 2, not streamlined`: what the figures of a hull leave out. */
export function hullKind(hull: Hull): string {
  const { availability, armor, forceField, burster, streamlined } = HULLS[hull];
  return [
    AVAILABLE[availability],
    armor === 0 ? 'no armor' : `armor ${armor}`,
    forceField === 0 ? 'no force field' : `force field ${forceField}`,
    burster === 0 ? 'no burster' : `burster ${burster}`,
    streamlined ? 'streamlined' : 'not streamlined',
  ].join(', ');
}

function tractorText(level: 7 | 8): string {
  const { commands, range } = TRACTOR_BEAMS[level];
  return `level ${level}, ${count(commands, 'command')} within ${range} hexes`;
}

/** What a pod gives its ship, in a few words. */
export function podNote(pod: ScenarioPod): string {
  const { type } = pod;
  const { fires, missiles, battleCommands, targetingProgram } = PODS[type];
  if (type === 'energy') return `${ENERGY_POD_UNITS * (pod.count ?? 1)} units`;
  if (type === 'tractor-beam') return tractorText(pod.civLevel === 8 ? 8 : 7);
  if (type === 'battlecraft') {
    if (!pod.battlecraft) return 'for one battlecraft';
    return pod.lost ? `its ${hullName(pod.battlecraft)} is lost` : hullName(pod.battlecraft);
  }
  if (type === 'standard-jump') return 'a jump that is prepared first';
  if (type === 'augmented-jump') return 'a jump without preparing';
  const carried = Object.values({ ...missiles, ...pod.missiles }).reduce((sum, number) => sum + number, 0);
  const words = [
    ...(fires > 0 ? [count(fires, 'fire')] : []),
    ...(carried > 0 ? [count(carried, 'missile')] : []),
    ...(battleCommands > 0 ? [count(battleCommands, 'Battle Command')] : []),
    ...(targetingProgram === null ? [] : [`program ${signed(targetingProgram)}`]),
    ...(type === 'hunter' ? ['a jump'] : []),
  ];
  return words.length === 0 ? 'no part in a fight' : words.join(', ');
}

/** `2 arsenal, battlecraft and energy`: the pods of a ship, each kind once, those that fire first. */
export function podsText(pods: readonly ScenarioPod[]): string {
  const counts = new Map<string, number>();
  for (const { type, count: pair } of [...pods].sort(
    (a, b) => Number(PODS[b.type].weapons) - Number(PODS[a.type].weapons),
  )) {
    const name = podName(type, pair);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return list([...counts].map(([name, number]) => (number > 1 ? `${number} ${name}` : name)));
}
