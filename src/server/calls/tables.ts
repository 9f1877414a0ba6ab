import { otherPlayer, type Player } from '../../engine/index.ts';
import { commitmentOf } from '../../game/dice-proof.ts';
import { writeRecord } from '../../game/record-file.ts';
import { type NewTableAnswer, type SeatAnswer, TakeForm } from '../../wire/calls.ts';
import { TookTooLong } from '../apart/apart.ts';
import { hashOfKey } from '../keys.ts';
import { type Caller, MOST_APART } from '../limits/callers.ts';
import type { EntryRow, SeatRow, ShownKind } from '../storage/schema.ts';
import { append } from '../table/append.ts';
import { canonical } from '../table/canonical.ts';
import type { EntryBody } from '../table/entry.ts';
import { mayTakeAlong, recordOf } from '../table/record.ts';
import { isFull } from '../table/table.ts';
import { LongBody } from './body.ts';
import { CallFault, forbidden, formOf, tooMuch, wrongForm } from './fault.ts';
import { listedRow } from './lobby.ts';
import { type Desk, findCredential, viewerOf } from './look.ts';
import { type Opening, type OpeningRead, readOpening } from './opening.ts';
import { programRow, programTaken, refuseProgram, TOO_MANY_PROGRAMS } from './program.ts';

/** Everything that opens something at a new table, by its hash. */
function listCredentials({ table, seat, watch, invitations, ...own }: Asked): SeatRow[] {
  const row = (kind: ShownKind, of: number, key: string): SeatRow => ({
    table,
    hash: hashOfKey(key),
    kind,
    seat: of,
    invitation: null,
    body: null,
    until: null,
  });
  const invited = Object.entries(invitations).map(([of, key]) => row('invitation', Number(of), key));
  return [row('watch', 0, watch), ...invited, ...(seat !== null && 'key' in own ? [row('key', seat, own.key)] : [])];
}

const entryRow = (table: string, number: number, seat: Player, at: number, body: EntryBody): EntryRow => ({
  table,
  number,
  at,
  seat,
  id: null,
  sent: null,
  body: JSON.stringify(body),
  hash: '',
});

const isDistinct = (rows: readonly SeatRow[]): boolean => new Set(rows.map(({ hash }) => hash)).size === rows.length;

/**
 * So many actions of a scenario of the booklet are played in some ten milliseconds. A thread costs a hundred times as
 * much to start, and as much memory as a hundred tables for as long as it stays.
 */
const FEW_ACTIONS = 300;

function isShort(body: unknown): boolean {
  const { record } = typeof body === 'object' && body !== null && 'record' in body ? body : { record: null };
  if (typeof record !== 'object' || record === null) return true;
  const { scenario, actions, dice } = record as { scenario?: unknown; actions?: unknown; dice?: { rolls?: unknown } };
  const rolls = Array.isArray(dice?.rolls) ? dice.rolls.length : 0;
  return typeof scenario === 'string' && Array.isArray(actions) && actions.length <= FEW_ACTIONS && rolls <= 1000;
}

/** Looks through the call that makes a table; through a long one, or one made to take for ever, in a thread. */
async function openingOf({ apart }: Desk, caller: Caller, body: unknown): Promise<OpeningRead> {
  if (!(body instanceof LongBody) && isShort(body)) return readOpening(body);
  if (caller.apart >= MOST_APART) throw tooMuch('Too many records of this address are looked through already.');
  caller.apart += 1;
  try {
    return await apart.opening(body instanceof LongBody ? body.text : JSON.stringify(body));
  } catch (error) {
    if (error instanceof TookTooLong) throw wrongForm('record', 'takes too long to be played');
    throw error;
  } finally {
    caller.apart -= 1;
  }
}

/** Takes what a new table costs from what its address may make. */
function payFor({ asked, record }: Opening, { tables, listed, programs, stored }: Caller): void {
  const isListed = isOwn(asked) && asked.open;
  const isPlayed = isOwn(asked) && asked.program;
  if (!tables.take()) throw tooMuch('Too many tables have been made from this address; come again later.');
  if (!stored.take(record.length)) throw tooMuch('Too much has been stored from this address; come again later.');
  if (isListed && !listed.take()) throw tooMuch('Too many open tables have been made from this address.');
  if (isPlayed && !programs.take()) throw tooMuch(TOO_MANY_PROGRAMS);
}

