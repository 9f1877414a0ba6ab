import './arithmetic.css';
import { type ReactNode, useId } from 'react';
import { effectiveRange, type FireOdds, type TargetingProgram, type UnitView } from '../../../engine/index.ts';
import type { Seat, Weapon } from '../../../store/seat/seat.ts';
import {
  chanceText,
  hurtText,
  type NamedProgram,
  programReasons,
  rangeReasons,
  rejectionText,
  relativeVelocityReasons,
} from '../../../words/index.ts';
import { type EffectChance, type FireRow, motionOf } from '../fires.ts';
import { Rules } from '../Rules.tsx';
import { DieRow } from './DieRow.tsx';
import { type Figure, Sum, Why } from './Sum.tsx';
import { type WhereCell, whereHits } from './where.ts';
import './arithmetic.css';

/** [8.7] Where a hit goes: the second die, face by face. */
function Where({ cells, effect }: { cells: readonly WhereCell[]; effect: EffectChance }) {
  return (
    <div className="stack gap-1">
      <p className="row items-baseline apart gap-2 gap-y-0">
        <span className="cap">If it hits, a second die: where</span>
        <span className="head small muted">{hurtText(effect)}</span>
      </p>
      <ol className="stack gap-0 arithmetic-cells" aria-label="What the second die hits">
        {cells.map(({ die, words, effect }) => (
          <li key={die} className={effect ? 'arithmetic-cell' : 'arithmetic-cell arithmetic-none'}>
            <b className="block bold ink">{die}</b> <span>{words.join(' ')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ArithmeticProps {
  seat: Seat;
  title: ReactNode;
  /** The craft that fires, the unit fired at, the weapon and what it comes to. */
  unit: UnitView;
  target: UnitView;
  from: Weapon;
  row: FireRow;
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

/** What gives a Targeting Program, in words. */
function nameOf({ of }: TargetingProgram, { kind }: UnitView, from: Weapon): string {
  if (of === 'battle-communications') return 'battle communications';
  if (of === 'hull') return kind === 'battlecraft' ? 'the craft' : 'the ship';
  return typeof from === 'number' ? `pod ${from}` : 'the pod';
}

const programsOf = (seat: Seat, unit: UnitView, from: Weapon): NamedProgram[] =>
  seat.programs(unit.id, from).map((program) => ({ ...program, name: nameOf(program, unit, from) }));

/** [8.3, 8.4, 8.5, 8.6, 8.7] The whole arithmetic of one fire, no figure without its reason. */
export function Arithmetic({ seat, title, unit, target, from, row }: ArithmeticProps) {
  const id = useId();
  const { odds, effect, refusal } = row;
  const [firing, aimed] = [motionOf(unit), motionOf(target)];
  if (!odds || !effect || !firing || !aimed) {
    return (
      <p className="muted">
        {refusal ? rejectionText(refusal) : 'no weapon'} {refusal && <Rules cases={[refusal.rule]} />}
      </p>
    );
  }
  const reasons = [
    ...rangeReasons(odds),
    ...relativeVelocityReasons(odds.relativeVelocity, firing, aimed),
    ...programReasons(odds, programsOf(seat, unit, from)),
  ];
  return (
    <section
      className="stack card gap-1h scroll-y raised arithmetic arithmetic-card"
      data-part="arithmetic"
      aria-labelledby={id}
    >
      <h3 className="flex-1 arithmetic-title" id={id}>
        {title}: {chanceText(odds.hitChance)}
      </h3>
      <Sum terms={termsOf(odds)} signs={['+', '−']} result={{ figure: odds.targetValue, name: 'target value' }} />
      <Why reasons={reasons} />
      <DieRow chance={odds.hitChance} />
      <Where cells={whereHits(target, seat.player === null || seat.player === unit.owner)} effect={effect} />
    </section>
  );
}
