import {
  type EventType,
  type GameEvent,
  ownerOfId,
  type PhaseKind,
  type Player,
  type UnitId,
} from '../engine/index.ts';
import { HIT_TAILS } from './describe-fire.ts';
import { describeBy, type EventOf } from './describers.ts';
import { eventParts } from './events.ts';
import { costText } from './figures.ts';
import type { TextPart } from './text.ts';

/** One line of the event log: an event, with the later events shown in the same line. */
export interface StoryLine {
  /** The events told in it, the first of which gives it its subject. */
  events: GameEvent[];
  /** Whose doing it is; null for what concerns both. */
  side: Player | null;
  parts: TextPart[];
  /** What it cost, for its owner alone. */
  cost: string | null;
  /** The rule cases it follows from, each once. */
  rules: string[];
  /** Where it happened, in the order of the way. */
  hexes: string[];
  units: UnitId[];
}

/** A phase, or the set-up, with what happened in it. */
export interface StoryGroup {
  turn: number;
  kind: PhaseKind | 'set-up';
  player: Player | null;
  lines: StoryLine[];
}

const UNIT_FIELDS = ['ship', 'unit', 'missile', 'battlecraft', 'target', 'with', 'by', 'from', 'was'] as const;

/** The units an event names; `by` and `from` may hold other things. */
function unitsOf(event: GameEvent): UnitId[] {
  const fields = event as Partial<Record<(typeof UNIT_FIELDS)[number], unknown>> & { targets?: UnitId[] };
  const named = UNIT_FIELDS.map((field) => fields[field]).filter((id): id is UnitId => /^[12]/.test(String(id ?? '')));
  return [...new Set([...named, ...(fields.targets ?? [])])];
}

/** Whose doing it is: a beam's and a discovery are their ship's, not those of the unit they befall. */
export function sideOf(event: GameEvent): Player | null {
  if ('player' in event) return event.player;
  if ((event.type === 'maneuvered' || event.type === 'revealed') && event.by) return ownerOfId(event.by);
  const [first] = unitsOf(event);
  return first === undefined ? null : ownerOfId(first);
}

const hexesOf = (event: GameEvent): string[] => ('hex' in event && event.hex ? [event.hex] : []);

function lineOf(event: GameEvent, way: string[]): StoryLine {
  return {
    events: [event],
    side: sideOf(event),
    parts: eventParts(event),
    cost: null,
    rules: [event.rule],
    hexes: [...new Set([...way, ...hexesOf(event)])],
    units: unitsOf(event),
  };
}

type Paid = EventOf<'paid'>;

/** The events a payment may be for; the engine emits the payment before or after them. */
const PAID_FOR: readonly EventType[] = ['fired', 'maneuvered', 'jump-marker', 'force-field'];

const isPaidBy = (line: StoryLine, paid: Paid): boolean => {
  const event = line.events[0];
  return event !== undefined && PAID_FOR.includes(event.type) && line.units.includes(paid.unit) && line.cost === null;
};

/** Whether an event of a hit belongs in the line of its shot or asteroid check: only if nothing else came between. */
function joins(
  line: StoryLine | undefined,
  event: GameEvent,
): event is EventOf<'hit-roll' | 'part-chosen' | 'part-hit'> {
  if (event.type !== 'hit-roll' && event.type !== 'part-chosen' && event.type !== 'part-hit') return false;
  const first = line?.events[0];
  const last = line?.events[line.events.length - 1];
  if (!first || !last) return false;
  if (event.type === 'hit-roll') return last.type === 'fired' || last.type === 'asteroid-check';
  return 'target' in last && last.target === event.target && last.type !== 'part-hit';
}

function join(line: StoryLine, event: EventOf<'hit-roll' | 'part-chosen' | 'part-hit'>): void {
  line.events.push(event);
  line.parts.push(...describeBy(HIT_TAILS, event));
  if (!line.rules.includes(event.rule)) line.rules.push(event.rule);
}

/** The lines of one phase: steps join their move, hits their shot, and payments what they paid for. */
function linesOf(events: readonly GameEvent[]): StoryLine[] {
  const lines: StoryLine[] = [];
  const ways = new Map<UnitId, string[]>();
  let owed: Paid | null = null;
  for (const event of events) {
    const last = lines[lines.length - 1];
    if (event.type === 'stepped') {
      const way = ways.get(event.unit) ?? [event.from];
      ways.set(event.unit, [...way, event.hex]);
    } else if (event.type === 'paid') {
      if (last && isPaidBy(last, event) && last.events[0]?.type === 'force-field') last.cost = costText(event);
      else owed = event;
    } else if (last && joins(last, event)) join(last, event);
    else {
      const line = lineOf(event, event.type === 'moved' ? (ways.get(event.unit) ?? []) : []);
      if (event.type === 'moved') ways.delete(event.unit);
      if (owed && isPaidBy(line, owed)) line.cost = costText(owed);
      else if (owed) lines.push(lineOf(owed, []));
      owed = null;
      lines.push(line);
    }
  }
  if (owed) lines.push(lineOf(owed, []));
  return lines;
}

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, nth) => item === b[nth]);

const lineCache = new WeakMap<GameEvent, { events: readonly GameEvent[]; lines: StoryLine[] }>();

/** What a line says follows from its events, its cost and its way. */
const sameLine = (a: StoryLine, b: StoryLine): boolean =>
  a.cost === b.cost && sameItems(a.events, b.events) && sameItems(a.hexes, b.hexes);

/** The lines of a phase, the same objects as before where nothing is added to them. */
function linesOnce(events: readonly GameEvent[]): StoryLine[] {
  const [first] = events;
  if (!first) return [];
  const known = lineCache.get(first);
  if (known && sameItems(events, known.events)) return known.lines;
  const lines = linesOf(events).map((line, nth) => {
    const before = known?.lines[nth];
    return before && sameLine(line, before) ? before : line;
  });
  lineCache.set(first, { events, lines });
  return lines;
}

/** The phase in which something happened. */
export type StoryPhase = Omit<StoryGroup, 'lines'>;

/** Something that happened, and when. */
export interface TimedEvent {
  event: GameEvent;
  phase: StoryPhase;
}

/** Whether two phases are the same one. */
export const samePhase = (a: StoryPhase, b: StoryPhase): boolean =>
  a.turn === b.turn && a.kind === b.kind && a.player === b.player;

/** The lines of an event log, grouped by phase. */
export function tellStory(log: readonly TimedEvent[]): StoryGroup[] {
  const groups: { phase: StoryPhase; events: GameEvent[] }[] = [];
  for (const { event, phase } of log) {
    const last = groups[groups.length - 1];
    if (!last || !samePhase(last.phase, phase)) groups.push({ phase, events: [] });
    if (event.type !== 'phase') groups[groups.length - 1]?.events.push(event);
  }
  return groups.map(({ phase: { turn, kind, player }, events }) => ({ turn, kind, player, lines: linesOnce(events) }));
}
