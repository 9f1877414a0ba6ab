import {
  type Action,
  apply,
  type CommandsLeft,
  check,
  commandsLeft,
  deciderOf,
  type EventType,
  type FireOdds,
  type FireQuestion,
  type Game,
  legal,
  legalAsSeen,
  type Offer,
  odds,
  offersFor,
  type Player,
  type Progress,
  progressOf,
  type Rejection,
  rangesOf,
  type Snapshot,
  type Stage,
  snapshot,
  stageOf,
  type UnitId,
  type UnitRange,
  type UnitView,
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
  /** How far a unit detects, searches, pulls and launches; of another's unit what everybody knows. */
  ranges: (unit: UnitId) => UnitRange[];
  /** [11.0] How far each victory condition has come, and the points, as far as it may be known here. */
  progress: () => Progress;
  /** Why the stage cannot be ended or gone on with now; null if it can, or is not this seat's to end. */
  whyNot: (order: StageOrder) => Rejection | null;
  /** The unit as it would be after a maneuver; null for anything else, and for what is not legal. */
  preview: (action: Action) => UnitView | null;
}

/** The orders that concern a stage as a whole. */
export type StageOrder = 'ready' | 'move-all' | 'end-phase' | 'continue';

const NOT_YOURS: Rejection = { rule: 'R10.0b', code: 'not-yours', params: {} };

/** A maneuver into a hex of others may lead to more than itself; what, would tell about counters that lie face down. */
const OF_A_MANEUVER: ReadonlySet<EventType> = new Set(['maneuvered', 'paid', 'sheet-placed']);

/** [7.2] A unit after a maneuver that leads to nothing else, as it is seen from this place. */
function afterManeuver(game: Game, player: Player | null, action: Action): UnitView | null {
  if (action.do !== 'accelerate' && action.do !== 'decelerate' && action.do !== 'turn' && action.do !== 'weave')
    return null;
  const outcome = apply(game, action);
  if (!outcome.ok || outcome.game.pending || !outcome.events.every(({ type }) => OF_A_MANEUVER.has(type))) return null;
  return seenBy(outcome.game, player).units.find(({ id }) => id === action.unit) ?? null;
}

/** [R10.0a, R10.0b] A game as it is seen from a place at the table; from null with everything open. */
export const seenBy = (game: Game, player: Player | null): Snapshot =>
  player === null ? snapshot(game) : view(game, player);

/** [R10.0b] The table for a player, or with everything open for null. */
export function seatAt(game: Game, player: Player | null): Seat {
  const decider = deciderOf(game);
  const toAct = decider !== null && (player === null || player === decider);
  const seen = seenBy(game, player);
  const open = toAct ? (player === null ? legal(game) : legalAsSeen(game)) : [];
  const isOwn = (unit: UnitId): boolean => player === null || game.units[unit]?.owner === player;
  // A question about another's pod would tell which box it is in, one about a face-down counter what it is.
  const mayAsk = ({ unit, from }: FireQuestion): boolean =>
    isOwn(unit) || (from === 'burster' && seen.units.some(({ id, kind }) => id === unit && kind !== undefined));
  return {
    player,
    view: seen,
    stage: stageOf(game),
    decider,
    toAct,
    legal: open,
    offers: (unit) => (toAct && isOwn(unit) ? offersFor(game, unit, open) : []),
    left: (unit) => (isOwn(unit) ? commandsLeft(game, unit) : null),
    odds: (question) => (mayAsk(question) ? odds(game, question) : NOT_YOURS),
    ranges: (unit) => {
      if (isOwn(unit)) return rangesOf(game, unit, 'own');
      return seen.units.some(({ id, kind }) => id === unit && kind !== undefined) ? rangesOf(game, unit, 'open') : [];
    },
    progress: () => progressOf(game, player),
    whyNot: (order) => (toAct && decider ? (check(game, { player: decider, do: order }) ?? null) : null),
    preview: (action) => (toAct ? afterManeuver(game, player, action) : null),
  };
}
