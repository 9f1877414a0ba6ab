import type { Action, Direction, Part, PhaseKind, Player, UnitId, UnitView } from '../engine/index.ts';
import type { LessonGoal, LessonSight } from './types.ts';

const unitIn = ({ view }: LessonSight, id: UnitId): UnitView | undefined => view.units.find((unit) => unit.id === id);

/** Whether all of these are so. */
export const all =
  (...conditions: readonly LessonGoal[]): LessonGoal =>
  (sight) =>
    conditions.every((holds) => holds(sight));

/** Whether a unit points this way. */
export const points =
  (id: UnitId, direction: Direction): LessonGoal =>
  (sight) =>
    unitIn(sight, id)?.direction === direction;

/** Whether a unit has this velocity. */
export const flies =
  (id: UnitId, velocity: number): LessonGoal =>
  (sight) =>
    unitIn(sight, id)?.velocity === velocity;

/** Whether a unit has a higher velocity than this. */
export const fliesFaster =
  (id: UnitId, velocity: number): LessonGoal =>
  (sight) =>
    (unitIn(sight, id)?.velocity ?? 0) > velocity;

/** Whether this phase is not the present one. */
export const isPast =
  (kind: PhaseKind, player: Player): LessonGoal =>
  ({ view: { phase } }) =>
    phase.kind !== kind || phase.player !== player;

/** Whether a unit has moved since the step began. */
export const hasMoved =
  (id: UnitId): LessonGoal =>
  ({ events }) =>
    events.some((event) => event.type === 'moved' && event.unit === id);

/** Whether an order with these values has been given since the step began. */
export const wasGiven =
  (wanted: Partial<Record<string, string | number>> & Pick<Action, 'do'>): LessonGoal =>
  ({ orders }) =>
    orders.some((order) =>
      Object.entries(wanted).every(([name, value]) =>
        Object.entries(order).some(([field, given]) => field === name && given === value),
      ),
    );

/** Whether a unit is out of the game. */
export const isUnitDestroyed =
  (id: UnitId): LessonGoal =>
  (sight) =>
    unitIn(sight, id)?.status === 'destroyed';

/** Whether a part of a ship has been hit. */
export const isHit =
  (id: UnitId, part: Part): LessonGoal =>
  (sight) => {
    const status = unitIn(sight, id)?.parts?.[part]?.status;
    return status !== undefined && status !== 'intact';
  };
