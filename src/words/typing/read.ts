import {
  type Action,
  commandOf,
  fieldsOf,
  fieldValue,
  ORDER_KINDS,
  type OrderField,
  type OrderKind,
  receiverFieldOf,
  subjectOf,
  type UnitId,
} from '../../engine/index.ts';
import { orderName } from '../orders.ts';
import { isFiller, type Token, tokensOf, wordsOf } from './tokens.ts';
import { asBeginning, exactly, type TypedMatch, type TypedValue, type TypingTable, valuesBy } from './values.ts';

/** What typed words may mean: a kind of order, and for each field that was typed the values it may have. */
export interface Reading {
  do: OrderKind;
  fields: Readonly<Record<string, readonly TypedValue[]>>;
  /** How often it is to be given. */
  times: number;
  /** How many words of its name were typed, of how many. */
  said: number;
  of: number;
}

interface Draft {
  fields: Record<string, readonly TypedValue[]>;
  name: string[];
  said: number;
  times: number;
}

const MOST_TIMES = 9;

const NAMES = new Map(ORDER_KINDS.map((kind) => [kind, wordsOf(orderName(kind))]));

/** The values that a word leaves to a field: new ones, or those of before that it means too. */
function narrowed(
  table: TypingTable,
  kind: OrderKind,
  draft: Draft,
  field: OrderField,
  token: Token,
  match: TypedMatch,
) {
  const receiver = receiverFieldOf(kind);
  const known = receiver === null ? undefined : draft.fields[receiver];
  const id = known ? (known.length === 1 ? known[0] : undefined) : table.selected;
  const subject = table.units.find((unit) => unit.id === id);
  const means = valuesBy(field.domain, { table, token, match, subject });
  const before = draft.fields[field.name];
  // A number or an id stands for a whole value: the next one belongs to the next field.
  if (before && (token.sort !== 'word' || /\d/.test(token.word))) return [];
  return before ? means.filter((value) => before.includes(value)) : means;
}

/** Takes a word as a value of one of the fields. */
function takeValue(table: TypingTable, kind: OrderKind, draft: Draft, token: Token, match: TypedMatch): boolean {
  for (const field of fieldsOf(kind)) {
    const isBeam = field.name === 'by';
    if (isBeam !== (token.sort === 'by')) continue;
    const values = isBeam ? [token.word.toUpperCase()] : narrowed(table, kind, draft, field, token, match);
    if (values.length === 0) continue;
    draft.fields[field.name] = values;
    return true;
  }
  return false;
}

/** Takes a word as one of the name of the order. */
function takeName(draft: Draft, token: Token, match: TypedMatch): boolean {
  const nth = token.sort === 'word' ? draft.name.findIndex((word) => match(token, word)) : -1;
  if (nth < 0) return false;
  draft.name.splice(nth, 1);
  draft.said += 1;
  return true;
}

/** `accelerate 2`: a number that is left over says how often. */
function takeTimes(kind: OrderKind, draft: Draft, { word, sort }: Token): boolean {
  const times = Number(word);
  if (sort !== 'number' || commandOf(kind) !== 'maneuver' || times < 1 || times > MOST_TIMES) return false;
  draft.times = times;
  return true;
}

/** Whole words before beginnings, and the name before values, since `force field` is a part as well. */
const take = (table: TypingTable, kind: OrderKind, draft: Draft, token: Token): boolean =>
  takeName(draft, token, exactly) ||
  takeValue(table, kind, draft, token, exactly) ||
  (isFiller(token) && !token.isOpen) ||
  takeName(draft, token, asBeginning) ||
  takeValue(table, kind, draft, token, asBeginning) ||
  takeTimes(kind, draft, token) ||
  isFiller(token);

function readAs(kind: OrderKind, tokens: readonly Token[], table: TypingTable, given: Draft['fields']): Reading | null {
  const name = NAMES.get(kind) ?? [];
  const draft: Draft = { fields: { ...given }, name: [...name], said: 0, times: 1 };
  if (!tokens.every((token) => take(table, kind, draft, token)) || draft.said === 0) return null;
  return { do: kind, fields: draft.fields, times: draft.times, said: draft.said, of: name.length };
}

/** Everything that a typed line may mean, what says most of the name of an order first. */
export function readTyped(text: string, table: TypingTable): Reading[] {
  const tokens = tokensOf(text);
  const found = ORDER_KINDS.flatMap((kind) => {
    const receiver = receiverFieldOf(kind);
    const plain = readAs(kind, tokens, table, {});
    // `dock 1B`, with 1A selected: the unit that is named may be the other one.
    const meant = receiver !== null && table.selected !== null ? { [receiver]: [table.selected] } : null;
    const ofSelected = meant && plain?.fields[receiver ?? ''] !== undefined ? readAs(kind, tokens, table, meant) : null;
    return [plain, ofSelected].filter((reading) => reading !== null);
  });
  return found.sort((a, b) => a.of - a.said - (b.of - b.said));
}

/** Whether an action is one of those that were meant. */
const fits = (reading: Reading, action: Action): boolean =>
  action.do === reading.do &&
  Object.entries(reading.fields).every(([field, values]) => {
    const value = fieldValue(action, field);
    return value !== undefined && values.includes(value);
  });

/** How many fields an action has that nobody typed. */
const untyped = (reading: Reading, action: Action): number =>
  fieldsOf(action.do).filter(({ name }) => reading.fields[name] === undefined && fieldValue(action, name) !== undefined)
    .length;

/**
 * Among some actions those that a line may mean: first what says most of an order's name, then what leaves least unsaid,
 * then the orders of the selected unit.
 */
export function listMeant(readings: readonly Reading[], open: readonly Action[], selected: UnitId | null): Action[] {
  const meant = open.flatMap((action, nth) => {
    const at = readings.findIndex((reading) => fits(reading, action));
    const reading = readings[at];
    if (!reading) return [];
    const isOwn = subjectOf(action) === selected;
    return { action, rank: [reading.of - reading.said, untyped(reading, action), isOwn ? 0 : 1, nth] };
  });
  meant.sort((a, b) => a.rank.map((one, nth) => one - (b.rank[nth] ?? 0)).find((one) => one !== 0) ?? 0);
  return meant.map(({ action }) => action);
}
