import { createElement, memo } from 'react';
import { drawPage, type PageMarks, paperOf } from '../../../sheet/paper/index.ts';

interface PaperPageProps {
  page: PageMarks;
  /** In its true size, for the printer; otherwise as wide as the place it is put in, and the right way up for reading. */
  actualSize?: boolean;
}

/** A page of a log as a drawing. */
export const PaperPage = memo(function PaperPage({ page, actualSize = false }: PaperPageProps) {
  const sheet = actualSize ? paperOf(page) : { width: page.width, height: page.height, turn: null };
  const size = actualSize ? { width: `${sheet.width}mm`, height: `${sheet.height}mm` } : {};
  const marks = drawPage(page).map(({ tag, attributes, text, href }) => {
    const drawn = createElement(tag, attributes, text);
    return href === undefined ? drawn : createElement('a', { href }, drawn);
  });
  return createElement(
    'svg',
    { ...size, viewBox: `0 0 ${sheet.width} ${sheet.height}`, role: 'img', 'aria-label': page.title },
    createElement('g', sheet.turn ? { transform: sheet.turn } : null, ...marks),
  );
});
