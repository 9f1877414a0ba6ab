import { legalAsSeen, type Player } from '../../engine/index.ts';
import { forcedOrders } from '../../game/history.ts';
import type { Acknowledgement } from '../../wire/messages.ts';
import { type Carrying, carryOut } from '../sockets/handle.ts';
import { actorOf, answerKey, gameOf, type Table } from '../table/table.ts';
import { type Due, isStillDue, type OrderReply, orderReply, type Reply } from './due.ts';
import type { Thought } from './thought.ts';

/** The id of its own offer of a draw, which it makes once in a game, and the one it had once. */
const OWN_DRAW = 'program-draw';
const OWN_DRAW_ONCE = 'program offers a draw';

/** Sends something for a seat in the way of everybody's messages. */
async function send(
  table: Table,
  seat: Player,
  { kind, ...said }: Reply,
  room: Carrying,
  id = `program-${table.next}`,
): Promise<Acknowledgement> {
  const moment = table.timelines[seat].latest;
  const payload = { id, moment, ...said };
  const answers: Acknowledgement[] = [];
  await carryOut(table, { seat, kind, payload }, (answer) => answers.push(answer), room);
  return answers[0] ?? { ok: false, error: 'unavailable' };
}

/** Gives orders up to the first that the rules refuse: what the seat does not see may be other than it was taken for. */
async function give(table: Table, seat: Player, reply: OrderReply, room: Carrying) {
  const { orders } = reply;
  if (orders.length === 0) return false;
  const answer = await send(table, seat, reply, room);
  if (answer.ok) return true;
  const allowed = 'rejection' in answer ? answer.rejection.at : 0;
  if (allowed === 0) return false;
  return (await send(table, seat, { ...reply, orders: orders.slice(0, allowed) }, room)).ok;
}

/** Orders for which nobody has to think: what ends the phase, or else the first that the rules allow. */
function simplest(table: Table): OrderReply {
  const forced = forcedOrders(table.history);
  return orderReply(forced.length > 0 ? forced : legalAsSeen(gameOf(table)).slice(0, 1));
}

/** Offers a draw when the turn has passed to the other, so that it stands while they think. */
async function offerDraw(table: Table, seat: Player, room: Carrying): Promise<void> {
  const isOffered = [OWN_DRAW, OWN_DRAW_ONCE].some((id) => table.answered.has(answerKey(seat, id)));
  if (isOffered || gameOf(table).result || actorOf(table) === seat) return;
  await send(table, seat, { kind: 'offer', what: 'draw' }, room, OWN_DRAW);
}

/** Sends what needs no thought; false if nothing has come of it. */
export async function reply(table: Table, due: Due & { reply: Reply }, room: Carrying): Promise<boolean> {
  const { seat } = due;
  if (due.reply.kind === 'offer') return (await send(table, seat, due.reply, room)).ok;
  return (await give(table, seat, due.reply, room)) || give(table, seat, simplest(table), room);
}

/**
 * Sends what has come of a thought, or what needs none if it came to nothing. False if nothing has come of that either. At a table
 * where something else has happened meanwhile nothing is sent: it comes to its turn again.
 */
export async function replyWith(table: Table, due: Due, thought: Thought | null, room: Carrying): Promise<boolean> {
  if (!isStillDue(table, due)) return true;
  const { seat, offered } = due;
  if (offered === 'draw') {
    const what = thought?.attitude.acceptsDraw ? 'draw' : 'none';
    return (await send(table, seat, { kind: 'offer', what }, room)).ok;
  }
  if (thought?.attitude.concedes) {
    return (await send(table, seat, { kind: 'order', orders: [{ do: 'concede' }] }, room)).ok;
  }
  const isGiven = await give(table, seat, orderReply(thought?.orders ?? []), room);
  if (!isGiven && !(await give(table, seat, simplest(table), room))) return false;
  if (thought?.attitude.offersDraw) await offerDraw(table, seat, room);
  return true;
}
