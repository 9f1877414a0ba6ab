import './arithmetic.css';
import type { ReactNode } from 'react';
import { effectiveRange, type FireOdds, type FireType } from '../../engine/index.ts';
import {
  type ComparedMotion,
  chanceText,
  type NamedProgram,
  programReasons,
  rangeReasons,
  relativeVelocityReasons,
} from '../../words/index.ts';
import type { EffectChance, FireRow } from '../session/fires.ts';
import { DieRow } from './DieRow.tsx';
import { FireTypes } from './FireTypes.tsx';
import { type Figure, Sum, Why } from './Sum.tsx';
import { Unfolded } from './Unfolded.tsx';
import { Where } from './Where.tsx';
import type { WhereCell } from './where.ts';

interface ArithmeticProps {
  title: ReactNode;
  odds: FireOdds;
  /** The two motions that are compared. */
  firing: ComparedMotion;
  target: ComparedMotion;
  /** What could give the Targeting Program. */
  programs: readonly NamedProgram[];
  type: FireType;
  rows: readonly FireRow[];
  where: readonly WhereCell[];
  effect: EffectChance;
  /** At the right of the title. */
  side?: ReactNode;
  /** The content between the title and the sum. */
  weapon?: ReactNode;
  /** The button that gives the order, which stands before the arithmetic. */
  action?: ReactNode;
}

/** [8.6, R8.5a] What is added up. Where the program is more than there is to take from, 0 is added, and a reason says why. */
function termsOf(odds: FireOdds): Figure[] {
  const { relativeVelocity, modifier } = odds;
  const name = relativeVelocity.sameVector ? 'half the range' : 'range';
  const range = { figure: effectiveRange(odds), name, term: 'range' };
  const [velocity, program] = ['relative velocity', 'targeting program'];
  if (relativeVelocity.value + modifier < 0) {
    return [range, { figure: 0, name: `${velocity} less ${program}`, term: velocity }];
  }
  return [range, { figure: relativeVelocity.value, name: velocity }, { figure: -modifier, name: program }];
}

/** [8.3, 8.4, 8.5, 8.6, 8.7] The whole arithmetic of one fire, no figure without its reason. */
export function Arithmetic(props: ArithmeticProps) {
  const { title, odds, firing, target, programs, type, rows, where, effect, side, weapon, action } = props;
  const { targetValue, hitChance } = odds;
  const reasons = [
    ...rangeReasons(odds),
    ...relativeVelocityReasons(odds.relativeVelocity, firing, target),
    ...programReasons(odds, programs),
  ];
  return (
    <section className="stack gap-1h arithmetic arithmetic-card" data-part="arithmetic" aria-label="Fire arithmetic">
      <div className="line arithmetic-head">
        <h3 className="arithmetic-title">{title}</h3>
        {side}
      </div>
      {weapon}
      <FireTypes rows={rows} type={type} />
      {action}
      <Unfolded needs={chanceText(hitChance)}>
        <Sum terms={termsOf(odds)} signs={['+', '−']} result={{ figure: targetValue, name: 'target value' }} />
        <Why reasons={reasons} />
        <DieRow chance={hitChance} />
        <Where cells={where} effect={effect} />
      </Unfolded>
    </section>
  );
}
