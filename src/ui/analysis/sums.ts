import { PLAYERS, type Player } from '../../engine/index.ts';
import type { Review } from '../../review/index.ts';

/** What luck and decisions came to for each player, told from his own side. */
export type BySide = Readonly<Record<Player, { luck: number; decisions: number }>>;

/** The side from which figures are told, for a player. */
const ownSide = (player: Player, forPlayer1: number): number => (player === 1 ? forPlayer1 : -forPlayer1);

/** The same for the moments of one Game-Turn, or of them all. */
export function bySide(moments: Review['moments'], turn: number | null = null): BySide {
  const sums: BySide = { 1: { luck: 0, decisions: 0 }, 2: { luck: 0, decisions: 0 } };
  for (const { player, kind, difference, turn: of } of moments) {
    if (turn !== null && of !== turn) continue;
    sums[player][kind === 'luck' ? 'luck' : 'decisions'] += ownSide(player, difference);
  }
  return sums;
}

/** What the game came to with average dice, for player 1: what luck did is taken out of it. */
export function withAverageDice({ end, sums }: Review): number {
  const luck = PLAYERS.reduce((sum, player) => sum + sums.luck[player], 0);
  return end - luck;
}

/** Percentage points that add up: each as a whole number, and what rounding leaves over in the last of them. */
export function wholePoints(parts: readonly number[], total: number): number[] {
  const whole = parts.map((part) => Math.round(part * 100));
  const left = Math.round(total * 100) - whole.reduce((sum, one) => sum + one, 0);
  return whole.map((one, nth) => (nth === whole.length - 1 ? one + left : one));
}
