import {
  type Action,
  type CommandsLeft,
  commandsLeft,
  deciderOf,
  type FireOdds,
  type FireQuestion,
  type Game,
  legal,
  legalAsSeen,
  type Offer,
  odds,
  offersFor,
  type Player,
  type Rejection,
  type Snapshot,
  type Stage,
  snapshot,
  stageOf,
  type UnitId,
  view,
} from '../engine/index.ts';

/**
 * The table as it is seen from one place: all that the interface may use. It never gets the game itself, so it cannot
 * show what the player at the screen may not know.
 */
export interface Seat {
  /** Who sits here; null in a rehearsal, where everything is open. */
  player: Player | null;
  view: Snapshot;
  stage: Stage;
  /** Who decides now; null when the game is over. */
  decider: Player | null;
  /** Whether the one who sits here decides now. */
  toAct: boolean;
  /** Every legal action, while it is this seat's turn to act; else none. */
  legal: Action[];
  /** Kinds of orders to a unit, each with its legal actions or the reason why there is none. */
  offers: (unit: UnitId) => Offer[];
  left: (unit: UnitId) => CommandsLeft | null;
  odds: (question: FireQuestion) => FireOdds | Rejection;
}

const NOT_YOURS: Rejection = { rule: 'R10.0b', code: 'not-yours', params: {} };

/** [R10.0b] The table for a player, or with everything open for null. */
export function seatAt(game: Game, player: Player | null): Seat {
  const decider = deciderOf(game);
  const toAct = decider !== null && (player === null || player === decider);
  const seen = player === null ? snapshot(game) : view(game, player);
  const open = toAct ? (player === null ? legal(game) : legalAsSeen(game)) : [];
  const isOwn = (unit: UnitId): boolean => player === null || game.units[unit]?.owner === player;
  return {
    player,
    view: seen,
    stage: stageOf(game),
    decider,
    toAct,
    legal: open,
    offers: (unit) => (toAct && isOwn(unit) ? offersFor(game, unit, open) : []),
    left: (unit) => (isOwn(unit) ? commandsLeft(game, unit) : null),
    // A question about another's pod would tell which box it is in.
    odds: (question) => (isOwn(question.unit) || question.from === 'burster' ? odds(game, question) : NOT_YOURS),
  };
}
