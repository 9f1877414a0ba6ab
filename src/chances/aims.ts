import {
  CARGO_PODS,
  type Game,
  hitsToWreck,
  type Player,
  parseHexId,
  planePoint,
  SHEET_COLUMNS,
  type Spaceship,
  type UnitId,
  unitNamed,
  type VictoryClause,
  victoryPoints,
} from '../engine/index.ts';
import { decay } from './exact.ts';
import type { SideSums } from './figures.ts';
import { minus, thrustOf, turnsOver, turnsTo, wayOf } from './flight.ts';
import { type FlownCraft, isFlown, isLeft, lossOf } from './units.ts';

const PATIENCE = 4;
const closeness = (turns: number): number => PATIENCE / (PATIENCE + turns);
const HARDNESS = 6;
const frailty = (hits: number): number => decay(hits / HARDNESS);

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of so many of the highest; what is missing of them counts 0. */
function topOf(values: readonly number[], most: number): number {
  const sorted = [...values].sort((a, b) => b - a).slice(0, most);
  return most === 0 ? 0 : sorted.reduce((sum, value) => sum + value, 0) / most;
}

const craftNamed = (game: Game, id: UnitId): FlownCraft | undefined => {
  const unit = unitNamed(game, id);
  return unit && unit.kind !== 'missile' && isFlown(unit) ? unit : undefined;
};

const toOrbit = (game: Game, craft: FlownCraft): number =>
  Math.max(
    0,
    ...game.scenario.planets.map((id) => {
      const planet = parseHexId(game.scenario.sheets, id);
      const way = planet && minus(planePoint(planet), planePoint(craft.hex));
      return way ? closeness(turnsTo(way, wayOf(craft), thrustOf(craft))) : 0;
    }),
  );

function toJump(game: Game, craft: FlownCraft): number {
  const column = (game.scenario.jumps?.sheetColumn ?? 0) * SHEET_COLUMNS;
  const way = planePoint({ q: column, r: 0 }).x - planePoint(craft.hex).x;
  return closeness(1 + turnsOver(way, wayOf(craft).x, thrustOf(craft)));
}

function toDock(craft: FlownCraft, other: FlownCraft): number {
  const way = minus(planePoint(other.hex), planePoint(craft.hex));
  return closeness(turnsTo(way, minus(wayOf(craft), wayOf(other)), thrustOf(craft)));
}

interface Found {
  goals: number[];
  reached: number[];
  lame: number[];
  kills: number[];
  killed: number[];
  times: number[];
  shares: number[];
}

/** [11.0] Looks at one clause by which the player wins. */
function lookAt(game: Game, { if: condition }: VictoryClause, found: Found): void {
  const named = (ids: readonly UnitId[]): FlownCraft[] => ids.flatMap((id) => craftNamed(game, id) ?? []);
  const addLame = (craft: readonly FlownCraft[]): void => {
    found.lame.push(meanOf(craft.map(({ parts }) => lossOf(parts.engine))));
  };
  switch (condition.is) {
    case 'in-orbit': {
      const ships = named([condition.unit]);
      found.goals.push(...ships.map((ship) => toOrbit(game, ship)));
      addLame(ships);
      return;
    }
    case 'jumped': {
      const ships = named(condition.units);
      const done = condition.units.filter((id) => unitNamed(game, id)?.status === 'jumped').length;
      const ways = ships.map((ship) => (ship.kind === 'spaceship' && ship.jump === 'jumping' ? 1 : toJump(game, ship)));
      found.goals.push(topOf([...ways, ...Array<number>(done).fill(1)], condition.atLeast));
      found.reached.push(done / condition.atLeast);
      addLame(ships);
      return;
    }
    case 'docked': {
      const [hunted] = named([condition.with]);
      const hunters = named(condition.units);
      if (!hunted) return;
      found.goals.push(Math.max(0, ...hunters.map((ship) => toDock(ship, hunted))));
      found.reached.push(lossOf(hunted.parts.engine));
      addLame(hunters);
      return;
    }
    case 'destroyed': {
      const units = condition.units.map((id) => unitNamed(game, id));
      const done = units.filter((unit) => unit?.status === 'destroyed').length;
      const left = units.filter((unit): unit is Spaceship => unit?.kind === 'spaceship' && isLeft(unit));
      const open = left.map((ship) => frailty(hitsToWreck(ship)));
      found.kills.push(topOf([...open, ...Array<number>(done).fill(1)], condition.atLeast));
      found.killed.push(done / condition.atLeast);
      found.shares.push(1 / condition.atLeast);
      return;
    }
    case 'turns':
      found.times.push(decay(Math.max(0, condition.played - game.turn) / PATIENCE));
      return;
    default:
      return;
  }
}

const cargoOf = ({ pods }: Spaceship): number =>
  pods.filter(({ type, status }) => CARGO_PODS.includes(type) && status !== 'destroyed').length;

/** [R11.5a] What may still be scored: by each ship's way to orbit, or by how frail it is. */
function promiseOf(game: Game, player: Player): number {
  const { scoring } = game.scenario;
  if (!scoring) return 0;
  let sum = 0;
  for (const unit of game.units) {
    if (unit.kind !== 'spaceship' || !isLeft(unit)) continue;
    if (scoring.orbit.player === player && unit.owner === player && isFlown(unit)) {
      sum += toOrbit(game, unit) * (scoring.orbit.ship + scoring.orbit.cargoPod * cargoOf(unit));
    }
    if (scoring.destroyed.player === player && unit.owner !== player) {
      sum += frailty(hitsToWreck(unit)) * (scoring.destroyed.ship + scoring.destroyed.cargoPod * cargoOf(unit));
    }
  }
  return sum;
}

/** [11.0] Adds the aims of a player, as far as they have come. */
export function addAims(side: SideSums, game: Game, player: Player): void {
  const found: Found = { goals: [], reached: [], lame: [], kills: [], killed: [], times: [], shares: [] };
  let needed = Number.POSITIVE_INFINITY;
  for (const clause of game.scenario.victory) {
    const { if: condition } = clause;
    if (clause.winner === player) lookAt(game, clause, found);
    if (condition.is === 'points' && condition.player === player) needed = Math.min(needed, condition.atLeast);
  }
  side.goal = Math.max(0, ...found.goals);
  side.reached = Math.max(0, ...found.reached);
  side.lame = Math.max(0, ...found.lame);
  side.kill = Math.max(0, ...found.kills);
  side.killed = Math.max(0, ...found.killed);
  side.time = Math.max(0, ...found.times);
  side.reaches = found.goals.length > 0 ? 1 : 0;
  side.waits = found.times.length > 0 ? 1 : 0;
  side.breaks = Math.max(0, ...found.shares);
  if (!Number.isFinite(needed) || needed <= 0) return;
  side.points = victoryPoints(game)[player] / needed;
  side.promise = promiseOf(game, player) / needed;
}

/** [11.0] How near the game is to a clause that draws it: by hits, by hexes, or by time. */
export function nearDraw(game: Game, nearest: number): { kill: number; apart: number; time: number } {
  const found: Found = { goals: [], reached: [], lame: [], kills: [], killed: [], times: [], shares: [] };
  let apart = 0;
  for (const clause of game.scenario.victory) {
    if (clause.winner !== null) continue;
    if (clause.if.is === 'apart') apart = Math.max(apart, Math.min(1.2, nearest / (clause.if.range + 1)));
    else lookAt(game, clause, found);
  }
  return { kill: Math.max(0, ...found.kills), apart, time: Math.max(0, ...found.times) };
}
