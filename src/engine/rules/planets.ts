import type { Side, UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Game, Orders, Task, Unit } from '../model/state.ts';
import { turnedTo } from '../space/directions.ts';
import { hexId } from '../space/sheets.ts';
import { inPlay, noteCraftMoved, ownUnit, unitNamed } from './board.ts';
import { checkLimits, checkPairFree, type ManeuverKind } from './maneuver-limits.ts';
import { newOrders } from './orders.ts';
import { emit, type Play } from './play.ts';
import { isCraft, ownPair } from './units.ts';
import type { Verb } from './verb.ts';

/** [6.5] The commands that are free at a planet. */
export type FreeKind = 'accelerate' | 'decelerate' | 'turn';
const FREE_KINDS: readonly FreeKind[] = ['accelerate', 'decelerate', 'turn'];
/** [6.5] The velocity may not be brought below this on the way past a planet. */
const LEAST_VELOCITY = 1;

/** The free maneuvers that are offered now. */
export const pendingManeuver = (game: Game) => (game.pending?.kind === 'planet-maneuver' ? game.pending : undefined);

/**
 * [6.5, R6.5a, R7.4d] Why a unit does not get a free maneuver: its own limits, or the field or jump marker of its
 * partner.
 */
export const checkFree = (game: Game, unit: Unit, orders: Orders, kind: ManeuverKind): Rejection | undefined =>
  checkLimits(unit, orders, kind, LEAST_VELOCITY) ?? checkPairFree(game, unit);

/**
 * [6.5, R6.5a] A craft has moved into a planet hex: asks its owner, in either player's phase, if a free maneuver is
 * legal.
 */
export function runPlanet(play: Play, task: Extract<Task, { do: 'planet' }>): void {
  const unit = unitNamed(play.game, task.unit);
  if (!isCraft(unit) || !inPlay(unit)) return;
  const { game } = play;
  const orders = newOrders(unit.velocity);
  if (FREE_KINDS.every((kind) => checkFree(game, unit, orders, kind))) return;
  game.pending = { kind: 'planet-maneuver', player: unit.owner, unit: unit.id, orders };
}

/** [6.5, R6.5a] Why a unit is offered no free planet maneuver at all. */
export function checkOffered(game: Game, id: UnitId, by: UnitId | undefined): Rejection | undefined {
  if (by !== undefined) return refuse('6.5', 'no-beam-at-planet', { by });
  return pendingManeuver(game)?.unit === id ? undefined : refuse('6.5', 'not-at-planet', { unit: id });
}

/**
 * [6.5, R6.5a] Carries out a free maneuver: no energy, counted apart from commands; a turn restarts the zig-zag with
 * left.
 */
export function applyFreeManeuver(play: Play, id: string, kind: FreeKind, side: Side | null): void {
  const { game } = play;
  const pending = pendingManeuver(game);
  if (!pending) return;
  const unit = ownUnit(game, id);
  const { maneuvers, velocityChanges } = pending.orders;
  const orders = {
    ...pending.orders,
    maneuvers: maneuvers + 1,
    velocityChanges: velocityChanges + (kind === 'turn' ? 0 : 1),
  };
  game.pending = { ...pending, orders };
  noteCraftMoved(game);
  for (const moved of ownPair(game, unit)) {
    if (side) {
      moved.direction = turnedTo(moved.direction, side);
      moved.nextSide = 'left';
    } else moved.velocity += kind === 'accelerate' ? 1 : -1;
  }
  const { direction, velocity } = unit;
  const hex = unit.hex ? hexId(game, unit.hex) : '';
  emit(play, '6.5', { type: 'maneuvered', unit: id, order: kind, by: null, free: true, hex, direction, velocity });
}

/** [6.5, R6.5a] Ends the free planet maneuvers; the move goes on. */
export const goOn: Verb<'continue'> = {
  check: () => undefined,
  apply(play) {
    play.game.pending = null;
  },
  list(game, player, _, listed) {
    if (pendingManeuver(game)) listed.push({ player, do: 'continue' });
  },
};
