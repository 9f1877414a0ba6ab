import type { Scenario } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { Choosing } from '../../store/table/view-store.ts';
import type { MapChoices } from '../map/types.ts';
import { answerOf, questionOf } from '../orders/answers.ts';
import { settledChoices, valuesOf } from '../session/choosing.ts';
import { hexNamed, hexOf } from '../session/placed.ts';

/** [9.4, 11.0] The directions or velocities of a unit that is being placed, round the hex it is placed in. */
export function mapChoices(seat: Seat, scenario: Scenario, mode: Choosing | null): MapChoices | null {
  if (mode?.step !== 'direction' && mode?.step !== 'velocity') return null;
  const { view } = seat;
  const id = settledChoices(mode).find(({ field }) => field === 'hex')?.value;
  const unit = view.units.find((other) => other.id === mode.unit);
  const hex = hexNamed(view, scenario, id, hexOf(view, mode.unit));
  if (!hex || !unit) return null;
  const answers = valuesOf(mode.actions, mode.step).map((value): MapChoices['answers'][number] => {
    const { label, direction } = answerOf(view, mode, { field: mode.step, value });
    return direction
      ? { kind: 'direction', value: direction, label }
      : { kind: 'velocity', value: Number(value), label };
  });
  return { hex, side: unit.owner, question: questionOf(mode), answers };
}
