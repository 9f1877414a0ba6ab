import { programPlayer } from '../../matches/computer-player.ts';
import { outcomeFor, playMatch } from '../../matches/match.ts';
import { type JudgeRequest, judgeAnswer } from './judging.ts';
import type { MeasureRequest } from './measuring.ts';

/** Plays a battle many times; how each game ended for player 1 is sent back. */
function measure({ battle, rank, from, to }: MeasureRequest): void {
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
}

/** The thread in which programs play: a battle to measure it, or a position of a puzzle to judge an answer. */
addEventListener('message', ({ data }: MessageEvent<MeasureRequest | JudgeRequest>) => {
  if ('judge' in data) judgeAnswer(data, postMessage);
  else measure(data);
});
