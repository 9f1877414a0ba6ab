import { type HandbookText, parseText } from '../../handbook/index.ts';
import { line, RULE, words } from '../../sheet/paper/draw.ts';
import type { PaperRow, Section } from '../../sheet/paper/layout.ts';
import { textWidth, wrap } from '../../sheet/paper/widths.ts';
import { BLACK } from '../inks.ts';
import { type TextSetting, textRow } from '../text-rows.ts';
import { textPiecesOf } from './names.ts';

/** On which page the text of a name stands, as it is printed. */
export type PageOf = (name: string) => string;

/** Everything that the parts of a booklet are made with. */
export interface Make {
  /** The em of the text, in millimetres. */
  size: number;
  /** A column of the text, and the narrower one of lists. */
  width: number;
  narrow: number;
  pageOf: PageOf;
}

/** The paragraphs and items of a text, a row each. */
export const proseRows = (text: HandbookText, setting: TextSetting): PaperRow[] =>
  parseText(text).flatMap((block) =>
    block.kind === 'paragraph'
      ? [textRow(textPiecesOf(block.line), setting)]
      : block.items.map((item) => textRow(textPiecesOf(item), { ...setting, mark: '–' })),
  );

/** Space above rows, which is kept at the top of a column too. */
export function lowered(row: PaperRow, by: number): PaperRow {
  return {
    least: row.least + by,
    most: row.most + by,
    draw: (place) => row.draw({ ...place, y: place.y + by, height: place.height - by }),
  };
}

/** Rows that stay together, one below the other. */
export function together(rows: readonly PaperRow[]): PaperRow {
  const height = rows.reduce((sum, { least }) => sum + least, 0);
  return {
    least: height,
    most: height,
    draw(place) {
      let { y } = place;
      return rows.flatMap((row) => {
        const marks = row.draw({ ...place, y, height: row.least });
        y += row.least;
        return marks;
      });
    },
  };
}

/** The first text of a row gets a name, so that others lead to it. */
export const named = (row: PaperRow, name: string): PaperRow => ({
  ...row,
  draw(place) {
    const marks = row.draw(place);
    const first = marks.findIndex(({ kind }) => kind === 'text');
    return marks.map((mark, nth) => (nth === first && mark.kind === 'text' ? { ...mark, name } : mark));
  },
});

/** A title with the number of its case at the right, in as many lines as it needs. */
export function titleRow(title: string, rule: string, size: number, width: number, after = 0.6): PaperRow {
  const small = { face: 'label', size: size * 0.8, fill: BLACK } as const;
  const room = width - (rule ? textWidth('label', rule, small.size) + 2 : 0);
  const lines = wrap('title', title, size, room);
  const height = lines.length * size * 1.12 + after;
  return {
    least: height,
    most: height,
    draw: ({ x, y }) => [
      ...lines.map((part, nth) => words(part, x, y + size * (0.85 + 1.12 * nth), { face: 'title', size, fill: BLACK })),
      ...(rule ? [words(rule, x + width, y + size * 0.85, { ...small, anchor: 'end' })] : []),
    ],
  };
}

/** The large title of a chapter, over a thick rule. */
export function chapterRow(title: string, size: number, width: number): PaperRow {
  const row = titleRow(title, '', size * 1.9, width, 3);
  return {
    ...row,
    draw(place) {
      const y = place.y + row.least - 2.4;
      return [...row.draw(place), line(place.x, y, place.x + width, y, BLACK, RULE)];
    },
  };
}

/** A heading that is not repeated where its rows go on in another column. */
export const sectionOf = (head: PaperRow, rows: readonly PaperRow[]): Section => ({
  head: (continued) => (continued ? together([]) : head),
  rows,
});

/** A line of a list: its name before it, its page at the right; all of it leads there. */
export function listRow(title: string, rule: string, name: string, { size, narrow, pageOf }: Make): PaperRow {
  const em = size * 0.92;
  const indent = rule ? em * 3.1 : 0;
  const figures = textWidth('text', '000', em) + 1;
  const lines = wrap('text', title, em, narrow - indent - figures);
  const height = lines.length * em * 1.25 + 0.5;
  const lettering = { face: 'text', size: em, fill: BLACK, to: name } as const;
  return {
    least: height,
    most: height,
    draw({ x, y }) {
      const last = y + em + (lines.length - 1) * em * 1.25;
      return [
        ...(rule ? [words(rule, x, y + em, { ...lettering, face: 'label' })] : []),
        ...lines.map((part, nth) => words(part, x + indent, y + em + nth * em * 1.25, lettering)),
        words(pageOf(name), x + narrow, last, { ...lettering, anchor: 'end' }),
      ];
    },
  };
}
