import './decisions.css';
import { useEffect, useRef } from 'react';
import type { PendingView, UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { unitName } from '../../../words/index.ts';
import { SideMark } from '../../counters/SideMark.tsx';
import { Rules } from '../Rules.tsx';
import { ChoosePart } from './ChoosePart.tsx';
import { ForceFieldQuestion } from './ForceField.tsx';
import { Intercept } from './Intercept.tsx';

/** The decisions that the card asks for; the others are given by the dock. */
type Asked = Exclude<PendingView, { kind: 'planet-maneuver' | 'mims' }>;

/** What is asked, and by which case. */
function questionOf(pending: Asked, unit: UnitView | undefined): { text: string; rule: string } {
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
  }
}

const unitOf = (pending: Asked): string => ('unit' in pending ? pending.unit : pending.missile);

interface ChoicesProps {
  seat: Seat;
  pending: Asked;
  unit: UnitView | undefined;
}

function Choices({ seat, pending, unit }: ChoicesProps) {
  if (pending.kind === 'choose-part') return <ChoosePart unit={unit} actions={seat.legal} />;
  if (pending.kind === 'intercept') return <Intercept seat={seat} pending={pending} />;
  return unit ? <ForceFieldQuestion seat={seat} unit={unit} /> : null;
}

/** A decision that everything else waits for, with what each answer would come to; nothing while none is due. */
export function DecisionPanel({ seat }: { seat: Seat }) {
  const due = seat.view.pending;
  const pending = due?.kind === 'planet-maneuver' || due?.kind === 'mims' ? null : due;
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = pending && `${pending.kind} ${unitOf(pending)} ${seat.view.rolls.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question takes the cursor, an old one does not
  useEffect(() => heading.current?.focus(), [asked]);
  if (!pending) return null;
  const unit = seat.view.units.find(({ id }) => id === unitOf(pending));
  const { text, rule } = questionOf(pending, unit);
  return (
    <section className="stack one-column gap-2h contained decision" data-part="question" aria-label="Decision">
      <div className="flex items-start gap-2h decision-head">
        <SideMark side={pending.player} size={22} />
        <h2 className="flex-1 decision-title" ref={heading} tabIndex={-1}>
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
