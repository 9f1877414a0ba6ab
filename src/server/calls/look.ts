import { phaseView } from '../../engine/index.ts';
import { type LookAnswer, type LookBody, LookForm } from '../../wire/calls.ts';
import type { Apart } from '../apart/apart.ts';
import { hashOfKey } from '../keys.ts';
import type { Post } from '../mail/post.ts';
import type { Programs } from '../program/programs.ts';
import type { SeatRow, ShownKind } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Viewer } from '../table/entry.ts';
import type { Lapses } from '../table/lapses.ts';
import type { LiveTables } from '../table/live.ts';
import { clockAt, settingsOf } from '../table/show.ts';
import { gameOf, isTaken, type Table } from '../table/table.ts';
import { forbidden, formOf } from './fault.ts';

/** What the calls need of the server. */
export interface Desk {
  storage: Storage;
  tables: LiveTables;
  /** What takes long is done by threads. */
  apart: Apart;
  /** What the dice of a new table follow from. */
  newSecret: () => string;
  /** Null where no mails are sent. */
  post: Post | null;
  /** Null where the program takes no seat. */
  programs: Programs | null;
  /** Time that not both players of a table have been told of. */
  lapses: Pick<Lapses, 'untold'>;
  /** Whether there is a list of open tables. */
  hasLobby: boolean;
  /** What the time is, in milliseconds. */
  now: () => number;
  /** Tells those at a table that a seat has been taken: for the first time, the last of both, or anew. */
  tellTaken: (table: Table, how: 'first' | 'last' | 'anew') => void;
  /** Cuts off the sockets at a table that have shown what opens nothing any more. */
  cutOff: (table: string, isMeant: (shown: { viewer: Viewer; hash: string }) => boolean) => void;
}

/** What somebody shows opens at a table. Every key is hashed and looked up, so that all refusals take the same time. */
export async function findCredential(
  { storage, now }: Pick<Desk, 'storage' | 'now'>,
  table: string,
  kind: ShownKind,
  key: string,
) {
  const row = await storage.findCredential(table, hashOfKey(key));
  const isOver = row?.until != null && Number(row.until) <= now();
  return row?.kind === kind && !isOver ? row : undefined;
}

/** Whose view what somebody shows opens. */
export const viewerOf = ({ kind, seat }: SeatRow): Viewer => (kind === 'watch' ? 'watch' : seat === 1 ? 1 : 2);

const kindOf = (look: LookBody): [ShownKind, string] => {
  if ('invitation' in look) return ['invitation', look.invitation];
  return 'key' in look ? ['key', look.key] : ['watch', look.watch];
};

/** The seats at which the program sits. */
function programsAt({ seats }: Table): Pick<LookAnswer, 'program'> {
  const [one, two] = [seats[1]?.program?.rank, seats[2]?.program?.rank];
  return one || two ? { program: { ...(one && { 1: one }), ...(two && { 2: two }) } } : {};
}

/** What anybody who may look at a table is told of it. */
export function lookAnswer(table: Table, viewer: Viewer, { lapses, now }: Pick<Desk, 'lapses' | 'now'>): LookAnswer {
  const { seats, scenario, commitment } = table;
  const game = gameOf(table);
  return {
    scenario,
    seat: viewer === 'watch' ? null : viewer,
    taken: { 1: isTaken(table, 1), 2: isTaken(table, 2) },
    names: { 1: seats[1]?.name ?? '', 2: seats[2]?.name ?? '' },
    ...programsAt(table),
    settings: settingsOf(table),
    at: { turn: game.turn, phase: phaseView(game) },
    moment: table.timelines[viewer].latest,
    ...clockAt(table, now(), lapses.untold(table)),
    commitment,
  };
}

/** `POST /api/tables/T/look` */
export async function look(desk: Desk, id: string, body: unknown): Promise<LookAnswer> {
  const row = await findCredential(desk, id, ...kindOf(formOf(LookForm, body)));
  const answer = row && (await desk.tables.at(id, (table) => lookAnswer(table, viewerOf(row), desk)));
  if (!answer) throw forbidden();
  return answer;
}
