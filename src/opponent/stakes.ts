import {
  boxOf,
  CARGO_PODS,
  type Game,
  isPodPart,
  listedParts,
  nextStatus,
  type Part,
  type Player,
  PODS,
  partsHit,
  podParts,
  type UnitId,
  unitNamed,
  type VictoryClause,
} from '../engine/index.ts';
import { type SeenCraft, type SeenSpaceship, works } from './forces.ts';
import type { Weights } from './weights.ts';

/** What a craft is worth that keeps a hunted ship from being docked with. */
const GUARD = 40;

/** The game, in points. */
export const GAME = 100;

/** What the units of both sides are worth to those who would lose them, in points. */
export interface Stakes {
  worth: (unit: SeenCraft) => number;
  /** What a hit of fire on it is worth, the part chosen for the worst. */
  hit: (unit: SeenCraft) => number;
  /** What an asteroid's hit on it is worth: its owner chooses the part. */
  scrape: (unit: SeenCraft) => number;
  /** What one more hit on this part is worth. */
  part: (unit: SeenCraft, part: Part) => number;
}

/** [4.0, 5.0] What a craft can do in a fight, in no certain unit. */
export function strengthOf(craft: SeenCraft): number {
  if (craft.kind === 'battlecraft') return 1.5;
  let strength = 1;
  for (const pod of craft.pods) {
    if (!PODS[pod.type].weapons || pod.status === 'destroyed') continue;
    strength += (works(pod) ? 2.5 : 1) * PODS[pod.type].fires;
  }
  return strength;
}

const isOpen = (game: Game, id: UnitId): boolean => {
  const status = unitNamed(game, id)?.status;
  return status === 'in-play' || status === 'unalerted';
};

/** [11.0] What the destruction of a ship is worth to the other side by one clause of victory. */
function clauseWorth(game: Game, clause: VictoryClause, ship: SeenSpaceship): number {
  const { if: condition, winner } = clause;
  switch (condition.is) {
    case 'destroyed': {
      if (winner === null || winner === ship.owner || !condition.units.includes(ship.id)) return 0;
      const done = condition.units.filter((id) => unitNamed(game, id)?.status === 'destroyed').length;
      const left = Math.max(1, condition.atLeast - done);
      return ((condition.including?.includes(ship.id) ? 1.4 : 1) * GAME) / left / (left > 1 ? 1.2 : 1);
    }
    case 'jumped': {
      if (winner !== ship.owner || !condition.units.includes(ship.id)) return 0;
      return (GAME * 0.6) / Math.max(1, condition.atLeast);
    }
    case 'in-orbit':
      return winner === ship.owner && condition.unit === ship.id ? GAME * 0.5 : 0;
    case 'docked':
      return winner === ship.owner && condition.units.includes(ship.id) ? (GAME * 0.6) / condition.units.length : 0;
    default:
      return 0;
  }
}

const cargoOf = (ship: SeenSpaceship): number => ship.pods.filter(({ type }) => CARGO_PODS.includes(type)).length;

/** [R11.5a] What a ship's destruction and its way into orbit are worth by points. */
function scoreWorth(game: Game, ship: SeenSpaceship): number {
  const { scoring, victory } = game.scenario;
  if (!scoring) return 0;
  const needed = victory.flatMap(({ if: condition }) => (condition.is === 'points' ? [condition.atLeast] : []));
  const point = GAME / Math.max(1, Math.min(...needed));
  const { orbit, destroyed } = scoring;
  if (ship.owner === orbit.player) {
    const saved = orbit.ship + orbit.cargoPod * cargoOf(ship);
    const lost = destroyed.ship + destroyed.cargoPod * cargoOf(ship);
    return point * (lost + 0.6 * saved);
  }
  return destroyed.own.units.includes(ship.id) ? point * Math.abs(destroyed.own.points) : 0;
}

/** Whether a ship's destruction draws the game, so that its enemy does not want it. */
const endsInDraw = (game: Game, ship: SeenCraft): boolean =>
  game.scenario.victory.some(
    ({ if: condition, winner }) => condition.is === 'destroyed' && winner === null && condition.units.includes(ship.id),
  );

/** Hits towards the destruction of a craft, all its parts counted that its destruction takes. */
function hitsOf(craft: SeenCraft): number {
  const left = ({ armor, status }: { armor: 0 | 1 | 2; status: SeenCraft['parts']['bridge']['status'] }): number => {
    let hits = 0;
    for (let now = status; now !== 'destroyed'; now = nextStatus({ armor, status: now })) hits += 1;
    return hits;
  };
  const hull = left(craft.parts.bridge) + left(craft.parts.engine);
  if (craft.kind === 'battlecraft') return Math.max(1, hull);
  const pods = craft.pods.map(left).sort((a, b) => a - b);
  const needed = Math.floor(craft.pods.length / 2) + 1;
  return Math.max(1, hull + pods.slice(0, needed).reduce((sum, hits) => sum + hits, 0));
}

