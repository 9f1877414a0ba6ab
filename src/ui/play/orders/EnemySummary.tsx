import { listPods } from '../parts.ts';
import './enemy-summary.css';
import type { Order, Player, UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { capital, count, list, orderName, podName, rejectionText, unitName } from '../../../words/index.ts';
import { CounterFigure } from '../../counters/CounterFigure.tsx';
import { counterOf } from '../../counters/counter-of.ts';
import { distanceBetween, nearestShip } from '../distance.ts';
import { Rules } from '../Rules.tsx';
import { Term } from '../Term.tsx';
import { motionText, notesOf } from './unit-words.ts';

/** `heavy weapon, 2 crew`: the pods of another player's ship, whose boxes are their secret. */
function podsText({ pods = [] }: UnitView): string {
  const names = pods.map(({ type, count }) => podName(type, count));
  return list(
    [...new Set(names)].map((name) => {
      const many = names.filter((other) => other === name).length;
      return many === 1 ? name : `${many} ${name}`;
    }),
  );
}

/** What a ship would have to do with the unit it looks at, for which something is missing. */
function Missing({ seat, unit, seen }: EnemySummaryProps) {
  if (seen.kind === 'missile') return null;
  if (seat.stage !== 'command' || unit.kind !== 'spaceship' || unit.owner !== seat.decider) return null;
  const beam = listPods(unit).find(({ type }) => type === 'tractor-beam');
  const orders: Order[] = [
    { do: 'rendezvous', ship: unit.id, with: seen.id },
    ...(beam ? [{ do: 'tractor' as const, ship: unit.id, pod: beam.box, target: seen.id }] : []),
  ];
  return orders.map((order) => {
    const refusal = seat.whyNot(order);
    return (
      <p key={order.do} className="small leading-135 muted">
        <b className="bold">
          <Term>{orderName(order.do)}</Term>
        </b>{' '}
        {refusal ? rejectionText(refusal) : 'possible now'} {refusal && <Rules cases={[refusal.rule]} />}
      </p>
    );
  });
}

/** How far it is from the own unit that is looked at, or from the nearest own ship. */
export function farText(seat: Seat, seen: UnitView, from: UnitView | null): string {
  const player: Player = from?.owner ?? (seen.owner === 1 ? 2 : 1);
  const near = from ?? nearestShip(seat.view, player, seen);
  const hexes = near && distanceBetween(seat.view, near, seen);
  return near && hexes !== null ? `${count(hexes, 'hex', 'hexes')} from ${near.id}` : '';
}

interface EnemySummaryProps {
  seat: Seat;
  /** The selected unit, from which is looked. */
  unit: UnitView;
  /** A unit of the other player. */
  seen: UnitView;
}

function Lines({ seat, unit, seen }: EnemySummaryProps) {
  const notes = notesOf(seen, seat.view.units);
  const pods = podsText(seen);
  return (
    <>
      <p className="small leading-135 muted">{motionText(seen)}</p>
      {seen.class !== undefined && seen.kind !== 'missile' && (
        <p className="small leading-135 muted">{notes.length > 0 ? capital(notes.join('; ')) : 'No hit'}</p>
      )}
      {pods !== '' && (
        <p className="small leading-135 muted">
          <Term>Pods</Term>: {pods}
        </p>
      )}
      <Missing seat={seat} unit={unit} seen={seen} />
    </>
  );
}

/**
 * [R10.0a] What anybody may see of another player's unit, in words: motion, hits, field, marker, docking, distance.
 * `folded`: behind one line, where the arithmetic needs the room.
 */
export function EnemySummary({ folded, ...props }: EnemySummaryProps & { folded: boolean }) {
  const { seat, unit, seen } = props;
  const head = (
    <>
      <b className="head-loose text-lead">{capital(unitName(seen))}</b> {farText(seat, seen, unit)}
    </>
  );
  if (folded) {
    return (
      <details className="seen-folded">
        <summary className="line gap-1h hit muted pointer">What is seen of {seen.id}</summary>
        <Lines {...props} />
      </details>
    );
  }
  return (
    <section className="flex items-start gap-2 border-t seen" aria-label={`What is seen of ${seen.id}`}>
      <CounterFigure counter={counterOf(seen)} size={32} decorative />
      <div className="flex-1 min-w-0">
        <p>{head}</p>
        <Lines {...props} />
      </div>
    </section>
  );
}
