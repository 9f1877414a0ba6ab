import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { NameForm, type Player } from '../../engine/index.ts';
import type { BySeat } from '../../wire/calls.ts';
import { KeyForm, MomentForm, TableIdForm } from '../../wire/names.ts';
import { openDeviceDatabase } from '../device/database.ts';
import { noteTable } from '../device/tables-here.ts';
import type { Unanswered } from './sending.ts';

/** A table on a server at which somebody of this device sits or watches, with all that proves it. */
export interface MyTable {
  table: string;
  /** What proves the seat; null for anybody who watches, or waits for the other to choose a side. */
  key: string | null;
  seat: Player | null;
  /** The title of its scenario. */
  title: string;
  created: number;
  /** The fingerprint of the secret of its dice, as it was shown when the seat was taken. */
  commitment: string;
  /** The invitation of the other seat, which only the maker of the table has. */
  invitation?: string;
  /** It stands in the list of open tables of its server. */
  open?: boolean;
  /** For one who lets the other choose a side: the invitations of both, and the name to sit down under. */
  choice?: BySeat<string> & { name: string };
  /** What watchers are given. */
  watch?: string;
  /** How many events have been seen here, and the last moment. */
  seen?: number;
  moment?: number;
  /** Where the game stood when its list was looked at last, and since when it stands there. */
  stood?: { at: string; since: number };
  /** Hints are given here, or were until it is read that they have ended. */
  advised?: boolean;
  /** What the other says is not shown. */
  muted?: boolean;
  /** Who has won; null of a draw, absent before the end. */
  winner?: Player | null;
  /** The table of a rematch that was offered here. */
  next?: string;
  /** Orders without an answer. */
  unanswered: readonly Unanswered[];
}

interface TablesSchema extends DBSchema {
  tables: { key: string; value: MyTable };
}

const withDatabase = openDeviceDatabase<TablesSchema>({
  name: 'deltavee-tables',
  steps: [
    (db) => {
      db.createObjectStore('tables', { keyPath: 'table' });
    },
  ],
  isFinal: (error) => error instanceof DOMException && error.name === 'QuotaExceededError',
});

/** Tables that the browser has refused to keep: they are gone with the tab. */
const unkept = new Map<string, MyTable>();

/** Whether a table is gone with the tab, and with it the seat of the one who has no other key to it. */
export const isUnkept = (table: string): boolean => unkept.has(table);

/** Keeps a table of this device; where the browser refuses, as long as the tab is open. */
export async function keepTable(table: MyTable): Promise<void> {
  noteTable();
  try {
    await withDatabase(async (db) => {
      const writing = db.transaction('tables', 'readwrite', { durability: 'strict' });
      await Promise.all([writing.store.put(table), writing.done]);
    });
    unkept.delete(table.table);
  } catch {
    unkept.set(table.table, table);
  }
}

/** The table with this name; undefined if nobody of this device sits at it. */
export const readTable = async (table: string): Promise<MyTable | undefined> =>
  unkept.get(table) ?? withDatabase((db) => db.get('tables', table));

/** The tables of this device, the newest first. */
export async function listTables(): Promise<MyTable[]> {
  const kept = await withDatabase((db) => db.getAll('tables')).catch((error: unknown) => {
    if (unkept.size === 0) throw error;
    return [];
  });
  const all = [...kept.filter(({ table }) => !unkept.has(table)), ...unkept.values()];
  return all.sort((a, b) => b.created - a.created);
}

const TableForm = v.object({
  table: TableIdForm,
  key: v.nullable(KeyForm),
  seat: v.nullable(v.picklist([1, 2])),
  title: v.string(),
  created: v.number(),
  commitment: v.string(),
  invitation: v.exactOptional(KeyForm),
  open: v.exactOptional(v.boolean()),
  choice: v.exactOptional(v.object({ 1: KeyForm, 2: KeyForm, name: NameForm })),
  watch: v.exactOptional(KeyForm),
  seen: v.exactOptional(MomentForm),
  moment: v.exactOptional(MomentForm),
  muted: v.exactOptional(v.boolean()),
  winner: v.exactOptional(v.nullable(v.picklist([1, 2]))),
  next: v.exactOptional(TableIdForm),
});

/** Takes over a table out of a file, with the key to its seat; one that is here stays as it is. */
export async function bringInTable(value: unknown): Promise<'added' | 'known' | 'faulty'> {
  const read = v.safeParse(TableForm, value);
  if (!read.success || (read.output.key ?? read.output.watch) === undefined) return 'faulty';
  if (await readTable(read.output.table)) return 'known';
  await keepTable({ ...read.output, unanswered: [] });
  return 'added';
}

/** Puts a table away: what proved the seat is gone from this device. */
export async function dropTable(table: string): Promise<void> {
  if (!unkept.delete(table)) await withDatabase((db) => db.delete('tables', table));
}

/** Keeps something more about a table; what else is kept of it meanwhile stays. */
export async function changeTable(table: string, change: Partial<Omit<MyTable, 'table'>>): Promise<void> {
  const here = unkept.get(table);
  if (here) return keepTable({ ...here, ...change });
  await withDatabase(async (db) => {
    const transaction = db.transaction('tables', 'readwrite', { durability: 'strict' });
    const kept = await transaction.store.get(table);
    if (kept) await transaction.store.put({ ...kept, ...change });
    await transaction.done;
  });
}
