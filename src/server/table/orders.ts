import * as v from 'valibot';
import { type Action, ActionForm, actionFromSeat, type Player, type Rejection } from '../../engine/index.ts';
import { type DiceSecret, dieOf } from '../../game/dice-proof.ts';
import { emptyPhaseEnd } from '../../game/empty-phase.ts';
import { gameAt, type History, NO_DIE, type Played, play, withDice } from '../../game/history.ts';
import { endsList } from '../../game/undo.ts';
import type { WireRejection } from '../../wire/messages.ts';

/** How many dice lie ready for an order, and how many are laid down at a time. */
const READY = 32;
const AT_A_TIME = 64;

/** [R1.0a] The history with at least so many dice of the table ready to fall. */
export function withSecretDice(history: History, secret: DiceSecret, ready = READY): History {
  const { fallen, given } = gameAt(history).dice;
  if (given.length - fallen.length >= ready) return history;
  const dice = Array.from({ length: Math.max(ready, AT_A_TIME) }, (_, next) => dieOf(secret, fallen.length + next));
  return withDice(history, dice, []);
}

/** Plays an action with the dice of the table, however many it needs. */
export function playWithDice(history: History, secret: DiceSecret, action: Action, joined: boolean): Played {
  for (let ready = READY; ; ready *= 4) {
    const played = play(withSecretDice(history, secret, ready), action, joined);
    if (played.ok || played.rejection.code !== NO_DIE) return played;
  }
}

/** How many empty phases are ended in one go: a battle in which nobody has anything in play has no others. */
const MOST_PHASES = 60;

/** [3.0] The history after the phases that are empty by what both players know; they are given with the order before. */
function withoutEmptyPhases(history: History, secret: DiceSecret): History {
  let after = history;
  for (let ended = 0; ended < MOST_PHASES; ended += 1) {
    const end = emptyPhaseEnd(gameAt(after));
    const played = end && playWithDice(after, secret, end, true);
    if (!played?.ok) return after;
    after = played.history;
  }
  return after;
}

/** The orders that end the game or pass the turn, whatever the game. */
const ENDING: readonly (string | undefined)[] = ['end-phase', 'ready', 'concede'] satisfies Action['do'][];

/** Whether nothing after an order is looked at: it ended its phase, or what follows would be given unseeing. */
const isLast = (history: History, from: number): boolean =>
  ENDING.includes(history.steps[from]?.action.do) || history.steps.length > from + 1 || endsList(history, from);

/** An order of a seat as an action; null if it is not of the form. Who gives it is not believed the client. */
function readOrder(sent: unknown, player: Player): Action | null {
  if (typeof sent !== 'object' || sent === null || Object.hasOwn(sent, 'player')) return null;
  const read = v.safeParse(ActionForm, { ...sent, player });
  // A draw needs two who want it.
  return read.success && read.output.do !== 'agree-draw' ? read.output : null;
}

/** Whether the orders of a list are of the form, up to one after which nothing is looked at. */
export function areOrders(orders: readonly unknown[], player: Player): boolean {
  for (const sent of orders) {
    const action = readOrder(sent, player);
    if (!action || ENDING.includes(action.do)) return action !== null;
  }
  return true;
}

/** Whether a list begins with giving up, which a player may at any time. */
export const isConcession = ([first]: readonly unknown[]): boolean =>
  typeof first === 'object' && first !== null && 'do' in first && first.do === 'concede';

/** What a list of orders came to: the history after it and how many were given, or why it is refused as a whole. */
export type OrdersResult =
  | { ok: true; history: History; given: number }
  | { ok: false; error: 'form' }
  | { ok: false; rejection: WireRejection };

const refusal = ({ rule, code, params }: Rejection, at: number): OrdersResult => ({
  ok: false,
  rejection: { rule, code, params, at },
});

/** Gives the orders of a list one after the other, to the first after which the rest would have been given unseeing. */
export function giveOrders(start: History, secret: DiceSecret, seat: Player, orders: readonly unknown[]): OrdersResult {
  let history = start;
  for (const [at, sent] of orders.entries()) {
    const action = readOrder(sent, seat);
    if (!action) return { ok: false, error: 'form' };
    const from = history.steps.length;
    const known = actionFromSeat(gameAt(history), seat, action);
    const played = playWithDice(history, secret, known.action, at > 0);
    if (!played.ok) return refusal(known.asSent(played.rejection), at);
    history = withoutEmptyPhases(played.history, secret);
    if (isLast(history, from)) return { ok: true, history, given: at + 1 };
  }
  return { ok: true, history, given: orders.length };
}
