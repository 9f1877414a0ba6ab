import { programPlayer } from '../../matches/computer-player.ts';
import { outcomeFor, playMatch } from '../../matches/match.ts';
import type { MeasureRequest } from './measuring.ts';

/** The thread in which two programs play a battle many times: it sends back how each game ended for player 1. */
addEventListener('message', ({ data: { battle, rank, from, to } }: MessageEvent<MeasureRequest>) => {
  const player = programPlayer(rank);
  for (let game = from; game < to; game += 1) {
    const played = playMatch({
      scenario: battle,
      seats: [player, player],
      // One after the other will do: seeds are mixed before they are used.
      diceSeed: game + 1,
      choicesSeeds: [2 * game + 1, 2 * game + 2],
    });
    postMessage(outcomeFor(1, played));
  }
});
