import './result.css';
import { useEffect, useRef } from 'react';
import { type GameEvent, ownerOfId } from '../../../engine/index.ts';
import { eventParts, list, mostOf, rollText, type Verdict } from '../../../words/index.ts';
import { SideMark } from '../../counters/SideMark.tsx';
import { afterPicture } from '../../kit/after-picture.ts';
import { DieFaces } from '../DieFaces.tsx';
import { Rules } from '../Rules.tsx';
import { Sentence } from '../Sentence.tsx';
import { Term } from '../Term.tsx';

/** The outcome in a word; an outcome that the player wanted is the only one on a light ground. */
const Word = ({ word, success }: Pick<Verdict, 'word' | 'success'>) => (
  <b className={success ? 'result-word is-good' : 'result-word'}>
    {word === 'Intercepted' ? <Term>{word}</Term> : word}
  </b>
);

const Rolled = ({ die }: { die: number }) => <span className="result-die num">{die}</span>;

/** A second die: where the hit goes, and what it comes to. */
function Hit({ hit: { die, places, found, now } }: { hit: Verdict['hits'][number] }) {
  return (
    <div className="line gap-2h result-roll">
      <Rolled die={die} />
      <p>
        <b>
          <Sentence parts={found} />
        </b>{' '}
        <small>second die, for where: {places}</small>
        {now && <span className="result-now">From now on: {now}.</span>}
      </p>
    </div>
  );
}

/** At the left what was rolled, at the right what came of it; on a phone one below the other. */
function One({ verdict, alone }: { verdict: Verdict; alone: boolean }) {
  const { event, target, title, note, die, needed, hits, also, kill, rules } = verdict;
  return (
    <li className={kill ? 'result-one is-kill' : 'result-one'}>
      <div className="stack gap-1">
        <p className="row result-title">
          <SideMark side={ownerOfId(event.type === 'interception' ? event.missile : event.unit)} title="" size={20} />
          <b>
            <Sentence parts={title} />
          </b>{' '}
          <span className="result-note">{note}</span> <Rules cases={rules} />
        </p>
        <div className="line gap-2h result-roll">
          {die !== null && <Rolled die={die} />}
          <div className="result-needed">
            {alone && die !== null && needed !== null && <DieFaces most={mostOf(needed)} rolled={die} />}
            <b>{rollText(verdict)}:</b>
          </div>
        </div>
      </div>{' '}
      <div className="result-came">
        <Word {...verdict} />
        <div className="stack gap-1">
          {hits.map((hit, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
            <Hit key={nth} hit={hit} />
          ))}
          {also.map((parts, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences keep their places
            <p key={nth} className="result-also">
              <Sentence parts={parts} />.
            </p>
          ))}
          {kill && <p className="result-kill">{`${target} destroyed`}</p>}
        </div>
      </div>
    </li>
  );
}

interface ResultCardProps {
  verdicts: readonly Verdict[];
  /** What else is to be told. */
  others: readonly GameEvent[];
}

/**
 * What came of the last shot or attempt, until the next order: every die, what it had to be, what is hit and what that
 * means from now on. Checks among asteroids that came to nothing stand in one line.
 */
export function ResultCard({ verdicts, others }: ResultCardProps) {
  const card = useRef<HTMLElement>(null);
  const first = verdicts[0]?.event ?? others[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new comes into sight
  useEffect(() => afterPicture(() => card.current?.scrollIntoView?.({ block: 'nearest' })), [first]);
  const clear = verdicts.length > 1 ? verdicts.filter(({ word }) => word === 'Clear') : [];
  const told = verdicts.filter((verdict) => !clear.includes(verdict));
  return (
    <section className="stack result" aria-label="Result" ref={card}>
      <h2 className="visually-hidden">Result</h2>
      <ol className="stack gap-3">
        {told.map((verdict, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its place
          <One key={nth} verdict={verdict} alone={verdicts.length === 1} />
        ))}
      </ol>
      {others.map((event, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its place
        <p key={nth} className={verdicts.length > 0 ? 'result-also' : 'result-told'}>
          <Sentence parts={eventParts(event)} /> <Rules cases={[event.rule]} />
        </p>
      ))}
      {clear.length > 0 && (
        <p className="result-also">
          Clear of asteroids: {list(clear.map(({ target, die }) => `${target} rolled ${die}`))}.{' '}
          <Rules cases={clear[0]?.rules ?? []} />
        </p>
      )}
    </section>
  );
}
