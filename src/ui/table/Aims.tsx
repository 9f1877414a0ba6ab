import { useMemo } from 'react';
import type { UnitId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { capital, conditionText, outcomeText, progressText, unitName } from '../../words/index.ts';
import { useGame } from '../play/context.ts';

/** [11.0] How the game is won, in one line with how far it is; a press opens all of it. */
export function AimsLine({ seat }: { seat: Seat }) {
  const { view, lesson } = useGame();
  const text = useMemo(() => {
    const name = (id: UnitId): string => {
      const unit = seat.view.units.find((one) => one.id === id);
      return unit ? unitName(unit) : id;
    };
    const { clauses } = seat.progress();
    const mine = (one: (typeof clauses)[number]): number => Number(one.clause.winner !== (seat.player ?? 1));
    const told = clauses
      .filter(({ lost, holds }) => !lost || holds)
      .sort((a, b) => mine(a) - mine(b))
      .slice(0, 2);
    return told.map((one) => {
      const { clause } = one;
      return `${outcomeText(clause.winner)} ${conditionText(clause.if, name)} (${progressText(one)})`;
    });
  }, [seat]);
  if (lesson !== undefined || text.length === 0) return null;
  return (
    <button
      type="button"
      className="line truncate min-w-0 muted strip-aims"
      onClick={() => view.set({ drawer: 'victory' })}
    >
      {text.map(capital).join(' · ')}
    </button>
  );
}
