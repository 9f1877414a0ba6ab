import { escaped } from '../sheet/paper/index.ts';

/** A piece of the report, drawn by React on the page and written as text into a file; attributes are named as React names them. */
export interface ReportElement {
  tag: string;
  attributes: Readonly<Record<string, string | number>>;
  children: readonly ReportPiece[];
}

export type ReportPiece = ReportElement | string;

/** An element with what lies in it; nothing is left out of a list of its pieces by `false`. */
export const el = (
  tag: string,
  attributes: ReportElement['attributes'] = {},
  ...children: (ReportPiece | false)[]
): ReportElement => ({ tag, attributes, children: children.filter((piece) => piece !== false) });

/** A number of a drawing, short enough to be read. */
export const short = (number: number): number => Math.round(number * 100) / 100;

const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  colSpan: 'colspan',
  viewBox: 'viewBox',
  preserveAspectRatio: 'preserveAspectRatio',
};

/** The name of an attribute as a page has it. */
export const attributeOf = (name: string): string =>
  NAMES[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const VOID: ReadonlySet<string> = new Set(['path', 'circle', 'rect', 'line']);

/** An element as text of a page. */
export function toHtml({ tag, attributes, children }: ReportElement): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${attributeOf(name)}="${escaped(String(value))}"`);
  const inner = children.map((piece) => (typeof piece === 'string' ? escaped(piece) : toHtml(piece))).join('');
  return VOID.has(tag) ? `<${tag}${list.join('')}/>` : `<${tag}${list.join('')}>${inner}</${tag}>`;
}
