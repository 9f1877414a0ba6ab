import { type Game, otherPlayer, type Player, victoryPoints } from '../engine/index.ts';

/** The end of a game that lasts so many Game-Turns. */
export interface GameEnd {
  /** Game-Turns to be played, the present one included. */
  left: number;
  /** Who wins if nothing changes until then; null for a draw. */
  serves: Player | null;
}

/** [R11.5a] Who is ahead in Victory Points. */
function leader(game: Game): Player | null {
  const points = victoryPoints(game);
  if (points[1] === points[2]) return null;
  return points[1] > points[2] ? 1 : 2;
}

/** [11.0] When time ends this game, and for whom; null where it never does. */
export function clockOf(game: Game): GameEnd | null {
  let clock: GameEnd | null = null;
  for (const { if: condition, winner } of game.scenario.victory) {
    if (condition.is !== 'turns') continue;
    const left = Math.max(1, condition.played + 1 - game.turn);
    if (clock === null || left < clock.left) clock = { left, serves: winner === 'points' ? leader(game) : winner };
  }
  return clock;
}

/** What time counts for a player, from 1 when it gives them the game in this Game-Turn to -1 when it takes it; 0 without a clock. */
export function favourOfTime(game: Game, player: Player): number {
  const clock = clockOf(game);
  if (!clock || clock.serves === null) return 0;
  return (clock.serves === otherPlayer(player) ? -1 : 1) / clock.left;
}
