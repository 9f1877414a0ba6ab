import './arithmetic.css';
import { type ReactNode, useId } from 'react';
import type { SeenAttempt } from '../../../engine/index.ts';
import { type ComparedMotion, type OddsReason, relativeVelocityReasons } from '../../../words/index.ts';
import { Term } from '../Term.tsx';
import { DieRow } from './DieRow.tsx';
import { Why } from './Sum.tsx';

interface InterceptionArithmeticProps {
  title: ReactNode;
  odds: SeenAttempt;
  missile: ComparedMotion;
  target: ComparedMotion;
}

const levelReason = (level: SeenAttempt['civLevel']): OddsReason =>
  level === null
    ? { text: 'its Civ Level, and with it the chance, is not known', rules: ['9.7', 'R10.0b'] }
    : { text: `a missile of Civ Level ${level}`, rules: ['9.7'] };

/** [9.6, 9.7] The arithmetic of a missile's attempt; without the level of a face-down one there is no chance to tell. */
export function InterceptionArithmetic({ title, odds, missile, target }: InterceptionArithmeticProps) {
  const id = useId();
  const { relativeVelocity, civLevel, chance } = odds;
  const reasons = [...relativeVelocityReasons(relativeVelocity, missile, target), levelReason(civLevel)];
  return (
    <section className="stack card gap-1h raised arithmetic" aria-labelledby={id}>
      <div className="line hit-line arithmetic-head">
        <h3 className="flex-1 arithmetic-title" id={id}>
          {title}
        </h3>
        <span className="grid rounded arithmetic-term arithmetic-result arithmetic-alone">
          <b className="arithmetic-figure">{relativeVelocity.value}</b>{' '}
          <small>
            <Term>relative velocity</Term>
          </small>
        </span>
      </div>
      <Why reasons={reasons} />
      {chance !== null && <DieRow chance={chance} />}
    </section>
  );
}
