import type { Game, Player } from '../../engine/index.ts';
import { gameAt, type History } from '../../game/history.ts';

/** An order taken back and given again leads to and fro between a few positions; older ones are worked out anew. */
const KEPT = 6;

/**
 * The same answer about the same position of a history to the same player, as long as it was among the last few asked for.
 * Only for positions that nobody writes on any more.
 */
export function keepRecent<A>(
  ask: (history: History, count: number, player: Player | null) => A,
): (history: History, player: Player | null, count?: number) => A {
  const kept: { game: Game; player: Player | null; answer: A }[] = [];
  return (history, player, count = history.steps.length) => {
    const game = gameAt(history, count);
    const known = kept.find((one) => one.game === game && one.player === player);
    if (known) return known.answer;
    const answer = ask(history, count, player);
    kept.push({ game, player, answer });
    if (kept.length > KEPT) kept.shift();
    return answer;
  };
}
