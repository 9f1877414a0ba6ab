import type { UnitId, UnitStatus } from '../model/names.ts';
import type { Battlecraft, Game, Hex, Missile, Spaceship, Unit } from '../model/state.ts';
import { hexKey } from '../space/hexes.ts';

/** A unit that may be aboard a ship: a battlecraft in its pod, or a prepared missile. */
export type Cargo = Battlecraft | Missile;

/** A unit that lies on the map. */
export type OnMap<U extends Unit = Unit> = U & { readonly hex: Hex };

/** Lists computed from all units of a game and cached beside it; they are not part of the game and are never saved. */
interface Board {
  /** In the order they were made; null if they have to be computed anew. */
  inPlay: readonly OnMap[] | null;
  ships: readonly Spaceship[] | null;
  /** Battlecraft and prepared missiles aboard, by their ship. */
  aboard: Map<UnitId, Cargo[]> | null;
  /** The units in play by the key of their hex; null if they have to be computed anew. */
  at: Map<number, OnMap[]> | null;
  /** [R11.0b] A unit's status or a part has changed since the victory conditions were last checked. */
  statusChanged: boolean;
  /** A craft has moved, changed velocity, docked or separated since then. */
  craftMoved: boolean;
}

/** The key is the game's own record of units, which every copy has for itself. */
const boards = new WeakMap<Game['units'], Board>();

function boardOf({ units }: Game): Board {
  const known = boards.get(units);
  if (known) return known;
  const board: Board = { inPlay: null, ships: null, aboard: null, at: null, statusChanged: true, craftMoved: true };
  boards.set(units, board);
  return board;
}

/** [R6.5c, R9.6d, R11.4a] Whether a unit lies on the map and takes part: not prepared, landed, unalerted or gone. */
export const inPlay = (unit: Unit | undefined): unit is OnMap =>
  unit !== undefined && unit.status === 'in-play' && unit.hex !== null;

/** Units in play, in the order they were made. */
export function listInPlay(game: Game): readonly OnMap[] {
  const board = boardOf(game);
  board.inPlay ??= Object.values(game.units).filter(inPlay);
  return board.inPlay;
}

/** All spaceships, in the scenario's order. */
export function listShips(game: Game): readonly Spaceship[] {
  const board = boardOf(game);
  board.ships ??= Object.values(game.units).filter((unit) => unit.kind === 'spaceship');
  return board.ships;
}

function groupByShip(units: readonly Unit[]): Map<UnitId, Cargo[]> {
  const aboard = new Map<UnitId, Cargo[]>();
  for (const unit of units) {
    if (unit.kind === 'spaceship' || unit.mother === null) continue;
    if (unit.status !== 'in-pod' && unit.status !== 'prepared') continue;
    const others = aboard.get(unit.mother);
    if (others) others.push(unit);
    else aboard.set(unit.mother, [unit]);
  }
  return aboard;
}

const NOTHING: readonly Cargo[] = [];

/** Battlecraft and prepared missiles aboard a ship, in the order they were made. */
export function listAboard(game: Game, ship: Spaceship): readonly Cargo[] {
  const board = boardOf(game);
  board.aboard ??= groupByShip(Object.values(game.units));
  return board.aboard.get(ship.id) ?? NOTHING;
}

function groupByHex(units: readonly OnMap[]): Map<number, OnMap[]> {
  const at = new Map<number, OnMap[]>();
  for (const unit of units) {
    const there = at.get(hexKey(unit.hex));
    if (there) there.push(unit);
    else at.set(hexKey(unit.hex), [unit]);
  }
  return at;
}

const NOBODY: readonly OnMap[] = [];

/** Units in play in a hex, in no certain order. */
export function unitsAt(game: Game, hex: Hex): readonly OnMap[] {
  const board = boardOf(game);
  board.at ??= groupByHex(listInPlay(game));
  return board.at.get(hexKey(hex)) ?? NOBODY;
}

/** Sets the hex and the status of a unit: the only function that does, so that the cached lists stay true. */
export function place(game: Game, unit: Unit, hex: Hex | null, status: UnitStatus): void {
  const board = boardOf(game);
  const wasInPlay = inPlay(unit);
  if (wasInPlay && board.at) {
    const number = hexKey(unit.hex);
    const left = board.at.get(number)?.filter((other) => other !== unit) ?? [];
    if (left.length > 0) board.at.set(number, left);
    else board.at.delete(number);
  }
  const before = unit.status;
  const written: { hex: Hex | null; status: UnitStatus } = unit;
  written.hex = hex;
  written.status = status;
  if (before !== status) {
    // No victory clause is about missiles.
    if (unit.kind !== 'missile') board.statusChanged = true;
    board.aboard = null;
  }
  if (unit.kind !== 'missile') board.craftMoved = true;
  const isInPlay = inPlay(unit);
  if (isInPlay !== wasInPlay) board.inPlay = null;
  if (isInPlay && board.at) board.at.set(hexKey(unit.hex), [...unitsAt(game, unit.hex), unit]);
}

/** [R11.0b] Notes that a part has been hit, which may change the score. */
export function notePartHit(game: Game): void {
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
export const setHex = (game: Game, unit: Unit, hex: Hex | null): void => place(game, unit, hex, unit.status);

export const setStatus = (game: Game, unit: Unit, status: UnitStatus): void => place(game, unit, unit.hex, status);

/** Adds a unit that has just been made. */
export function addUnit(game: Game, unit: Unit): void {
  game.units[unit.id] = unit;
  const board = boardOf(game);
  board.aboard = null;
  if (inPlay(unit)) boards.delete(game.units);
}
