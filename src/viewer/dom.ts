import { attributeOf, type ReportPiece } from '../report/index.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A drawn piece, and all that lies in it, as a node of the page: of SVG, as every map and curve is. */
export function svgNode(piece: ReportPiece): Node {
  if (typeof piece === 'string') return document.createTextNode(piece);
  const node = document.createElementNS(SVG, piece.tag);
  for (const [name, value] of Object.entries(piece.attributes)) node.setAttribute(attributeOf(name), String(value));
  node.append(...piece.children.map(svgNode));
  return node;
}

/** An element of HTML with its attributes and what lies in it. */
export function html<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}
