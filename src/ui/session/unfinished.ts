import type { Ahead, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { bestHurt, WORTH_HAVING } from './aiming.ts';
import { listTodo } from './todo.ts';

/** [9.6] An attempt that a missile would make at a unit on its next move. */
export type MissileAttempt = Extract<Ahead, { kind: 'attempt' }>;

/** What the end of a phase gives away: a shot worth having, or the chance to fly out of a missile's way. */
export type Unfinished =
  | { kind: 'shot'; unit: UnitView; hurt: number }
  | { kind: 'danger'; unit: UnitView; attempt: MissileAttempt };

/** [9.6] The attempts that enemy missiles would make at a unit on its next move, as it flies or would fly. */
export const attemptsAt = (seat: Seat, unit: UnitView): MissileAttempt[] =>
  seat.ahead(unit).flatMap((ahead) => (ahead.kind === 'attempt' && ahead.target === unit.id ? [ahead] : []));

/** What would be given away if the phase ended now; one definition for the guard of End and for what is said of it. */
export function listUnfinished(seat: Seat): Unfinished[] {
  if (seat.stage !== 'fire' && seat.stage !== 'command') return [];
  const open = listTodo(seat).filter(({ done }) => !done);
  return open.flatMap(({ unit }): Unfinished[] => {
    if (seat.stage === 'fire') {
      const hurt = unit.kind === 'missile' ? 0 : bestHurt(seat, unit);
      return hurt >= WORTH_HAVING ? [{ kind: 'shot', unit, hurt }] : [];
    }
    const [attempt] = attemptsAt(seat, unit);
    return attempt && seat.left(unit.id)?.maneuvers.left ? [{ kind: 'danger', unit, attempt }] : [];
  });
}
