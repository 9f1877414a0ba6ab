import type { Chance } from '../../chances/index.ts';
import { capital, percentText, phaseName } from '../../words/index.ts';
import type { Span } from './course-of.ts';

/** So many phases in which the game turned are said. */
const TURNS = 3;
/** What moves the worth of the game by less than this in a phase is no turn. */
const LEAST_TURN = 0.05;

/** What Player 1 can expect: a win is 1, a draw a half. */
const worth = ({ win, draw }: Chance): number => win + draw / 2;

const chanceText = ({ win, draw, loss }: Chance): string =>
  `${percentText(win)} that player 1 wins, ${percentText(loss)} that player 2 wins, ${percentText(draw)} for a draw`;

/** `Game-Turn 3, Fire Phase, player 2`. */
export const spanText = ({ turn, kind, player }: Span): string =>
  `Game-Turn ${turn}, ${capital(phaseName(kind))}, player ${player}`;

/**
 * The curve of a game as sentences: how it began, the phases in which the chances moved most, in their order, and how it
 * ended. The curve has a chance for each number of orders given.
 */
export function curveSentences(curve: readonly Chance[], spans: readonly Span[]): string[] {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return [];
  const turns = spans.flatMap((span) => {
    const [before, after] = [curve[span.from], curve[span.to]];
    if (!before || !after) return [];
    const change = worth(after) - worth(before);
    return Math.abs(change) < LEAST_TURN ? [] : [{ span, before, after, change }];
  });
  const few = new Set(turns.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, TURNS));
  return [
    `At the start: ${chanceText(first)}.`,
    ...turns
      .filter((turn) => few.has(turn))
      .map(({ span, before, after, change }) => {
        const [side, from, to] = change > 0 ? [1, before.win, after.win] : [2, before.loss, after.loss];
        return `${spanText(span)}: player ${side} goes from ${percentText(from)} to ${percentText(to)}.`;
      }),
    ...(few.size === 0 ? ['No phase moved it much.'] : []),
    `At the end: ${chanceText(last)}.`,
  ];
}
