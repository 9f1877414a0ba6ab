import { CARGO_PODS } from '../charts/pods.ts';
import { PLAYERS, type Player, type UnitId, type UnitStatus } from '../model/names.ts';
import type { Condition, Scenario, VictoryClause } from '../model/scenario.ts';
import type { Game, GameResult, Pod, Spaceship } from '../model/state.ts';
import { range } from '../space/hexes.ts';
import { hexId } from '../space/sheets.ts';
import { inPlay, listInPlay, listShips, takeChanges, unitNamed } from './board.ts';
import { isDestroyed } from './capabilities.ts';
import { takeOut } from './destruction.ts';
import { emit, type Play } from './play.ts';
import { inOrbit } from './terrain.ts';
import { isCraft } from './units.ts';

function count(game: Game, units: readonly UnitId[], status: UnitStatus): number {
  let found = 0;
  for (const id of units) if (unitNamed(game, id)?.status === status) found += 1;
  return found;
}

/** How many cargo pods of a ship are in some condition. */
function countCargo(ship: Spaceship, is: (pod: Pod) => boolean): number {
  let found = 0;
  for (const pod of ship.pods) if (is(pod) && CARGO_PODS.includes(pod.type)) found += 1;
  return found;
}

const isThere = (): boolean => true;

const cargoOf = (ship: Spaceship): number => countCargo(ship, isThere);

/** [R11.5a] Destroyed cargo pods of a ship; of a destroyed ship all of them, none twice. */
const cargoLost = (ship: Spaceship): number =>
  ship.status === 'destroyed' ? cargoOf(ship) : countCargo(ship, isDestroyed);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * [R11.5a] What points were scored for: a ship in orbit and its cargo, a destroyed one, destroyed cargo, an own loss.
 */
export type ScoredFor = 'orbit' | 'cargo-saved' | 'destroyed' | 'cargo-destroyed' | 'own-loss';

/** [R11.5a] One entry of a score: `points` in all for `count` ships or cargo pods of a unit. */
export interface ScoreLine {
  player: Player;
  unit: UnitId;
  for: ScoredFor;
  count: number;
  points: number;
}

/** [R11.5a] What one player has scored by the scenario's scoring, entry by entry. */
export function scoreOf(game: Game, player: Player): ScoreLine[] {
  const { scoring } = game.scenario;
  if (!scoring) return [];
  const { orbit, destroyed } = scoring;
  if (orbit.player !== player && destroyed.player !== player) return [];
  const lines: ScoreLine[] = [];
  const add = (unit: UnitId, what: ScoredFor, number: number, each: number): void => {
    if (number > 0) lines.push({ player, unit, for: what, count: number, points: number * each });
  };
  for (const ship of listShips(game)) {
    if (orbit.player === player && ship.owner === player && ship.status === 'orbited') {
      add(ship.id, 'orbit', 1, orbit.ship);
      add(ship.id, 'cargo-saved', cargoOf(ship) - cargoLost(ship), orbit.cargoPod);
    }
    if (destroyed.player !== player) continue;
    if (ship.owner !== player) {
      add(ship.id, 'destroyed', ship.status === 'destroyed' ? 1 : 0, destroyed.ship);
      add(ship.id, 'cargo-destroyed', cargoLost(ship), destroyed.cargoPod);
    }
  }
  if (destroyed.player === player) {
    for (const id of destroyed.own.units) add(id, 'own-loss', count(game, [id], 'destroyed'), destroyed.own.points);
  }
  return lines;
}

/** [11.0, R11.5a] Victory Points of a player; 0 in scenarios that count none. */
const pointsOf = (game: Game, player: Player): number => sum(scoreOf(game, player).map(({ points }) => points));

/** [11.0, R11.5a] Victory Points of both players; 0 in scenarios that count none. */
export const victoryPoints = (game: Game): Record<Player, number> => ({ 1: pointsOf(game, 1), 2: pointsOf(game, 2) });

