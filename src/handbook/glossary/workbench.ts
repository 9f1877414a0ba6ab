import type { GlossaryTerm } from '../types.ts';
import { term } from './term.ts';

/** What people build of their own. */
export const WORKBENCH: readonly GlossaryTerm[] = [
  term('workbench', 'Where you build ships and battles of your own.', [], { spellings: ['shipyard', 'hangar'] }),
  term(
    'trans',
    'The money in which the chart of hulls gives prices. Neither text of the rules prices pods: type what they cost at your table.',
    ['4.9'],
    { spellings: ['price', 'cost', 'budget'] },
  ),
  term(
    'pod space',
    'A place for one pod on a hull, and a box of the log. Two energy pods share one on a hull that is not streamlined.',
    ['4.9', '5.0', 'R5.8a'],
    { spellings: ['pod slot'] },
  ),
  term('crew required', 'The people who fly a hull, and its battlecraft theirs. It plays no part in a fight.', ['4.9']),
  term('passenger capacity', 'For how many more people a hull has room. It plays no part in a fight.', ['4.9'], {
    spellings: ['passengers'],
  }),
  term('cargo capacity', 'How much cargo a hull holds besides its pods. It plays no part in a fight.', ['4.9']),
  term(
    'performance modifier',
    'How well a hull handles in the role-playing game. It plays no part in a fight.',
    ['4.9'],
    {
      spellings: ['performance'],
    },
  ),
  term('availability', 'Who may buy a hull in the role-playing game: everybody, few, or the military alone.', ['4.9'], {
    spellings: ['open', 'restricted', 'military'],
  }),
];
