import { useEffect, useRef } from 'react';
import type { RuleCase } from '../../engine/index.ts';
import type { CaseEntry, Chapter, HandbookPlace, Ruling } from '../../handbook/index.ts';
import { ChartTable } from './ChartTable.tsx';
import { EntryLink, Prose } from './Prose.tsx';
import { titleAt } from './reading.ts';
import { WorkedExample } from './WorkedExample.tsx';

/** What settles doubts about a case; the one that was asked for is brought into sight. */
function Rulings({ rulings = [], asked }: { rulings?: readonly Ruling[] | undefined; asked: string | null }) {
  const chosen = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) chosen.current?.scrollIntoView?.({ block: 'center' });
  }, [asked]);
  if (rulings.length === 0) return null;
  return (
    <section className="px-3 py-2h raised handbook-rulings">
      <h2 className="cap">Settled doubts</h2>
      {rulings.map(({ id, title, brief, body }) => (
        <article
          className="py-1h"
          key={id}
          ref={id === asked ? chosen : null}
          aria-current={id === asked ? true : undefined}
        >
          <h3>
            {title} <span className="rule">{id}</span>
          </h3>
          <Prose text={brief} />
          <Prose text={body} />
        </article>
      ))}
    </section>
  );
}

function See({ cases, title }: { cases: readonly RuleCase[]; title: string }) {
  if (cases.length === 0) return null;
  return (
    <section className="handbook-see">
      <h2 className="mb-1h cap">{title}</h2>
      <ul className="handbook-list">
        {cases.map((id) => (
          <li key={id}>
            <EntryLink address={id}>{titleAt(id)}</EntryLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryContentProps {
  place: HandbookPlace;
  /** The ruling that was asked for. */
  asked?: string | null;
}

function CaseBody({ entry, asked }: { entry: CaseEntry; asked: string | null }) {
  const { charts = [], examples = [], rulings, see } = entry;
  return (
    <>
      {charts.map((chart) => (
        <ChartTable key={chart} id={chart} />
      ))}
      {examples.length > 0 && (
        <section className="handbook-examples">
          <h2 className="mb-2 cap">{examples.length === 1 ? 'Worked example' : 'Worked examples'}</h2>
          {examples.map((example) => (
            <WorkedExample key={example.title} example={example} />
          ))}
        </section>
      )}
      <Rulings rulings={rulings} asked={asked} />
      <See cases={see} title="See also" />
    </>
  );
}

function ChapterBody({ entry: { cases, also = [] } }: { entry: Chapter }) {
  return (
    <>
      <dl className="handbook-cases">
        {cases.map(({ id, title, brief }) => (
          <div key={id}>
            <dt>
              <EntryLink address={id}>{title}</EntryLink> <span className="rule">{id}</span>
            </dt>
            <dd className="muted">
              <Prose text={brief} />
            </dd>
          </div>
        ))}
      </dl>
      <See cases={also} title="Belongs here too" />
    </>
  );
}

/** The texts of a place and what belongs to it, without its title. */
export function EntryContent({ place, asked = null }: EntryContentProps) {
  const { brief, body } = place.entry;
  return (
    <>
      <div className="text-lead handbook-brief">
        <Prose text={brief} />
      </div>
      <Prose text={body} />
      {place.kind === 'case' && <CaseBody entry={place.entry} asked={asked} />}
      {place.kind === 'chapter' && <ChapterBody entry={place.entry} />}
      {place.kind === 'scenario' && <Rulings rulings={place.entry.rulings} asked={asked} />}
      {place.kind === 'term' && <See cases={place.entry.cases} title="In the rules" />}
    </>
  );
}
