import {
  CHAPTERS,
  CHART_IDS,
  findPlace,
  type GlossaryTerm,
  PLACES,
  SCENARIO_ENTRIES,
  TERMS,
} from '../../handbook/index.ts';
import { chartSection } from '../../sheet/paper/charts/table.ts';
import { CHARTS } from '../../sheet/paper/index.ts';
import { inksFor } from '../../sheet/paper/ink.ts';
import type { PaperRow, Section } from '../../sheet/paper/layout.ts';
import { FULL } from '../../sheet/paper/style.ts';
import { type TextPiece, textRow } from '../text-rows.ts';
import { chartName, nameOf, placeName } from './names.ts';
import { chapterRow, listRow, lowered, type Make, named, proseRows, sectionOf, titleRow, together } from './rows.ts';

/** Parts of the booklet that are no chapter of the handbook. */
const PARTS = { glossary: 'Glossary', charts: 'Charts', rules: 'Rules by their number' } as const;
const nameOfPart = (part: keyof typeof PARTS): string => nameOf(`part/${part}`);

/** Charts that need the whole width of a page. */
const WIDE: readonly string[] = ['hulls', 'pods', 'damage'];

const groupOf = (title: string, name: string, rows: readonly PaperRow[], make: Make): Section => {
  const head = listRow(title, '', name, { ...make, size: make.size * 1.12 });
  return { ...sectionOf(lowered(bold(head), 0.6), rows.length > 0 ? rows : [together([])]), whole: rows.length < 9 };
};

/** A line of a list in the letters of a title. */
const bold = (row: PaperRow): PaperRow => ({
  ...row,
  draw: (place) => row.draw(place).map((mark) => (mark.kind === 'text' ? { ...mark, face: 'title' as const } : mark)),
});

/** Everything there is, with its page. */
export const contentsSections = (make: Make): Section[] => [
  ...CHAPTERS.map(({ id, title, cases }) =>
    groupOf(
      title,
      nameOf(`chapter/${id}`),
      [
        ...cases.map((entry) => listRow(entry.title, entry.id, nameOf(entry.id), make)),
        ...(id === 'scenarios'
          ? SCENARIO_ENTRIES.map((entry) => listRow(entry.title, '', nameOf(`scenario/${entry.id}`), make))
          : []),
      ],
      make,
    ),
  ),
  groupOf(PARTS.glossary, nameOfPart('glossary'), [], make),
  groupOf(
    PARTS.charts,
    nameOfPart('charts'),
    CHART_IDS.map((chart) => listRow(CHARTS[chart]().title, '', chartName(chart), make)),
    make,
  ),
  groupOf(PARTS.rules, nameOfPart('rules'), [], make),
];

/** The large title of a part. */
const partHead = (part: keyof typeof PARTS, width: number, make: Make): PaperRow =>
  named(chapterRow(PARTS[part], make.size, width), nameOfPart(part));

/** Where a word is explained in the rules, each with its page. */
function casesRow({ cases }: GlossaryTerm, { size, narrow, pageOf }: Make): PaperRow[] {
  const links = cases.flatMap((id, nth): TextPiece[] => {
    const place = findPlace(id);
    if (!place) return [];
    const name = placeName(place);
    return [...(nth > 0 ? ['; '] : ['See ']), { text: `${id}, p. ${pageOf(name)}`, to: name }];
  });
  return links.length === 0 ? [] : [textRow(links, { size: size * 0.8, width: narrow, after: 0.4 })];
}

function termRow(term: GlossaryTerm, make: Make): PaperRow {
  const { size, narrow } = make;
  const setting = { size: size * 0.88, width: narrow, after: 0.3 };
  const { title, brief, body } = term;
  return together([
    titleRow(title, '', size * 1.05, narrow, 0.2),
    ...proseRows(brief, setting),
    ...proseRows(body, setting),
    ...casesRow(term, make),
    textRow([''], { size: 0.6, width: narrow, after: 0.6 }),
  ]);
}

/** Every word of the game and of the table, by the alphabet, with the pages of its rules. */
export const glossarySections = (make: Make): Section[] => [
  sectionOf(
    partHead('glossary', make.narrow, make),
    TERMS.map((term) => termRow(term, make)),
  ),
];

const numberOf = (id: string): number[] => [
  ...(/(\d+)\.(\d+)/.exec(id)?.slice(1).map(Number) ?? []),
  id.startsWith('R') ? id.charCodeAt(id.length - 1) : 0,
];

const byNumber = (one: string, other: string): number => {
  const [a, b] = [numberOf(one), numberOf(other)];
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0);
};

/** Every case and ruling by its number, with its page. */
export const ruleSections = (make: Make): Section[] => [
  sectionOf(
    partHead('rules', make.narrow, make),
    PLACES.flatMap((place) => (place.kind === 'case' || place.kind === 'ruling' ? [place.entry] : []))
      .sort((one, other) => byNumber(one.id, other.id))
      .map(({ id, title }) => listRow(title, id, nameOf(id), make)),
  ),
];

/** The charts that fit a column of the text, or those that need the width of the page. */
export function chartSections(wide: boolean, width: number, make: Make): Section[] {
  const look = { style: FULL, ink: inksFor(false, null) };
  const charts = CHART_IDS.filter((chart) => WIDE.includes(chart) === wide).map((chart): Section => {
    const section = chartSection(look, CHARTS[chart](), width);
    return {
      ...section,
      head: (continued) => named(lowered(section.head(continued), 2), chartName(chart)),
      whole: true,
    };
  });
  const [first] = charts;
  if (wide || !first) return charts;
  const title = partHead('charts', width, make);
  return [{ ...first, head: (continued) => together([title, first.head(continued)]) }, ...charts.slice(1)];
}
