import { addressOf, search } from '../../handbook/index.ts';
import { goToRules } from '../kit/location.ts';
import type { Find } from './find.ts';

/** More than anybody reads through. */
const MOST = 8;

const KINDS = {
  chapter: 'chapter',
  case: '',
  ruling: 'settled doubt',
  scenario: 'scenario',
  term: 'term',
} as const;

/** What the handbook has under some words. */
export const handbookFinds = (text: string): Find[] =>
  search(text)
    .slice(0, MOST)
    .map((place) => ({
      key: `handbook ${addressOf(place)}`,
      group: 'Handbook',
      label: place.entry.title,
      note: KINDS[place.kind],
      ...(/^R?\d/.test(place.entry.id) ? { rule: place.entry.id } : {}),
      run: () => goToRules(addressOf(place)),
    }));
