import './proof.css';
import type { UnitView } from '../../../engine/index.ts';
import type { Seat, Weapon } from '../../../store/seat/seat.ts';
import { fireName } from '../../../words/index.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { Arithmetic } from '../../play/arithmetic/Arithmetic.tsx';
import { useGame, useView } from '../../play/context.ts';
import { bestFires, type FireRow } from '../../play/fires.ts';
import { EnemySummary } from '../../play/orders/EnemySummary.tsx';
import { CalledName } from './AnswerParts.tsx';
import type { Answer } from './answer.ts';
import { useAnswer } from './useAnswer.ts';

interface Shown {
  from: Weapon;
  row: FireRow;
}

/** What is worked out: each different shot that is laid, or the best that each weapon could fire. */
function shownOf(seat: Seat, answer: Extract<Answer, { kind: 'fire' | 'seen' }>, theirs: boolean): Shown[] {
  const { unit, target } = answer;
  if (answer.kind === 'fire' && answer.shots.length > 0) {
    return [...new Map(answer.shots.map((shot) => [`${shot.from} ${shot.type}`, shot])).values()];
  }
  return theirs ? bestFires(seat, target, unit.id) : bestFires(seat, unit, target.id);
}

const SIDES = [
  { value: false, label: 'Our fire' },
  { value: true, label: 'Their fire' },
];

const isCraft = ({ kind }: UnitView): boolean => kind !== 'missile';

const sourceOf = (from: Weapon): string =>
  from === 'burster' ? 'Burster' : typeof from === 'number' ? `Pod ${from}` : 'Pod';

/** Whether the arithmetic is open: as somebody wished, else in a lesson, and where a shot cannot hurt. */
export function useProofOpen(answer: Answer): boolean {
  const { lesson } = useGame();
  const asked = useView((state) => state.arithmeticOpen);
  const cannotHurt = answer.kind === 'fire' && answer.shots.some(({ row }) => row.effect?.probability === 0);
  return asked ?? (lesson !== undefined || cannotHurt);
}

/** First the answer, then the proof: the whole arithmetic of what is laid, which rises from the dock and stays until it is folded. */
export function ProofPane({ seat }: { seat: Seat }) {
  const answer = useAnswer(seat);
  const { view } = useGame();
  const isOpen = useProofOpen(answer);
  const wished = useView((state) => state.theirFire);
  if (!isOpen || (answer.kind !== 'fire' && answer.kind !== 'seen')) return null;
  const { unit, target } = answer;
  const both = answer.kind === 'seen' && isCraft(unit) && isCraft(target);
  const theirs = answer.kind === 'seen' && isCraft(target) && (wished || !isCraft(unit));
  const [shooter, at] = theirs ? [target, unit] : [unit, target];
  const shown = shownOf(seat, answer, theirs);
  return (
    <section className="stack gap-2 absolute scroll-y surface proof" data-part="proof" aria-label="The arithmetic">
      <header className="line proof-head">
        <h2 className="flex-1">
          {shooter.id} fires at {at.id} <CalledName unit={at} />
        </h2>
        {both && (
          <Segments
            label="Who fires"
            options={SIDES}
            chosen={theirs}
            onChoose={(theirFire) => view.set({ theirFire })}
          />
        )}
        <button
          type="button"
          className="grid place-center hit hit-wide"
          aria-label="Hide the arithmetic"
          onClick={() => view.set({ arithmeticOpen: false })}
        >
          <Icon name="close" />
        </button>
      </header>
      {shown.map(({ from, row }) => (
        <Arithmetic
          key={`${from} ${row.type}`}
          seat={seat}
          title={`${sourceOf(from)}, ${fireName(row.type)}`}
          unit={shooter}
          target={at}
          from={from}
          row={row}
        />
      ))}
      {shown.length === 0 && <p className="muted">There is no fire to work out between the two.</p>}
      <EnemySummary seat={seat} unit={unit} seen={target} folded />
    </section>
  );
}
