import {
  boxOf,
  type Domain,
  FIRE_TYPES,
  isPodPart,
  MISSILE_TYPES,
  type Part,
  type Player,
  podPart,
  type UnitId,
  type UnitView,
} from '../../engine/index.ts';
import { fireName, podName } from '../names.ts';
import { missileWord } from './print.ts';
import { type Token, wordsOf } from './tokens.ts';

export type TypedValue = string | number | true;

/** What a reader of typed orders knows of the table: what the player at the screen sees of it. */
export interface TypingTable {
  units: readonly UnitView[];
  /** Who decides now. */
  player: Player | null;
  selected: UnitId | null;
}

/** How a word is compared: letter by letter, or as the beginning of a longer one. */
export type TypedMatch = (token: Token, word: string) => boolean;

export const exactly: TypedMatch = ({ word }, whole) => word === whole;

/** The last word may have only begun; any other is a word cut short. */
export const asBeginning: TypedMatch = ({ word, isOpen }, whole) =>
  whole.startsWith(word) && (isOpen || word.length > 2);

const looksLikeUnit = (word: string): boolean => /^[12]([a-z]+\d*|\?\d+)$/.test(word);

function unitsBy({ units }: TypingTable, token: Token, match: TypedMatch): UnitId[] {
  const found = units.filter(({ id }) => match(token, id.toLowerCase())).map(({ id }) => id);
  return found.length === 0 && looksLikeUnit(token.word) && match === exactly ? [token.word.toUpperCase()] : found;
}

function ownBy(table: TypingTable, token: Token, match: TypedMatch, kind?: UnitView['kind']): UnitId[] {
  const isOwn = (id: UnitId): boolean => {
    const unit = table.units.find((one) => one.id === id);
    return unit ? unit.owner === table.player && (kind === undefined || unit.kind === kind) : true;
  };
  return unitsBy(table, token, match).filter(isOwn);
}

/** Among some names those that have a word like this. */
const named = <T extends string>(all: readonly T[], nameOf: (one: T) => string, token: Token, match: TypedMatch): T[] =>
  all.filter((one) => wordsOf(nameOf(one)).some((word) => match(token, word)));

/** The boxes of a ship with this number, or with a pod of this name. */
function boxesBy(token: Token, match: TypedMatch, ship: UnitView | undefined): number[] {
  if (token.sort === 'pod' || token.sort === 'number') return match === exactly ? [Number(token.word)] : [];
  const pods = Object.entries(ship?.parts ?? {}).flatMap(([part, state]) =>
    isPodPart(part) && state?.type ? [{ box: boxOf(part), name: podName(state.type) }] : [],
  );
  return pods.filter(({ name }) => wordsOf(name).some((word) => match(token, word))).map(({ box }) => box);
}

const numberBy = ({ word, sort }: Token, of: Token['sort'], least: number, most: number): number[] => {
  const isOne = (sort === of || sort === 'number') && Number(word) >= least && Number(word) <= most;
  return isOne ? [Number(word)] : [];
};

const HULL_PARTS = ['bridge', 'engine', 'force-field'] as const;

function partsBy(token: Token, match: TypedMatch): Part[] {
  if (token.sort === 'pod') return [podPart(Number(token.word))];
  return named(HULL_PARTS, (part) => part, token, match);
}

interface Asked {
  table: TypingTable;
  token: Token;
  match: TypedMatch;
  /** The unit that the order is given to, as far as it is known. */
  subject: UnitView | undefined;
}

/** For every domain, the values that a word may mean. */
const READERS: Readonly<Record<Domain, (asked: Asked) => readonly TypedValue[]>> = {
  unit: ({ table, token, match }) => unitsBy(table, token, match),
  'own-unit': ({ table, token, match }) => ownBy(table, token, match),
  'own-ship': ({ table, token, match }) => ownBy(table, token, match, 'spaceship'),
  'own-missile': ({ table, token, match }) => ownBy(table, token, match, 'missile'),
  partner: ({ table, token, match }) => unitsBy(table, token, match),
  'missile-type': ({ token, match }) => named(MISSILE_TYPES, missileWord, token, match),
  'type-or-prepared': ({ table, token, match }) => [
    ...named(MISSILE_TYPES, missileWord, token, match),
    ...ownBy(table, token, match, 'missile'),
  ],
  box: ({ token, match, subject }) => boxesBy(token, match, subject),
  hex: ({ token: { word } }) => (/^[a-z]+\d{4}$/.test(word) ? [word.toUpperCase()] : []),
  direction: ({ token }) => numberBy(token, 'clock', 1, 12),
  velocity: ({ token }) => numberBy(token, 'velocity', 0, 9),
  side: ({ token, match }) => named(['left', 'right'], (side) => side, token, match),
  part: ({ token, match }) => partsBy(token, match),
  source: ({ token, match, subject }) => [
    ...named(['burster'], (name) => name, token, match),
    ...boxesBy(token, match, subject),
  ],
  'fire-type': ({ token, match }) => named(FIRE_TYPES, fireName, token, match),
  units: ({ token }) => numberBy(token, 'units', 1, 99),
  stay: ({ token, match }) => (match(token, 'stay') ? [true] : []),
};

/** The values of a domain that a word may mean; none if it means nothing there. */
export function valuesBy(domain: Domain, asked: Asked): readonly TypedValue[] {
  // The beam through which a command goes is named as such, and is nothing else.
  return asked.token.sort === 'by' ? [] : READERS[domain](asked);
}
