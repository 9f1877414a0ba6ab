import type { GameEvent } from '../model/events.ts';
import type { Player, UnitId } from '../model/names.ts';
import type { Scenario } from '../model/scenario.ts';
import type { FireMade, HitSource, Orders } from '../model/state.ts';
import { newOrders } from '../rules/orders.ts';

/** A launch that everybody saw; its pod only its owner knows. */
interface Launch {
  ship: UnitId;
  pod: number | null;
  /** Its place among all placements on the map. */
  since: number;
  /** The number on the back of its counter. */
  counter: number;
}

/** What a unit has been ordered, but for its velocity when the phase began: `gained` is how much faster it is now. */
type Ordered = { -readonly [field in keyof Omit<Orders, 'startVelocity'>]: Orders[field] } & { gained: number };

/** What events tell that a view does not show: the phase so far, who has moved, where missiles came from. */
export interface Witnessed {
  /** The ids of the scenario's ships. */
  ships: ReadonlySet<UnitId>;
  launches: Map<UnitId, Launch>;
  launchesBy: Record<Player, number>;
  placements: number;
  /** Where own missiles that lie prepared came from. */
  prepared: Map<UnitId, { ship: UnitId; pod: number }>;
  deployed: UnitId[];
  pairs: Map<UnitId, UnitId>;
  /** Of each docked pair the unit that was docked with. */
  leaders: Set<UnitId>;
  visited: Map<UnitId, string[]>;
  moved: Set<UnitId>;
  /** The unit whose move is being made, and the hexes it has gone. */
  moving: { unit: UnitId; gone: number } | null;
  /** Free maneuvers at the planet it has come to. */
  free: Ordered;
  orders: Map<UnitId, Ordered>;
  controlled: UnitId[];
  /** Battlecraft prepared in this phase. */
  preparedNow: UnitId[];
  beams: { ship: UnitId; target: UnitId; left: number }[];
  fires: FireMade[];
  attempted: Map<UnitId, Set<UnitId>>;
  hitSource: HitSource;
  /** The missile of the latest interception that succeeded. */
  exploding: UnitId | null;
  /** Who has just paid energy. */
  payer: UnitId | null;
}

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

function nothingOrdered(): Ordered {
  const { startVelocity: _, ...nothing } = newOrders(0);
  return { ...nothing, gained: 0 };
}

function ordersIn(seen: Witnessed, unit: UnitId): Ordered {
  const orders = seen.orders.get(unit) ?? nothingOrdered();
  seen.orders.set(unit, orders);
  return orders;
}

/** [7.3] A Battle Command. */
const noteBattle = (seen: Witnessed, ship: UnitId): void => {
  ordersIn(seen, ship).battle += 1;
};

/** [3.0] What was counted in the phase before is forgotten. */
function notePhase(seen: Witnessed, { kind, player }: Of<'phase'>): void {
  seen.orders.clear();
  Object.assign(seen, { controlled: [], preparedNow: [], beams: [], fires: [], moving: null, payer: null });
  if (kind === 'movement' && player === 1) seen.moved.clear();
}

/** [R9.6a] A unit comes into a hex: attempts made on it and by it where it was no longer count. */
function noteHex(seen: Witnessed, unit: UnitId, hex: string): void {
  seen.attempted.delete(unit);
  for (const tried of seen.attempted.values()) tried.delete(unit);
  seen.visited.set(unit, [...(seen.visited.get(unit) ?? []), hex]);
}

function noteStep(seen: Witnessed, { unit, hex }: Of<'stepped'>): void {
  const gone = seen.moving?.unit === unit ? seen.moving.gone : 0;
  seen.moving = { unit, gone: gone + 1 };
  seen.free = nothingOrdered();
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
function noteManeuver(seen: Witnessed, event: Of<'maneuvered'>): void {
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
function noteFire(seen: Witnessed, unit: UnitId, pod: number | null): void {
  seen.fires.push({ unit, from: pod ?? 'burster' });
}

function noteLaunch(seen: Witnessed, { unit, ship, pod, kind, hex }: Of<'launched'>): void {
  const owner = unit.startsWith('1') ? 1 : 2;
  seen.launchesBy[owner] += 1;
  seen.placements += 1;
  seen.launches.set(unit, { ship, pod, since: seen.placements, counter: seen.launchesBy[owner] });
  noteHex(seen, unit, hex);
  if (kind === 'battlecraft') noteBattle(seen, ship);
  else if (seen.ships.has(ship)) noteFire(seen, ship, pod);
}

/** [3.0] A face-down counter is turned over and has another name from now on. */
function noteReveal(seen: Witnessed, { unit, was }: Of<'revealed'>): void {
  const known: Map<UnitId, unknown>[] = [seen.launches, seen.visited, seen.attempted, seen.pairs];
  for (const map of known) {
    if (was === unit || !map.has(was)) continue;
    map.set(unit, map.get(was));
    map.delete(was);
  }
}

function noteInterception(seen: Witnessed, { missile, target, success }: Of<'interception'>): void {
  if (success) seen.exploding = missile;
  seen.attempted.set(missile, (seen.attempted.get(missile) ?? new Set()).add(target));
}

function noteDeclined(seen: Witnessed, { missile, targets }: Of<'declined'>): void {
  seen.attempted.set(missile, new Set([...(seen.attempted.get(missile) ?? []), ...targets]));
}

function noteJump(seen: Witnessed, { unit, marker }: Of<'jump-marker'>): void {
  const orders = ordersIn(seen, unit);
  orders.maneuvers += 1;
  orders.jumpOrder ||= marker !== null;
}

function separate(seen: Witnessed, unit: UnitId): void {
  const partner = seen.pairs.get(unit);
  seen.pairs.delete(unit);
  if (partner) seen.pairs.delete(partner);
}

function noteDocked(seen: Witnessed, { ship, with: other, inPod }: Of<'docked'>): void {
  noteBattle(seen, ship);
  if (inPod) return;
  seen.pairs.set(ship, other).set(other, ship);
  seen.leaders.delete(ship);
  seen.leaders.add(other);
}

const NOTES: { [T in GameEvent['type']]?: (seen: Witnessed, event: Of<T>) => void } = {
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
  lost: (seen, { unit }) => {
    if (seen.moving?.unit === unit) seen.moving = null;
    separate(seen, unit);
  },
};

/** [R10.0a] Everything a player has seen, read from the first event to the last. */
export function witness(scenario: Scenario, events: readonly GameEvent[]): Witnessed {
  const seen: Witnessed = {
    ships: new Set(scenario.ships.map(({ player, letter }) => `${player}${letter}`)),
    launches: new Map(),
    launchesBy: { 1: 0, 2: 0 },
    placements: scenario.ships.length,
    prepared: new Map(),
    deployed: [],
    pairs: new Map(),
    leaders: new Set(),
    visited: new Map(),
    moved: new Set(),
    moving: null,
    free: nothingOrdered(),
    orders: new Map(),
    controlled: [],
    preparedNow: [],
    beams: [],
    fires: [],
    attempted: new Map(),
    hitSource: 'fire',
    exploding: null,
    payer: null,
  };
  for (const event of events)
    (NOTES[event.type] as ((seen: Witnessed, event: GameEvent) => void) | undefined)?.(seen, event);
  return seen;
}
