import { type GameEvent, type Hex, hexId, type Player, type Scenario, type UnitView } from '../../engine/index.ts';
import type { LoggedEvent } from '../../game/log.ts';
import type { Voice } from '../../store/device/preferences.ts';
import type { Seat } from '../../store/seat/seat.ts';
import {
  aheadText,
  capital,
  chanceWords,
  count,
  directionName,
  eventText,
  list,
  shortName,
  sideOf,
  stageTitle,
  unitName,
} from '../../words/index.ts';
import { tells, toldOfPhase, touches } from './cards.ts';
import type { OpenGame } from './context.ts';
import { dangerWords, endOfCourse } from './dangers.ts';
import { bearingBetween, distanceBetween } from './distance.ts';
import { energyOf } from './fires.ts';
import { groupsOf, unitSeen } from './orders/groups.ts';
import { motionText, notesOf } from './orders/unit-words.ts';
import { outlookOf } from './outlook.ts';
import { ownPlayer } from './showing.ts';
import { listTodo } from './todo.ts';

/** What somebody who does not see the map asks with one key each. */
export type SpokenQuestion = 'happened' | 'threats' | 'orders' | 'ships' | 'enemies' | 'course';

const sentences = (clauses: readonly string[]): string => clauses.map((clause) => `${capital(clause)}.`).join(' ');

/** `4 hexes at 3 o’clock`, `the same hex`; empty where there is nothing to measure from. */
export function bearingText({ view }: Pick<Seat, 'view'>, from: UnitView | null, unit: UnitView): string {
  const hexes = from && from.id !== unit.id ? distanceBetween(view, from, unit) : null;
  if (!from || hexes === null) return '';
  const bearing = bearingBetween(view, from, unit);
  return bearing === null ? 'same hex' : `${count(hexes, 'hex', 'hexes')} at ${directionName(bearing)}`;
}

/** [10.3] `fuel 30`, of what is left of the energy of a unit of one's own. */
const fuelText = (unit: UnitView): string[] => (unit.energy ? [`fuel ${energyOf(unit)}`] : []);

/** A unit in one clause: how far it is, where it flies, and what is out of the ordinary. */
const unitClause = (seat: Seat, unit: UnitView, from: UnitView | null): string =>
  [
    unitName(unit),
    ...[bearingText(seat, from, unit)].filter(Boolean),
    motionText(unit).replace('Velocity', 'velocity'),
    ...fuelText(unit),
    ...notesOf(unit, seat.view.units),
  ].join(', ');

const onMap = ({ hex, status }: UnitView): boolean => hex !== null && status !== 'destroyed';

/** [7.0, 8.0] What a unit can be ordered now, each with its price, and the best shot or launch where there is one. */
function ordersClauses(seat: Seat, unit: UnitView): string[] {
  const groups = groupsOf(seat, unit).map(({ left, entries, title }) => {
    const open = entries.filter(({ refusal }) => refusal === null);
    const said = open.map(({ label, effect, cost }) => [label, effect, cost].filter(Boolean).join(' '));
    return open.length === 0 ? null : `${left ? `${title}, ${left}: ` : ''}${list(said)}`;
  });
  const best = outlookOf(seat).chances.filter((chance) => chance.unit === unit.id);
  return [...groups, ...best.map(chanceWords)].filter((clause) => clause !== null);
}

/** [6.1, 6.6, 9.6] Where a unit ends its next move, and what it meets on its way; null where it flies nowhere. */
function courseClause(seat: Seat, scenario: Scenario, unit: UnitView): string | null {
  const { sheets } = seat.view;
  const end = endOfCourse(seat, unit);
  if (!end) return null;
  const nameOf = (at: Hex): string => hexId({ sheets, scenario }, at);
  const met = seat.ahead(unit).map((ahead) => `in ${nameOf(ahead.hex)} ${aheadText(ahead)}`);
  const flies = unit.velocity
    ? `${unit.id} flies ${count(unit.velocity, 'hex', 'hexes')} and ends in ${nameOf(end)}`
    : `${unit.id} stays in ${unit.hex}`;
  return `${flies}${met.length > 0 ? `; ${met.join('; ')}` : '; it meets nothing'}`;
}

interface Asked {
  seat: Seat;
  scenario: Scenario;
  /** The unit that is selected. */
  unit: UnitView | null;
  me: Player | null;
  log: readonly LoggedEvent[];
  /** How many lines of the log had been heard before the last own order. */
  since: number;
  nameOf: (player: Player) => string;
}

