import { type Action, type Order, PLAYERS, type Player, type ProgramSeat } from '../../engine/index.ts';
import { isForced } from '../../game/handover.ts';
import { forcedOrders } from '../../game/history.ts';
import { programQuestion, seatFor } from '../../game/question.ts';
import type { Offered } from '../../wire/messages.ts';
import { actorOf, gameOf, isFull, type Table } from '../table/table.ts';
import type { Matter } from './thought.ts';

/** What the program sends for its seat, as anybody would. */
export interface OrderReply {
  kind: 'order';
  orders: readonly Order[];
}
export type Reply = OrderReply | { kind: 'offer'; what: 'draw' | 'pause' | 'none' };

/** What is due of the program at a table as it stands: something that needs no thought, or something to think about. */
export type Due = { seat: Player; moment: number; offered: Offered | null } & ({ reply: Reply } | { matter: Matter });

/** The seat of the program at a table; null where people sit at both, or one is still free. */
function programAt(table: Table): { seat: Player; program: ProgramSeat } | null {
  if (!isFull(table)) return null;
  for (const seat of PLAYERS) {
    const program = table.seats[seat]?.program;
    if (program) return { seat, program };
  }
  return null;
}

const withoutPlayer = ({ player: _player, ...order }: Action): Order => order;

/** Orders as they are sent. */
export const orderReply = (orders: readonly Action[]): OrderReply => ({
  kind: 'order',
  orders: orders.map(withoutPlayer),
});

/** What the other has offered the seat and waits for an answer to. */
const offeredTo = ({ offers }: Table, seat: Player): Offered | null =>
  offers.find((offer) => offer.seat !== seat)?.what ?? null;

/** Whether the program has to say or to do something at a table. */
export function isDue(table: Table): boolean {
  const at = programAt(table);
  return at !== null && (offeredTo(table, at.seat) !== null || isToDecide(table, at.seat));
}

const isToDecide = (table: Table, seat: Player): boolean => actorOf(table) === seat && !table.clock?.paused;

/**
 * The answer to an offer that needs no thought. A pause is taken while it is the other's turn, who can end it. Nothing is
 * taken back: the dice that fell are known. A rematch is a new table, at which the program sits down itself.
 */
function replyTo(table: Table, seat: Player, offered: Offered | null): Reply | null {
  if (offered === null || offered === 'draw') return null;
  const takes = offered === 'pause' && actorOf(table) !== seat;
  return { kind: 'offer', what: takes ? 'pause' : 'none' };
}

/** What is due of the program at a table now; null if nothing is. */
export function dueAt(table: Table): Due | null {
  const at = programAt(table);
  if (!at || !isDue(table)) return null;
  const { seat, program } = at;
  const { history } = table;
  const offered = offeredTo(table, seat);
  const due = { seat, moment: table.timelines[seat].latest, offered };
  const reply = replyTo(table, seat, offered);
  if (reply) return { ...due, reply };
  if (offered === 'draw') return { ...due, matter: { seat: seatFor(history, seat), question: null } };
  const forced = isForced(gameOf(table)) ? forcedOrders(history) : [];
  if (forced.length > 0) return { ...due, reply: orderReply(forced) };
  const question = programQuestion(history, seat, program);
  return { ...due, matter: { seat: question.seat, question } };
}

/** Whether what was thought about is still asked. An order answers an offer that has come meanwhile, as it does of anybody. */
export const isStillDue = (table: Table, { seat, moment, offered }: Due): boolean =>
  programAt(table)?.seat === seat &&
  table.timelines[seat].latest === moment &&
  (offered === null ? isToDecide(table, seat) : offeredTo(table, seat) === offered);
