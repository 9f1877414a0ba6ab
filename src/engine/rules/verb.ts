import type { ActionOf, OrderKind } from '../model/actions.ts';
import type { Player } from '../model/names.ts';
import type { Rejection } from '../model/rejection.ts';
import type { Game } from '../model/state.ts';
import type { Play } from './play.ts';

/** The rules of one kind of order. `check` and `list` assume that it is this player's turn and the right stage. */
export interface Verb<K extends OrderKind> {
  /** Why this order is refused, or nothing. */
  check(game: Game, action: ActionOf<K>): Rejection | undefined;
  /** Carries out an order that `check` lets pass. */
  apply(play: Play, action: ActionOf<K>): void;
  /** Every order of the kind that `check` lets pass for this player. */
  list(game: Game, player: Player): ActionOf<K>[];
}
