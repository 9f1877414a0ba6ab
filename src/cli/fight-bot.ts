import {
  type Action,
  course,
  type Game,
  type Hex,
  type OrderKind,
  odds,
  otherPlayer,
  type Player,
  range,
  turnedTo,
  unitNamed,
} from '../engine/index.ts';
import type { Rng } from '../matches/rng.ts';

type Unit = Game['units'][number];
type Maneuver = Extract<Action, { do: 'accelerate' | 'decelerate' | 'turn' }>;

/** What brings a unit nearer. */
const MANEUVERS: readonly OrderKind[] = ['accelerate', 'decelerate', 'turn'];
/** What steers a unit; jumps do not. */
const STEERING: readonly OrderKind[] = [...MANEUVERS, 'weave'];
const FIRES: readonly OrderKind[] = ['fire'];
const LAUNCHES: readonly OrderKind[] = ['launch-missile', 'mims-launch'];

/** The legal actions of each kind, in the order in which the kinds are listed. */
type ByKind = ReadonlyMap<OrderKind, readonly Action[]>;

function byKind(actions: readonly Action[]): ByKind {
  const kinds = new Map<OrderKind, Action[]>();
  let kind: OrderKind | undefined;
  let alike: Action[] = [];
  for (const action of actions) {
    // The actions of a kind are listed one after the other.
    if (action.do !== kind) {
      kind = action.do;
      alike = kinds.get(kind) ?? [];
      kinds.set(kind, alike);
    }
    alike.push(action);
  }
  return kinds;
}

/** The actions of some kinds. */
function ofKinds(kinds: ByKind, wanted: readonly OrderKind[]): readonly Action[] {
  let found: readonly Action[] = [];
  for (const kind of wanted) {
    const more = kinds.get(kind);
    if (more) found = found.length > 0 ? [...found, ...more] : more;
  }
  return found;
}

/** The items with the highest worth; none if it is not above 0. */
function highest<T>(items: readonly T[], worthOf: (item: T) => number): T[] {
  let best: T[] = [];
  let most = 0;
  for (const item of items) {
    const worth = worthOf(item);
    if (worth <= 0 || worth < most) continue;
    if (worth > most) best = [];
    most = worth;
    best.push(item);
  }
  return best;
}

/** The highest velocity the bot accelerates to: a faster unit flies past its targets. */
const TOP_SPEED = 5;

/** Where a unit will be after its next move if it flies with this direction and velocity. */
function nextHex(unit: Unit, direction = unit.direction, velocity = unit.velocity): Hex | null {
  if (!unit.hex) return null;
  const kept = direction === unit.direction ? unit.nextSide : 'left';
  return course({ hex: unit.hex, direction, nextSide: kept }, velocity).stops.at(-1) ?? unit.hex;
}

/** Where the craft of each player will be after their next moves. */
function nextHexes(game: Game): Record<Player, Hex[]> {
  const hexes: Record<Player, Hex[]> = { 1: [], 2: [] };
  for (const unit of game.units) {
    const hex = unit.kind !== 'missile' && unit.status === 'in-play' ? nextHex(unit) : null;
    if (hex) hexes[unit.owner].push(hex);
  }
  return hexes;
}

/** The distance from a hex to the nearest of others. */
function distance(from: Hex, others: readonly Hex[]): number {
  let nearest = 99;
  for (const other of others) nearest = Math.min(nearest, range(from, other));
  return nearest;
}

const isManeuver = (action: Action): action is Maneuver =>
  action.do === 'accelerate' || action.do === 'decelerate' || action.do === 'turn';

/** Where a maneuver will have brought its unit after its next move; null if the bot does not want it. */
function hexAfter(unit: Unit, action: Maneuver): Hex | null {
  const velocity = unit.velocity + (action.do === 'accelerate' ? 1 : action.do === 'decelerate' ? -1 : 0);
  if (velocity > TOP_SPEED || (velocity === 0 && unit.kind === 'missile')) return null;
  return nextHex(unit, action.do === 'turn' ? turnedTo(unit.direction, action.side) : unit.direction, velocity);
}

/** The maneuvers that bring a unit nearer to an enemy, the best of them. */
function bestManeuvers(game: Game, kinds: ByKind): Action[] {
  const maneuvers = ofKinds(kinds, MANEUVERS).filter(isManeuver);
  if (maneuvers.length === 0) return [];
  const hexes = nextHexes(game);
  /** How near each unit comes without a maneuver. */
  const distances = new Map<Unit, number>();
  return highest(maneuvers, (action) => {
    const unit = unitNamed(game, action.unit);
    const after = unit ? hexAfter(unit, action) : null;
    if (!unit || !after) return 0;
    const enemies = hexes[otherPlayer(unit.owner)];
    const before = distances.get(unit) ?? distance(nextHex(unit) ?? after, enemies);
    distances.set(unit, before);
    return before - distance(after, enemies);
  });
}

/** The fires with the best chance. */
const bestFires = (game: Game, kinds: ByKind): Action[] =>
  highest(ofKinds(kinds, FIRES), (action) => {
    const answer = action.do === 'fire' ? odds(game, action) : null;
    return answer && 'probability' in answer ? answer.probability : 0;
  });

/**
 * Picks a kind of action first and then one action of it, so that a kind with many variants is not picked more often.
 */
const pickByKind = (kinds: ByKind, rng: Rng): Action => rng.pick(rng.pick([...kinds.values()]));

const endPhase = (kinds: ByKind, rng: Rng): Action => kinds.get('end-phase')?.[0] ?? pickByKind(kinds, rng);

function chooseCommand(game: Game, kinds: ByKind, rng: Rng): Action {
  const best = bestManeuvers(game, kinds);
  if (best.length > 0 && rng.percent(80)) return rng.pick(best);
  const others = new Map([...kinds].filter(([kind]) => !STEERING.includes(kind) && kind !== 'end-phase'));
  if (others.size > 0 && rng.percent(85)) return pickByKind(others, rng);
  const weaves = kinds.get('weave');
  if (weaves && rng.percent(4)) return rng.pick(weaves);
  return endPhase(kinds, rng);
}

function chooseFire(game: Game, kinds: ByKind, rng: Rng): Action {
  const best = bestFires(game, kinds);
  if (best.length > 0 && rng.percent(75)) return rng.pick(best);
  const launches = ofKinds(kinds, LAUNCHES);
  if (launches.length > 0 && rng.percent(35)) return rng.pick(launches);
  return endPhase(kinds, rng);
}

/** One legal action of a player who seeks the enemy and uses what he has. */
export function fightBot(game: Game, actions: readonly Action[], rng: Rng): Action {
  const kinds = byKind(actions);
  const ready = kinds.get('ready')?.[0];
  if (ready && rng.percent(70)) return ready;
  const moveAll = kinds.get('move-all')?.[0];
  if (moveAll && rng.percent(60)) return moveAll;
  const interceptions = kinds.get('intercept');
  if (interceptions && rng.percent(85)) return rng.pick(interceptions);
  if (game.setUp === null && !game.pending) {
    if (game.phase.kind === 'command') return chooseCommand(game, kinds, rng);
    if (game.phase.kind === 'fire') return chooseFire(game, kinds, rng);
  }
  return pickByKind(kinds, rng);
}

/** A random legal action, each equally likely. */
export const randomBot = (_game: Game, actions: readonly Action[], rng: Rng): Action => rng.pick(actions);
