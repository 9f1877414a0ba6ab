import { CHAPTERS, PLACES, TERMS } from '../../handbook/index.ts';
import { EntryLink } from './Prose.tsx';

const SCENARIOS = PLACES.flatMap((place) => (place.kind === 'scenario' ? [place.entry] : []));

/** The chapters with their cases, and the scenarios. */
export const ChapterList = () => (
  <ol className="handbook-chapters">
    {CHAPTERS.map((chapter) => (
      <li key={chapter.id}>
        <h2>
          <EntryLink address={`chapter/${chapter.id}`}>{chapter.title}</EntryLink>
        </h2>
        <ul className="handbook-list">
          {chapter.cases.map(({ id, title }) => (
            <li key={id}>
              <EntryLink address={id}>{title}</EntryLink> <span className="rule">{id}</span>
            </li>
          ))}
          {chapter.id === 'scenarios' &&
            SCENARIOS.map(({ id, title }) => (
              <li key={id}>
                <EntryLink address={`scenario/${id}`}>{title}</EntryLink>
              </li>
            ))}
        </ul>
      </li>
    ))}
  </ol>
);

/** Everything there is, by chapters; every term. */
export const Contents = () => (
  <>
    <ChapterList />
    <h2 id="handbook-glossary">Glossary</h2>
    <ul className="handbook-list handbook-glossary">
      {TERMS.map(({ id, title }) => (
        <li key={id}>
          <EntryLink address={`term/${id}`}>{title}</EntryLink>
        </li>
      ))}
    </ul>
  </>
);
