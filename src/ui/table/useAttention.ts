import { type RefObject, useEffect, useRef } from 'react';
import type { UnitId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';
import { useControls } from '../session/ControlsContext.ts';
import { useGame, useTable } from '../session/context.ts';
import { listTodo } from '../session/todo.ts';

/** The unit a decision is about. */
function inQuestion({ view: { pending }, toAct }: Seat): UnitId | null {
  if (!pending || !toAct) return null;
  return 'unit' in pending ? pending.unit : pending.missile;
}

/**
 * Keeps the selection and the focus where something is to be done: a new phase begins with its first open unit, a
 * decision with the unit it is about, and a button that has gone gives the focus to the line that says what to do now.
 */
export function useAttention(seat: Seat, heading: RefObject<HTMLHeadingElement | null>): void {
  const { view } = useGame();
  const controls = useControls();
  const actions = useTable((state) => state.actions);
  const asked = inQuestion(seat);
  const now = `${seat.stage} ${seat.decider} ${seat.view.turn} ${asked}`;
  const before = useRef<string | null>(null);

  useEffect(() => {
    const fresh = before.current !== now;
    const first = before.current === null;
    before.current = now;
    const { selected } = view.state.getState();
    const todo = listTodo(seat);
    const stays = seat.view.units.some(({ id, hex }) => id === selected && hex !== null);
    const open = todo.find(({ done }) => !done) ?? todo[0];
    const hasMore = todo.some(({ unit, done }) => unit.id === selected && !done);
    // Who chooses the part that is hit goes on with the ship that has fired.
    const keeps = seat.stage === 'choose-part' && stays;
    if (asked !== null && fresh) {
      if (!keeps) view.select(asked);
      controls.lookAtUnit(asked);
    } else if (!stays || (fresh && !hasMore)) {
      const own = seat.view.units.find(({ owner, kind, hex }) => owner === seat.player && kind === 'spaceship' && hex);
      const next = open?.unit.id ?? own?.id ?? null;
      if (next === null) view.select(null);
      else if (next !== selected) controls.pickUnit(next);
    } else if (fresh) controls.pickUnit(selected ?? '');
    if (first) heading.current?.focus({ preventScroll: true });
  }, [now, asked, seat, view, controls, heading]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every order
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [actions, now]);
}
