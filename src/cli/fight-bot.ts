import {
  type Action,
  type ActionOf,
  type Game,
  type Hex,
  kindsDue,
  legal,
  legalOfKind,
  legalOfKinds,
  type OrderKind,
  odds,
  otherPlayer,
  type Player,
  range,
  stageOf,
  stepsOf,
  turnedTo,
  unitNamed,
} from '../engine/index.ts';
import type { Rng } from '../matches/rng.ts';

type Unit = Game['units'][number];

type Maneuver = ActionOf<'accelerate' | 'decelerate' | 'turn'>;

/** What brings a unit nearer. */
const MANEUVERS: readonly OrderKind[] = ['accelerate', 'decelerate', 'turn'];
/** What does not steer a unit; jumps do not either. */
const OTHER_COMMANDS = kindsDue('command').filter(
  (kind) => !MANEUVERS.includes(kind) && kind !== 'weave' && kind !== 'end-phase',
);
const LAUNCHES: readonly OrderKind[] = ['launch-missile', 'mims-launch'];

/** The legal actions of each kind that has any, in the order in which the kinds are listed. */
function byKind(actions: readonly Action[]): Action[][] {
  const kinds: Action[][] = [];
  let alike: Action[] = [];
  for (const action of actions) {
    // The actions of a kind are listed one after the other.
    if (action.do !== alike[0]?.do) {
      alike = [];
      kinds.push(alike);
    }
    alike.push(action);
  }
  return kinds;
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
  const { hex } = unit;
  if (!hex) return null;
  const kept = direction === unit.direction ? unit.nextSide : 'left';
  const last = stepsOf(direction, kept, velocity).at(-1);
  return last ? { q: hex.q + last.q, r: hex.r + last.r } : hex;
}

/** Where the craft of a player will be after their next moves. */
function nextHexes(game: Game, player: Player): Hex[] {
  const hexes: Hex[] = [];
  for (const unit of game.units) {
    if (unit.owner !== player || unit.kind === 'missile' || unit.status !== 'in-play') continue;
    const hex = nextHex(unit);
    if (hex) hexes.push(hex);
  }
  return hexes;
}

/** The distance from a hex to the nearest of others. */
function distance(from: Hex, others: readonly Hex[]): number {
  let nearest = 99;
  for (const other of others) nearest = Math.min(nearest, range(from, other));
  return nearest;
}

const isManeuver = (action: Action): action is Maneuver => MANEUVERS.includes(action.do);

/** Where a maneuver will have brought its unit after its next move; null if the bot does not want it. */
function hexAfter(unit: Unit, action: Maneuver): Hex | null {
  const velocity = unit.velocity + (action.do === 'accelerate' ? 1 : action.do === 'decelerate' ? -1 : 0);
  if (velocity > TOP_SPEED || (velocity === 0 && unit.kind === 'missile')) return null;
  return nextHex(unit, action.do === 'turn' ? turnedTo(unit.direction, action.side) : unit.direction, velocity);
}

/** A unit, where the enemy's craft will be, and how near it comes to them without a maneuver. */
interface Chase {
  unit: Unit;
  enemies: readonly Hex[];
  apart: number;
}

/** The chase of the unit of a maneuver, which is the one before as long as it is the same unit. */
function chaseOf(game: Game, { unit: id }: Maneuver, before: Chase | undefined): Chase | undefined {
  if (before?.unit.id === id) return before;
  const unit = unitNamed(game, id);
  const next = unit && nextHex(unit);
  if (!next) return undefined;
  const enemies = before?.unit.owner === unit.owner ? before.enemies : nextHexes(game, otherPlayer(unit.owner));
  return { unit, enemies, apart: distance(next, enemies) };
}

/** The maneuvers that bring a unit nearer to an enemy, the best of them. */
function bestManeuvers(game: Game): Action[] {
  let chase: Chase | undefined;
  return highest(legalOfKinds(game, MANEUVERS), (action) => {
    if (!isManeuver(action)) return 0;
    chase = chaseOf(game, action, chase);
    const after = chase && hexAfter(chase.unit, action);
    return chase && after ? chase.apart - distance(after, chase.enemies) : 0;
  });
}

/** The fires with the best chance. */
const bestFires = (game: Game): Action[] =>
  highest(legalOfKind(game, 'fire'), (action) => {
    const answer = action.do === 'fire' ? odds(game, action) : null;
    return answer && 'probability' in answer ? answer.probability : 0;
  });

/**
 * Picks a kind of action first and then one action of it, so that a kind with many variants is not picked more often.
 */
const pickByKind = (actions: readonly Action[], rng: Rng): Action => rng.pick(rng.pick(byKind(actions)));

const endPhase = (game: Game, rng: Rng): Action => legalOfKind(game, 'end-phase')[0] ?? pickByKind(legal(game), rng);

function chooseCommand(game: Game, rng: Rng): Action {
  const best = bestManeuvers(game);
  if (best.length > 0 && rng.percent(80)) return rng.pick(best);
  const others = legalOfKinds(game, OTHER_COMMANDS);
  if (others.length > 0 && rng.percent(85)) return pickByKind(others, rng);
  const weaves = legalOfKind(game, 'weave');
  if (weaves.length > 0 && rng.percent(4)) return rng.pick(weaves);
  return endPhase(game, rng);
}

function chooseFire(game: Game, rng: Rng): Action {
  const best = bestFires(game);
  if (best.length > 0 && rng.percent(75)) return rng.pick(best);
  const launches = legalOfKinds(game, LAUNCHES);
  if (launches.length > 0 && rng.percent(35)) return rng.pick(launches);
  return endPhase(game, rng);
}

/** An action that there is only one of, so many times out of a hundred if it is legal. */
function chooseOften(game: Game, rng: Rng, kind: OrderKind, times: number): Action {
  const [action] = legalOfKind(game, kind);
  return action && rng.percent(times) ? action : pickByKind(legal(game), rng);
}

function chooseInterception(game: Game, rng: Rng): Action {
  const interceptions = legalOfKind(game, 'intercept');
  return interceptions.length > 0 && rng.percent(85) ? rng.pick(interceptions) : pickByKind(legal(game), rng);
}

/**
 * One legal action of a player who seeks the enemy and uses what they have. Of the legal actions it lists only the kinds that it
 * comes to think of.
 */
export function fightBot(game: Game, rng: Rng): Action {
  switch (stageOf(game)) {
    case 'set-up':
      return chooseOften(game, rng, 'ready', 70);
    case 'movement':
      return chooseOften(game, rng, 'move-all', 60);
    case 'intercept':
      return chooseInterception(game, rng);
    case 'command':
      return chooseCommand(game, rng);
    case 'fire':
      return chooseFire(game, rng);
    default:
      return pickByKind(legal(game), rng);
  }
}

/** A random legal action, each equally likely. */
export const randomBot = (game: Game, rng: Rng): Action => rng.pick(legal(game));
