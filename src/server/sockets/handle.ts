import { deciderOf, type Game, type Player } from '../../engine/index.ts';
import type { Acknowledgement } from '../../wire/messages.ts';
import type { Apart } from '../apart/apart.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage/storage.ts';
import { Ended } from '../storage/trouble.ts';
import { append, Outdated, type Written } from '../table/append.ts';
import { VIEWERS, type Viewer } from '../table/entry.ts';
import { answerWatcher, judgeMessage, type SentKind } from '../table/judge.ts';
import type { Lapses } from '../table/lapses.ts';
import { type ListedOrders, listOrders } from '../table/listed.ts';
import { type LiveTables, TooBusy } from '../table/live.ts';
import type { Follow } from '../table/load.ts';
import { declinedFor, isToAct, standingOffersFor } from '../table/show.ts';
import { answerKey, gameOf, isFull, type Table } from '../table/table.ts';
import type { Broadcaster, Credential, TableSocket } from './broadcaster.ts';
import type { Message } from './guard.ts';

/** What is needed to carry out what a seat sends. */
export interface Carrying {
  storage: Storage;
  broadcaster: Broadcaster;
  lapses: Pick<Lapses, 'untold'>;
  now: () => number;
}

/** What is needed to answer a message. */
interface Room extends Carrying {
  tables: LiveTables;
  metrics: Pick<Metrics, 'answered'>;
  apart: Pick<Apart, 'legal'>;
  note: (error: unknown) => void;
}

/** How many lines a table may have: a hundred times those of a long game. */
const MOST_LINES = 50_000;

const unavailable: Acknowledgement = { ok: false, error: 'unavailable' };
const busy: Acknowledgement = { ok: false, error: 'busy' };

/** What everybody at a table was told of offers, as text. */
type Offers = Record<Viewer, { offered: string; declined: string }>;

function offersAt(table: Table): Offers {
  const told = (viewer: Viewer) => ({
    offered: JSON.stringify(standingOffersFor(table, viewer)),
    declined: JSON.stringify(declinedFor(table, viewer)),
  });
  return { 1: told(1), 2: told(2), watch: told('watch') };
}

/** Tells those at a table what has just been written down. */
function tell(
  table: Table,
  { kind, paused }: { kind: string; paused?: boolean },
  { told, backs }: Written,
  before: Offers,
  broadcaster: Broadcaster,
  by?: TableSocket,
) {
  for (const viewer of told) broadcaster.moment(table, viewer, backs[viewer]);
  if (table.clock) for (const viewer of paused === undefined ? told : VIEWERS) broadcaster.clock(table, viewer);
  const offers = offersAt(table);
  for (const viewer of VIEWERS) {
    if (offers[viewer].offered !== before[viewer].offered) broadcaster.offered(table, viewer);
    if (offers[viewer].declined !== before[viewer].declined) broadcaster.declined(table, viewer);
  }
  if (kind === 'say') broadcaster.said(table, by);
}

/** Tells those at a table what another process has written down. */
export function followWith(broadcaster: Broadcaster): Follow {
  return (table, { seat, body }, done) => {
    if (body.kind === 'taken') {
      const isAnew = table.seats[seat] !== null;
      done();
      broadcaster.taken(table, isAnew ? 'anew' : isFull(table) ? 'last' : 'first');
      return;
    }
    const before = offersAt(table);
    const backs = done();
    const told = 'told' in body ? (body.told ?? []) : [];
    tell(table, body, { told, backs }, before, broadcaster);
  };
}

/** What a seat sends, through which socket, and the hash of what that has shown. */
interface Sent {
  seat: Player;
  kind: SentKind;
  payload: unknown;
  by?: TableSocket;
  hash?: string;
}

/**
 * Judges what a seat sends, writes it down, answers it, and only then tells the others. At a table that may be old nothing is
 * refused.
 */
export async function carryOut(
  table: Table,
  { seat, kind, payload, by, hash }: Sent,
  answer: (answer: Acknowledgement) => unknown,
  { storage, broadcaster, lapses, now }: Carrying,
  mayBeOld = false,
): Promise<void> {
  const at = now();
  const judged = judgeMessage(table, seat, kind, payload, { now: at, untold: lapses.untold(table) });
  if (!judged.accepted && mayBeOld) throw new Outdated();
  if (!judged.accepted || table.next >= MOST_LINES) {
    answer(judged.accepted ? busy : judged.answer);
    return;
  }
  const { body, history, message: sent } = judged;
  const offers = offersAt(table);
  const shown = hash === undefined ? {} : { by: { hash, now: at } };
  const written = await append(table, storage, { seat, at, body, message: sent }, history, shown);
  answer(table.answered.get(answerKey(seat, sent.id))?.answer ?? unavailable);
  tell(table, body, written, offers, broadcaster, by);
}

/** The game of a table whose orders are listed for a viewer, and whether it may have very many; null if there are none. */
function toList(table: Table, { viewer }: Credential): { game: Game; isLong: boolean } | null {
  const game = gameOf(table);
  if (!isToAct(table, viewer) || deciderOf(game) !== viewer) return null;
  // A battle that somebody has made may have any number of ships.
  return { game, isLong: typeof table.scenario !== 'string' };
}

/** Lists what is legal at a table; nothing at the table waits for it. */
async function list(
  { payload }: Message,
  credential: Credential,
  { tables, apart }: Room,
): Promise<Parameters<Message['answer']>[0]> {
  if (payload !== undefined && (typeof payload !== 'object' || payload === null)) return { ok: false, error: 'form' };
  const found = await tables.at(credential.table, (table) => toList(table, credential));
  const none: ListedOrders = { legal: [] };
  if (!found) return none;
  return found.isLong ? apart.legal(found.game) : listOrders(found.game);
}

/** Does what a socket asks for when the turn comes to it, and answers. */
async function answerNow(
  { kind, payload }: Message,
  by: TableSocket,
  credential: Credential,
  room: Room,
  answer: Message['answer'],
) {
  const { tables } = room;
  const { table: id, viewer: seat, hash } = credential;
  if (kind === 'legal') answer(await list({ kind, payload, answer }, credential, room));
  else if (seat === 'watch') await tables.at(id, (table) => answer(answerWatcher(table, kind, payload)));
  else {
    const said = { seat, kind, payload, by, hash };
    await tables.atKnown(id, (table, mayBeOld) => carryOut(table, said, answer, room, mayBeOld));
  }
}

/** Answers what a socket sends when the turn comes to it; whatever goes wrong, it is answered. */
export function handle(sent: Message, by: TableSocket, credential: Credential, room: Room): void {
  const { kind } = sent;
  const came = performance.now();
  const answer: Message['answer'] = (given) => {
    room.metrics.answered(kind, given, performance.now() - came);
    sent.answer(given);
  };
  answerNow(sent, by, credential, room, answer).catch((error) => {
    const isEnded = error instanceof Ended;
    if (!isEnded && !(error instanceof TooBusy)) room.note(error);
    answer(error instanceof TooBusy ? busy : unavailable);
    if (isEnded) by.disconnect(true);
  });
}
