import type { Game, Player } from '../../engine/index.ts';

/** An order taken back and given again leads to and fro between a few positions; older ones are worked out anew. */
const KEPT = 6;

/**
 * The same answer about the same position to the same player, as long as it was among the last few asked for. Only for
 * positions that nobody writes on any more.
 */
export function keepRecent<A>(ask: (game: Game, player: Player | null) => A): typeof ask {
  const kept: { game: Game; player: Player | null; answer: A }[] = [];
  return (game, player) => {
    const known = kept.find((one) => one.game === game && one.player === player);
    if (known) return known.answer;
    const answer = ask(game, player);
    kept.push({ game, player, answer });
    if (kept.length > KEPT) kept.shift();
    return answer;
  };
}
