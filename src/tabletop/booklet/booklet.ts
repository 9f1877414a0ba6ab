import { words } from '../../sheet/paper/draw.ts';
import { type Mark, type PageMarks, type PaperSize, paperSize } from '../../sheet/paper/index.ts';
import { type Section, settleRows } from '../../sheet/paper/layout.ts';
import type { PaperArea } from '../../sheet/paper/marks.ts';
import { BLACK } from '../inks.ts';
import { balanced } from '../prose.ts';
import { saddleOrder } from '../two-up.ts';
import { textSections } from './chapters.ts';
import { chartSections, contentsSections, glossarySections, ruleSections } from './lists.ts';
import { nameOf } from './names.ts';
import type { Make, PageOf } from './rows.ts';

export interface BookletChoice {
  paper: PaperSize;
  /** Pages of half the paper, in the order in which they are folded into a booklet. */
  folded: boolean;
}

/** Millimetres: white at the edges, the number of a page at its foot, between columns, the title of the first page. */
const MARGIN = 11;
const FOOT = 7;
const GAP = 6;
const TITLE = 24;

interface Form {
  width: number;
  height: number;
  area: PaperArea;
  /** The em of the text, and how many columns of it and of lists a page has. */
  size: number;
  columns: number;
  lists: number;
}

function formOf({ paper, folded }: BookletChoice): Form {
  const sheet = paperSize(paper);
  const { width, height } = folded ? { width: sheet.height / 2, height: sheet.width } : sheet;
  const area = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT };
  return {
    width,
    height,
    area,
    ...(folded ? { size: 2.9, columns: 1, lists: 2 } : { size: 3.4, columns: 2, lists: 3 }),
  };
}

const columnWidth = ({ area }: Form, columns: number): number => (area.width - GAP * (columns - 1)) / columns;

/** Sections that begin on a page of their own, in so many columns. */
interface Flow {
  sections: readonly Section[];
  columns: number;
  /** Kept free above the columns of the first page. */
  top?: number;
}

function flowsOf(form: Form, pageOf: PageOf): Flow[] {
  const { size, columns, lists } = form;
  const width = columnWidth(form, columns);
  const make: Make = { size, width, narrow: columnWidth(form, lists), pageOf };
  const charts =
    columns === 1
      ? [{ sections: [false, true].flatMap((wide) => chartSections(wide, width, make)), columns }]
      : [
          { sections: chartSections(false, width, make), columns },
          { sections: chartSections(true, form.area.width, make), columns: 1 },
        ];
  return [
    { sections: contentsSections(make), columns: lists, top: TITLE },
    { sections: textSections(make), columns },
    { sections: glossarySections(make), columns: lists },
    ...charts,
    { sections: ruleSections(make), columns: lists },
  ];
}

const isChapter = (name = ''): boolean => name.startsWith(nameOf('chapter/')) || name.startsWith(nameOf('part/'));

const textsOf = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));

function titleMarks({ area }: Form): Mark[] {
  const title = { face: 'title', fill: BLACK } as const;
  return [
    words('DELTAVEE', area.x, area.y + 9, { ...title, size: 12 }),
    words('The handbook', area.x, area.y + 17, { ...title, face: 'label', size: 6.4 }),
  ];
}

/** The marks of each page but for what stands at its foot. */
function bodiesOf(form: Form, pageOf: PageOf): Mark[][] {
  const { area } = form;
  return flowsOf(form, pageOf).flatMap(({ sections, columns, top = 0 }) => {
    const width = columnWidth(form, columns);
    const filled = balanced(sections, area.height - top, columns);
    return Array.from({ length: Math.ceil(filled.length / columns) }, (_, page) => {
      const above = page === 0 ? top : 0;
      return [
        ...(above > 0 ? titleMarks(form) : []),
        ...filled
          .slice(page * columns, (page + 1) * columns)
          .flatMap((rows, nth) =>
            settleRows(rows, { ...area, x: area.x + nth * (width + GAP), y: area.y + above, width }, 0),
          ),
      ];
    });
  });
}

/** On which page each name stands. */
const namesIn = (bodies: readonly (readonly Mark[])[]): Map<string, string> =>
  new Map(
    bodies.flatMap((marks, nth) =>
      textsOf(marks).flatMap(({ name }) => (name ? [[name, String(nth + 1)] as const] : [])),
    ),
  );

/** At most so often are pages laid out anew because the width of a number moved something. */
const ROUNDS = 6;

/** The pages, once the numbers that are printed on them are those of the pages on which things stand. */
function settled(form: Form): Mark[][] {
  let pages = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const known = pages;
    const bodies = bodiesOf(form, (name) => known.get(name) ?? '00');
    pages = namesIn(bodies);
    if ([...pages].every(([name, page]) => known.get(name) === page)) return bodies;
  }
  throw new Error('The pages of the booklet do not come to rest.');
}

/** The handbook on paper: contents, chapters, glossary, charts and the list of rules, with the number of each page. */
export function drawBooklet(choice: BookletChoice): PageMarks[] {
  const form = formOf(choice);
  const { width, height, area } = form;
  let chapter = '';
  const pages = settled(form).map((marks, nth): PageMarks => {
    chapter = textsOf(marks).findLast(({ name }) => isChapter(name))?.text ?? chapter;
    const base = height - MARGIN + 1;
    const foot = { face: 'label', size: 3, fill: BLACK } as const;
    const title = `Page ${nth + 1}`;
    const number = words(String(nth + 1), width / 2, base, { ...foot, anchor: 'middle' });
    const running = nth === 0 ? [] : [words(chapter, area.x, base, foot)];
    return { title, width, height, sideways: false, marks: [...marks, ...running, number] };
  });
  return choice.folded ? saddleOrder(pages) : pages;
}
