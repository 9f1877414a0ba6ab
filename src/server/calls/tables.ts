import { otherPlayer, type Player } from '../../engine/index.ts';
import { commitmentOf } from '../../game/dice-proof.ts';
import { writeRecord } from '../../game/record-file.ts';
import { type NewTable, type NewTableAnswer, NewTableForm, type SeatAnswer, TakeForm } from '../../wire/calls.ts';
import { hashOfKey } from '../keys.ts';
import type { EntryRow, SeatRow, ShownKind } from '../storage/schema.ts';
import { append } from '../table/append.ts';
import { canonical } from '../table/canonical.ts';
import type { EntryBody } from '../table/entry.ts';
import { mayTakeAlong, recordOf } from '../table/record.ts';
import { isFull } from '../table/table.ts';
import { CallFault, forbidden, formOf, wrongForm } from './fault.ts';
import { listedRow } from './lobby.ts';
import { type Desk, findShown, viewerOf } from './look.ts';
import { programRow, programTaken, refuseProgram } from './program.ts';

/** Everything that opens something at a new table, by its hash. */
function listShown({ table, seat, watch, invitations, ...own }: NewTable): SeatRow[] {
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

/** `POST /api/tables` */
export async function makeTable(desk: Desk, body: unknown): Promise<NewTableAnswer> {
  const { storage, openings, newSecret, now } = desk;
  const asked = formOf(NewTableForm, body);
  const { table, seat } = asked;
  const text = canonical(body);
  if (text === null) throw wrongForm('', 'lies too deep');
  const hash = hashOfKey(text);
  if (isOwn(asked) && asked.open && asked.program) throw wrongForm('program', 'should not be where the table is open');
  const shown = listShown(asked);
  if (!isDistinct(shown)) throw wrongForm('watch', 'should be another than the key and the invitations');
  const known = await storage.findTable(table);
  if (!known) {
    const fault = await openings.check({ table, record: asked.record });
    if (fault) throw wrongForm(fault.at, fault.message);
    if (isOwn(asked) && asked.program) refuseProgram(desk);
    const listed = await listedRow(desk, asked);
    const secret = newSecret();
    const made = now();
    const clock = asked.clock ? JSON.stringify(asked.clock) : null;
    const row = { table, made, body: hash, record: JSON.stringify(asked.record), secret, clock };
    const sitting = sittingAt(desk, asked, made);
    if (await storage.makeTable(row, [...shown, ...sitting.rows], sitting.entries, listed)) {
      // Where the program has the first move, it has it at once.
      if (sitting.rows.length > 0) await desk.tables.at(table, () => undefined);
      return { table, seat, commitment: commitmentOf(secret) };
    }
  }
  const made = known ?? (await storage.findTable(table));
  if (made?.body !== hash) throw new CallFault('taken', 'There is another table of this name.');
  return { table, seat, commitment: commitmentOf(made.secret) };
}

type OwnTable = Extract<NewTable, { seat: Player }>;

const isOwn = (asked: NewTable): asked is OwnTable => asked.seat !== null;

/** Who sits at a table from the beginning: whoever makes it, and the program if he wants it to play the other seat. */
function sittingAt(desk: Desk, asked: NewTable, at: number): { entries: EntryRow[]; rows: SeatRow[] } {
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
  const { invitation, key, name, nonce } = formOf(TakeForm, body);
  if (key === invitation) throw wrongForm('key', 'should be another than the invitation');
  const row = await findShown(desk, id, 'invitation', invitation);
  if (!row) throw forbidden();
  const seat: Player = row.seat === 1 ? 1 : 2;
  const hash = hashOfKey(key);
  const call = hashOfKey(canonical(body) ?? '');
  const answer = await tables.at(id, async (table): Promise<SeatAnswer> => {
    if (!(await storage.findShown(id, row.hash))) throw forbidden();
    const done = { seat, commitment: table.commitment };
    const before = await storage.findTaken(id, row.hash);
    if (before?.hash === hash && before.body === call) return done;
    if (before || (await storage.findAny(id, hash))) throw new CallFault('taken', 'This seat is taken.');
    const own: SeatRow = { table: id, hash, kind: 'key', seat, invitation: row.hash, body: call, until: null };
    const isAnew = table.seats[seat] !== null;
    // Another device of the player who sits there already: nothing is new at the table.
    if (isAnew && row.body !== null) {
      if (await storage.addShown(own)) return done;
      throw new CallFault('taken', 'This seat is taken.');
    }
    const entry = { seat, at: desk.now(), body: takenBody({ name, nonce }), message: null };
    await append(table, storage, entry, table.history, own);
    desk.tellTaken(table, isAnew ? 'anew' : isFull(table) ? 'last' : 'first');
    return done;
  });
  if (!answer) throw forbidden();
  return answer;
}

/** `GET /api/tables/T/record` */
export async function takeAlong({ storage, tables }: Desk, id: string, key: string): Promise<string> {
  const row = await storage.findShown(id, hashOfKey(key));
  if (!row || row.kind === 'invitation') throw forbidden();
  const record = await tables.at(id, (table) => {
    if (!mayTakeAlong(table, viewerOf(row))) throw forbidden();
    return writeRecord(recordOf(table));
  });
  if (record === undefined) throw forbidden();
  return record;
}
