import { memo, useCallback } from 'react';
import { type Drawn, drawPage, type PageMarks, paperOf } from '../../../sheet/paper/index.ts';

interface PaperPageProps {
  page: PageMarks;
  /** In its true size, for the printer; otherwise as wide as the place it is put in, and the right way up for reading. */
  actualSize?: boolean;
}

const make = (tag: string): SVGElement => document.createElementNS('http://www.w3.org/2000/svg', tag);

function elementOf({ tag, attributes, text, href }: Drawn): SVGElement {
  const element = make(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text !== undefined) element.textContent = text;
  if (href === undefined) return element;
  const link = make('a');
  link.setAttribute('href', href);
  link.append(element);
  return link;
}

const drawn = new WeakMap<PageMarks, DocumentFragment>();

/**
 * The marks of a page, made once for its preview and for the printer. A kit has some twenty thousand, none of which ever
 * changes: React would take twice as long for them.
 */
function marksOf(page: PageMarks): DocumentFragment {
  const known = drawn.get(page);
  if (known) return known;
  const marks = document.createDocumentFragment();
  marks.append(...drawPage(page).map(elementOf));
  drawn.set(page, marks);
  return marks;
}

/** A page of a log as a drawing. */
export const PaperPage = memo(function PaperPage({ page, actualSize = false }: PaperPageProps) {
  const sheet = actualSize ? paperOf(page) : { width: page.width, height: page.height, turn: null };
  const size = actualSize ? { width: `${sheet.width}mm`, height: `${sheet.height}mm` } : {};
  const marks = marksOf(page);
  const fill = useCallback((group: SVGGElement | null) => group?.replaceChildren(marks.cloneNode(true)), [marks]);
  return (
    <svg {...size} viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="img" aria-label={page.title}>
      <g ref={fill} transform={sheet.turn ?? undefined} />
    </svg>
  );
});
