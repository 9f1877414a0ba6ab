import { type Game, type GameRecord, startRecord } from '../../engine/index.ts';
import { confirm, isDoubtful, type Review, review, reviewSteps } from '../../review/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { afterManeuvers } from '../thinking/hint.ts';
import type { BetterCourses, ReviewNews, ReviewRequest } from './reviewer.ts';

/** At most so many pairs of playouts judge a decision. */
const PLAYOUTS = 48;

/** [7.2] Where the units would fly that better decisions maneuver, of all that may be called mistakes. */
function waysOf(start: Game, record: GameRecord, { moments }: Review): BetterCourses {
  const steps = reviewSteps(start, record);
  const doubtful = moments.filter(({ likely, better }) => likely && better && better.length > 0);
  return Object.fromEntries(
    doubtful.flatMap(({ at, player, better = [] }) => {
      const before = steps[at]?.game;
      return before ? [[at, afterManeuvers(before, player, better)] as const] : [];
    }),
  );
}

/** Reviews a game, and tells on the way what is known; what was known before is not reckoned again. */
export function* reviews({ record, known }: ReviewRequest): Generator<ReviewNews, void> {
  const started = startRecord(record, findScenario);
  if (!started.ok) throw new Error('A record that cannot be begun cannot be reviewed.');
  const question = { start: started.value, record };
  let now = known;
  if (!now) {
    const work = review(question);
    for (;;) {
      const { done, value } = work.next();
      if (done) {
        now = { review: value, ways: waysOf(started.value, record, value) };
        break;
      }
      yield { kind: 'progress', done: value };
    }
  }
  const { ways } = now;
  const open = (one: Review): boolean => one.moments.some(isDoubtful);
  yield { kind: 'reviewed', reviewed: now, last: !open(now.review) };
  for (const next of confirm(question, now.review, PLAYOUTS)) {
    yield { kind: 'reviewed', reviewed: { review: next, ways }, last: !open(next) };
  }
}
