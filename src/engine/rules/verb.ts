import type { ActionOf, OrderKind } from '../model/actions.ts';
import type { Player } from '../model/names.ts';
import type { Rejection } from '../model/rejection.ts';
import type { Game, Spaceship } from '../model/state.ts';
import type { OnMap } from './board.ts';
import type { Play } from './play.ts';

/** Who may be given commands of a kind now, with which the lists of several kinds begin. */
export interface Commandable {
  /** [7.1] The units that may be given some Maneuver Command by their owner, energy left aside. */
  readonly units: readonly OnMap[];
  /** [7.3, R7.4f] The ships that may be issued a Battle Command of the kind. */
  readonly ships: readonly OnMap<Spaceship>[];
}

/** The rules of one kind of order. `check` and `list` assume that it is this player's turn and the right stage. */
export interface Verb<K extends OrderKind> {
  /** Why this order is refused, or nothing. */
  check(game: Game, action: ActionOf<K>): Rejection | undefined;
  /** Carries out an order that `check` lets pass. */
  apply(play: Play, action: ActionOf<K>): void;
  /** Every order of the kind that `check` lets pass for this player. */
  list(game: Game, player: Player, commandable: Commandable): ActionOf<K>[];
}
