import type { RuleCase } from '../../engine/index.ts';
import type { GlossaryTerm, HandbookText } from '../types.ts';

/** What a term may have besides. */
interface More {
  /** Other ways in which it is printed. */
  spellings?: readonly string[];
  body?: HandbookText;
  /** Where the title does not say it. */
  id?: string;
}

/** The address of a title: `Maneuver Rating` becomes `maneuver-rating`. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** One line of the glossary. */
export const term = (
  title: string,
  brief: HandbookText,
  cases: readonly RuleCase[],
  more: More = {},
): GlossaryTerm => ({
  id: more.id ?? slug(title),
  title,
  brief,
  body: more.body ?? '',
  spellings: more.spellings ?? [],
  cases,
});
