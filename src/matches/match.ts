import {
  type Action,
  applyInPlace,
  deciderOf,
  diceToKeep,
  editionToKeep,
  type Game,
  type GameEvent,
  type GameRecord,
  newGame,
  type Player,
  resolveAction,
  type Scenario,
  scenarioAsKnown,
  view,
  viewEvents,
} from '../engine/index.ts';
import type { SeatKnowledge } from '../opponent/index.ts';
import type { ComputerPlayer } from './computer-player.ts';
import { rngFrom } from './rng.ts';
import type { MatchOutcome } from './statistics.ts';

/** A game that has not ended after so many Game-Turns is left unfinished. */
export const TURN_CAP = 60;

/** Who plays what, and from which seeds. */
export interface Match {
  scenario: Scenario;
  /** The players of seats 1 and 2. */
  seats: readonly [ComputerPlayer, ComputerPlayer];
  diceSeed: number;
  /** The seeds of what the two seats choose. */
  choicesSeeds: readonly [number, number];
  turnCap?: number;
}

/** A match that has been played. */
export interface PlayedMatch {
  game: Game;
  record: GameRecord;
}

/** How a match ended for the player of a seat. */
export function outcomeFor(seat: 1 | 2, { game: { result } }: PlayedMatch): MatchOutcome {
  if (!result) return 'unfinished';
  if (result.winner === null) return 'draw';
  return result.winner === seat ? 'win' : 'loss';
}

/** A match under way: the game, its orders so far, and the events as each seat saw them. */
export interface MatchTable {
  game: Game;
  actions: Action[];
  seen: Record<Player, GameEvent[]>;
}

/** Gives one order; false where it is refused. */
export function giveOrder({ game, actions, seen }: MatchTable, order: Action): boolean {
  const action = resolveAction(game, order);
  const outcome = applyInPlace(game, action);
  if (!outcome.ok) return false;
  actions.push(action);
  for (const player of [1, 2] as const) seen[player].push(...viewEvents(outcome.events, player));
  return true;
}

/**
 * Gives the orders of one player one after the other, until something happens that may change their mind: a die falls, a
 * decision is due, an order is refused, or it is no longer their turn. The first order has to be legal.
 */
function giveOrders(table: MatchTable, player: Player, orders: readonly Action[], name: string): void {
  const { game } = table;
  const { length } = game.dice.fallen;
  for (const [index, order] of orders.entries()) {
    if (!giveOrder(table, order)) {
      if (index > 0) return;
      throw new Error(`${name}, player ${player}, gave an order that is refused: ${JSON.stringify(order)}`);
    }
    if (game.dice.fallen.length > length || game.pending || deciderOf(game) !== player) return;
  }
}

/** [R10.0b] All that a player of a match is told. */
const seatOf = ({ game, seen }: MatchTable, player: Player): SeatKnowledge => ({
  scenario: scenarioAsKnown(game.scenario, player),
  rulings: game.rulings,
  player,
  view: view(game, player),
  events: seen[player],
});

/** [R11.0e] Ends the match in a draw if both players would offer one, which each tells by what their seat knows. */
function agreeOnDraw(table: MatchTable, seats: Match['seats']): void {
  const agreed = seats.every(({ offersDraw }, index) => offersDraw?.(seatOf(table, index === 0 ? 1 : 2)) ?? false);
  if (agreed) giveOrder(table, { player: 1, do: 'agree-draw' });
}

/** Plays a match that is under way to its end, or to the cap. */
export function playMatchOn(
  table: MatchTable,
  { seats, choicesSeeds, turnCap = TURN_CAP }: Omit<Match, 'scenario' | 'diceSeed'>,
) {
  const { game } = table;
  const rngs = { 1: rngFrom(choicesSeeds[0]), 2: rngFrom(choicesSeeds[1]) };
  let asked = game.turn;
  for (let player = deciderOf(game); player !== null && game.turn <= turnCap; player = deciderOf(game)) {
    if (game.turn > asked && !game.pending) {
      asked = game.turn;
      agreeOnDraw(table, seats);
      if (game.result) break;
    }
    const [one, two] = seats;
    const { name, decide } = player === 1 ? one : two;
    const whose = player;
    const seat = () => seatOf(table, whose);
    giveOrders(table, player, decide({ game, seat, seed: rngs[player].below(2 ** 31 - 1) }), name);
  }
}

/** Plays a match to its end, or to the cap. */
export function playMatch({ scenario, diceSeed, ...match }: Match): PlayedMatch {
  const game = newGame(scenario, { seed: diceSeed, generator: 2 });
  const table: MatchTable = { game, actions: [], seen: { 1: [], 2: [] } };
  playMatchOn(table, match);
  const dice = diceToKeep(game);
  const record: GameRecord = {
    format: 'deltavee-record',
    version: 1,
    scenario: scenario.id,
    ...editionToKeep(game.rulings),
    dice,
    actions: table.actions,
  };
  return { game, record };
}
