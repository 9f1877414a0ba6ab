import { commandOf, subjectOf, type UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { canHit } from './aiming.ts';

/** A unit with something left to do in this phase, or with nothing left. */
export interface Todo {
  unit: UnitView;
  /** `1 command left`, `to move`; what is said of it in a few words, and in fewer. */
  note: string;
  short?: string;
  icon: 'move' | 'command' | 'fire';
  done: boolean;
  /** Nothing has been done with it, and something useful could be. */
  untouched: boolean;
}

/** [R11.0c] A ship whose place the scenario leaves open has to be deployed; the others stand where they stand. */
function settingUp(seat: Seat, unit: UnitView): Todo | null {
  if (unit.kind !== 'spaceship') return null;
  const open = seat.legal.some((action) => action.do === 'deploy' && action.ship === unit.id);
  const missing = unit.hex === null;
  const note = missing ? 'to deploy' : open ? 'deployed' : 'in its place';
  return { unit, note, icon: 'move', done: !missing, untouched: false };
}

function moving(seat: Seat, unit: UnitView): Todo | null {
  const open = seat.legal.some((action) => action.do === 'move' && action.unit === unit.id);
  if (!open && !unit.velocity) return null;
  return { unit, note: open ? 'to move' : 'has moved', icon: 'move', done: !open, untouched: open };
}

const many = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The two kinds of commands are counted apart, as the orders count them. */
function leftText(maneuvers: number, battle: number): Required<Pick<Todo, 'note' | 'short'>> {
  if (maneuvers > 0 && battle > 0) {
    return { note: `${many(maneuvers, 'command')} + ${battle} Battle left`, short: `${maneuvers} + ${battle} left` };
  }
  if (maneuvers > 0) return { note: `${many(maneuvers, 'command')} left`, short: `${maneuvers} left` };
  if (battle > 0) return { note: `${many(battle, 'Battle Command')} left`, short: `${battle} Battle left` };
  return { note: 'no command left', short: 'done' };
}

function commanding(seat: Seat, unit: UnitView): Todo | null {
  const left = seat.left(unit.id);
  const orders = seat.legal.filter((action) => subjectOf(action) === unit.id && !('by' in action));
  const uncontrolled = seat.legal.some((action) => action.do === 'control-missile' && action.missile === unit.id);
  if (uncontrolled) return { unit, note: 'uncontrolled', icon: 'command', done: false, untouched: false };
  if (!left || (left.maneuvers.of === 0 && left.battle.of === 0)) return null;
  const maneuvers = orders.some((action) => commandOf(action.do) === 'maneuver') ? left.maneuvers.left : 0;
  const battle = orders.some((action) => commandOf(action.do) === 'battle') ? left.battle.left : 0;
  const count = maneuvers + battle;
  const untouched = count > 0 && left.maneuvers.left === left.maneuvers.of && left.battle.left === left.battle.of;
  // [R7.4e] What a beam may still order counts by itself.
  const beam = seat.legal.some((action) => 'by' in action && action.by === unit.id);
  if (count === 0 && beam) return { unit, note: 'beam to use', icon: 'command', done: false, untouched: false };
  return { unit, ...leftText(maneuvers, battle), icon: 'command', done: count === 0, untouched };
}

function firing(seat: Seat, unit: UnitView): Todo | null {
  const orders = seat.legal.filter((action) => subjectOf(action) === unit.id);
  if (orders.length === 0)
    return unit.kind === 'missile' ? null : { unit, note: 'cannot fire', icon: 'fire', done: true, untouched: false };
  const hits = canHit(seat, unit.id);
  const launches = orders.some((action) => action.do !== 'fire');
  const can = [hits ? 'fire' : '', launches ? 'launch' : ''].filter((word) => word !== '').join(' or ');
  return {
    unit,
    note: can === '' ? 'no target in reach' : `can ${can}`,
    icon: 'fire',
    done: can === '',
    untouched: hits,
  };
}

const READERS = { 'set-up': settingUp, movement: moving, command: commanding, fire: firing } as const;

const known = new WeakMap<Seat, readonly Todo[]>();

/** [3.0] What is still open in this phase, unit by unit: first what is left, then what is done. */
export function listTodo(seat: Seat): readonly Todo[] {
  const listed = known.get(seat) ?? readTodo(seat);
  known.set(seat, listed);
  return listed;
}

function readTodo(seat: Seat): Todo[] {
  const { stage, decider } = seat;
  if (!seat.toAct || !(stage in READERS)) return [];
  const read = READERS[stage as keyof typeof READERS];
  const all = seat.view.units
    // [R11.4a] One that is not alerted yet has its pods put into their boxes all the same.
    .filter(
      ({ owner, status }) =>
        owner === decider && (status === 'in-play' || (stage === 'set-up' && status === 'unalerted')),
    )
    .flatMap((unit) => read(seat, unit) ?? []);
  return [...all.filter(({ done }) => !done), ...all.filter(({ done }) => done)];
}
