import { type Action, type Game, legal } from '../engine/index.ts';
import { EXACT_OF_ANSWER, expected, remembered, type Worth } from './dice.ts';
import { isWord } from './steps.ts';

/** An answer may bring up another question: so many are looked through, one after the other. */
const DEEP = 2;

/** What may be answered to the question that is open; nothing where none is. */
export const answersIn = (game: Game): Action[] =>
  game.pending && !game.result ? legal(game).filter((action) => !isWord(action)) : [];

/** The answer to the open question that is best for whom it is put to; undefined where none is open. */
function bestAnswer(game: Game, worth: Worth): Action | undefined {
  const side = game.pending?.player === 2 ? -1 : 1;
  const answers = answersIn(game).map((answer) => ({
    answer,
    by: side * expected(game, answer, [], worth, EXACT_OF_ANSWER),
  }));
  const most = Math.max(...answers.map(({ by }) => by));
  return answers.find(({ by }) => by === most)?.answer;
}

/**
 * A figure that tells, where a question is open, what is to be expected of the answer that is worth most to whom it is put
 * to: a hit counts from the die that brought it, and not only once the part is chosen.
 */
export function settled(figure: Worth, worth: Worth, deep = DEEP): Worth {
  if (deep === 0) return figure;
  const behind = settled(figure, worth, deep - 1);
  const worthBehind = figure === worth ? behind : settled(worth, worth, deep - 1);
  return remembered((game) => {
    const answer = bestAnswer(game, worthBehind);
    return answer ? expected(game, answer, [], behind, EXACT_OF_ANSWER) : figure(game);
  });
}
