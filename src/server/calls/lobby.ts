import { EndKeysForm, type KeysAnswer, type ListedTable, type NewTable, type OpenAnswer } from '../../wire/calls.ts';
import { hashOfKey } from '../keys.ts';
import type { ListedRow } from '../storage/schema.ts';
import { CallFault, forbidden, formOf } from './fault.ts';
import { type Desk, findShown, lookAnswer } from './look.ts';

/** How long a table stands in the list, in milliseconds, and how many stand there at most. */
const LISTED_FOR = 7 * 24 * 3600 * 1000;
const MOST_LISTED = 200;

const noLobby = () => new CallFault('not-found', 'This server has no list of open tables.');

/** What a new table that waits for whoever comes has in the list. */
export async function listedRow({ storage, now, hasLobby }: Desk, asked: NewTable): Promise<ListedRow | undefined> {
  if (asked.seat === null || !asked.open) return undefined;
  if (!hasLobby) throw noLobby();
  const [[seat, invitation] = []] = Object.entries(asked.invitations);
  if (seat === undefined || invitation === undefined) return undefined;
  const rows = await storage.listOpen(now() - LISTED_FOR, MOST_LISTED);
  if (rows.length >= MOST_LISTED)
    throw new CallFault('too-many', `The list of open tables is full: ${MOST_LISTED} stand there.`);
  return { table: asked.table, invitation, seat: Number(seat) };
}

/** `GET /api/open`: the tables that wait for whoever comes. */
export async function listOpenTables({ storage, tables, now, hasLobby }: Desk): Promise<OpenAnswer> {
  if (!hasLobby) throw noLobby();
  const open: ListedTable[] = [];
  for (const { table: id, invitation, seat, made } of await storage.listOpen(now() - LISTED_FOR, MOST_LISTED)) {
    if (!(await storage.findShown(id, hashOfKey(invitation)))) continue;
    const looked = await tables.at(id, (table) => lookAnswer(table, seat === 1 ? 1 : 2, now()));
    if (looked) open.push({ ...looked, table: id, invitation, made: Number(made) });
  }
  return { open };
}

/** `POST /api/tables/T/unlist`: a table is for those who are invited to it, and no longer for whoever comes. */
export async function unlist(desk: Desk, id: string, body: unknown): Promise<KeysAnswer> {
  const own = await findShown(desk, id, 'key', formOf(EndKeysForm, body).key);
  if (!own) throw forbidden();
  await desk.storage.unlist(id);
  return { seat: own.seat === 1 ? 1 : 2 };
}
