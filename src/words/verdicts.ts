import {
  CRITICAL_HIT,
  type EventType,
  type GameEvent,
  type HitChance,
  HULLS,
  isSpaceshipHull,
  listedParts,
  type UnitId,
  type UnitView,
} from '../engine/index.ts';
import { lossText } from './damage.ts';
import type { EventOf } from './describers.ts';
import { eventParts } from './events.ts';
import { chanceText } from './figures.ts';
import { fireName, partName, partStatusName, podName } from './names.ts';
import { capital, list, of, say, type TextPart } from './text.ts';

/** A second die, for where a hit goes, and what it did there. */
export interface HitDie {
  die: number;
  /** What the Hit Table has for it: `2 is bridge or engine`. */
  places: string;
  /** `Engine of 2D: damaged`; `no effect` until a part is named. */
  found: TextPart[];
  /** What the part comes to from now on; null where nothing is hit. */
  now: string | null;
  /** It does nothing: there is no such part, or it was destroyed before. */
  isVoid: boolean;
}

/** What came of one shot or attempt: its dice, what they had to be, and what it did. */
export interface Verdict {
  /** The event it begins with. */
  event: EventOf<'fired' | 'asteroid-check' | 'interception' | 'field-roll'>;
  target: UnitId;
  title: TextPart[];
  /** What was fired or tried, in a word or two. */
  note: string;
  die: number | null;
  /** The die that was needed, or less; null where the one who looks may not know it. */
  needed: HitChance | null;
  word:
    | 'Hit'
    | 'Hit, no effect'
    | 'Miss'
    | 'No chance'
    | 'Struck'
    | 'Clear'
    | 'Intercepted'
    | 'Missed'
    | 'Field up'
    | 'Too late';
  /** It came out as the one who rolled wanted; of asteroids, that they struck. */
  success: boolean;
  hits: HitDie[];
  /** Whatever else followed at once. */
  also: TextPart[][];
  /** The target is destroyed. */
  kill: boolean;
  rules: string[];
}

/** Looks a unit up; undefined where it cannot be seen any more. */
export type FindUnit = (unit: UnitId) => Pick<UnitView, 'kind' | 'class'> | undefined;

/** What a verdict begins with. */
type Head = Pick<Verdict, 'target' | 'title' | 'note' | 'die' | 'needed' | 'word' | 'success'>;

const HEADS: { [K in Verdict['event']['type']]: (event: EventOf<K>) => Head } = {
  fired: ({ unit, podType, fire, target, odds: { hitChance }, die, hit }) => ({
    target,
    title: say`${of(unit)} fires at ${of(target)}`,
    note: `${podType === null ? 'burster' : `${podName(podType)} pod`}, ${fireName(fire)}`,
    die,
    needed: hitChance,
    word: hit ? 'Hit' : hitChance === '-' ? 'No chance' : 'Miss',
    success: hit,
  }),
  'asteroid-check': ({ unit, hex, velocity, die, hit }) => ({
    target: unit,
    title: say`${of(unit)} among asteroids, ${hex}`,
    note: `velocity ${velocity}`,
    die,
    needed: velocity,
    word: hit ? 'Struck' : 'Clear',
    success: hit,
  }),
  interception: ({ missile, target, relativeVelocity: { value }, chance, die, success }) => ({
    target,
    title: say`${of(missile)} tries to intercept ${of(target)}`,
    note: `relative velocity ${value}`,
    die,
    needed: chance,
    word: success ? 'Intercepted' : 'Missed',
    success,
  }),
  'field-roll': ({ unit, die, needs, success }) => ({
    target: unit,
    title: say`${of(unit)} raises its force field`,
    note: 'at the last moment',
    die,
    needed: needs,
    word: success ? 'Field up' : 'Too late',
    success,
  }),
};

const isHead = (event: GameEvent): event is Verdict['event'] => event.type in HEADS;

const begun = (event: Verdict['event']): Verdict => ({
  event,
  ...(HEADS[event.type] as (event: GameEvent) => Head)(event),
  hits: [],
  also: [],
  kill: false,
  rules: [event.rule],
});

/** [8.7] What the Hit Table has for a die. */
const placesText = (die: number): string =>
  die === CRITICAL_HIT ? '1 is a critical hit' : `${die} is ${list(listedParts(die).map(partName), 'or')}`;

