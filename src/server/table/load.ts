import { type ReadRecord, readRecord, type Scenario, startRecord } from '../../engine/index.ts';
import { backTo, type History, replayInSlices } from '../../game/history.ts';
import { findScenario } from '../../scenarios/index.ts';
import type { SharedSettings } from '../../wire/calls.ts';
import { DAMAGED } from '../storage/reading.ts';
import type { EntryRow, TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { agreedSettings } from './agreed.ts';
import { type Effect, ENTRY_KINDS, type TableEntry } from './entry.ts';
import { type Backs, hashOfTable, note } from './note.ts';
import { playWithDice } from './orders.ts';
import { diceSecretOf, newTable, type Table } from './table.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** A table that does not come out as it was: it was kept by another program, or is damaged. It stands still. */
export class TableTrouble extends Error {}

/** Refuses what is kept where a text of it is no longer one. */
function checkSound(row: TableRow | EntryRow, what: string): void {
  if (Object.values(row).includes(DAMAGED)) throw new TableTrouble(`${what} is damaged`);
}

/** Does something with what is kept: whatever goes wrong with it, it is the table that stands still. */
async function ofKept<T>(id: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const why = error instanceof TableTrouble ? error.message : 'what is kept of it is damaged';
    throw new TableTrouble(`table ${id} stands still: ${why}`, { cause: error });
  }
}

const asPlayer = (seat: number) => (seat === 1 ? 1 : 2);

/** How long other tables may be kept waiting at a time, in milliseconds. */
const SLICE = 10;

/** What a record says of a table: its scenario by name or whole, what was agreed on, and the game so far. */
interface Begun {
  scenario: string | Scenario;
  settings: SharedSettings;
  history: History;
}

/** Reads a record that was kept. It throws only where the record is not to blame. */
export type ReadKept = (text: string) => Promise<ReadRecord> | ReadRecord;

/** Reads a record that was kept, here and now. */
export function readKeptRecord(text: string): ReadRecord {
  try {
    return readRecord(JSON.parse(text));
  } catch {
    return { ok: false, faults: [{ at: '', message: 'is damaged' }] };
  }
}

/** The beginning of a table out of the record that was kept with it. */
async function begin(row: TableRow, record: ReadRecord): Promise<Begun> {
  checkSound(row, 'what it began with');
  const { clock } = row;
  if (!record.ok) throw new TableTrouble('its record is not of the form');
  const started = startRecord(record.value, findScenario);
  const replayed = started.ok
    ? await replayInSlices({ start: started.value, steps: [], apart: true }, record.value.actions)
    : null;
  if (!replayed || replayed.refused) throw new TableTrouble('its record cannot be played');
  const settings = agreedSettings(record.value, replayed.history.start, clock === null ? undefined : JSON.parse(clock));
  return { scenario: record.value.scenario, settings, history: replayed.history };
}

/** An entry as it was written. What this program does not know it does not pass over: the game would be another. */
function entryOf(row: EntryRow): TableEntry {
  const { number, seat, at, id, sent, body: text } = row;
  checkSound(row, `its entry ${number}`);
  const body = JSON.parse(text);
  if (!ENTRY_KINDS.has(body.kind)) throw new TableTrouble(`a newer program wrote its entry ${number}: update this one`);
  const message = id !== null && sent !== null ? { id, sent } : null;
  return { seat: asPlayer(seat), at: Number(at), body, message };
}

/** The history after what an entry does to the game. */
function historyAfter(table: Table, { keep, actions = [] }: Effect): History {
  let history = keep === undefined ? table.history : backTo(table.history, keep);
  const secret = diceSecretOf(table);
  for (const [at, action] of actions.entries()) {
    const played = secret && playWithDice(history, secret, action, at > 0);
    if (!played?.ok) throw new TableTrouble(`action ${at} of its entry ${table.next} is refused`);
    history = played.history;
  }
  return history;
}

/** Does something when a line is noted that another has written: before it, with `done`, and after it. */
export type Follow = (table: Table, entry: TableEntry, done: () => Backs) => void;

/** Plays what has been written down since; other tables are served meanwhile. */
export const readOn = (table: Table, rows: readonly EntryRow[], follow?: Follow): Promise<void> =>
  ofKept(table.id, () => playOn(table, rows, follow));

async function playOn(table: Table, rows: readonly EntryRow[], follow?: Follow): Promise<void> {
  let pause = performance.now() + SLICE;
  for (const row of rows) {
    const entry = entryOf(row);
    const isEffect = entry.body.kind !== 'taken' && entry.body.kind !== 'say';
    const after = isEffect ? historyAfter(table, entry.body as Effect) : table.history;
    const done = () => note(table, entry, after);
    if (follow) follow(table, entry, done);
    else done();
    if (performance.now() < pause) continue;
    await yieldToEventLoop();
    pause = performance.now() + SLICE;
  }
  const last = rows.at(-1);
  // The line with which a table is made has no game to speak of.
  if (last && last.hash !== '' && last.hash !== hashOfTable(table))
    throw new TableTrouble(`its entry ${last.number} has led to another game`);
}

/** A table as its entries tell it; undefined if there is none of the name. */
export async function loadTable(
  storage: Storage,
  id: string,
  readKept: ReadKept = readKeptRecord,
): Promise<Table | undefined> {
  const row = await storage.findTable(id);
  if (!row) return undefined;
  const record = await readKept(row.record);
  const table = await ofKept(id, async () => newTable(row, await begin(row, record)));
  await readOn(table, await storage.listEntries(id));
  return table;
}
