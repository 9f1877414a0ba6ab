import type { ActionOf, OrderKind } from '../model/actions.ts';
import type { Player, UnitId } from '../model/names.ts';
import type { Rejection } from '../model/rejection.ts';
import type { Game, Orders, Spaceship, Unit } from '../model/state.ts';
import type { OnMap } from './board.ts';
import type { Play } from './play.ts';

/** A unit to which commands are given: by its owner, through a ship's tractor beam, or free of cost at a planet. */
export interface Commanded {
  readonly unit: Unit;
  /** The ship whose beam gives the commands. */
  readonly by: UnitId | undefined;
  readonly orders: Orders;
}

/** Who may be given commands of a kind now, with which the lists of several kinds begin. */
export interface Commandable {
  /** [6.5, 7.1] The units that may be given some Maneuver Command, energy left aside. */
  readonly units: readonly Commanded[];
  /** [7.3, R7.4f] The ships that may be issued a Battle Command of the kind. */
  readonly ships: readonly OnMap<Spaceship>[];
}

/** The list that is being made of legal orders: each that is found is pushed onto it. */
export interface Listing<in A> {
  push(order: A): unknown;
}

/** The rules of one kind of order. `check` and `list` assume that it is this player's turn and the right stage. */
export interface Verb<K extends OrderKind> {
  /** Why this order is refused, or nothing. */
  check(game: Game, action: ActionOf<K>): Rejection | undefined;
  /** Carries out an order that `check` lets pass. */
  apply(play: Play, action: ActionOf<K>): void;
  /** Lists every order of the kind that `check` lets pass for this player. */
  list(game: Game, player: Player, commandable: Commandable, listed: Listing<ActionOf<K>>): void;
}
