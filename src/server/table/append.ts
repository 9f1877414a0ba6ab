import { gameAt, type History } from '../../game/history.ts';
import type { By } from '../storage/credentials.ts';
import type { EntryRow, SeatRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { Ended } from '../storage/trouble.ts';
import { type EntryBody, type TableEntry, VIEWERS, type Viewer } from './entry.ts';
import { takenBack } from './moments.ts';
import { type Backs, hashOfShown, hashOfTable, note, shownTo } from './note.ts';
import { eventsFor, viewFor } from './show.ts';
import { gameOf, type Table } from './table.ts';

/** Something was not written down, as far as is known: one who goes on has to look what the database has. */
export class NotWritten extends Error {}

/** What the database refuses, or does not answer. */
export function notWritten(cause: Error): never {
  if (cause instanceof Ended) throw cause;
  throw new NotWritten(cause.message, { cause });
}

/** Another process has written to the table: what is known of it here is old. */
export class Outdated extends NotWritten {}

/** What every viewer would be shown after an entry, as text. */
function shownAfter(table: Table, history: History): Map<Viewer, string> {
  const game = gameAt(history);
  const same = game === gameOf(table);
  return new Map(
    VIEWERS.map((viewer) => [viewer, same ? shownTo(table, viewer) : JSON.stringify(viewFor(table, game, viewer))]),
  );
}

/** Whether a viewer sees anything of an entry; the one who sent it always does. */
function isTold(
  table: Table,
  { seat, body }: Pick<TableEntry, 'seat' | 'body'>,
  history: History,
  shown: Map<Viewer, string>,
) {
  const keep = 'keep' in body ? body.keep : undefined;
  return (viewer: Viewer): boolean => {
    if (viewer === seat && body.kind !== 'offer') return true;
    if (keep !== undefined) return takenBack(table.timelines[viewer], keep).back !== undefined;
    const { length } = table.history.steps;
    return (
      shown.get(viewer) !== shownTo(table, viewer) ||
      eventsFor(table, history, viewer, length, history.steps.length).length > 0
    );
  };
}

type Effective = Exclude<EntryBody, { kind: 'taken' | 'say' }>;

/** Whether an entry does anything to the game. */
const hasEffect = (body: EntryBody): body is Effective =>
  ('keep' in body && body.keep !== undefined) || 'actions' in body;

/** Which viewers were told of an entry, and to which moment each was taken back. */
export interface Written {
  told: readonly Viewer[];
  backs: Backs;
}

/** What an entry is written by, and the key that a seat that is taken brings. */
interface Opened {
  by?: By | undefined;
  key?: SeatRow;
}

/**
 * Writes an entry down, and only then notes it. Throws `Outdated` if the entry has another's number, and `Ended` if what it is
 * written by opens nothing any more.
 */
export async function append(
  table: Table,
  storage: Storage,
  { seat, at, body, message }: TableEntry,
  history: History,
  { by, key }: Opened = {},
): Promise<Written> {
  const shown = shownAfter(table, history);
  const told = hasEffect(body) ? VIEWERS.filter(isTold(table, { seat, body }, history, shown)) : [];
  const whole: EntryBody = hasEffect(body) ? { ...body, told } : body;
  const row: EntryRow = {
    table: table.id,
    number: table.next,
    at,
    seat,
    id: message?.id ?? null,
    sent: message?.sent ?? null,
    body: JSON.stringify(whole),
    hash: hasEffect(body) ? hashOfShown(shown.get(1) ?? '', shown.get(2) ?? '') : hashOfTable(table),
  };
  if (!(await storage.append(row, by, key).catch(notWritten))) throw new Outdated();
  const backs = note(table, { seat, at, body: whole, message }, history);
  for (const [viewer, text] of shown) table.shown.set(viewer, text);
  return { told, backs };
}
