/** A word that was typed, with the sort of number it is where that was said: `3 o’clock` is a clock number. */
export interface Token {
  word: string;
  sort: 'word' | 'number' | 'clock' | 'velocity' | 'pod' | 'units' | 'by';
  /** It may go on: the last one, while somebody types. */
  isOpen: boolean;
}

/** How a number says what it is. */
const SORTS: readonly (readonly [RegExp, Token['sort']])[] = [
  [/\b(\d{1,2}) ?o ?clock\b/g, 'clock'],
  [/\btowards (\d{1,2})\b/g, 'clock'],
  [/\bv(?:elocity)? ?(\d)\b/g, 'velocity'],
  [/\bpods? ?(\d{1,2})\b/g, 'pod'],
  [/\b(\d{1,2}) units?\b/g, 'units'],
  [/\bby (?:the )?(?:beam )?(?:of )?([12][a-z]+)\b/g, 'by'],
];

/** Words that a sentence has and an order does not need. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an the of from at to into in with and on towards velocity pod pods missile missiles hex o clock'.split(' '),
);

/** Words that are left out of the name of an order too. */
const UNSAID: ReadonlySet<string> = new Set('a the on'.split(' '));

const split = (text: string): string[] => text.split(/[^a-z0-9?:]+/).filter(Boolean);

const flat = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’'`]/g, '')
    .replaceAll(/[-_:]+/g, ' ');

/** The words of a name that tell it from others. */
export const wordsOf = (name: string): string[] => split(flat(name)).filter((word) => !UNSAID.has(word));

/** What was typed, word by word. */
export function tokensOf(text: string): Token[] {
  const marked = SORTS.reduce((before, [pattern, sort]) => before.replaceAll(pattern, ` ${sort}:$1 `), flat(text));
  const words = split(marked);
  return words.map((written, nth): Token => {
    const [sort = '', word] = written.includes(':') ? written.split(':') : ['', written];
    const isOpen = nth === words.length - 1 && /\S$/.test(text);
    const known = SORTS.find(([, one]) => one === sort)?.[1];
    return { word: word ?? '', sort: known ?? (/^\d+$/.test(word ?? '') ? 'number' : 'word'), isOpen };
  });
}

export const isFiller = ({ word, sort }: Token): boolean => sort === 'word' && FILLERS.has(word);
