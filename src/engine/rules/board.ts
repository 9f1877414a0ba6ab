import type { UnitId, UnitStatus } from '../model/names.ts';
import type { Battlecraft, Game, Hex, Missile, Spaceship, Unit } from '../model/state.ts';
import { hexKey } from '../space/hexes.ts';

/** What lies aboard a ship. */
export type Cargo = Battlecraft | Missile;

/** A unit that lies on the map. */
export type OnMap<U extends Unit = Unit> = U & { readonly hex: Hex };

/** What is known by looking through all units, kept so that nobody looks again: no part of the game, and never written. */
interface Board {
  /** In the order they were made; null after a change, until somebody asks. */
  inPlay: readonly OnMap[] | null;
  ships: readonly Spaceship[] | null;
  /** Battlecraft and prepared missiles aboard, by their ship. */
  aboard: Map<UnitId, Cargo[]> | null;
  /** The units in play by the number of their hex; null until somebody asks. */
  at: Map<number, OnMap[]> | null;
  /** [R11.0b] Whether anything has happened since victory was last looked at that it may depend on. */
  fate: boolean;
  /** The same for where craft are, how fast, and whether docked. */
  craftMoved: boolean;
}

/** By the record of units, which an own copy has for itself. */
const boards = new WeakMap<Game['units'], Board>();

function boardOf({ units }: Game): Board {
  const known = boards.get(units);
  if (known) return known;
  const board: Board = { inPlay: null, ships: null, aboard: null, at: null, fate: true, craftMoved: true };
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

function load(units: readonly Unit[]): Map<UnitId, Cargo[]> {
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
  board.aboard ??= load(Object.values(game.units));
  return board.aboard.get(ship.id) ?? NOTHING;
}

function layOut(units: readonly OnMap[]): Map<number, OnMap[]> {
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
  board.at ??= layOut(listInPlay(game));
  return board.at.get(hexKey(hex)) ?? NOBODY;
}

/** Where a unit lies and what has become of it: the only place in which either is changed. */
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
    board.fate = true;
    board.aboard = null;
  }
  if (unit.kind !== 'missile') board.craftMoved = true;
  const isInPlay = inPlay(unit);
  if (isInPlay !== wasInPlay) board.inPlay = null;
  if (isInPlay && board.at) board.at.set(hexKey(unit.hex), [...unitsAt(game, unit.hex), unit]);
}

/** [R11.0b] Notes that a part has been hit, which may decide the game. */
export function noteFate(game: Game): void {
  boardOf(game).fate = true;
}

/** [R11.0b] Notes that a craft has another velocity, ends its move, docks or separates. */
export function noteCraftMoved(game: Game): void {
  boardOf(game).craftMoved = true;
}

/** [R11.0b] Says of a copy that victory has been looked at in the game it was made from. */
export function noteSettled(game: Game): void {
  takeNews(game);
}

/** [R11.0b] What has happened since this was last asked; it is asked once. */
export function takeNews(game: Game): { fate: boolean; craftMoved: boolean } {
  const board = boardOf(game);
  const { fate, craftMoved } = board;
  board.fate = false;
  board.craftMoved = false;
  return { fate, craftMoved };
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
