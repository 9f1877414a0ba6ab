import { deciderOf, legalAsSeen, type Player } from '../../engine/index.ts';
import type { Acknowledgement } from '../../wire/messages.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage/storage.ts';
import { append, Outdated, type Written } from '../table/append.ts';
import { VIEWERS, type Viewer } from '../table/entry.ts';
import { answerWatcher, judgeMessage, type SentKind } from '../table/judge.ts';
import { type LiveTables, TooBusy } from '../table/live.ts';
import type { Follow } from '../table/load.ts';
import { declinedFor, isToAct, standingOffersFor } from '../table/show.ts';
import { answerKey, gameOf, isFull, type Table } from '../table/table.ts';
import type { Message } from './guard.ts';
import type { Shown, TableSocket, Telling } from './telling.ts';

/** What is needed to carry out what a seat sends. */
export interface Carrying {
  storage: Storage;
  telling: Telling;
  now: () => number;
}

/** What is needed to answer a message. */
interface Room extends Carrying {
  tables: LiveTables;
  metrics: Pick<Metrics, 'answered'>;
  note: (error: unknown) => void;
}

const unavailable: Acknowledgement = { ok: false, error: 'unavailable' };
const busy: Acknowledgement = { ok: false, error: 'busy' };

/** The orders that are legal now, without the player who gives them. */
function listLegal(table: Table, { viewer }: Shown) {
  const game = gameOf(table);
  if (!isToAct(table, viewer) || deciderOf(game) !== viewer) return { legal: [] };
  return { legal: legalAsSeen(game).map(({ player: _player, ...order }) => order) };
}

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
  telling: Telling,
  by?: TableSocket,
) {
  for (const viewer of told) telling.moment(table, viewer, backs[viewer]);
  if (table.clock) for (const viewer of paused === undefined ? told : VIEWERS) telling.clock(table, viewer);
  const offers = offersAt(table);
  for (const viewer of VIEWERS) {
    if (offers[viewer].offered !== before[viewer].offered) telling.offered(table, viewer);
    if (offers[viewer].declined !== before[viewer].declined) telling.declined(table, viewer);
  }
  if (kind === 'say') telling.said(table, by);
}

/** Tells those at a table what another process has written down. */
export function followWith(telling: Telling): Follow {
  return (table, { seat, body }, done) => {
    if (body.kind === 'taken') {
      const isAnew = table.seats[seat] !== null;
      done();
      telling.taken(table, isAnew ? 'anew' : isFull(table) ? 'last' : 'first');
      return;
    }
    const before = offersAt(table);
    const backs = done();
    const told = 'told' in body ? (body.told ?? []) : [];
    tell(table, body, { told, backs }, before, telling);
  };
}

/** What a seat sends, and through which socket. */
interface Sent {
  seat: Player;
  kind: SentKind;
  payload: unknown;
  by?: TableSocket;
}

/**
 * Judges what a seat sends, writes it down, answers it, and only then tells the others. At a table that may be old nothing is
 * refused.
 */
export async function carryOut(
  table: Table,
  { seat, kind, payload, by }: Sent,
  answer: (answer: Acknowledgement) => unknown,
  { storage, telling, now }: Carrying,
  mayBeOld = false,
): Promise<void> {
  const at = now();
  const judged = judgeMessage(table, seat, kind, payload, at);
  if (!judged.accepted && mayBeOld) throw new Outdated();
  if (!judged.accepted) {
    answer(judged.answer);
    return;
  }
  const { body, history, message: sent } = judged;
  const offers = offersAt(table);
  const written = await append(table, storage, { seat, at, body, message: sent }, history);
  answer(table.answered.get(answerKey(seat, sent.id))?.answer ?? unavailable);
  tell(table, body, written, offers, telling, by);
}

/** The answer to a message that only asks, or to one of a watcher. */
function answerOf(table: Table, { kind, payload }: Message, shown: Shown): Parameters<Message['answer']>[0] {
  if (kind !== 'legal') return answerWatcher(table, kind, payload);
  const isForm = payload === undefined || (typeof payload === 'object' && payload !== null);
  return isForm ? listLegal(table, shown) : { ok: false, error: 'form' };
}

/** Answers what a socket sends when the turn comes to it; whatever goes wrong, it is answered. */
export function handle(sent: Message, by: TableSocket, shown: Shown, room: Room): void {
  const { kind, payload } = sent;
  const came = performance.now();
  const answer: Message['answer'] = (given) => {
    room.metrics.answered(kind, given, performance.now() - came);
    sent.answer(given);
  };
  const { viewer: seat } = shown;
  const done =
    kind === 'legal' || seat === 'watch'
      ? room.tables.at(shown.table, (table) => answer(answerOf(table, sent, shown)))
      : room.tables.atKnown(shown.table, (table, mayBeOld) =>
          carryOut(table, { seat, kind, payload, by }, answer, room, mayBeOld),
        );
  done.catch((error) => {
    if (!(error instanceof TooBusy)) room.note(error);
    answer(error instanceof TooBusy ? busy : unavailable);
  });
}
