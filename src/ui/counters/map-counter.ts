import type { Snapshot, UnitView } from '../../engine/index.ts';
import { counterOf, preparedWords } from './counter-of.ts';
import type { MapCounter } from './types.ts';

/** Every mark on the counter in words. */
function marksInWords(unit: UnitView, counter: MapCounter, units: readonly UnitView[]): string[] {
  const hits = (['bridge', 'engine'] as const).flatMap((part) => {
    const mark = counter[part];
    return mark === undefined || mark === 'intact' ? [] : [`${part} ${mark}`];
  });
  return [
    ...(counter.landed ? ['landed'] : counter.orbit ? ['in orbit'] : []),
    ...(unit.dockedWith ? [`docked with ${unit.dockedWith}`] : []),
    ...(counter.forceField ? ['force field up'] : []),
    ...(counter.jump === 'prepared' ? ['jump prepared'] : counter.jump ? ['about to jump'] : []),
    ...hits,
    ...(counter.hidden ? ['not revealed'] : []),
    ...preparedWords(unit, units),
  ];
}

/** A unit as its counter lies on the map. */
export function mapCounter(unit: UnitView, { units }: Pick<Snapshot, 'units'>): MapCounter {
  const counter: MapCounter = { ...counterOf(unit), orbit: unit.inOrbit };
  const words = [`Player ${unit.owner}: ${counter.title}`, ...marksInWords(unit, counter, units)];
  return { ...counter, title: words.join(', ') };
}
