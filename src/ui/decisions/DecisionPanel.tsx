import './decisions.css';
import { useEffect, useRef } from 'react';
import type { PendingView, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { count, unitName } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Rules } from '../elements/Rules.tsx';
import { ChoosePart } from './ChoosePart.tsx';
import { ForceFieldQuestion } from './ForceField.tsx';
import { Intercept } from './Intercept.tsx';

/** What is asked, and by which case. */
function questionOf(pending: PendingView, unit: UnitView | undefined): { text: string; rule: string } {
  const name = unit ? unitName(unit) : '';
  switch (pending.kind) {
    case 'choose-part':
      return { text: `Which part of ${name} is hit?`, rule: '8.7' };
    case 'intercept':
      return {
        text: `${name} meets ${pending.targets.length > 1 ? 'enemies: which shall it try to intercept?' : 'an enemy: shall it try to intercept it?'}`,
        rule: '9.6',
      };
    case 'force-field':
      return { text: `A missile is upon ${name}: raise the force field?`, rule: '9.8' };
    case 'planet-maneuver':
      return { text: `${name} passes the planet: maneuver at no cost?`, rule: '6.5' };
    case 'mims':
      return { text: `${name} launches: ${count(pending.left, 'missile')} to go`, rule: '9.9' };
  }
}

const unitOf = (pending: PendingView): string => ('unit' in pending ? pending.unit : pending.missile);

interface ChoicesProps {
  seat: Seat;
  pending: PendingView;
  unit: UnitView | undefined;
}

function Choices({ seat, pending, unit }: ChoicesProps) {
  if (pending.kind === 'choose-part') return <ChoosePart unit={unit} actions={seat.legal} />;
  if (pending.kind === 'intercept') return <Intercept seat={seat} pending={pending} />;
  if (!unit) return null;
  if (pending.kind === 'force-field') return <ForceFieldQuestion seat={seat} unit={unit} />;
  return null;
}

/** A decision that everything else waits for, with what each answer would come to; nothing while none is due. */
export function DecisionPanel({ seat }: { seat: Seat }) {
  const { pending } = seat.view;
  const heading = useRef<HTMLHeadingElement>(null);
  const due = pending && `${pending.kind} ${unitOf(pending)} ${seat.view.rolls.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question takes the cursor, an old one does not
  useEffect(() => heading.current?.focus(), [due]);
  if (!pending) return null;
  const unit = seat.view.units.find(({ id }) => id === unitOf(pending));
  const { text, rule } = questionOf(pending, unit);
  return (
    <section className="stack gap-2h decision" data-part="question" aria-label="Decision">
      <div className="decision-head">
        <SideMark side={pending.player} size={22} />
        <h2 className="decision-title" ref={heading} tabIndex={-1}>
          {text}
        </h2>
        <Rules cases={[rule]} />
      </div>
      {seat.toAct ? (
        <Choices seat={seat} pending={pending} unit={unit} />
      ) : (
        <p className="order-none">Player {pending.player} decides.</p>
      )}
    </section>
  );
}
