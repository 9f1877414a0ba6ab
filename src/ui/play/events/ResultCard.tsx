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
  <b className={success ? 'flex-none px-2 result-word is-good' : 'flex-none px-2 result-word'}>
    {word === 'Intercepted' ? <Term>{word}</Term> : word}
  </b>
);

const Rolled = ({ die }: { die: number }) => (
  <span className="grid place-center flex-none px-1 result-die num">{die}</span>
);

/** A second die: where the hit goes, and what it comes to. */
function Hit({ hit: { die, places, found, now } }: { hit: Verdict['hits'][number] }) {
  return (
    <div className="line gap-2h result-roll">
      <Rolled die={die} />
      <p className="min-w-0">
        <b>
          <Sentence parts={found} />
        </b>{' '}
        <small className="block">second die, for where: {places}</small>
        {now && <span className="block text-base result-now">From now on: {now}.</span>}
      </p>
    </div>
  );
}

/** At the left what was rolled, at the right what came of it; on a phone one below the other. */
function One({ verdict, alone }: { verdict: Verdict; alone: boolean }) {
  const { event, target, title, note, die, needed, hits, also, kill, rules } = verdict;
  return (
    <li
      className={
        kill ? 'stack items-center gap-4 gap-y-1 result-one is-kill' : 'stack items-center gap-4 gap-y-1 result-one'
      }
    >
      <div className="stack gap-1">
        <p className="row items-baseline gap-2 gap-y-none text-body result-title">
          <SideMark side={ownerOfId(event.type === 'interception' ? event.missile : event.unit)} title="" size={20} />
          <b>
            <Sentence parts={title} />
          </b>{' '}
          <span className="result-note">{note}</span> <Rules cases={rules} />
        </p>
        <div className="line gap-2h result-roll">
          {die !== null && <Rolled die={die} />}
          <div className="flex gap-0 min-w-0 text-base result-needed">
            {alone && die !== null && needed !== null && <DieFaces most={mostOf(needed)} rolled={die} />}
            <b>{rollText(verdict)}:</b>
          </div>
        </div>
      </div>{' '}
      <div className="line gap-2h leading-125 result-came">
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
          {kill && <p className="px-2 py-1 text-center rounded result-kill">{`${target} destroyed`}</p>}
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
