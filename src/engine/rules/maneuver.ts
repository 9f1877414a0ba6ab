import type { ActionOf } from '../model/actions.ts';
import type { Player, Side, UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Game, Hex, Unit } from '../model/state.ts';
import { turnedTo } from '../space/directions.ts';
import { hexId } from '../space/sheets.ts';
import { listInPlay, noteCraftMoved, type OnMap, ownUnit } from './board.ts';
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
import { applyFreeManeuver, checkFreeManeuver, listFreeManeuvers } from './planets.ts';
import { emit, isFaceDown, type Play } from './play.ts';
import { isPlanet } from './terrain.ts';
import { checkBeam, commandThroughBeam, listBeamed } from './tractor.ts';
import { checkOwn, isCraft, isMissile, ownPair, unitOf } from './units.ts';
import type { Verb } from './verb.ts';

const SIDES: readonly Side[] = ['left', 'right'];

/** [7.0, 7.1, 7.2, 7.5] Why a unit may not be given this command, by its owner or through a ship's tractor beam. */
function checkCommand(
  game: Game,
  player: Player,
  id: UnitId,
  kind: ManeuverKind,
  by: UnitId | undefined,
): Rejection | undefined {
  if (by !== undefined) {
    const refused = checkBeam(game, player, by, id);
    if (refused) return refused;
    const target = unitOf(game, id);
    return checkLimits(target, ordersOf(game, target), kind) ?? checkPartner(game, target, kind);
  }
  const refused = checkOwn(game, player, id, '7.0');
  if (refused) return refused;
  const unit = unitOf(game, id);
  return (
    (isMissile(unit) ? checkControlled(game, unit) : undefined) ??
    checkLimits(unit, ordersOf(game, unit), kind) ??
    checkPartner(game, unit, kind) ??
    checkPaysFor(game, unit, kind)
  );
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
  if (typeof to === 'object' && to !== null) enterHex(play, units, to);
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

/** A unit that is given a command, by its owner or through a ship's tractor beam. */
interface Commanded {
  unit: UnitId;
  by?: UnitId;
}

/**
 * [7.1, 7.4] The units to which their owner may give some Maneuver Command, energy left aside. What keeps a unit from
 * an Accelerate, but for velocity and energy, keeps it from the others too.
 */
export const listManeuverable = (game: Game, player: Player): OnMap[] =>
  listInPlay(game).filter(
    (unit) =>
      unit.owner === player &&
      !checkMayManeuver(unit, ordersOf(game, unit), 'accelerate') &&
      !(isMissile(unit) && checkControlled(game, unit)),
  );

/** Every unit and beam to which a kind of command can be given now. */
function listCommands(game: Game, player: Player, kind: ManeuverKind, units: readonly OnMap[]): Commanded[] {
  const commanded: Commanded[] = [];
  for (const { id } of units) if (!checkCommand(game, player, id, kind, undefined)) commanded.push({ unit: id });
  for (const beamed of listBeamed(game)) {
    if (!checkCommand(game, player, beamed.unit, kind, beamed.by)) commanded.push(beamed);
  }
  return commanded;
}

const atPlanet = (game: Game): boolean => game.pending?.kind === 'planet-maneuver';

type VelocityKind = 'accelerate' | 'decelerate';
type VelocityAction = ActionOf<VelocityKind>;

const checkVelocityOrder = (game: Game, { player, unit, by, do: kind }: VelocityAction): Rejection | undefined =>
  atPlanet(game) ? checkFreeManeuver(game, unit, kind, by) : checkCommand(game, player, unit, kind, by);

function applyVelocityOrder(play: Play, { unit, by, do: kind }: VelocityAction): void {
  if (atPlanet(play.game)) applyFreeManeuver(play, unit, kind, null);
  else command(play, unit, by, kind, null);
}

const listVelocityOrders = <K extends VelocityKind>(
  game: Game,
  player: Player,
  kind: K,
  units: readonly OnMap[],
): { player: Player; do: K; unit: UnitId; by?: UnitId }[] =>
  (atPlanet(game) ? listFreeManeuvers(game, kind) : listCommands(game, player, kind, units)).map(({ unit, by }) =>
    by === undefined ? { player, do: kind, unit } : { player, do: kind, unit, by },
  );

/** [7.2] One velocity more. */
export const accelerate: Verb<'accelerate'> = {
  check: checkVelocityOrder,
  apply: applyVelocityOrder,
  list: (game, player, { units }) => listVelocityOrders(game, player, 'accelerate', units),
};

/** [7.2] One velocity less. */
export const decelerate: Verb<'decelerate'> = {
  check: checkVelocityOrder,
  apply: applyVelocityOrder,
  list: (game, player, { units }) => listVelocityOrders(game, player, 'decelerate', units),
};

/** [7.2] Direction Change: one position to a side; the zig-zag starts again with left (R6.1b). */
export const turn: Verb<'turn'> = {
  check: (game, action) =>
    atPlanet(game)
      ? checkFreeManeuver(game, action.unit, 'turn', action.by)
      : checkCommand(game, action.player, action.unit, 'turn', action.by),
  apply(play, action) {
    if (atPlanet(play.game)) applyFreeManeuver(play, action.unit, 'turn', action.side);
    else command(play, action.unit, action.by, 'turn', action.side);
  },
  list(game, player, { units }) {
    const turns: ActionOf<'turn'>[] = [];
    for (const { unit, by } of atPlanet(game)
      ? listFreeManeuvers(game, 'turn')
      : listCommands(game, player, 'turn', units)) {
      for (const side of SIDES) {
        turns.push(by === undefined ? { player, do: 'turn', side, unit } : { player, do: 'turn', side, unit, by });
      }
    }
    return turns;
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
  list(game, player, { units }) {
    const weaves: ActionOf<'weave'>[] = [];
    for (const { unit: id, by } of listCommands(game, player, 'weave', units)) {
      const unit = unitOf(game, id);
      if (!isCraft(unit)) continue;
      for (const to of listWeaveHexes(game, unit)) {
        const hex = hexId(game, to);
        weaves.push(
          by === undefined ? { player, do: 'weave', unit: id, hex } : { player, do: 'weave', unit: id, by, hex },
        );
      }
    }
    return weaves;
  },
};
