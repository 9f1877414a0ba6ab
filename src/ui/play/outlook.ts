import type { Action, ActionOf, Player, UnitId, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { probabilityOf, type ToldChance } from '../../words/index.ts';
import { isSame } from './choosing.ts';
import { type Danger, dangersTo, onItsCourse, weightOf } from './dangers.ts';
import { bestOf, type FireRow, fireRows, mayFireRow } from './fires.ts';
import { isLaunch, meetingOf, unitPlaced } from './launching.ts';
import { listTodo } from './todo.ts';

/** The best of what may be ordered now, or of what an own missile does; `figure` is by what the best is found. */
export type Opportunity = ToldChance & { action: Action | null; figure: number };

/** What a seat sees coming: the greatest danger first, and the likeliest opportunity first. */
export interface Outlook {
  dangers: readonly Danger[];
  chances: readonly Opportunity[];
}

/** A shot is worth having from this chance to hurt on, and a launch from this chance to intercept. */
export const WORTH_HAVING = 0.1;
const WORTH_LAUNCHING = 0.5;

/** Whether it would be a pity to end the phase without it; one definition for advice, guard and what is filled. */
export const isWorth = ({ kind, figure }: Opportunity): boolean =>
  kind === 'shot' ? figure >= WORTH_HAVING : kind === 'launch' && figure >= WORTH_LAUNCHING;

/** [8.6, 8.7] The best shot of each own craft that may be fired now. */
function shotsOf(seat: Seat): Opportunity[] {
  const best = new Map<UnitId, { row: FireRow; action: ActionOf<'fire'> }>();
  for (const action of seat.legal) {
    if (action.do !== 'fire') continue;
    const { unit, from, type, target } = action;
    const row = fireRows(seat, unit, from, target).find((one) => one.type === type);
    const before = best.get(unit);
    if (row && mayFireRow(row) && bestOf([before?.row ?? row, row]) === row) best.set(unit, { row, action });
  }
  return [...best].flatMap(([unit, { row, action }]): Opportunity[] => {
    const hurt = row.effect?.probability ?? 0;
    const told = { kind: 'shot', unit, target: action.target, hit: row.odds?.probability ?? 0, hurt } as const;
    return hurt > 0 ? [{ ...told, action, figure: hurt }] : [];
  });
}

/** [9.6, 9.7] The best launch of each own ship that may be ordered now, of those that meet somebody. */
function launchesOf(seat: Seat): Opportunity[] {
  const met = new Map<string, ReturnType<typeof meetingOf>>();
  const best = new Map<UnitId, Opportunity>();
  for (const action of seat.legal) {
    if (!isLaunch(action) || action.do === 'launch-battlecraft') continue;
    const unit = action.do === 'launch-missile' ? action.ship : action.missile;
    const { class: type, civLevel, hex, direction, velocity } = unitPlaced(seat, action);
    const like = `${type} ${civLevel} ${hex} ${direction} ${velocity}`;
    const pass = met.has(like) ? (met.get(like) ?? null) : meetingOf(seat, action);
    met.set(like, pass);
    if (!pass || pass.probability <= (best.get(unit)?.figure ?? 0)) continue;
    const { target, probability } = pass;
    best.set(unit, { kind: 'launch', unit, target, probability, action, figure: probability });
  }
  return [...best.values()];
}

/** [9.6] What own missiles meet on their next move, as they fly now. */
const strikesOf = ({ ahead, view }: Seat, me: Player): Opportunity[] =>
  view.units
    .filter(({ owner, kind, status }) => owner === me && kind === 'missile' && status === 'in-play')
    .flatMap((missile) =>
      ahead(missile).flatMap((one): Opportunity[] => {
        if (one.kind !== 'attempt' || one.missile !== missile.id || one.chance === null) return [];
        const probability = probabilityOf(one.chance);
        return [
          { kind: 'strike', unit: missile.id, target: one.target, probability, action: null, figure: probability },
        ];
      }),
    );

function chancesOf(seat: Seat, me: Player): Opportunity[] {
  const { kind, player } = seat.view.phase;
  const flies = player === me && (kind === 'command' || kind === 'movement');
  const all = seat.stage === 'fire' || seat.stage === 'mims' ? [...shotsOf(seat), ...launchesOf(seat)] : [];
  return [...all, ...(flies ? strikesOf(seat, me) : [])].sort((one, other) => other.figure - one.figure);
}

/** What has been worked out: strip, guard, dock and map ask the same of one position. */
const known = new WeakMap<Seat, Outlook>();

/** What the player here has to fear and may do now, from what they see. */
export function outlookOf(seat: Seat): Outlook {
  const me = seat.player ?? seat.decider;
  const outlook = known.get(seat) ?? (me ? { dangers: dangersTo(seat, me), chances: chancesOf(seat, me) } : NOTHING);
  known.set(seat, outlook);
  return outlook;
}

const NOTHING: Outlook = { dangers: [], chances: [] };

/** What would be given away if the phase ended now: shots and launches worth having, and missiles that could be avoided. */
export function unfinishedOf(seat: Seat): Outlook {
  const { stage } = seat;
  if (!seat.toAct || (stage !== 'fire' && stage !== 'command')) return NOTHING;
  const { dangers, chances } = outlookOf(seat);
  const open = new Set(listTodo(seat).flatMap(({ unit, done }) => (done ? [] : [unit.id])));
  const mayFlyOff = (unit: UnitId): boolean => open.has(unit) && (seat.left(unit)?.maneuvers.left ?? 0) > 0;
  return {
    dangers: stage === 'command' ? dangers.filter(({ kind, unit }) => kind === 'course' && mayFlyOff(unit)) : [],
    chances: chances.filter(isWorth),
  };
}

/** Whether nothing useful is left in this phase: every unit has done what it can, or no shot and no launch is worth having. */
export const isNothingLeft = (seat: Seat): boolean =>
  listTodo(seat).every(({ done }) => done) || (seat.stage === 'fire' && unfinishedOf(seat).chances.length === 0);

const EMPTY: ReadonlySet<Action['do']> = new Set(['move', 'move-all', 'end-phase', 'ready']);

/** Whether there is more to decide than to move and to end the phase, so that somebody should be asked about it. */
export const isDecision = ({ toAct, legal }: Seat): boolean => toAct && legal.some(({ do: kind }) => !EMPTY.has(kind));

/** [7.2, 9.6] The maneuver that leaves a unit the least danger of missiles; null where none makes it less. */
function wayOut(seat: Seat): Action | null {
  const [danger] = unfinishedOf(seat).dangers;
  const unit = seat.view.units.find(({ id }) => id === danger?.unit);
  if (!danger || !unit) return null;
  const worst = (flown: UnitView): number => Math.max(0, ...onItsCourse(seat, flown).map((one) => weightOf(seat, one)));
  let least: { action: Action | null; worst: number } = { action: null, worst: worst(unit) };
  for (const action of seat.legal) {
    const after = 'unit' in action && action.unit === unit.id ? seat.preview(action) : null;
    const left = after ? worst(after) : Number.POSITIVE_INFINITY;
    if (left < least.worst) least = { action, worst: left };
  }
  return least.action;
}

/**
 * The one order that is advised: that of a `plan`, if it may be given, else what is worth having, or leads out of danger.
 * Where something is worth having the phase is never advised to be ended. Null where there is nothing to order, or nobody
 * knows what.
 */
export function adviceOf(seat: Seat, plan: readonly Action[]): Action | null {
  const before = advised.get(seat);
  if (before?.plan === plan) return before.action;
  const action = bestOrder(seat, plan);
  advised.set(seat, { plan, action });
  return action;
}

/** What was advised last in a position: it is asked for again whenever the pointer moves. */
const advised = new WeakMap<Seat, { plan: readonly Action[]; action: Action | null }>();

function bestOrder(seat: Seat, plan: readonly Action[]): Action | null {
  const find = (is: (action: Action) => boolean): Action | null => seat.legal.find(is) ?? null;
  const planned = plan[0] ? find((action) => plan[0] !== undefined && isSame(action, plan[0])) : null;
  const end = find(({ do: kind }) => kind === 'end-phase' || kind === 'ready');
  if (planned && planned !== end) return planned;
  const worth = unfinishedOf(seat).chances[0]?.action ?? null;
  if (worth || planned) return worth ?? planned;
  // What the game itself asks, such as which part is hit, is left to who knows.
  if (seat.view.pending) return null;
  const due = find((action) => action.do === 'deploy' || (action.do === 'move' && !action.stay));
  return wayOut(seat) ?? due ?? end;
}
