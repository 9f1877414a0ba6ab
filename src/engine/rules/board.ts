import type { UnitId, UnitStatus } from '../model/names.ts';
import type { Game, Hex, Missile, Own, Spaceship, Unit } from '../model/state.ts';
import { type Board, boardOf, type Cargo, forgetOrder, keepBoard, type OnMap } from './boards.ts';
import { copyUnit } from './unit-copy.ts';

export type { Cargo, OnMap } from './boards.ts';

/** Where in the list of units one is. */
function placeOf({ units, places }: Board, id: UnitId): number | undefined {
  const place = places.get(id);
  return place !== undefined && place < units.length ? place : undefined;
}

/** Notes where in the list of units a new one will be, unless a copy has had the same one in the same place. */
function notePlace(board: Board, id: UnitId): void {
  const place = board.units.length;
  if (board.places.get(id) === place) return;
  // A copy has another unit in this place.
  if (board.places.size > place) board.places = new Map(board.units.map((unit, index) => [unit.id, index]));
  board.places.set(id, place);
}

/** The unit with this id; undefined if there is none. */
export function unitNamed(game: Game, id: UnitId): Unit | undefined {
  const place = placeOf(boardOf(game), id);
  return place === undefined ? undefined : game.units[place];
}

/** The unit in a place of the list that is known to be one. */
export function unitAt({ units }: Game, place: number): Unit {
  const unit = units[place];
  if (!unit) throw new RangeError(`no unit in place ${place}`);
  return unit;
}

/** The units of a game that are about to be written on, in a list of its own. */
function writableUnits(game: Game, board: Board): Unit[] {
  if (board.units === board.shared) {
    board.units = [...board.units];
    game.units = board.units;
  }
  // Not shared, and so made here.
  return board.units as Unit[];
}

/** Copies the lists of units if other games have them too. */
function ownLists(board: Board): void {
  if (board.alone) return;
  board.inPlay = board.inPlay?.slice() ?? null;
  board.aboard = board.aboard?.slice() ?? null;
  board.ships = board.ships?.slice() ?? null;
  board.alone = true;
}

/** [R6.5c, R9.6d, R11.4a] Whether a unit lies on the map and takes part: not prepared, landed, unalerted or gone. */
export const inPlay = (unit: Unit | undefined): unit is OnMap =>
  unit !== undefined && unit.status === 'in-play' && unit.hex !== null;

function inPlayOf(board: Board): OnMap[] {
  board.inPlay ??= board.units.filter(inPlay);
  return board.inPlay;
}

function shipsOf(board: Board): Spaceship[] {
  board.ships ??= board.units.filter((unit) => unit.kind === 'spaceship');
  return board.ships;
}

/** Units in play, in the order they were made. */
export const listInPlay = (game: Game): readonly OnMap[] => inPlayOf(boardOf(game));

/** All spaceships, in the scenario's order. */
export const listShips = (game: Game): readonly Spaceship[] => shipsOf(boardOf(game));

const isAboard = (unit: Unit): unit is Cargo =>
  unit.kind !== 'spaceship' && unit.mother !== null && (unit.status === 'in-pod' || unit.status === 'prepared');

/** Battlecraft and prepared missiles aboard all ships, in the order they were made. */
export function listCargo(game: Game): readonly Cargo[] {
  const board = boardOf(game);
  board.aboard ??= board.units.filter(isAboard);
  return board.aboard;
}

/** Battlecraft and prepared missiles aboard a ship, in the order they were made. */
export const listAboard = (game: Game, ship: Spaceship): readonly Cargo[] =>
  listCargo(game).filter(({ mother }) => mother === ship.id);

/** Units in play in a hex, in the order they were made. */
export function unitsAt(game: Game, { q, r }: Hex): OnMap[] {
  const there: OnMap[] = [];
  for (const unit of listInPlay(game)) if (unit.hex.q === q && unit.hex.r === r) there.push(unit);
  return there;
}

function exchangeIn(list: Unit[] | null, unit: Unit, other: Unit): void {
  const index = list ? list.indexOf(unit) : -1;
  if (list && index >= 0) list[index] = other;
}

/** Puts another object for the same unit into the game and its lists. */
function exchange(game: Game, board: Board, place: number, other: Unit): void {
  const units = writableUnits(game, board);
  const unit = units[place];
  if (!unit) return;
  units[place] = other;
  ownLists(board);
  if (unit.kind === 'spaceship') exchangeIn(board.ships, unit, other);
  exchangeIn(inPlay(unit) ? board.inPlay : board.aboard, unit, other);
}

/**
 * The unit, for rules that write on it: a copy takes its place unless the game already has it for itself. Anything that holds
 * the unit from before the first call does not see what is written.
 */
export function ownUnit(game: Game, id: UnitId): Own {
  const board = boardOf(game);
  const place = placeOf(board, id);
  const unit = place === undefined ? undefined : board.units[place];
  if (place === undefined || !unit) throw new RangeError(`no unit ${id}`);
  if (unit !== board.shared[place]) return unit as Own;
  const own = copyUnit(unit);
  exchange(game, board, place, own);
  return own;
}

/** As `ownUnit`, for a spaceship. */
export function ownShip(game: Game, id: UnitId): Own<Spaceship> {
  const unit = ownUnit(game, id);
  if (unit.kind !== 'spaceship') throw new RangeError(`no spaceship ${id}`);
  return unit;
}

