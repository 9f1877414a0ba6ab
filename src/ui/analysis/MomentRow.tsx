import { useMemo } from 'react';
import type { Action } from '../../engine/index.ts';
import type { Moment } from '../../review/index.ts';
import { capital, dieParts, ordersText, pointsText, reasonSentence, stageName } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { isEnding } from '../play/advice.ts';
import { useGame, useTable } from '../play/context.ts';
import { logOf, watch } from '../play/replay.ts';
import { Sentence } from '../play/Sentence.tsx';
import { TryAnotherWay } from './lines/TryAnotherWay.tsx';
import { MomentMark } from './MomentMark.tsx';
import { nthDie, placeOfMoment, useMoments } from './moments.ts';
import { useReviewing } from './reviewing-of.ts';

/** The orders of one plan that the other has not, each as often as it is missing there. */
function differing(plan: readonly Action[], other: readonly Action[]): Action[] {
  const left = other.map((order) => JSON.stringify(order));
  return plan.filter((order) => {
    const nth = left.indexOf(JSON.stringify(order));
    if (nth >= 0) left.splice(nth, 1);
    return nth < 0 && !isEnding(order);
  });
}

/** What came of a die. */
function Luck({ moment }: { moment: Moment }) {
  const log = useTable((state) => state.log);
  const { all } = useMoments();
  const parts = useMemo(() => {
    const events = logOf(log, moment.at).map(({ event }) => event);
    return dieParts(events, moment.die ?? 0, nthDie(all, moment));
  }, [log, moment, all]);
  if (parts.length === 0) return <>Rolled {moment.die}</>;
  return <Sentence parts={parts} />;
}

/** What was ordered, and what would have been better, as far as the two differ. */
function Decision({ moment }: { moment: Moment }) {
  const { orders } = useReviewing();
  const { at, given = 1, better = [], reasons = [] } = moment;
  const were = orders.slice(at, at + given);
  const did = ordersText(differing(were, better));
  const should: readonly Action[] = differing(better, were);
  const nth = better.indexOf(should.find((order) => !isEnding(order)) ?? better[0] ?? NO_ORDER);
  const reason = reasons[nth];
  const [first] = were;
  if (first?.do === 'concede') return <>Gave up a game that was not lost</>;
  if (first?.do === 'agree-draw') return <>Agreed on a draw with the better of it</>;
  return (
    <>
      {did === '' ? 'Left it at that' : capital(did)}
      <small className="block small">
        Better: {should.some((order) => !isEnding(order)) ? ordersText(should) : 'nothing of that'}
        {reason && <span className="muted"> {reasonSentence(reason)}</span>}
      </small>
    </>
  );
}

const NO_ORDER: Action = { player: 1, do: 'end-phase' };

/** How sure it is that a decision was a mistake. */
function verdictText({ name, likely, interval }: Moment): string {
  if (name) return `A ${name}, confirmed by playouts`;
  if (!likely) return '';
  return interval ? `Likely a ${likely}: playouts leave it open` : `Likely a ${likely}`;
}

interface MomentRowProps {
  moment: Moment;
  isShown: boolean;
}

/** One moment that moved the chances, with the way to it. What can be done from a moment stands here. */
export function MomentRow({ moment, isShown }: MomentRowProps) {
  const game = useGame();
  const { player, turn, phase, kind, difference } = moment;
  const verdict = kind === 'decision' ? verdictText(moment) : '';
  return (
    <li className={isShown ? 'border-t review-moment is-shown' : 'border-t review-moment'} data-part="moment">
      <button
        type="button"
        aria-current={isShown ? 'step' : undefined}
        onClick={() => watch(game, placeOfMoment(moment))}
      >
        <MomentMark moment={moment} />
        <span className="stack gap-0 break">
          <span className="small muted review-when">
            <SideMark side={player} size={15} /> Game-Turn {turn}, {stageName(phase)}
          </span>
          {verdict !== '' && <strong>{verdict}</strong>}
          <span>{kind === 'luck' ? <Luck moment={moment} /> : <Decision moment={moment} />}</span>
        </span>
        <strong className="text-title nowrap num">{pointsText(difference)}</strong>
      </button>
      {isShown && <TryAnotherWay at={placeOfMoment(moment)} />}
    </li>
  );
}
