import './unit-header.css';
import { memo } from 'react';
import type { Snapshot, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import {
  backName,
  capital,
  className,
  count,
  directionName,
  list,
  partName,
  partStatusName,
  podName,
  unitStatusName,
} from '../../words/index.ts';
import { CounterFigure } from '../counters/CounterFigure.tsx';
import { counterOf, preparedWords } from '../counters/counter-of.ts';
import { Term } from '../elements/Term.tsx';
import { seenParts } from '../session/parts.ts';

/** Where it is and where it goes. */
export function motionText({ status, hex, direction, velocity }: UnitView): string {
  const at = hex === null ? '' : `, hex ${hex}`;
  if (status !== 'in-play') return `${capital(unitStatusName(status))}${at}`;
  if (velocity === null || direction === null) return 'Not on the map yet';
  return `Velocity ${velocity} towards ${directionName(direction)}${at}`;
}

function Figure({ number, of, term, what }: { number: number; of: string; term: string; what?: string }) {
  return (
    <span className="unit-figure">
      {what && `${what} `}
      <b className="num">{number}</b> of {of} <Term>{term}</Term>
    </span>
  );
}

/** [10.2, 10.3] What energy it has left; nothing where that is not to be seen. */
function Energy({ energy, brief }: { energy: UnitView['energy']; brief: boolean }) {
  if (!energy) return null;
  if ('spent' in energy)
    return <Figure number={energy.units - energy.spent} of={`${energy.units}`} term="units" what="Fuel" />;
  return (
    <>
      <Figure number={energy.blocks - energy.marked} of={`${energy.blocks}`} term="blocks" what="Fuel" />
      {brief ? (
        <Figure number={energy.track} of={`${energy.burnRate}`} term="units" />
      ) : (
        <Figure number={energy.track} of={`${count(energy.burnRate, 'unit')} on`} term="track" />
      )}
    </>
  );
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

interface UnitHeaderProps {
  unit: UnitView;
  view: Snapshot;
  /** [R10.0b] Where an own missile comes from. */
  origin?: ReturnType<Seat['origin']>;
  /** In three lines, beside the piece itself. */
  brief?: boolean;
}

/** The selected unit: its piece, its name, its motion, its energy. */
export const UnitHeader = memo(function UnitHeader({ unit, view, origin, brief = false }: UnitHeaderProps) {
  const notes = [...notesOf(unit, view.units), ...(origin ? [`from pod ${origin.pod} of ${origin.ship}`] : [])];
  return (
    <div className={brief ? 'line gap-0 unit unit-brief' : 'line gap-0 unit'}>
      {!brief && <CounterFigure counter={counterOf(unit)} size={48} className="unit-piece" decorative />}
      <div className="unit-words">
        <h2 className="unit-name" data-part="unit-name">
          {unit.id} {unit.name && <bdi>{unit.name}</bdi>}{' '}
          <Term>{unit.class ? capital(className(unit.class)) : backName(unit.kind)}</Term>
        </h2>
        <p className="unit-motion" data-part="unit-motion">
          {motionText(unit)}
        </p>
        {unit.energy && (
          <p className="row muted unit-energy">
            <Energy energy={unit.energy} brief={brief} />
          </p>
        )}
        {!brief && notes.length > 0 && <p className="small unit-notes">{capital(notes.join('; '))}</p>}
      </div>
    </div>
  );
});
