import type { GameEvent } from '../model/events.ts';
import { ownerOfId } from '../model/ids.ts';
import type { UnitId } from '../model/names.ts';
import { copyNotes, type Notes, nothingOrdered, type Ordered, type Witnessed } from './notes.ts';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

function ordersIn(seen: Notes, unit: UnitId): Ordered {
  const orders = seen.orders.get(unit) ?? nothingOrdered();
  seen.orders.set(unit, orders);
  return orders;
}

/** [7.3] A Battle Command. */
const noteBattle = (seen: Notes, ship: UnitId): void => {
  ordersIn(seen, ship).battle += 1;
};

/** [3.0] What was counted in the phase before is forgotten. */
function notePhase(seen: Notes, { kind, player }: Of<'phase'>): void {
  seen.orders.clear();
  Object.assign(seen, { controlled: [], preparedNow: [], beams: [], fires: [], moving: null });
  if (kind === 'movement' && player === 1) seen.moved.clear();
}

/** [R9.6a] A unit comes into a hex: attempts made on it and by it where it was no longer count. */
function noteHex(seen: Notes, unit: UnitId, hex: string): void {
  seen.attempted.delete(unit);
  for (const tried of seen.attempted.values()) tried.delete(unit);
  if (!seen.ships.has(unit)) return;
  const sheets = seen.visited.get(unit);
  const letter = hex.slice(0, -4);
  if (!sheets?.has(letter)) seen.visited.set(unit, new Set([...(sheets ?? []), letter]));
}

function noteStep(seen: Notes, { unit, hex }: Of<'stepped'>): void {
  const gone = seen.moving?.unit === unit ? seen.moving.gone : 0;
  seen.moving = { unit, gone: gone + 1 };
  if (seen.free.maneuvers > 0) seen.free = nothingOrdered();
  seen.moved.add(unit);
  const partner = seen.pairs.get(unit);
  if (partner) seen.moved.add(partner);
  noteHex(seen, unit, hex);
}

function countManeuver(orders: Ordered, { order, by }: Of<'maneuvered'>, paid: boolean): void {
  orders.maneuvers += 1;
  if (order === 'weave') {
    orders.wove = true;
    return;
  }
  if (order !== 'turn') {
    orders.velocityChanges += 1;
    orders.gained += order === 'accelerate' ? 1 : -1;
  }
  orders.steered ||= by === null;
  orders.paid ||= paid;
}

/** [7.0, R7.4d] A command counts for a unit and the one docked with it. */
function noteManeuver(seen: Notes, event: Of<'maneuvered'>): void {
  const { unit, by, free, order, hex } = event;
  if (free) {
    countManeuver(seen.free, event, false);
    return;
  }
  const paid = by === null && seen.payer === unit;
  const partner = seen.pairs.get(unit);
  countManeuver(ordersIn(seen, unit), event, paid);
  if (partner) countManeuver(ordersIn(seen, partner), event, paid);
  const beam = seen.beams.find(({ ship, target, left }) => ship === by && target === unit && left > 0);
  if (beam) beam.left -= 1;
  if (order === 'weave') noteHex(seen, unit, hex);
}

/** [8.1] A fire or launch; the other player's pods are not known and count as one source. */
function noteFire(seen: Notes, unit: UnitId, pod: number | null): void {
  seen.fires.push({ unit, from: pod ?? 'burster' });
}

function noteLaunch(seen: Notes, { unit, ship, pod, kind, hex }: Of<'launched'>): void {
  const owner = ownerOfId(unit);
  seen.launchesBy[owner] += 1;
  seen.placements += 1;
  seen.launches.set(unit, { ship, pod, since: seen.placements, counter: seen.launchesBy[owner] });
  noteHex(seen, unit, hex);
  if (kind === 'battlecraft') noteBattle(seen, ship);
  else if (seen.ships.has(ship)) noteFire(seen, ship, pod);
}

/** [3.0] A face-down counter is turned over and has another name from now on. */
function noteReveal(seen: Notes, { unit, was }: Of<'revealed'>): void {
  if (was === unit) return;
  const now = (name: UnitId): UnitId => (name === was ? unit : name);
  const byUnit: Map<UnitId, unknown>[] = [seen.launches, seen.attempted, seen.orders, seen.pairs];
  for (const map of byUnit) {
    if (map.has(was)) map.set(unit, map.get(was));
    map.delete(was);
  }
  for (const [one, partner] of seen.pairs) seen.pairs.set(one, now(partner));
  for (const named of [seen.moved, seen.leaders, ...seen.attempted.values()]) {
    if (named.delete(was)) named.add(unit);
  }
  seen.beams = seen.beams.map((beam) => ({ ...beam, target: now(beam.target) }));
  seen.fires = seen.fires.map((fire) => ({ ...fire, unit: now(fire.unit) }));
  if (seen.moving) seen.moving = { ...seen.moving, unit: now(seen.moving.unit) };
}

