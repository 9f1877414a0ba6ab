import './dock.css';
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import type { Seat } from '../../../store/seat/seat.ts';
import { learnLayout } from '../../commands/chords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { advisedNow, isEnding, useAdvice } from '../../play/advice.ts';
import { shooterOf } from '../../play/aiming.ts';
import { useGame, useView } from '../../play/context.ts';
import { unitSeen } from '../../play/orders/groups.ts';
import { isNothingLeft } from '../../play/outlook.ts';
import { AnswerPart } from './AnswerPart.tsx';
import { isStrong } from './answer.ts';
import { EndPart } from './EndPart.tsx';
import { OrderSlots } from './OrderSlots.tsx';
import type { Staged } from './Stage.tsx';
import { UnitPart } from './UnitPart.tsx';
import { useAnswer } from './useAnswer.ts';

interface DockProps {
  seat: Seat;
  staged: Staged;
  /** In place of orders and answer: what the program does, or the replay. */
  instead?: ReactNode;
  /** In place of the answer alone. */
  told?: ReactNode;
  /** In place of what ends the phase. */
  end?: ReactNode;
}

/** On a phone the slots stand on two pages; the orders of the pods are on both. */
function More({ page }: { page: 1 | 2 }) {
  const { view } = useGame();
  return (
    <button
      type="button"
      className="dock-more"
      aria-pressed={page === 2}
      onClick={() => view.set({ page: page === 1 ? 2 : 1 })}
    >
      <Icon name={page === 1 ? 'menu' : 'back'} size={18} />
      <span>{page === 1 ? 'More' : 'Maneuver'}</span>
    </button>
  );
}

/**
 * The third of the places that never move: the unit, its orders, the answer and the end of the phase. A choice on the map or
 * in the line is answered there first; until the orders have followed, a press on them could be meant for either unit.
 */
export function TableDock({ seat, staged, instead, told, end }: DockProps) {
  const chosen = useView((state) => state.selected);
  const selected = useDeferredValue(chosen);
  const follows = selected === chosen;
  const unit = unitSeen(seat, selected);
  const answer = useAnswer(seat);
  const isEndAdvised = useAdvice((at) => isEnding(advisedNow(at)));
  const isDone = useMemo(() => isNothingLeft(seat), [seat]);
  // A missile has no Battle Commands, and over the weapons and what is chosen there is nothing to turn.
  const hasMore = unit !== null && unit.kind !== 'missile' && answer.kind !== 'choosing' && !shooterOf(seat, unit.id);
  const asked = useView((state) => state.page);
  const page = hasMore ? asked : 1;
  const isStaged = staged?.kind === 'result' || staged?.kind === 'question';
  const strongest = isStaged ? 'stage' : isStrong(answer) ? 'answer' : isDone || isEndAdvised ? 'end' : null;
  useEffect(() => void learnLayout(), []);
  return (
    <footer
      className={
        instead ? 'stack gap-4 gap-y-2 surface border-t dock is-instead' : 'stack gap-4 gap-y-2 surface border-t dock'
      }
      data-part="dock"
      aria-busy={!follows}
      onClickCapture={(click) => follows || click.stopPropagation()}
    >
      <UnitPart seat={seat} selected={selected} />
      {instead !== undefined ? (
        <div className="grid min-w-0 dock-replay">{instead}</div>
      ) : (
        <>
          <OrderSlots seat={seat} unit={unit} answer={answer} page={page} />
          {told ?? <AnswerPart seat={seat} answer={answer} filled={strongest === 'answer'} />}
          {hasMore && <More page={page} />}
        </>
      )}
      {end ?? <EndPart seat={seat} filled={strongest === 'end'} />}
    </footer>
  );
}
