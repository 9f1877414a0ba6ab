import type { ActionOf } from '../model/actions.ts';
import type { Player, Side, UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Game, Hex, Unit } from '../model/state.ts';
import { turnedTo } from '../space/directions.ts';
import { hexId } from '../space/sheets.ts';
import { listInPlay, noteCraftMoved, ownUnit } from './board.ts';
import { enterHex } from './entering.ts';
import { checkPaysFor, pay, withCommand } from './maneuver-energy.ts';
import {
  checkLimits,
  checkMayManeuver,
  checkPartner,
  findWeaveHex,
  listWeaveHexes,
  type ManeuverKind,
} from './maneuver-limits.ts';
import { checkControlled } from './missile-control.ts';
import { noteOrders, ordersOf } from './orders.ts';
import { applyFreeManeuver, checkFree, checkOffered, pendingManeuver } from './planets.ts';
import { emit, isFaceDown, type Play } from './play.ts';
import { isPlanet } from './terrain.ts';
import { checkBeam, commandThroughBeam, listBeamed } from './tractor.ts';
import { checkOwn, isCraft, isMissile, ownPair, unitOf } from './units.ts';
import type { Commanded, Listing, Verb } from './verb.ts';

const SIDES: readonly Side[] = ['left', 'right'];

const commandedOf = (game: Game, unit: Unit, by?: UnitId): Commanded => ({
  unit,
  by,
  orders: pendingManeuver(game)?.orders ?? ordersOf(game, unit),
});

/** [6.5, 7.0, 7.1] Why the owner of a unit, or a ship's tractor beam, may give it no command at all. */
function checkGiving(game: Game, player: Player, id: UnitId, by: UnitId | undefined): Rejection | undefined {
  if (pendingManeuver(game)) return checkOffered(game, id, by);
  if (by !== undefined) return checkBeam(game, player, by, id);
  const refused = checkOwn(game, player, id, '7.0');
  if (refused) return refused;
  const unit = unitOf(game, id);
  return isMissile(unit) ? checkControlled(game, unit) : undefined;
}

/**
 * [6.5, 7.1, 7.2, 7.5] Why a unit that is given commands may not be given this kind; the ship whose beam gives one pays for
 * it (R7.4e).
 */
function checkKind(game: Game, { unit, by, orders }: Commanded, kind: ManeuverKind): Rejection | undefined {
  if (pendingManeuver(game)) return checkFree(game, unit, orders, kind);
  const refused = checkLimits(unit, orders, kind) ?? checkPartner(game, unit, kind);
  if (refused) return refused;
  return by === undefined ? checkPaysFor(game, unit, kind, orders) : undefined;
}

/** [7.0, 7.1, 7.2, 7.5] Why a unit may not be given this command, by its owner or through a ship's tractor beam. */
function checkCommand(
  game: Game,
  player: Player,
  id: UnitId,
  kind: ManeuverKind,
  by: UnitId | undefined,
): Rejection | undefined {
  const refused = checkGiving(game, player, id, by);
  return refused ?? checkKind(game, commandedOf(game, unitOf(game, id), by), kind);
}

/** [R6.5c] A craft brought to velocity 0 at a planet may land. */
function noteLanding(game: Game, unit: Unit): void {
  if (unit.velocity > 0 || !unit.hex || !isPlanet(game, unit.hex) || game.landing.includes(unit.id)) return;
  game.landing = [...game.landing, unit.id];
}

/** [7.2, R7.4d] Carries out a Maneuver Command on a unit and the one docked with it; it is counted for both. */
function command(play: Play, id: UnitId, by: UnitId | undefined, kind: ManeuverKind, to: Side | Hex | null): void {
  const { game } = play;
  const unit = ownUnit(game, id);
  const own = by === undefined;
  const paid = own && pay(play, unit, kind);
  if (!own) commandThroughBeam(play, by, id);
  const units = ownPair(game, unit);
  for (const one of units) noteOrders(game, one, withCommand(ordersOf(game, one), kind, own, paid));
  noteCraftMoved(game);
  if (typeof to === 'object' && to !== null) enterHex(play, units, to, 'weave');
  for (const moved of units) {
    if (typeof to === 'string') {
      moved.direction = turnedTo(moved.direction, to);
      moved.nextSide = 'left';
    } else if (to === null) moved.velocity += kind === 'accelerate' ? 1 : -1;
    if (kind === 'decelerate') noteLanding(game, moved);
  }
  const { direction, velocity } = unit;
  const hex = unit.hex ? hexId(game, unit.hex) : '';
  const done = { unit: id, order: kind, by: by ?? null, free: false, hex, direction, velocity };
  // [R10.0b] A command would give away the type of a face-down missile; its new course is seen on the map.
  const secret = isMissile(unit) && isFaceDown(unit) ? unit.owner : undefined;
  emit(play, '7.2', { type: 'maneuvered', ...done }, secret);
}

