import './booklet.css';
import {
  type CaseEntry,
  CHAPTERS,
  CHART_IDS,
  type Chapter,
  type ChartId,
  findPlace,
  type HandbookEntry,
  PLACES,
  TERMS,
} from '../../handbook/index.ts';
import { ChapterList } from './Contents.tsx';
import { EntryContent } from './EntryPage.tsx';
import { Prose } from './Prose.tsx';

const SCENARIOS = PLACES.flatMap((place) => (place.kind === 'scenario' ? [place] : []));

/** The first case of the booklet that shows a chart: it is not printed again for the others. */
const FIRST = new Map<ChartId, string>();
for (const { id, charts = [] } of CHAPTERS.flatMap(({ cases }) => cases)) {
  for (const chart of charts) if (!FIRST.has(chart)) FIRST.set(chart, id);
}

/** A text under its heading, on the pages of a chapter. */
function Section({ entry: { id, title }, address }: { entry: HandbookEntry; address: string }) {
  const place = findPlace(address);
  return (
    <article className="booklet-section">
      <h3>
        {title} {address === id && <span className="rule">{id}</span>}
      </h3>
      {place && <EntryContent place={place} charts={CHART_IDS.filter((chart) => FIRST.get(chart) === id)} />}
    </article>
  );
}

function ChapterPages({ chapter: { id, title, brief, body, cases } }: { chapter: Chapter }) {
  return (
    <section className="booklet-chapter">
      <h2>{title}</h2>
      <div className="handbook-brief">
        <Prose text={brief} />
      </div>
      <Prose text={body} />
      {cases.map((entry: CaseEntry) => (
        <Section key={entry.id} entry={entry} address={entry.id} />
      ))}
      {id === 'scenarios' &&
        SCENARIOS.map(({ entry }) => <Section key={entry.id} entry={entry} address={`scenario/${entry.id}`} />)}
    </section>
  );
}

/** The whole handbook for the printer: it is not seen on the screen, and on paper nothing else is. */
export const Booklet = () => (
  <div className="paper-pages paper booklet">
    <h1>DeltaVee: the handbook</h1>
    <ChapterList />
    {CHAPTERS.map((chapter) => (
      <ChapterPages key={chapter.id} chapter={chapter} />
    ))}
    <section className="booklet-chapter">
      <h2>Glossary</h2>
      <dl className="booklet-glossary">
        {TERMS.map(({ id, title, brief, body }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              <Prose text={brief} />
              <Prose text={body} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  </div>
);
