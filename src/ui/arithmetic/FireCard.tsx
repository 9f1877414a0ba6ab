import './arithmetic.css';
import type { ReactNode } from 'react';
import type { UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';
import { rejectionText } from '../../words/index.ts';
import { Rules } from '../elements/Rules.tsx';
import { Arithmetic } from './Arithmetic.tsx';
import { motionOf, programsOf } from './fires.ts';
import type { Fire } from './useFire.ts';
import { whereHits } from './where.ts';

interface FireCardProps {
  seat: Seat;
  unit: UnitView;
  target: UnitView;
  fire: Fire;
  side?: ReactNode;
  weapon?: ReactNode;
}

/** One fire of a craft at a target, worked out; where it could never be made, why. */
export function FireCard({ seat, unit, target, fire, side, weapon }: FireCardProps) {
  const firing = motionOf(unit);
  const aimed = motionOf(target);
  const title = (
    <>
      {unit.id} fires at {target.id}
    </>
  );
  const { row } = fire;
  if (!row?.odds || !firing || !aimed) {
    const refusal = row?.refusal ?? fire.rows[0]?.refusal;
    return (
      <section className="ari" aria-label="Fire arithmetic">
        <div className="ari-head">
          <h3 className="ari-title">{title}</h3>
          {side}
        </div>
        {weapon}
        <p className="ari-refusal">
          {refusal ? rejectionText(refusal) : 'no weapon'} {refusal && <Rules cases={[refusal.rule]} />}
        </p>
      </section>
    );
  }
  return (
    <Arithmetic
      title={title}
      odds={row.odds}
      firing={firing}
      target={aimed}
      programs={programsOf(unit, fire.from)}
      type={fire.type}
      onType={fire.setType}
      rows={fire.rows}
      where={whereHits(target, seat.player === null || seat.player === unit.owner)}
      side={side}
      weapon={weapon}
    />
  );
}