/** [R11.2a] Whether every pair of opposing spaceships and launched battlecraft is further apart than this. */
function areApart(game: Game, hexes: number): boolean {
  const craft = listInPlay(game).filter(isCraft);
  const [first, second] = PLAYERS.map((player) => craft.filter((unit) => unit.owner === player));
  return (first ?? []).every((one) => (second ?? []).every((other) => range(one.hex, other.hex) > hexes));
}

/** [11.0] Whether a condition of the scenario holds now. */
export function holds(game: Game, condition: Condition): boolean {
  switch (condition.is) {
    case 'destroyed':
      return (
        count(game, condition.units, 'destroyed') >= condition.atLeast &&
        (condition.including ?? []).every((id) => unitNamed(game, id)?.status === 'destroyed')
      );
    case 'jumped':
      return count(game, condition.units, 'jumped') >= condition.atLeast;
    case 'in-orbit': {
      const unit = unitNamed(game, condition.unit);
      return unit !== undefined && inOrbit(game, unit);
    }
    case 'docked':
      return condition.units.some((id) => unitNamed(game, id)?.dock?.partner === condition.with);
    case 'apart':
      return areApart(game, condition.range);
    case 'points':
      return pointsOf(game, condition.player) >= condition.atLeast;
    case 'turns':
      return game.turn > condition.played;
    case 'no-ship-left':
      return !listShips(game).some((ship) => ship.owner === condition.player && inPlay(ship));
  }
}

/** [11.0] The first victory clause that holds. */
export function findResult(game: Game): GameResult | null {
  const clause = game.scenario.victory.find((candidate) => holds(game, candidate.if));
  if (!clause) return null;
  if (clause.winner !== 'points') return { winner: clause.winner, reason: clause.reason };
  const points = victoryPoints(game);
  const winner = points[1] === points[2] ? null : points[1] > points[2] ? 1 : 2;
  return { winner, reason: clause.reason };
}

/** [R11.5a] Ships that score by reaching orbit leave play at once. */
function removeOrbiting(play: Play): void {
  const { game } = play;
  const player = game.scenario.scoring?.orbit.player;
  if (player === undefined) return;
  for (const ship of listShips(game)) {
    if (ship.owner !== player || !inPlay(ship) || !inOrbit(game, ship)) continue;
    emit(play, '11.0', { type: 'orbited', unit: ship.id, hex: hexId(game, ship.hex) });
    takeOut(play, ship, 'orbited');
  }
}

/** [11.0] Whether a clause depends on where craft are, how fast, or whether docked. */
const readsCraft = ({ if: { is } }: VictoryClause): boolean => is === 'in-orbit' || is === 'docked' || is === 'apart';

/** Whether a scenario has such a clause; that of the latest is at hand. */
let latest: { scenario: Scenario; readsCraft: boolean } | undefined;

function dependsOnCraft(scenario: Scenario): boolean {
  if (latest?.scenario !== scenario) latest = { scenario, readsCraft: scenario.victory.some(readsCraft) };
  return latest.readsCraft;
}

/**
 * [R11.0b] After every action and step: removes ships that score in orbit, and ends the game if a victory clause holds.
 * Does nothing unless something has changed on which that depends.
 */
export function settle(play: Play): void {
  const { game } = play;
  if (game.result || game.setUp !== null) return;
  const { statusChanged, craftMoved } = takeChanges(game);
  if (!statusChanged && !craftMoved) return;
  removeOrbiting(play);
  // Removing a ship from orbit changes its status too.
  const decided = takeChanges(game).statusChanged || statusChanged || (craftMoved && dependsOnCraft(game.scenario));
  const result = decided ? findResult(game) : null;
  if (result) endGame(play, result);
}

/** [R11.0b] Ends the game and drops the tasks that were still to be resolved. */
export function endGame(play: Play, result: GameResult): void {
  const { game } = play;
  game.result = result;
  game.tasks = [];
  game.pending = null;
  emit(play, '11.0', { type: 'game-over', ...result });
}
