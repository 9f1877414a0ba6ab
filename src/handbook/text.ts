import type { HandbookText } from './types.ts';

/** A piece of a line: plain words, or a link to a case, a ruling or a term. */
export type Inline = string | { rule: string; text: string } | { term: string; text: string };

export type Block = { kind: 'paragraph'; line: Inline[] } | { kind: 'list'; items: Inline[][] };

const LINK = /§(R?\d+\.\d+[a-z]?)|\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g;

/** The pieces of one line. */
export function parseLine(line: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(LINK)) {
    const [whole, rule, text = '', term = text] = match;
    if (match.index > end) pieces.push(line.slice(end, match.index));
    pieces.push(rule ? { rule, text: whole } : { term, text });
    end = match.index + whole.length;
  }
  if (end < line.length) pieces.push(line.slice(end));
  return pieces;
}

/** One block between blank lines: a list when it begins with an item, else a paragraph. Lines in it are joined. */
function parseBlock(chunk: string): Block {
  const line = chunk.replace(/\s*\n\s*(?!- )/g, ' ').trim();
  if (!line.startsWith('- ')) return { kind: 'paragraph', line: parseLine(line.replace(/\s*\n\s*/g, ' ')) };
  return { kind: 'list', items: line.split(/\s*\n\s*/).map((item) => parseLine(item.slice(2))) };
}

/** The paragraphs and lists of a text. */
export const parseText = (text: HandbookText): Block[] =>
  text
    .split(/\n\s*\n/)
    .filter((chunk) => chunk.trim() !== '')
    .map(parseBlock);

/** The links of a text. */
export const linksIn = (text: HandbookText): Exclude<Inline, string>[] =>
  parseLine(text).filter((piece) => typeof piece !== 'string');

/** A text without its markup: a line for each paragraph and each item. */
export const plainText = (text: HandbookText): string =>
  parseLine(text.trim().replace(/(?<!\n)\n(?!\n|- )/g, ' '))
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');
