import type { Player, ProgramSeat, ProgramSeats, Rank } from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import { BUDGETS } from '../../opponent/index.ts';
import { newId, randomNumbers } from '../device/random.ts';
import type { SavedGame } from '../saved/saved-game.ts';

/** The seats that the program plays, and how well. */
export type Ranks = Partial<Record<Player, Rank>>;

/** A seat of the program, which draws its seed; that leaves room for what is added to it in a game. */
function programSeat(rank: Rank): ProgramSeat {
  const [seed = 0] = randomNumbers(1);
  return { rank, seed, budget: BUDGETS[rank] };
}

/** The seats of the program, each with a seed of its own. */
export const programOf = (ranks: Ranks): ProgramSeats =>
  Object.fromEntries(Object.entries(ranks).map(([player, rank]) => [player, programSeat(rank)]));

/** A game of which nothing is saved yet. */
export function newSavedGame(scenario: string, table: GameSettings, now: number): SavedGame {
  const fresh = { turn: 1, phase: 'set-up' as const, player: 1 as const, result: null };
  return { id: newId(), scenario, table, ...fresh, created: now, touched: now, entries: 0 };
}