/** [R10.0a] The answer to a question, from what the seat sees: the sentences of adviser, dock and log, in an order for the ear. */
export function answerTo(question: SpokenQuestion, { seat, scenario, unit, me, log, since, nameOf }: Asked): string {
  const { units } = seat.view;
  switch (question) {
    case 'happened': {
      const recent = log.slice(since).flatMap(({ event }) => (tells(event) ? [event] : []));
      const events = recent.length > 0 ? recent : toldOfPhase(log, (log.at(-1)?.action ?? 0) + 1);
      return events.map((event) => eventText(event, nameOf)).join(' ') || 'Nothing has happened yet.';
    }
    case 'threats': {
      const dangers = outlookOf(seat).dangers.map((danger) => dangerWords(seat, scenario, danger));
      return sentences(dangers.length > 0 ? dangers : ['nothing threatens you before you can order again']);
    }
    case 'orders': {
      if (!unit) return 'No unit is selected.';
      const clauses = ordersClauses(seat, unit);
      const open = listTodo(seat).filter(({ done, unit: { id } }) => !done && id !== unit.id);
      const others = open.length > 0 ? [`also to do: ${list(open.map(({ unit: { id } }) => id))}`] : [];
      const mayEnd = seat.legal.some(({ do: kind }) => kind === 'end-phase' || kind === 'ready');
      const none = `${unit.id} can be given nothing now${mayEnd && open.length === 0 ? ': end the phase' : ''}`;
      return sentences([
        stageTitle(seat.stage),
        ...(clauses.length > 0 ? [unitName(unit), ...clauses] : [none]),
        ...others,
      ]);
    }
    case 'ships': {
      const own = units.filter((one) => onMap(one) && (me === null || one.owner === me));
      return sentences(
        own.length > 0 ? own.map((one) => unitClause(seat, one, null)) : ['you have nothing on the map'],
      );
    }
    case 'enemies': {
      const side = me ?? unit?.owner ?? seat.decider;
      const far = (one: UnitView): number => (unit && distanceBetween(seat.view, unit, one)) ?? 0;
      const foes = units.filter((one) => onMap(one) && one.owner !== side).sort((a, b) => far(a) - far(b));
      return sentences(foes.length > 0 ? foes.map((one) => unitClause(seat, one, unit)) : ['no enemy is on the map']);
    }
    case 'course':
      return unit
        ? sentences([courseClause(seat, scenario, unit) ?? `${unit.id} flies nowhere`])
        : 'No unit is selected.';
  }
}

/** Says something aloud, also if it was said just before. */
export const sayAloud = ({ view }: Pick<OpenGame, 'view'>, text: string): void =>
  view.set({ said: { text, nth: (view.state.getState().said?.nth ?? 0) + 1 } });

/** Answers a question aloud. */
export function answerAloud(game: Pick<OpenGame, 'table' | 'view'>, question: SpokenQuestion): void {
  const table = game.table.state.getState();
  const { seat, scenario, log, since, settings } = table;
  if (!seat) return;
  const names = { ...settings, sides: scenario.sides ?? {} };
  const nameOf = (player: Player): string => shortName(names, player);
  const { selected, preview } = game.view.state.getState();
  const laid = question === 'course' && preview ? seat.preview(preview) : null;
  const unit = laid ?? unitSeen(seat, selected);
  sayAloud(game, answerTo(question, { seat, scenario, unit, me: ownPlayer(table), log, since, nameOf }));
}

/** No more than anybody can listen to; the rest can be asked for. */
const MOST = 12;

/** The events that concern a player: what was done by their units or to them, what it came to, and what is new on the map. */
function concerning(events: readonly GameEvent[], me: Player): Set<GameEvent> {
  const mine = new Set<GameEvent>();
  let isShot = false;
  for (const event of events) {
    const { type } = event;
    const side = sideOf(event);
    if (type === 'fired' || type === 'interception') isShot = side === me;
    const isOfShot = isShot && (type === 'hit-roll' || type === 'part-chosen' || type === 'part-hit');
    const isNews = type === 'launched' || type === 'lost' || side === null;
    if (side === me || isOfShot || isNews || touches(event, me)) mine.add(event);
  }
  return mine;
}

/**
 * What is said of events by itself: what concerns the player whole, the rest counted, with the key that says it; where
 * everything is one's own, or the voice is full, all of it.
 */
export function newsOf(
  events: readonly Pick<LoggedEvent, 'event'>[],
  {
    me,
    voice,
    key,
    nameOf,
  }: { me: Player | null; voice: Voice; key: string | null; nameOf: (player: Player) => string },
): string {
  const told = events.map(({ event }) => event).filter(({ type }) => type !== 'stepped' && type !== 'paid');
  const mine = me === null || voice === 'full' ? new Set(told) : concerning(told, me);
  const left = told.filter((event) => tells(event) && !mine.has(event)).length;
  const isCounted = left > 1 || voice === 'terse';
  const whole = isCounted ? told.filter((event) => mine.has(event)) : told;
  const rest = left > 1 && voice === 'usual' ? [`${count(left, 'event')} more${key ? `: ${key}` : ''}.`] : [];
  return [...whole.slice(-MOST).map((event) => eventText(event, nameOf)), ...rest].join(' ');
}
