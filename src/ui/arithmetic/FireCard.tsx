import './arithmetic.css';
import { type ReactNode, useEffect } from 'react';
import type { TargetingProgram, UnitView } from '../../engine/index.ts';
import type { Seat, Weapon } from '../../store/seat/seat.ts';
import { type NamedProgram, rejectionText } from '../../words/index.ts';
import { Rules } from '../elements/Rules.tsx';
import { useGame } from '../session/context.ts';
import { type Fire, motionOf } from '../session/fires.ts';
import { Arithmetic } from './Arithmetic.tsx';
import { whereHits } from './where.ts';

interface FireCardProps {
  seat: Seat;
  unit: UnitView;
  target: UnitView;
  fire: Fire;
  /** In place of who fires at whom. */
  title?: ReactNode;
  side?: ReactNode;
  weapon?: ReactNode;
  /** The button that gives the order. */
  action?: ReactNode;
}

/** What gives a Targeting Program, in words. */
function nameOf({ of }: TargetingProgram, { kind }: UnitView, from: Weapon): string {
  if (of === 'battle-communications') return 'battle communications';
  if (of === 'hull') return kind === 'battlecraft' ? 'the craft' : 'the ship';
  return typeof from === 'number' ? `pod ${from}` : 'the pod';
}

const programsOf = (seat: Seat, unit: UnitView, from: Weapon): NamedProgram[] =>
  seat.programs(unit.id, from).map((program) => ({ ...program, name: nameOf(program, unit, from) }));

/** Says what arithmetic stands on the screen, as long as it does: until then nothing can be fired with it. */
function useShown({ row }: Fire): void {
  const { view } = useGame();
  const odds = row?.odds ?? null;
  useEffect(() => {
    view.set({ shown: odds });
    return () => view.set({ shown: null });
  }, [view, odds]);
}

/** One fire of a craft at a target, worked out; where it could never be made, why. */
export function FireCard({ seat, unit, target, fire, title: named, side, weapon, action }: FireCardProps) {
  useShown(fire);
  const firing = motionOf(unit);
  const aimed = motionOf(target);
  const title = named ?? (
    <>
      {unit.id} fires at {target.id}
    </>
  );
  const { row } = fire;
  if (!row?.odds || !row.effect || !firing || !aimed) {
    const refusal = row?.refusal ?? fire.rows[0]?.refusal;
    return (
      <section className="stack gap-1h arithmetic arithmetic-card" data-part="arithmetic" aria-label="Fire arithmetic">
        <div className="line arithmetic-head">
          <h3 className="arithmetic-title">{title}</h3>
          {side}
        </div>
        {weapon}
        <p className="muted">
          {refusal ? rejectionText(refusal) : 'no weapon'} {refusal && <Rules cases={[refusal.rule]} />}
        </p>
        {action}
      </section>
    );
  }
  return (
    <Arithmetic
      title={title}
      odds={row.odds}
      firing={firing}
      target={aimed}
      programs={programsOf(seat, unit, fire.from)}
      type={fire.type}
      rows={fire.rows}
      effect={row.effect}
      where={whereHits(target, seat.player === null || seat.player === unit.owner)}
      side={side}
      weapon={weapon}
      action={action}
    />
  );
}
