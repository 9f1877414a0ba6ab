import { programPlayer } from '../../matches/computer-player.ts';
import { outcomeFor, playMatch } from '../../matches/match.ts';
import type { Posted } from '../device/thread.ts';
import { type JudgeRequest, judgedAnswers } from '../measuring/judging.ts';
import type { MeasureRequest } from '../measuring/measuring.ts';
import type { ReviewRequest } from '../reviewing/reviewer.ts';
import { reviews } from '../reviewing/reviews.ts';
import { answersTo } from '../thinking/answers.ts';
import type { PlainRequest } from '../thinking/thinker.ts';

/** Plays a battle many times; how each game ended for player 1. */
function* measured({ battle, rank, from, to }: MeasureRequest): Generator<unknown, void> {
  const player = programPlayer(rank);
  for (let game = from; game < to; game += 1) {
    const played = playMatch({
      scenario: battle,
      seats: [player, player],
      // One after the other will do: seeds are mixed before they are used.
      diceSeed: game + 1,
      choicesSeeds: [2 * game + 1, 2 * game + 2],
    });
    yield outcomeFor(1, played);
  }
}

/** Whatever the thread can be asked. */
type Asked = PlainRequest | MeasureRequest | JudgeRequest | ReviewRequest;

function answers(asked: Asked): Generator<unknown, unknown> {
  switch (asked.ask) {
    case 'measure':
      return measured(asked);
    case 'judge':
      return judgedAnswers(asked);
    case 'review':
      return reviews(asked);
    default:
      return answersTo(asked);
  }
}

/**
 * The thread beside the page: the program thinks in it, battles are measured, puzzles judged and games reviewed. It is sent a
 * question, and posts its answers one after the other.
 */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const all = answers(data);
  for (let isDone = false; !isDone; ) {
    const { value, done = false } = all.next();
    const posted: Posted = value === undefined ? { done } : { answer: value, done };
    postMessage(posted);
    isDone = done;
  }
});