/** As `ownUnit`, for a unit at hand. */
export const toOwn = <U extends Unit>(game: Game, unit: U): Own<U> => ownUnit(game, unit.id) as Own<U>;

/**
 * Gives a copy of a game what is known of the units that they share. From now on neither has any of them for itself. The
 * lists that every action needs are made before, so that copies of the same game need not make them one by one.
 */
export function shareUnits(game: Game, copy: Game): void {
  const board = boardOf(game);
  board.shared = board.units;
  board.alone = false;
  keepBoard({
    game: copy,
    units: board.units,
    places: board.places,
    shared: board.units,
    alone: false,
    inPlay: inPlayOf(board),
    aboard: board.aboard,
    ships: shipsOf(board),
    newest: board.newest,
    seen: board.seen,
    known: board.known,
    statusChanged: board.statusChanged,
    craftMoved: board.craftMoved,
  });
}

/**
 * How units were seen last. From now on one who writes on a unit of the game copies it first, so that another look is
 * another unit.
 */
export function seenUnits(game: Game): Board['seen'] {
  const board = boardOf(game);
  board.shared = board.units;
  return board.seen;
}

/** Whether every field of `b` holds the very same value in `a`. */
function isSame<T extends object>(a: T, b: T): boolean {
  for (const key in b) if (a[key] !== b[key]) return false;
  return true;
}

/**
 * Ends the writing on a copy, which is about to be frozen: of the units it has for itself, those that came out as they
 * were in the game it was copied from give way to them. Returns the places of the others; if there are none, the two games
 * share their list of units again.
 */
export function finishUnits(copy: Game): number[] {
  const board = boardOf(copy);
  const { units, shared } = board;
  const changed: number[] = [];
  if (units === shared) return changed;
  for (let place = 0; place < units.length; place += 1) {
    const unit = units[place];
    const before = shared[place];
    if (!unit || unit === before) continue;
    if (before && isSame(before, unit)) exchange(copy, board, place, before);
    else changed.push(place);
  }
  board.alone = false;
  if (changed.length === 0) {
    board.units = shared;
    copy.units = shared;
  } else {
    Object.freeze(units);
    board.shared = units;
  }
  return changed;
}

/**
 * A list with a unit taken in or out, if whether it belongs there has changed; null if the list has to be made anew. It is
 * another list, as the old one may just be gone through.
 */
function listedAnew<U extends Unit>(
  list: U[] | null,
  unit: Unit,
  belongs: (unit: Unit) => unit is U,
  belonged: boolean,
  isNewest: boolean,
): U[] | null {
  if (!list || belongs(unit) === belonged) return list;
  if (belonged) return list.filter((listed) => listed !== unit);
  return isNewest && belongs(unit) ? [...list, unit] : null;
}

/** Sets the hex and the status of a unit: the only function that does, so that the lists stay true. */
export function place(game: Game, unit: Own, hex: Hex | null, status: UnitStatus): void {
  const board = boardOf(game);
  const written: { hex: Hex | null; status: UnitStatus } = unit;
  // No victory clause is about missiles.
  if (unit.kind !== 'missile') {
    board.craftMoved = true;
    if (unit.status !== status) board.statusChanged = true;
  }
  if (unit.status === status && unit.hex !== null && hex !== null) {
    // It stays in the lists in which it is.
    written.hex = hex;
    return;
  }
  const wasInPlay = inPlay(unit);
  const wasAboard = isAboard(unit);
  written.hex = hex;
  written.status = status;
  const isNewest = unit.id === board.newest;
  board.inPlay = listedAnew(board.inPlay, unit, inPlay, wasInPlay, isNewest);
  board.aboard = listedAnew(board.aboard, unit, isAboard, wasAboard, isNewest);
}

/** [R11.0b] Notes that a part has been hit, which may change the score. */
export function notePartHit(game: Game): void {
  boardOf(game).statusChanged = true;
}

/** [R11.0b] Notes that a Game-Turn has been played to its end, on which a clause may depend. */
export function noteTurn(game: Game): void {
  boardOf(game).statusChanged = true;
}

/** [R11.0b] Notes that a craft has another velocity, ends its move, docks or separates. */
export function noteCraftMoved(game: Game): void {
  boardOf(game).craftMoved = true;
}

/** [R11.0b] What has changed since the last call, and resets it. */
export function takeChanges(game: Game): { statusChanged: boolean; craftMoved: boolean } {
  const board = boardOf(game);
  const { statusChanged, craftMoved } = board;
  board.statusChanged = false;
  board.craftMoved = false;
  return { statusChanged, craftMoved };
}

/** Puts a unit into a hex, or takes it off the map. */
export const setHex = (game: Game, unit: Own, hex: Hex | null): void => place(game, unit, hex, unit.status);

export const setStatus = (game: Game, unit: Own, status: UnitStatus): void => place(game, unit, unit.hex, status);

/** Adds a missile that has just been made, the only kind of unit of which a game gets more. */
export function addMissile(game: Game, missile: Missile): Own<Missile> {
  const board = boardOf(game);
  const units = writableUnits(game, board);
  notePlace(board, missile.id);
  units.push(missile);
  board.newest = missile.id;
  forgetOrder(board, missile.owner);
  board.inPlay = listedAnew(board.inPlay, missile, inPlay, false, true);
  board.aboard = listedAnew(board.aboard, missile, isAboard, false, true);
  // Nobody else has it.
  return missile as Own<Missile>;
}
