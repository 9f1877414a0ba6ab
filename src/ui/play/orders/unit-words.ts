import type { UnitView } from '../../../engine/index.ts';
import {
  capital,
  directionName,
  list,
  partName,
  partStatusName,
  podName,
  unitStatusName,
} from '../../../words/index.ts';
import { preparedWords } from '../../counters/counter-of.ts';
import { seenParts } from '../parts.ts';

/** Where it is and where it goes. */
export function motionText({ status, hex, direction, velocity }: UnitView): string {
  const at = hex === null ? '' : `, hex ${hex}`;
  if (status !== 'in-play') return `${capital(unitStatusName(status))}${at}`;
  if (velocity === null || direction === null) return 'Not on the map yet';
  return `Velocity ${velocity} towards ${directionName(direction)}${at}`;
}

const HITS = ['destroyed', 'damaged', 'vulnerable'] as const;

/** [R10.0a] Every part that is hit, the worst first; of another player's ship a pod is known by its type alone. */
export function hitsOf(unit: UnitView): string[] {
  const known = seenParts(unit).map(({ part, state: { status, type, count } }) => ({
    name: type ? `${partName(part)} ${podName(type, count)}` : partName(part),
    status,
  }));
  const listed = (unit.pods ?? []).map(({ type, status, count }) => ({
    name: `${podName(type, count)} pod`,
    status,
  }));
  return HITS.flatMap((hit) => {
    const names = [...known, ...listed].filter(({ status }) => status === hit).map(({ name }) => name);
    return names.length === 0 ? [] : [`${list(names)} ${partStatusName(hit)}`];
  });
}

/** Everything about a unit that is out of the ordinary. */
export function notesOf(unit: UnitView, units: readonly UnitView[]): string[] {
  const { forceField, jump, dockedWith, status, inOrbit } = unit;
  return [
    ...hitsOf(unit),
    ...(inOrbit ? ['in orbit'] : []),
    ...(forceField ? ['force field up'] : []),
    ...(jump === 'prepared' ? ['jump prepared'] : jump === 'jumping' ? ['about to jump'] : []),
    ...(dockedWith ? [`docked with ${dockedWith}`] : []),
    ...preparedWords(unit, units),
    ...(unit.kind && unit.kind !== 'spaceship' && status === 'in-play' && !unit.revealed ? ['not revealed'] : []),
  ];
}
