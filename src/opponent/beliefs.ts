import {
  FIRE_COST,
  type GameEvent,
  type Guess,
  HULLS,
  MISSILE_TYPES,
  type MissileType,
  PODS,
  type ScenarioShip,
  shipId,
  type UnitId,
} from '../engine/index.ts';
import type { SeatKnowledge } from './contract.ts';

type MissileGuess = Guess['missiles'][string];
type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** A launch of the other player, and what has been seen of the missile since. */
interface Track {
  launch: Of<'launched'>;
  /** Whether a counter lay prepared on the ship when it was launched. */
  fromPrepared: boolean;
  /** Its owner's Command Phases since. */
  commands: number;
  what: MissileType | null;
  /** Commands seen since it lies face-up. */
  spent: number;
}

/** What a ship has been seen to do that costs energy, and what lies prepared on it. */
interface Book {
  units: number;
  prepared: number;
  /** Accelerates, Decelerates and Direction Changes in this phase. */
  steered: number;
}

interface Watch {
  seat: SeatKnowledge;
  tracks: Map<UnitId, Track>;
  books: Map<UnitId, Book>;
}

const isMissileName = (what: string | null): what is MissileType =>
  what !== null && (MISSILE_TYPES as readonly string[]).includes(what);

function shipLine({ seat }: Watch, id: UnitId): ScenarioShip | undefined {
  return seat.scenario.ships.find((line) => shipId(line) === id);
}

function bookOf(watch: Watch, id: UnitId): Book | undefined {
  const known = watch.books.get(id);
  if (known || !shipLine(watch, id)) return known;
  const book: Book = { units: 0, prepared: 0, steered: 0 };
  watch.books.set(id, book);
  return book;
}

const blockOf = (watch: Watch, id: UnitId): number => {
  const line = shipLine(watch, id);
  return line ? HULLS[line.hull].burnRate : 1;
};

/** [7.5] Notes what a command of a ship has cost: a Weave a block, and the second of all others. */
function noteManeuver(watch: Watch, { unit, by, free, order }: Of<'maneuvered'>): void {
  const track = watch.tracks.get(unit);
  if (track) track.spent += 1;
  const book = bookOf(watch, unit);
  if (!book || free || by !== null) return;
  if (order === 'weave') book.units += blockOf(watch, unit);
  else {
    book.steered += 1;
    if (book.steered === 2) book.units += blockOf(watch, unit);
  }
}

function noteLaunch(watch: Watch, launch: Of<'launched'>): void {
  const book = bookOf(watch, launch.ship);
  const fromPrepared = (book?.prepared ?? 0) > 0;
  if (book && (launch.kind === 'battlecraft' || fromPrepared)) book.prepared -= 1;
  if (launch.kind === 'battlecraft') return;
  const what = isMissileName(launch.what) ? launch.what : null;
  watch.tracks.set(launch.unit, { launch, fromPrepared, commands: 0, what, spent: 0 });
}

function noteReveal(watch: Watch, { unit, was, what }: Of<'revealed'>): void {
  const track = watch.tracks.get(was);
  if (!track) return;
  if (isMissileName(what)) track.what = what;
  watch.tracks.set(unit, track);
}

function notePhase(watch: Watch, { kind, player }: Of<'phase'>): void {
  for (const book of watch.books.values()) book.steered = 0;
  if (kind !== 'command' || player === watch.seat.player) return;
  for (const track of new Set(watch.tracks.values())) track.commands += 1;
}

/** Adds what a ship of the other player has spent before everybody's eyes. */
function spend(watch: Watch, id: UnitId, units: number): void {
  const book = bookOf(watch, id);
  if (book) book.units += units;
}

const NOTES: { [T in GameEvent['type']]?: (watch: Watch, event: Of<T>) => void } = {
  phase: notePhase,
  maneuvered: noteManeuver,
  launched: noteLaunch,
  revealed: noteReveal,
  'counter-prepared': (watch, { ship }) => {
    const book = bookOf(watch, ship);
    if (book) book.prepared += 1;
  },
  fired: (watch, { unit, fire }) => spend(watch, unit, FIRE_COST[fire]),
  'force-field': (watch, { unit, on }) => spend(watch, unit, on ? blockOf(watch, unit) : 0),
};

