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
} from '../engine/index.ts';
import type { Rng } from '../matches/rng.ts';

type Unit = Game['units'][string];
type Maneuver = Extract<Action, { do: 'accelerate' | 'decelerate' | 'turn' }>;

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
  for (const unit of Object.values(game.units)) {
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

/** How much nearer to an enemy a maneuver brings its unit. */
function gain(game: Game, action: Maneuver, hexes: Record<Player, Hex[]>): number {
  const unit = game.units[action.unit];
  if (!unit) return -99;
  const before = nextHex(unit);
  const velocity = unit.velocity + (action.do === 'accelerate' ? 1 : action.do === 'decelerate' ? -1 : 0);
  const direction = action.do === 'turn' ? turnedTo(unit.direction, action.side) : unit.direction;
  const after = nextHex(unit, direction, velocity);
  if (!before || !after || velocity > TOP_SPEED || (velocity === 0 && unit.kind === 'missile')) return -99;
  const enemies = hexes[otherPlayer(unit.owner)];
  return distance(before, enemies) - distance(after, enemies);
}

const isManeuver = (action: Action): action is Maneuver =>
  action.do === 'accelerate' || action.do === 'decelerate' || action.do === 'turn';

/** The maneuvers that bring a unit nearer to an enemy, the best of them. */
function bestManeuvers(game: Game, actions: readonly Action[]): Action[] {
  const maneuvers = actions.filter(isManeuver);
  if (maneuvers.length === 0) return [];
  const hexes = nextHexes(game);
  const scored = maneuvers.map((action) => ({ action, gain: gain(game, action, hexes) }));
  const best = Math.max(0, ...scored.map((one) => one.gain));
  return best > 0 ? scored.filter((one) => one.gain === best).map(({ action }) => action) : [];
}

/** The fires with the best chance. */
function bestFires(game: Game, actions: readonly Action[]): Action[] {
  const scored = actions.flatMap((action) => {
    if (action.do !== 'fire') return [];
    const answer = odds(game, action);
    return 'code' in answer ? [] : [{ action, probability: answer.probability }];
  });
  const best = Math.max(0, ...scored.map((one) => one.probability));
  return best > 0 ? scored.filter((one) => one.probability === best).map(({ action }) => action) : [];
}

const ofKinds = (actions: readonly Action[], kinds: readonly OrderKind[]): Action[] =>
  actions.filter((action) => kinds.includes(action.do));

/** What steers a unit; jumps do not. */
const STEERING: readonly OrderKind[] = ['accelerate', 'decelerate', 'turn', 'weave'];
const LAUNCHES: readonly OrderKind[] = ['launch-missile', 'mims-launch'];

/**
 * Picks a kind of action first and then one action of it, so that a kind with many variants is not picked more often.
 */
function pickByKind(actions: readonly Action[], rng: Rng): Action {
  const kind = rng.pick([...new Set(actions.map((action) => action.do))]);
  return rng.pick(ofKinds(actions, [kind]));
}

function chooseCommand(game: Game, actions: readonly Action[], rng: Rng): Action {
  const best = bestManeuvers(game, actions);
  if (best.length > 0 && rng.percent(80)) return rng.pick(best);
  const others = actions.filter((action) => !STEERING.includes(action.do) && action.do !== 'end-phase');
  if (others.length > 0 && rng.percent(85)) return pickByKind(others, rng);
  const weaves = ofKinds(actions, ['weave']);
  if (weaves.length > 0 && rng.percent(4)) return rng.pick(weaves);
  return ofKinds(actions, ['end-phase'])[0] ?? pickByKind(actions, rng);
}

function chooseFire(game: Game, actions: readonly Action[], rng: Rng): Action {
  const best = bestFires(game, actions);
  if (best.length > 0 && rng.percent(75)) return rng.pick(best);
  const launches = ofKinds(actions, LAUNCHES);
  if (launches.length > 0 && rng.percent(35)) return rng.pick(launches);
  return ofKinds(actions, ['end-phase'])[0] ?? pickByKind(actions, rng);
}

/** One legal action of a player who seeks the enemy and uses what he has. */
export function fightBot(game: Game, actions: readonly Action[], rng: Rng): Action {
  const kinds = new Set(actions.map((action) => action.do));
  if (kinds.has('ready') && rng.percent(70)) return ofKinds(actions, ['ready'])[0] as Action;
  if (kinds.has('move-all') && rng.percent(60)) return ofKinds(actions, ['move-all'])[0] as Action;
  if (kinds.has('intercept') && rng.percent(85)) return rng.pick(ofKinds(actions, ['intercept']));
  if (kinds.has('continue') || game.pending) return pickByKind(actions, rng);
  if (game.setUp === null && game.phase.kind === 'command') return chooseCommand(game, actions, rng);
  if (game.setUp === null && game.phase.kind === 'fire') return chooseFire(game, actions, rng);
  return pickByKind(actions, rng);
}

/** A random legal action, each equally likely. */
export const randomBot = (_game: Game, actions: readonly Action[], rng: Rng): Action => rng.pick(actions);