/**
 * [6.5, 7.1, 7.4] The units to which a player may give some Maneuver Command, energy left aside. What keeps a unit from
 * an Accelerate, but for velocity and energy, keeps it from the others too.
 */
export function listCommanded(game: Game, player: Player): Commanded[] {
  const passing = pendingManeuver(game);
  if (passing) return [commandedOf(game, unitOf(game, passing.unit))];
  const commanded: Commanded[] = [];
  for (const unit of listInPlay(game)) {
    if (unit.owner !== player || (isMissile(unit) && checkControlled(game, unit))) continue;
    const given = commandedOf(game, unit);
    if (!checkMayManeuver(unit, given.orders, 'accelerate')) commanded.push(given);
  }
  for (const { unit: id, by } of listBeamed(game)) {
    if (!checkBeam(game, player, by, id)) commanded.push(commandedOf(game, unitOf(game, id), by));
  }
  return commanded;
}

type VelocityKind = 'accelerate' | 'decelerate';
type VelocityAction = ActionOf<VelocityKind>;

const checkVelocityOrder = (game: Game, { player, unit, by, do: kind }: VelocityAction): Rejection | undefined =>
  checkCommand(game, player, unit, kind, by);

function applyVelocityOrder(play: Play, { unit, by, do: kind }: VelocityAction): void {
  if (pendingManeuver(play.game)) applyFreeManeuver(play, unit, kind, null);
  else command(play, unit, by, kind, null);
}

function listVelocityOrders<K extends VelocityKind>(
  game: Game,
  player: Player,
  kind: K,
  units: readonly Commanded[],
  listed: Listing<{ player: Player; do: K; unit: UnitId; by?: UnitId }>,
): void {
  for (const commanded of units) {
    if (checkKind(game, commanded, kind)) continue;
    const { id: unit } = commanded.unit;
    const { by } = commanded;
    listed.push(by === undefined ? { player, do: kind, unit } : { player, do: kind, unit, by });
  }
}

/** [7.2] One velocity more. */
export const accelerate: Verb<'accelerate'> = {
  check: checkVelocityOrder,
  apply: applyVelocityOrder,
  list: (game, player, { units }, listed) => listVelocityOrders(game, player, 'accelerate', units, listed),
};

/** [7.2] One velocity less. */
export const decelerate: Verb<'decelerate'> = {
  check: checkVelocityOrder,
  apply: applyVelocityOrder,
  list: (game, player, { units }, listed) => listVelocityOrders(game, player, 'decelerate', units, listed),
};

/** [7.2] Direction Change: one position to a side; the zig-zag starts again with left (R6.1b). */
export const turn: Verb<'turn'> = {
  check: (game, { player, unit, by }) => checkCommand(game, player, unit, 'turn', by),
  apply(play, action) {
    if (pendingManeuver(play.game)) applyFreeManeuver(play, action.unit, 'turn', action.side);
    else command(play, action.unit, action.by, 'turn', action.side);
  },
  list(game, player, { units }, listed) {
    for (const commanded of units) {
      if (checkKind(game, commanded, 'turn')) continue;
      const { id: unit } = commanded.unit;
      const { by } = commanded;
      for (const side of SIDES) {
        listed.push(by === undefined ? { player, do: 'turn', side, unit } : { player, do: 'turn', side, unit, by });
      }
    }
  },
};

/** [7.2] Weave: into an adjacent hex, velocity and direction kept. */
export const weave: Verb<'weave'> = {
  check(game, action) {
    const refused = checkCommand(game, action.player, action.unit, 'weave', action.by);
    if (refused) return refused;
    const unit = unitOf(game, action.unit);
    const hex = isCraft(unit)
      ? findWeaveHex(game, unit, action.hex)
      : refuse('R7.2d', 'missiles-only-fly', { unit: action.unit });
    return 'code' in hex ? hex : undefined;
  },
  apply(play, action) {
    const unit = unitOf(play.game, action.unit);
    const hex = isCraft(unit) ? findWeaveHex(play.game, unit, action.hex) : undefined;
    if (hex && !('code' in hex)) command(play, action.unit, action.by, 'weave', hex);
  },
  list(game, player, { units }, listed) {
    for (const commanded of units) {
      if (!isCraft(commanded.unit) || checkKind(game, commanded, 'weave')) continue;
      const { id: unit } = commanded.unit;
      const { by } = commanded;
      for (const to of listWeaveHexes(game, commanded.unit)) {
        const hex = hexId(game, to);
        listed.push(by === undefined ? { player, do: 'weave', unit, hex } : { player, do: 'weave', unit, by, hex });
      }
    }
  },
};