/** The missile types by what they can do at their first pass. */
export const BEST_FIRST: readonly MissileType[] = ['intelligent', 'mims', 'guided', 'unguided'];

/** The types a ship's pods hold, the best first; those that need preparing, or those that do not. */
function typesOf(line: ScenarioShip | undefined, starred: boolean): MissileType[] {
  return BEST_FIRST.filter((type) =>
    line?.pods.some((pod) => {
      const held = pod.missiles?.[type] ?? PODS[pod.type].missiles[type];
      return held > 0 && PODS[pod.type].prepare.includes(type) === starred;
    }),
  );
}

/** [5.4, R9.5a] The highest level of a ship's missile pods. */
function levelOf(line: ScenarioShip | undefined): 6 | 7 | 8 {
  if (!line) return 7;
  const shipLevel = HULLS[line.hull].civLevel;
  const levels = line.pods.flatMap(({ type }) => (PODS[type].weapons ? [PODS[type].civLevel ?? 6] : []));
  const level = Math.max(6, ...levels.map((one) => (one > shipLevel ? one - 1 : one)));
  return level >= 8 ? 8 : level === 7 ? 7 : 6;
}

/** Of all that a missile may be, the likeliest first, what it is taken for. */
export type Supposing = (types: readonly MissileType[]) => MissileType | undefined;

const likeliest: Supposing = ([first]) => first;

/** What a missile that lies face-down is: by how it has flown, what its ship holds and whether it was prepared. */
function typeOf(
  watch: Watch,
  { launch, fromPrepared, commands, what }: Track,
  seen: { direction: number | null; velocity: number | null },
  suppose: Supposing,
): MissileType {
  if (what) return what;
  const line = shipLine(watch, launch.ship);
  const turned = seen.direction !== launch.direction;
  const gained = seen.velocity === Math.min(9, launch.velocity + commands);
  if (commands > 0 && !turned && gained) return 'unguided';
  const steers = (type: MissileType): boolean => type !== 'unguided';
  if (turned || !gained) return suppose([...typesOf(line, true), ...typesOf(line, false)].filter(steers)) ?? 'unguided';
  return suppose(typesOf(line, fromPrepared)) ?? suppose(typesOf(line, !fromPrepared)) ?? 'unguided';
}

/**
 * [R10.0a, R10.0b] What a player believes of what they do not see, from what everybody has seen: missiles by how they fly
 * and what their ships hold, energy by the commands given and the fires made, and prepared the best missiles. What a missile
 * may be as well is for `suppose` to choose.
 */
export function believe(seat: SeatKnowledge, suppose = likeliest): Guess {
  const watch: Watch = { seat, tracks: new Map(), books: new Map() };
  for (const event of seat.events)
    (NOTES[event.type] as ((watch: Watch, event: GameEvent) => void) | undefined)?.(watch, event);
  const missiles: Record<UnitId, MissileGuess> = {};
  const used = new Map<UnitId, Partial<Record<MissileType, number>>>();
  for (const unit of seat.view.units) {
    if (unit.kind !== 'missile' || unit.owner === seat.player) continue;
    const track = watch.tracks.get(unit.id);
    if (!track) continue;
    const missile = typeOf(watch, track, unit, suppose);
    missiles[unit.id] = { missile, civLevel: levelOf(shipLine(watch, track.launch.ship)), spent: track.spent };
    const ofShip = used.get(track.launch.ship) ?? {};
    used.set(track.launch.ship, { ...ofShip, [missile]: (ofShip[missile] ?? 0) + 1 });
  }
  const ships: Record<UnitId, Guess['ships'][string]> = {};
  for (const unit of seat.view.units) {
    if (unit.kind !== 'spaceship' || unit.owner === seat.player) continue;
    const line = shipLine(watch, unit.id);
    const [best] = typesOf(line, true);
    const pods = line?.pods.filter(({ type }) => PODS[type].weapons).length ?? 0;
    const lying = best ? Math.min(unit.prepared ?? 0, pods) : 0;
    const prepared = best ? Array<MissileType>(lying).fill(best) : [];
    ships[unit.id] = { spent: watch.books.get(unit.id)?.units ?? 0, used: used.get(unit.id) ?? {}, prepared };
  }
  return { missiles, ships };
}