function noteInterception(seen: Notes, { missile, target, success }: Of<'interception'>): void {
  if (success) seen.exploding = missile;
  seen.attempted.set(missile, (seen.attempted.get(missile) ?? new Set()).add(target));
}

function noteDeclined(seen: Notes, { missile, targets }: Of<'declined'>): void {
  seen.attempted.set(missile, new Set([...(seen.attempted.get(missile) ?? []), ...targets]));
}

function noteJump(seen: Notes, { unit, marker }: Of<'jump-marker'>): void {
  const orders = ordersIn(seen, unit);
  orders.maneuvers += 1;
  orders.jumpOrder ||= marker !== null;
}

function separate(seen: Notes, unit: UnitId): void {
  const partner = seen.pairs.get(unit);
  seen.pairs.delete(unit);
  if (partner) seen.pairs.delete(partner);
}

/** [R7.4d] A unit leaves play; the one docked with it completes the move that it was leading. */
function noteGone(seen: Notes, { unit }: { unit: UnitId }): void {
  const partner = seen.pairs.get(unit);
  if (seen.moving?.unit === unit) seen.moving = partner === undefined ? null : { ...seen.moving, unit: partner };
  separate(seen, unit);
}

function noteDocked(seen: Notes, { ship, with: other, inPod }: Of<'docked'>): void {
  noteBattle(seen, ship);
  if (inPod) return;
  seen.pairs.set(ship, other).set(other, ship);
  seen.leaders.delete(ship);
  seen.leaders.add(other);
}

const NOTES: { [T in GameEvent['type']]?: (seen: Notes, event: Of<T>) => void } = {
  phase: notePhase,
  deployed: (seen, { unit }) => seen.deployed.push(unit),
  stepped: noteStep,
  moved: (seen) => {
    seen.moving = null;
  },
  stayed: (seen, { unit }) => {
    for (const one of [unit, seen.pairs.get(unit)]) if (one) seen.moved.add(one);
  },
  revealed: noteReveal,
  paid: (seen, { unit }) => {
    seen.payer = unit;
  },
  maneuvered: noteManeuver,
  'jump-marker': noteJump,
  'missile-prepared': (seen, { ship, missile, pod }) => {
    noteBattle(seen, ship);
    seen.prepared.set(missile, { ship, pod });
  },
  'missile-controlled': (seen, { ship, missile }) => {
    noteBattle(seen, ship);
    seen.controlled.push(missile);
  },
  searched: (seen, { ship }) => noteBattle(seen, ship),
  'battlecraft-prepared': (seen, { ship, battlecraft }) => {
    noteBattle(seen, ship);
    seen.preparedNow.push(battlecraft);
  },
  'counter-prepared': (seen, { ship }) => noteBattle(seen, ship),
  launched: noteLaunch,
  docked: noteDocked,
  separated: (seen, { unit }) => separate(seen, unit),
  tractor: (seen, { ship, target, commands }) => {
    noteBattle(seen, ship);
    seen.beams.push({ ship, target, left: commands });
  },
  'force-field': (seen, { unit, by }) => {
    if (by === 'command') noteBattle(seen, unit);
  },
  fired: (seen, { unit, pod }) => noteFire(seen, unit, pod),
  'hit-roll': (seen, { source }) => {
    seen.hitSource = source;
  },
  interception: noteInterception,
  declined: noteDeclined,
  lost: noteGone,
  landed: noteGone,
  jumped: noteGone,
  orbited: noteGone,
};

/** [R10.0a] What a player has seen after more events, whose number alone is what it takes. */
export function witness(before: Witnessed, events: readonly GameEvent[]): Witnessed {
  if (events.length === 0) return before;
  const seen = copyNotes(before);
  for (const event of events) {
    (NOTES[event.type] as ((seen: Notes, event: GameEvent) => void) | undefined)?.(seen, event);
    if (event.type !== 'paid') seen.payer = null;
  }
  return seen;
}
