import { plainText } from './text.ts';
import type { HandbookEntry } from './types.ts';

/** An entry that can be found. */
export interface Searchable {
  entry: HandbookEntry;
  /** Its name, and what else it is called. */
  names: readonly string[];
}

/** Something found. */
export interface Found<S extends Searchable> {
  of: S;
  score: number;
}

interface Indexed<S extends Searchable> {
  of: S;
  names: string[];
  brief: string;
  body: string;
}

const simple = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll('-', ' ');

/** What a word is worth in an entry: most as its name, then at the start of a name or of a word in it, then in the texts. */
function worth({ names, brief, body }: Indexed<Searchable>, word: string): number {
  if (names.some((name) => name === word)) return 60;
  if (names.some((name) => name.startsWith(word))) return 40;
  if (names.some((name) => name.includes(` ${word}`))) return 30;
  if (` ${brief}`.includes(` ${word}`)) return 10;
  return ` ${body}`.includes(` ${word}`) ? 4 : 0;
}

/**
 * Finds entries by words, as they are typed: every word must occur in an entry, at the start of a word there. What has it in
 * its name comes first; among equals the order given is kept.
 */
export function searcher<S extends Searchable>(all: readonly S[]): (query: string) => Found<S>[] {
  const index = all.map(
    (of): Indexed<S> => ({
      of,
      names: of.names.map(simple),
      brief: simple(plainText(of.entry.brief)),
      body: simple(plainText(of.entry.body)).replace(/\s+/g, ' '),
    }),
  );
  return (query) => {
    const phrase = simple(query).replace('§', '').trim();
    const words = phrase.split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    return index
      .map((entry) => {
        const each = words.map((word) => worth(entry, word));
        const whole = words.length > 1 ? worth(entry, phrase) : 0;
        return { of: entry.of, score: each.includes(0) ? 0 : whole + Math.min(...each) };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  };
}
