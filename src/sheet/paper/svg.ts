import type { Face, Mark, PageMarks } from './marks.ts';

/** The typefaces of a sheet. */
export const FACES: Record<Face, { family: string; weight: number; style: 'normal' | 'italic' }> = {
  title: { family: 'Barlow Condensed', weight: 700, style: 'normal' },
  label: { family: 'Barlow Condensed', weight: 600, style: 'normal' },
  text: { family: 'IBM Plex Sans', weight: 400, style: 'normal' },
  hand: { family: 'IBM Plex Sans', weight: 500, style: 'italic' },
};

const OTHERS: Record<string, string> = {
  'Barlow Condensed': 'Roboto Condensed, Arial Narrow, Liberation Sans Narrow, sans-serif',
  'IBM Plex Sans': 'Segoe UI, system-ui, Noto Sans, sans-serif',
};

/** An element of SVG. */
export interface Drawn {
  tag: 'path' | 'text';
  attributes: Record<string, string | number>;
  text?: string;
  /** The address to which it is a link. */
  href?: string;
}

type TextMark = Extract<Mark, { kind: 'text' }>;
type PathMark = Extract<Mark, { kind: 'path' }>;
type Stroke = Exclude<Mark, TextMark>;

const mm = (n: number): number => Math.round(n * 1000) / 1000;

/** The course of a stroke. */
function courseOf(mark: Stroke): string {
  switch (mark.kind) {
    case 'line':
      return `M${mm(mark.x1)} ${mm(mark.y1)}L${mm(mark.x2)} ${mm(mark.y2)}`;
    case 'rect': {
      const width = mm(mark.width);
      return `M${mm(mark.x)} ${mm(mark.y)}h${width}v${mm(mark.height)}h${-width}z`;
    }
    case 'path':
      return mark.d;
  }
}

/** A pen has a round point, a printed line has not. */
const roundEnds = (mark: Stroke): Record<string, string> =>
  mark.kind === 'path' ? { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } : {};

/** Strokes of one ink and one thickness are one element: a log has hundreds of boxes. */
function drawnStrokes(strokes: readonly Stroke[]): Drawn[] {
  const alike = new Map<string, { attributes: Drawn['attributes']; course: string[] }>();
  for (const mark of strokes) {
    const { stroke = 'none', thick = 0 } = mark;
    const key = `${stroke} ${thick} ${mark.kind === 'path'}`;
    const known = alike.get(key);
    if (known) known.course.push(courseOf(mark));
    else {
      const attributes = { fill: 'none', stroke, 'stroke-width': thick, ...roundEnds(mark) };
      alike.set(key, { attributes, course: [courseOf(mark)] });
    }
  }
  return [...alike.values()].map(({ attributes, course }) => ({
    tag: 'path',
    attributes: { d: course.join(''), ...attributes },
  }));
}

/** A shape about an origin of its own. */
function drawnShape(mark: PathMark, { x, y, turn, scale }: NonNullable<PathMark['placed']>): Drawn {
  const { d, stroke, thick = 0, fill = 'none' } = mark;
  const line = stroke ? { stroke, 'stroke-width': thick, ...roundEnds(mark) } : {};
  const transform = `translate(${mm(x)} ${mm(y)}) rotate(${turn}) scale(${Math.round(scale * 1e5) / 1e5})`;
  return { tag: 'path', attributes: { d, fill, ...line, transform } };
}

function drawnText({ x, y, text, size, face, anchor, fill, name, to }: TextMark): Drawn {
  const { family, weight, style } = FACES[face];
  const attributes = {
    x: mm(x),
    y: mm(y),
    'font-family': `${family}, ${OTHERS[family]}`,
    'font-size': mm(size),
    'font-weight': weight,
    ...(style === 'italic' ? { 'font-style': style } : {}),
    ...(anchor === 'start' ? {} : { 'text-anchor': anchor }),
    fill,
    ...(name === undefined ? {} : { id: name }),
  };
  return { tag: 'text', attributes, text, ...(to === undefined ? {} : { href: `#${to}` }) };
}

/** The elements that draw a page: the strokes, and on them the shapes and the words in their order. */
export function drawPage({ marks }: PageMarks): Drawn[] {
  const strokes: Stroke[] = [];
  const upper: Drawn[] = [];
  for (const mark of marks) {
    if (mark.kind === 'text') upper.push(drawnText(mark));
    else if (mark.kind === 'path' && mark.placed) upper.push(drawnShape(mark, mark.placed));
    else strokes.push(mark);
  }
  return [...drawnStrokes(strokes), ...upper];
}

/** The sheet of paper as it lies in the printer, and how the drawing is turned onto it. */
export function paperOf({ width, height, sideways }: PageMarks): {
  width: number;
  height: number;
  turn: string | null;
} {
  if (!sideways) return { width, height, turn: null };
  return { width: height, height: width, turn: `translate(${height} 0) rotate(90)` };
}

/** Text as XML and HTML take it. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function tagText({ tag, attributes, text, href }: Drawn): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const open = `<${tag}${list.join('')}`;
  const drawn = text === undefined ? `${open}/>` : `${open}>${escaped(text)}</${tag}>`;
  return href === undefined ? drawn : `<a href="${escaped(href)}">${drawn}</a>`;
}

/** A page as a drawing that stands by itself. */
export function toSvg(page: PageMarks): string {
  const { width, height, turn } = paperOf(page);
  const marks = drawPage(page).map(tagText).join('');
  const body = turn ? `<g transform="${turn}">${marks}</g>` : marks;
  const size = `width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escaped(page.title)}">${body}</svg>`;
}