/** `POST /api/tables` */
export async function makeTable(desk: Desk, caller: Caller, body: unknown): Promise<NewTableAnswer> {
  const { storage, newSecret, now } = desk;
  const read = await openingOf(desk, caller, body);
  if (!read.ok) throw wrongForm(read.fault.at, read.fault.message);
  const { asked, hash, record } = read.opening;
  const { table, seat } = asked;
  if (isOwn(asked) && asked.open && asked.program) throw wrongForm('program', 'should not be where the table is open');
  const shown = listCredentials(asked);
  if (!isDistinct(shown)) throw wrongForm('watch', 'should be another than the key and the invitations');
  const known = await storage.findTable(table);
  if (!known) {
    if (isOwn(asked) && asked.program) refuseProgram(desk);
    const secret = newSecret();
    const made = now();
    const commitment = commitmentOf(secret);
    const listed = await listedRow(desk, read.opening, made, commitment);
    payFor(read.opening, caller);
    const clock = asked.clock ? JSON.stringify(asked.clock) : null;
    const row = { table, made, body: hash, record, secret, clock };
    const sitting = sittingAt(desk, asked, made);
    if (await storage.makeTable(row, [...shown, ...sitting.rows], sitting.entries, listed)) {
      // Where the program has the first move, it has it at once.
      if (sitting.rows.length > 0) await desk.tables.at(table, () => undefined);
      return { table, seat, commitment };
    }
  }
  const made = known ?? (await storage.findTable(table));
  if (made?.body !== hash) throw new CallFault('taken', 'There is another table of this name.');
  return { table, seat, commitment: commitmentOf(made.secret) };
}

type Asked = Opening['asked'];
type OwnTable = Extract<Asked, { seat: Player }>;

const isOwn = (asked: Asked): asked is OwnTable => asked.seat !== null;

/** Who sits at a table from the beginning: the player who makes it, and the program if they want it to play the other seat. */
function sittingAt(desk: Desk, asked: Asked, at: number): { entries: EntryRow[]; rows: SeatRow[] } {
  if (!isOwn(asked)) return { entries: [], rows: [] };
  const { table, seat, program } = asked;
  const own = entryRow(table, 0, seat, at, takenBody(asked));
  if (!program) return { entries: [own], rows: [] };
  const other = otherPlayer(seat);
  return {
    entries: [own, entryRow(table, 1, other, at, programTaken(desk, program))],
    rows: [programRow(table, other)],
  };
}

const takenBody = ({ name, nonce }: { name: string; nonce: string }): EntryBody => ({ kind: 'taken', name, nonce });

/** `POST /api/tables/T/take` */
export async function take(desk: Desk, id: string, body: unknown): Promise<SeatAnswer> {
  const { storage, tables } = desk;
  const asked = formOf(TakeForm, body);
  const { invitation, key, name, nonce } = asked;
  if (key === invitation) throw wrongForm('key', 'should be another than the invitation');
  const row = await findCredential(desk, id, 'invitation', invitation);
  if (!row) throw forbidden();
  const seat: Player = row.seat === 1 ? 1 : 2;
  const hash = hashOfKey(key);
  const call = hashOfKey(canonical(asked) ?? '');
  const answer = await tables.at(id, async (table): Promise<SeatAnswer> => {
    if (!(await storage.findCredential(id, row.hash))) throw forbidden();
    const by = { hash: row.hash, now: desk.now() };
    const done = { seat, commitment: table.commitment };
    const before = await storage.findTaken(id, row.hash);
    if (before?.hash === hash && before.body === call) return done;
    if (before || (await storage.findAny(id, hash))) throw new CallFault('taken', 'This seat is taken.');
    const own: SeatRow = { table: id, hash, kind: 'key', seat, invitation: row.hash, body: call, until: null };
    const isAnew = table.seats[seat] !== null;
    // Another device of the player who sits there already: nothing is new at the table.
    if (isAnew && row.body !== null) {
      const added = await storage.addCredential(own, { by });
      if (added === 'added') return done;
      if (added === 'ended') throw forbidden();
      throw new CallFault('taken', 'This seat is taken.');
    }
    const entry = { seat, at: desk.now(), body: takenBody({ name, nonce }), message: null };
    await append(table, storage, entry, table.history, { by, key: own });
    desk.tellTaken(table, isAnew ? 'anew' : isFull(table) ? 'last' : 'first');
    return done;
  });
  if (!answer) throw forbidden();
  return answer;
}

/** `GET /api/tables/T/record` */
export async function takeAlong({ storage, tables }: Desk, id: string, key: string): Promise<string> {
  const row = await storage.findCredential(id, hashOfKey(key));
  if (!row || row.kind === 'invitation') throw forbidden();
  const record = await tables.at(id, (table) => {
    if (!mayTakeAlong(table, viewerOf(row))) throw forbidden();
    return writeRecord(recordOf(table));
  });
  if (record === undefined) throw forbidden();
  return record;
}
