import {
  type Action,
  course,
  type FireOdds,
  type FireQuestion,
  type Hex,
  hexId,
  type Player,
  parseHexId,
  type Rejection,
  type Scenario,
  type Snapshot,
  type Stage,
  sameHex,
  terrainOf,
  type UnitView,
} from '../engine/index.ts';

/** What must be known of a seat to tell whether its phase holds a decision. */
export interface WaitingSeat {
  view: Snapshot;
  stage: Stage;
  /** Who decides now; null when the game is over. */
  decider: Player | null;
  toAct: boolean;
  legal: readonly Action[];
  odds: (question: FireQuestion) => FireOdds | Rejection;
}

/** What ends a stage that its player may end. */
export const isEnd = ({ do: kind }: Action): boolean => kind === 'end-phase' || kind === 'ready';

/** What lies on the way of a move and could make its order among others matter. */
function isInTheWay({ view, decider }: WaitingSeat, scenario: Scenario, hex: Hex): boolean {
  const { planets, asteroids } = terrainOf(scenario);
  const id = hexId({ sheets: view.sheets, scenario }, hex);
  return (
    [...planets, ...asteroids].some((other) => sameHex(other, hex)) ||
    view.units.some((unit) => unit.owner !== decider && unit.hex === id)
  );
}

/** [6.1] Whether nothing is known to lie in the hexes that a unit enters with its move. */
function isClear(seat: WaitingSeat, scenario: Scenario, { hex, direction, velocity, nextSide }: UnitView): boolean {
  const from = hex === null ? undefined : parseHexId(seat.view.sheets, hex);
  if (!from || direction === null || velocity === null) return false;
  const { stops } = course({ hex: from, direction, nextSide: nextSide ?? 'left' }, velocity);
  return stops.every((stop) => !isInTheWay(seat, scenario, stop));
}

/** [6.0] All moves in one, where no unit has a choice and their order can make no difference. */
function onlyMove(seat: WaitingSeat, scenario: Scenario): Action | null {
  const moves = seat.legal.filter((action) => action.do === 'move');
  if (moves.some(({ stay }) => stay)) return null;
  const isMoving = ({ id }: UnitView) => moves.some(({ unit }) => unit === id);
  const clear = moves.length === 1 || seat.view.units.filter(isMoving).every((unit) => isClear(seat, scenario, unit));
  return (clear && seat.legal.find((action) => action.do === 'move-all')) || null;
}

/** [8.6] Whether an order could come to anything: a fire without a chance cannot. */
function isOfUse(seat: WaitingSeat, action: Action): boolean {
  if (action.do !== 'fire') return !isEnd(action);
  const odds = seat.odds(action);
  return !('code' in odds) && odds.probability > 0;
}

/**
 * The next order of a phase that holds no decision for the player who sits here; null where it holds one. Everything is
 * told from their seat: what they may not know has no part in whether their phase ends by itself.
 */
export function idleOrder(seat: WaitingSeat, scenario: Scenario): Action | null {
  const { stage, legal, toAct, view } = seat;
  if (!toAct || view.pending) return null;
  if (stage === 'movement' && legal.some((action) => action.do === 'move')) return onlyMove(seat, scenario);
  if (legal.some((action) => isOfUse(seat, action))) return null;
  return legal.find(isEnd) ?? null;
}
