import type { RuleCase } from '../../engine/index.ts';
import {
  type CaseEntry,
  CHAPTERS,
  type Chapter,
  type ChartId,
  findPlace,
  type HandbookPlace,
  linksIn,
  type Ruling,
  SCENARIO_ENTRIES,
  type ScenarioEntry,
} from '../../handbook/index.ts';
import { line } from '../../sheet/paper/draw.ts';
import { CHARTS } from '../../sheet/paper/index.ts';
import type { PaperRow, Section } from '../../sheet/paper/layout.ts';
import { BLACK } from '../inks.ts';
import { type TextPiece, textRow } from '../text-rows.ts';
import { exampleRow } from './example.ts';
import { chartName, nameOf, placeName } from './names.ts';
import { chapterRow, lowered, type Make, named, proseRows, sectionOf, titleRow, together } from './rows.ts';

/** Millimetres by which settled doubts stand in from the edge of their column. */
const IN = 3;

/** Rows that stand in a little, with a bar at their left. */
const barred = (row: PaperRow, nth: number, rows: readonly PaperRow[]): PaperRow => ({
  ...row,
  draw({ x, y, width, height }) {
    const end = y + row.least - (nth === rows.length - 1 ? 1 : 0);
    return [line(x + 0.5, y, x + 0.5, end, BLACK, 0.5), ...row.draw({ x: x + IN, y, width: width - IN, height })];
  },
});

/** What settles doubts; each begins with its title and what it says in short. */
function rulingRows(rulings: readonly Ruling[], { size, width }: Make): PaperRow[] {
  const setting = { size: size * 0.94, width: width - IN };
  return rulings.flatMap(({ id, title, brief, body }) => {
    const head = named(titleRow(title, id, size * 1.08, width - IN), nameOf(id));
    const [first = together([]), ...rest] = [...proseRows(brief, setting), ...proseRows(body, setting)];
    return [together([head, first]), ...rest].map(barred).map((row, nth) => (nth === 0 ? lowered(row, 0.8) : row));
  });
}

/** The chapter in which a place is told. */
function chapterOf(place: HandbookPlace | undefined): Chapter | undefined {
  if (place?.kind === 'case') return place.chapter;
  return place?.kind === 'ruling' ? chapterOf(findPlace(place.of.id)) : undefined;
}

/**
 * What is worth turning the pages for: what a later chapter tells, and the text has not named. Neighbours are seen
 * without being named, and what came before has been read.
 */
function worthSeeing({ see, brief, body, rulings = [] }: CaseEntry, chapter: Chapter): RuleCase[] {
  const texts = [{ brief, body }, ...rulings].flatMap((text) => [text.brief, text.body]);
  const links = texts.flatMap(linksIn).flatMap((link) => ('rule' in link ? [link.rule] : []));
  return see.filter((id) => {
    const told = chapterOf(findPlace(id));
    return told && CHAPTERS.indexOf(told) > CHAPTERS.indexOf(chapter) && !links.includes(id);
  });
}

/** Rows, and below the last of them where else to look, each with its page. */
function withSee(
  rows: readonly PaperRow[],
  before: string,
  cases: readonly RuleCase[],
  charts: readonly ChartId[],
  { size, width, pageOf }: Make,
): readonly PaperRow[] {
  const to = (text: string, name: string): TextPiece => ({ text: `${text}, page ${pageOf(name)}`, to: name });
  const links = [
    ...charts.map((chart) => to(`chart ${CHARTS[chart]().title}`, chartName(chart))),
    ...cases.flatMap((id) => {
      const place = findPlace(id);
      return place ? [to(`${id} ${place.entry.title}`, placeName(place))] : [];
    }),
  ];
  if (links.length === 0) return rows;
  const pieces = links.flatMap((link, nth) => (nth === 0 ? [link] : ['; ', link]));
  const see = textRow([`${before} `, ...pieces], { size: size * 0.84, width });
  return [...rows.slice(0, -1), together([...rows.slice(-1), see])];
}

const briefRow = (brief: string, { size, width }: Make): PaperRow[] => proseRows(brief, { size, width, face: 'hand' });

function caseSection(entry: CaseEntry, chapter: Chapter, make: Make): Section {
  const { id, title, brief, body, examples = [], rulings = [], charts = [] } = entry;
  const head = named(lowered(titleRow(title, id, make.size * 1.36, make.width), 1.6), nameOf(id));
  const rows = [
    ...briefRow(brief, make),
    ...proseRows(body, make),
    ...examples.map((example) => exampleRow(example, make)),
    ...rulingRows(rulings, make),
  ];
  const first = charts.filter((chart) => chapter.cases.find((other) => other.charts?.includes(chart)) === entry);
  return sectionOf(head, withSee(rows, 'See also', worthSeeing(entry, chapter), first, make));
}

function scenarioSection({ id, title, brief, body, rulings }: ScenarioEntry, make: Make): Section {
  const head = named(lowered(titleRow(title, '', make.size * 1.5, make.width), 2), nameOf(`scenario/${id}`));
  return sectionOf(head, [...briefRow(brief, make), ...proseRows(body, make), ...rulingRows(rulings, make)]);
}

function chapterSections(chapter: Chapter, make: Make): Section[] {
  const { id, title, brief, body, cases, also = [] } = chapter;
  const head = named(lowered(chapterRow(title, make.size, make.width), 3), nameOf(`chapter/${id}`));
  return [
    sectionOf(head, withSee([...briefRow(brief, make), ...proseRows(body, make)], 'Belongs here too:', also, [], make)),
    ...cases.map((entry) => caseSection(entry, chapter, make)),
    ...(id === 'scenarios' ? SCENARIO_ENTRIES.map((entry) => scenarioSection(entry, make)) : []),
  ];
}

/** All chapters with their cases, worked examples and settled doubts, and the scenarios. */
export const textSections = (make: Make): Section[] => CHAPTERS.flatMap((chapter) => chapterSections(chapter, make));
