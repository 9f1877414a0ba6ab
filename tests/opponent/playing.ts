import {
  type Action,
  applyInPlace,
  deciderOf,
  type Game,
  type GameEvent,
  newGame,
  type Player,
  type Scenario,
  view,
  viewEvents,
} from '../../src/engine/index.ts';
import type { SeatKnowledge } from '../../src/opponent/index.ts';

/** One who plays: from what his seat knows, orders to be given in turn until a die falls, he is asked, or one is refused. */
export type PlayerOf = (seat: SeatKnowledge, game: Game) => readonly Action[];

/** A game as far as it came. */
export interface Played {
  game: Game;
  seen: Record<Player, GameEvent[]>;
  actions: Action[];
}

/** Plays a game until it is over or has lasted so many Game-Turns; a player whose first order is refused has failed. */
export function playGame(scenario: Scenario, seed: number, players: Record<Player, PlayerOf>, turns: number): Played {
  const game = newGame(scenario, { seed, generator: 2 });
  const seen: Record<Player, GameEvent[]> = { 1: [], 2: [] };
  const actions: Action[] = [];
  const give = (action: Action): boolean => {
    const outcome = applyInPlace(game, action);
    if (!outcome.ok) return false;
    actions.push(action);
    for (const side of [1, 2] as const) seen[side].push(...viewEvents(outcome.events, side));
    return true;
  };
  while (!game.result && game.turn <= turns) {
    const player = deciderOf(game);
    if (player === null) break;
    const seat: SeatKnowledge = {
      scenario,
      rulings: game.rulings,
      player,
      view: view(game, player),
      events: seen[player],
    };
    const orders = players[player](seat, game);
    let given = 0;
    const fallen = game.dice.fallen.length;
    for (const order of orders) {
      if (!give(order)) break;
      given += 1;
      if (game.dice.fallen.length !== fallen || deciderOf(game) !== player) break;
    }
    if (given === 0) throw new Error(`refused: ${JSON.stringify(orders[0])} of ${JSON.stringify(seat.view.phase)}`);
  }
  return { game, seen, actions };
}