/** Why a hit comes to nothing: the places that it could go to are not there. */
const missingText = (target: UnitId, die: number): string =>
  `, and ${target} has ${listedParts(die).length === 2 ? 'neither' : 'none'}`;

function dieOf({ target, die, result }: EventOf<'hit-roll'>, find: FindUnit): HitDie {
  const isMissile = find(target)?.kind === 'missile';
  const places = isMissile
    ? 'a missile has no parts'
    : `${placesText(die)}${result === 'none' ? missingText(target, die) : ''}`;
  const found = result === 'none' ? 'No effect' : isMissile ? 'It is destroyed' : 'A part has to be chosen';
  return { die, places, found: [found], now: null, isVoid: result === 'none' };
}

/** [8.8, 8.9] The part that is hit, and what it comes to from now on. */
function partHit(
  { target, part, podType, status }: EventOf<'part-hit'>,
  find: FindUnit,
): Pick<HitDie, 'found' | 'now'> {
  const { kind, class: name } = find(target) ?? {};
  const fieldClass = isSpaceshipHull(name) ? HULLS[name].forceField : 0;
  // [R10.0b] In which box another player's pod is, is not told.
  const where = podType === null ? partName(part ?? 'pod-1') : `${podName(podType)} pod`;
  return {
    found: say`${capital(where)} of ${of(target)}: ${partStatusName(status)}`,
    now: status === 'vulnerable' ? '' : lossText(part ?? 'pod-1', podType, status, fieldClass, kind),
  };
}

/** [R8.7a] A hit that is taken on a part destroyed before. */
const WASTED: Pick<HitDie, 'found' | 'isVoid'> = {
  found: ['On a part destroyed before: no effect'],
  isVoid: true,
};

/** The unit that something befell. */
const befallen = (event: GameEvent): UnitId | null =>
  'target' in event ? event.target : 'unit' in event ? event.unit : null;

/** [8.9, 9.8] What else may follow at once, told in its own sentence. */
const ALSO: readonly EventType[] = ['missiles-lost', 'leaked', 'exploded', 'field-refused', 'lost'];

/** Adds what followed to the verdict it followed from; false if it is told in another way. */
function add(verdict: Verdict, event: GameEvent, find: FindUnit): boolean {
  const hit = verdict.hits.at(-1);
  if (event.type === 'hit-roll') verdict.hits.push(dieOf(event, find));
  else if (event.type === 'part-hit') Object.assign(hit ?? {}, partHit(event, find));
  else if (event.type === 'part-chosen' && event.wasted) Object.assign(hit ?? {}, WASTED);
  else if (ALSO.includes(event.type) || (event.type === 'force-field' && event.by === 'damage')) {
    verdict.also.push(eventParts(event));
  } else return false;
  if (event.type === 'lost') verdict.kill = true;
  if (!verdict.rules.includes(event.rule)) verdict.rules.push(event.rule);
  return true;
}

/** A hit that comes to nothing is not told as a hit. */
const isVoidHit = ({ word, hits, kill }: Verdict): boolean =>
  word === 'Hit' && !kill && hits.length > 0 && hits.every(({ isVoid }) => isVoid);

/** `Rolled 3, needed 4 or less`; of a die that is not known or not rolled, why. */
export function rollText({ event, die, needed }: Verdict): string {
  if (die === null) return needed === 'A' ? 'No die: it hits by itself' : 'No die: it cannot hit';
  if (needed === null) return `Rolled ${die}`;
  return `Rolled ${die}, ${event.type === 'asteroid-check' ? 'struck by' : 'needed'} ${chanceText(needed)}`;
}

/** What came of every shot and attempt among some events, in order, and the other events. */
export function resultsOf(events: readonly GameEvent[], find: FindUnit): { verdicts: Verdict[]; others: GameEvent[] } {
  const verdicts: Verdict[] = [];
  const others: GameEvent[] = [];
  for (const event of events) {
    if (isHead(event)) verdicts.push(begun(event));
    else {
      const unit = befallen(event);
      const verdict = verdicts.findLast(({ target }) => target === unit);
      if (!verdict || !add(verdict, event, find)) others.push(event);
    }
  }
  for (const verdict of verdicts)
    if (isVoidHit(verdict)) Object.assign(verdict, { word: 'Hit, no effect', success: false });
  return { verdicts, others };
}

/** What came of every shot and attempt among some events, in order. */
export const verdictsOf = (events: readonly GameEvent[], find: FindUnit): Verdict[] => resultsOf(events, find).verdicts;
