import type { Action, Direction, Part, PhaseKind, Player, Stage, UnitId, UnitView } from '../engine/index.ts';
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

/** Whether a unit lies in this hex. */
export const liesIn =
  (id: UnitId, hex: string): LessonGoal =>
  (sight) =>
    unitIn(sight, id)?.hex === hex;

/** Whether the force field of a ship is up. */
export const hasField =
  (id: UnitId): LessonGoal =>
  (sight) =>
    unitIn(sight, id)?.forceField === true;

/** Whether a unit is docked with another. */
export const isDocked =
  (id: UnitId, partner: UnitId): LessonGoal =>
  (sight) =>
    unitIn(sight, id)?.dockedWith === partner;

/** Whether it is the time for this: a phase, or a question. */
export const isAt =
  (stage: Stage): LessonGoal =>
  (sight) =>
    sight.stage === stage;

/** Whether an order with these values has been given so many times since the step began. */
export const wereGiven =
  (wanted: Wanted, times: number): LessonGoal =>
  ({ orders }) =>
    orders.filter(isLike(wanted)).length === times;

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

/** Values that an order may have. */
type Wanted = Partial<Record<string, string | number>> & Pick<Action, 'do'>;

const isLike =
  (wanted: Wanted) =>
  (order: Action): boolean =>
    Object.entries(wanted).every(([name, value]) =>
      Object.entries(order).some(([field, given]) => field === name && given === value),
    );

/** Whether an order with these values has been given since the step began. */
export const wasGiven =
  (wanted: Wanted): LessonGoal =>
  ({ orders }) =>
    orders.some(isLike(wanted));

/** Whether an order of this kind has been given since then with other values than these. */
export const wasGivenOtherwise =
  (wanted: Wanted): LessonGoal =>
  ({ orders }) =>
    orders.some((order) => order.do === wanted.do && !isLike(wanted)(order));

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
