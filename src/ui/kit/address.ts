/** The ways to a table on a server: to take a seat, to watch, to play a saved game there, and what a mail asks. */
const WAYS = ['take', 'watch', 'bring', 'mail'] as const;
export type ScreensWay = (typeof WAYS)[number];

/** What tells how a game went. */
const TELLING = ['review', 'report'] as const;

/** A page of the program. */
export type PageAddress =
  | { at: 'start' }
  /**
   * A saved game; `order` is the number of orders after which it is watched again, null in the present; `open` is what lies
   * open over it.
   */
  | { at: 'game'; id: string; order: number | null; open?: (typeof TELLING)[number] | undefined }
  /** A game in the address itself, to be looked at (docs/links.md). */
  | { at: 'open'; packed: string }
  /** A table on a server at which somebody of this device sits. */
  | { at: 'table'; id: string }
  /** A way to such a table, and what it says: an invitation, a watcher's link, a saved game to be taken there, or the word
   * of a mail. */
  | { at: 'screens'; way: ScreensWay; words: readonly string[] }
  /** The lessons, or one of them. */
  | { at: 'learn'; lesson: number | null }
  /** The puzzles, or one of them; a kind stands for the first of it that is not solved. */
  | { at: 'puzzles'; puzzle: string | null }
  /** The workbench; `id` is what is being built there, null where one chooses. */
  | { at: 'workbench'; part: 'ship' | 'battle'; id: string | null }
  /** A battle that a link holds, as it was packed. */
  | { at: 'workbench'; part: 'open'; packed: string };

/**
 * Which page is open, and where the handbook is open in it: over the start screen, or beside a game that stays as it is.
 * Null while it is closed, '' at its contents.
 */
export interface Address {
  place: PageAddress;
  rules: string | null;
}

const START: PageAddress = { at: 'start' };

/** The part of an address that opens the handbook. */
const RULES = 'rules';

/** An id as a part of an address: one that would be taken for something else has a sign before it. */
const printId = (id: string): string => (id === '' || id === RULES || id.startsWith('=') ? `=${id}` : id);
const readId = (part: string): string => part.replace(/^=/, '');

/** Numbers as they are written, `57`, and nothing else. */
const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^(0|[1-9]\d{0,6})$/.test(text) ? Number(text) : null;

function placeOf([page, name, at, order, then]: readonly string[]): PageAddress {
  const way = WAYS.find((one) => one === page);
  if (page === 'game' && name) {
    const isPast = at === 'at';
    const open = TELLING.find((one) => one === (isPast ? then : at));
    return { at: page, id: readId(name), order: isPast ? numberIn(order) : null, open };
  }
  if (page === 'table' && name) return { at: 'table', id: name };
  if (way && name) return { at: 'screens', way, words: [name, at, order].filter((word) => word !== undefined) };
  if (page === 'open' && name) return { at: 'open', packed: name };
  if (page === 'learn') return { at: 'learn', lesson: numberIn(name) };
  if (page === 'puzzles') return { at: 'puzzles', puzzle: name ?? null };
  if (page === 'workbench' && name === 'open' && at) return { at: 'workbench', part: 'open', packed: at };
  if (page === 'workbench' && (name === 'ship' || name === 'battle')) {
    return { at: 'workbench', part: name, id: at === undefined ? null : readId(at) };
  }
  return START;
}

/** A part of an address as it was before it was escaped; one that nobody escaped stays as it is. */
function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * What the part of a web address behind the `#` means: `#/`, `#/game/ID`, `#/game/ID/at/57`, `#/game/ID/review`,
 * `#/open/PACKED`, `#/table/ID`, `#/take/ID/INVITATION`, `#/watch/ID/WORD`, `#/bring/GAME`, `#/mail/ID/WORD/confirm`, `#/learn/2`, `#/puzzles/ID`,
 * `#/workbench/ship/ID`, `#/workbench/open/PACKED`, each with the handbook open as in `#/rules/8.4` or
 * `#/game/ID/rules/term/burn-rate`. What is not known means the start screen.
 */
export function parseAddress(hash: string): Address {
  const parts = hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(unescaped);
  const rules = parts.indexOf(RULES);
  return {
    place: placeOf(rules < 0 ? parts : parts.slice(0, rules)),
    rules: rules < 0 ? null : parts.slice(rules + 1).join('/'),
  };
}

function partsOf(place: PageAddress): (string | number)[] {
  switch (place.at) {
    case 'start':
      return [];
    case 'game':
      return [
        'game',
        printId(place.id),
        ...(place.order === null ? [] : ['at', place.order]),
        ...(place.open ? [place.open] : []),
      ];
    case 'open':
      return ['open', place.packed];
    case 'table':
      return ['table', place.id];
    case 'screens':
      return [place.way, ...place.words];
    case 'learn':
      return ['learn', ...(place.lesson === null ? [] : [place.lesson])];
    case 'puzzles':
      return ['puzzles', ...(place.puzzle === null ? [] : [place.puzzle])];
    case 'workbench':
      if (place.part === 'open') return ['workbench', 'open', place.packed];
      return ['workbench', place.part, ...(place.id === null ? [] : [printId(place.id)])];
  }
}

/** The address as it stands behind the `#`, that sign included. */
export function printAddress({ place, rules }: Address): string {
  const parts = [...partsOf(place), ...(rules === null ? [] : [RULES, ...rules.split('/').filter(Boolean)])];
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

/** Where a link into the handbook leads; beside an open game it stays beside it. */
export const rulesLink = (rules: string): string => printAddress({ place: START, rules });
