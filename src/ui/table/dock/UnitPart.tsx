import './unit.css';
import { memo } from 'react';
import type { Seat } from '../../../store/seat/seat.ts';
import { backName, capital, className, directionName, unitStatusName } from '../../../words/index.ts';
import { CounterFigure } from '../../counters/CounterFigure.tsx';
import { counterOf } from '../../counters/counter-of.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useGame, useView } from '../../play/context.ts';
import { unitSeen } from '../../play/orders/groups.ts';
import { notesOf } from '../../play/orders/unit-words.ts';
import { Term } from '../../play/Term.tsx';
import { MiniLog } from './MiniLog.tsx';

interface UnitPartProps {
  seat: Seat;
  selected: string | null;
}

/** `velocity 3, to 3 o’clock`, or why it does not fly. */
function motionOf(unit: NonNullable<ReturnType<typeof unitSeen>>): string {
  const { status, velocity, direction, hex } = unit;
  if (status !== 'in-play') return `${unitStatusName(status)}${hex === null ? '' : `, ${hex}`}`;
  if (velocity === null || direction === null) return 'not on the map yet';
  return `velocity ${velocity}, to ${directionName(direction)}${hex === null ? '' : `, ${hex}`}`;
}

/** The selected unit with its log in miniature; a press opens the whole log. */
export const UnitPart = memo(function UnitPart({ seat, selected }: UnitPartProps) {
  const { view } = useGame();
  const isOpen = useView((state) => state.drawer === 'log');
  const unit = unitSeen(seat, selected);
  if (!unit) {
    return (
      <section className="stack content-start gap-2 gap-y-none min-w-0 clip dock-unit" aria-label="Unit">
        <p className="muted">No unit is chosen.</p>
      </section>
    );
  }
  const notes = notesOf(unit, seat.view.units);
  const origin = seat.origin(unit.id);
  const others = [...notes, ...(origin ? [`from pod ${origin.pod} of ${origin.ship}`] : [])];
  const hasLog = unit.kind === 'spaceship' && unit.parts !== undefined;
  return (
    <section className="stack content-start gap-2 gap-y-none min-w-0 clip dock-unit" aria-label={`Unit ${unit.id}`}>
      <CounterFigure counter={counterOf(unit)} size={32} className="dock-figure" decorative />
      <div className="self-center min-w-0 dock-head">
        <h2 className="truncate dock-title" data-part="unit-name">
          {unit.id} {unit.name && <bdi>{unit.name}</bdi>}{' '}
          <Term>{unit.class ? capital(className(unit.class)) : backName(unit.kind)}</Term>
        </h2>
        <p className="truncate small muted dock-motion" data-part="unit-motion">
          {motionOf(unit)}
        </p>
      </div>
      {hasLog && (
        <button
          type="button"
          className="line gap-1 hit-line medium muted dock-pull"
          aria-expanded={isOpen}
          onClick={() => view.set({ drawer: isOpen ? null : 'log', logUnit: unit.id })}
        >
          Log <Icon name={isOpen ? 'down' : 'up'} size={15} />
        </button>
      )}
      {others.length > 0 && <p className="truncate self-center small muted dock-notes">{capital(others.join('; '))}</p>}
      <MiniLog unit={unit} />
    </section>
  );
});