/** [8.8, 8.9] The share of a craft's worth that one more hit on a part takes. */
function partShare(craft: SeenCraft, part: Part, w: Weights, stranded: number): number {
  const pod = craft.kind === 'spaceship' && isPodPart(part) ? craft.pods[boxOf(part) - 1] : undefined;
  const state =
    part === 'bridge' || part === 'engine'
      ? craft.parts[part]
      : part === 'force-field' && craft.kind === 'spaceship'
        ? craft.parts['force-field']
        : pod;
  if (!state || state.status === 'destroyed') return 0;
  const next = nextStatus(state);
  const step = w.wreck / (hitsOf(craft) + 3);
  if (next === 'vulnerable') return step;
  const damaged = next === 'damaged';
  if (part === 'engine') return step + (damaged ? w.engineDamaged + stranded / 4 : w.engineDestroyed + stranded);
  if (part === 'bridge') return step + (damaged ? w.bridgeDamaged : w.bridgeDestroyed);
  if (part === 'force-field') return step + w.fieldLost;
  if (!pod) return step;
  if (PODS[pod.type].weapons) return step + (damaged ? w.weaponDamaged : w.weaponDamaged / 2);
  if (pod.type === 'energy' || pod.type === 'battle-communications') return step + w.fieldLost;
  return step + (CARGO_PODS.includes(pod.type) && !damaged ? 0.04 : 0);
}

/** [8.7] The worth of a hit by fire: each die with the best of its parts. */
function hitShare(craft: SeenCraft, w: Weights, stranded: number): number {
  const all: Part[] = ['bridge', 'engine', 'force-field'];
  if (craft.kind === 'spaceship') all.push(...podParts(craft.pods.length));
  const shares = new Map(all.map((part) => [part, partShare(craft, part, w, stranded)]));
  const best = (parts: readonly Part[]): number => Math.max(0, ...parts.map((part) => shares.get(part) ?? 0));
  let sum = craft.revealed ? best(all) : 0;
  for (let die = 2; die <= 10; die += 1) sum += best(listedParts(die));
  return sum / 10;
}

/** [6.6, R6.6a, R8.7a] The worth of a hit by an asteroid: each die with the least of its parts, a critical hit without effect. */
function scrapeShare(game: Game, craft: SeenCraft, w: Weights, stranded: number): number {
  let sum = 0;
  for (let die = 2; die <= 10; die += 1) {
    const parts = partsHit(game, craft, die, { source: 'asteroid', chooser: craft.owner });
    if (parts.length > 0) sum += Math.min(...parts.map((part) => partShare(craft, part, w, stranded)));
  }
  return sum / 10;
}

/** [8.7] The worth of a hit on a ship that must not be destroyed: only what keeps it from getting away counts. */
function disablingShare(craft: SeenCraft, w: Weights, stranded: number): number {
  if (craft.parts.engine.status === 'destroyed') return 0;
  return hitShare(craft, w, stranded) * 0.7;
}

/** [11.0] Whether an enemy who docks with this ship wins the game. */
export const isHunted = (game: Game, { id, owner }: SeenCraft): boolean =>
  game.scenario.victory.some(
    ({ if: condition, winner }) => condition.is === 'docked' && condition.with === id && winner !== owner,
  );

/** [11.0] The share of a hunted ship's worth that goes with its engine: it can only fly on, and will be docked with. */
const strandedShare = (game: Game, ship: SeenCraft, w: Weights): number =>
  ship.dock === null && isHunted(game, ship) ? w.stranded : 0;

/** [R7.4c] Whether a craft lies docked with a hunted ship of its own side, which nobody else can dock with then. */
function isGuarding(game: Game, { dock, owner }: SeenCraft): boolean {
  const other = dock ? unitNamed(game, dock.partner) : undefined;
  return other !== undefined && other.kind !== 'missile' && other.owner === owner && isHunted(game, other);
}

/** What everything is worth in a position. */
export function stakesOf(game: Game, w: Weights): Stakes {
  const sides: Record<Player, number> = { 1: 0, 2: 0 };
  for (const unit of game.units) {
    if (unit.kind === 'spaceship' && isOpen(game, unit.id)) sides[unit.owner] += strengthOf(unit);
  }
  const worths = new Map<UnitId, number>();
  const worth = (unit: SeenCraft): number => {
    const known = worths.get(unit.id);
    if (known !== undefined) return known;
    const fighting = (w.strength * strengthOf(unit)) / Math.max(1, sides[unit.owner]);
    let sum = fighting;
    if (unit.kind === 'spaceship') {
      const clauses = game.scenario.victory.map((clause) => clauseWorth(game, clause, unit));
      sum += Math.min(GAME, clauses.reduce((total, one) => total + one, 0) + scoreWorth(game, unit));
    }
    if (endsInDraw(game, unit)) sum *= 0.6;
    if (isGuarding(game, unit)) sum += GUARD;
    worths.set(unit.id, sum);
    return sum;
  };
  const hits = new Map<UnitId, number>();
  const hit = (unit: SeenCraft): number => {
    const known = hits.get(unit.id);
    if (known !== undefined) return known;
    const share =
      (endsInDraw(game, unit) ? disablingShare : hitShare)(unit, w, strandedShare(game, unit, w)) * worth(unit);
    hits.set(unit.id, share);
    return share;
  };
  const scrapes = new Map<UnitId, number>();
  const scrape = (unit: SeenCraft): number => {
    const known = scrapes.get(unit.id) ?? scrapeShare(game, unit, w, strandedShare(game, unit, w)) * worth(unit);
    scrapes.set(unit.id, known);
    return known;
  };
  return {
    worth,
    hit,
    scrape,
    part: (unit, part) => partShare(unit, part, w, strandedShare(game, unit, w)) * worth(unit),
  };
}

export { endsInDraw };
