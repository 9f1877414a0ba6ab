import type { CallTrouble } from '../../store/table/calls.ts';

const OPENS_NOTHING = 'This link opens nothing: it may be incomplete, or the table is gone.';

const TROUBLES: Partial<Record<CallTrouble, string>> = {
  forbidden: OPENS_NOTHING,
  'not-found': OPENS_NOTHING,
  taken: 'Somebody has taken this seat already: an invitation works once.',
  'too-large': 'This game is too long for the server.',
  'too-many': 'The server has too much to do, or is asked too often. Try again in a minute.',
  unreachable: 'No server answers here. Try again later, or ask the person who runs it.',
};

/** Why a call to the server came to nothing. */
export const callTroubleText = (why: CallTrouble): string =>
  TROUBLES[why] ?? 'The server cannot answer just now. Try again later.';
