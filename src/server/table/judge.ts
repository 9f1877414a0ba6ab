import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { deciderOf, otherPlayer, type Player } from '../../engine/index.ts';
import type { DiceSecret } from '../../game/dice-proof.ts';
import { fullSettings } from '../../game/entries.ts';
import { backTo, type History, play, presentAt } from '../../game/history.ts';
import { countBefore } from '../../game/undo.ts';
import {
  type Acknowledgement,
  type MessageError,
  OfferForm,
  OrdersForm,
  SayForm,
  UndoForm,
} from '../../wire/messages.ts';
import { MessageIdForm, textFault } from '../../wire/names.ts';
import { canonical } from './canonical.ts';
import { isOut } from './clock.ts';
import type { EntryBody } from './entry.ts';
import { momentAt, stepsAfter } from './moments.ts';
import { areOrders, giveOrders, isConcession, playWithDice } from './orders.ts';
import { actorOf, answerKey, diceSecretOf, gameOf, type Table } from './table.ts';

/** What a seat can send that is written down. */
export type SentKind = 'order' | 'undo' | 'offer' | 'say';

/** What is to be written down and what the game comes to, or the answer that changes nothing. */
export type JudgedMessage =
  | { accepted: true; body: EntryBody; history: History; message: { id: string; sent: string } }
  | { accepted: false; answer: Acknowledgement };

/** What the time is, and how much of what runs cannot be claimed yet. */
interface TimeAt {
  now: number;
  untold: number;
}

type Ruled = { body: EntryBody; history: History } | Extract<Acknowledgement, { ok: false }>;

const no = (error: MessageError): Extract<Acknowledgement, { ok: false }> => ({ ok: false, error });

/** Whether the players are still to be heard: both are there, and what the message says of the moment is so. */
function wrongTime(table: Table, seat: Player, moment: number): MessageError | null {
  if (moment !== table.timelines[seat].latest) return 'stale';
  return diceSecretOf(table) === null ? 'not-to-act' : null;
}

function ruleOrders(table: Table, seat: Player, payload: unknown): Ruled {
  const read = v.safeParse(OrdersForm, payload);
  if (!read.success) return no('form');
  const { moment, orders } = read.output;
  const secret = diceSecretOf(table);
  const concedes = isConcession(orders) && secret !== null;
  const early = concedes ? null : (wrongTime(table, seat, moment) ?? notDeciding(table, seat));
  if (early !== null || secret === null) return no(areOrders(orders, seat) ? (early ?? 'not-to-act') : 'form');
  const given = giveOrders(table.history, secret, seat, orders);
  if (!given.ok) return 'error' in given ? no(given.error) : given;
  const actions = given.history.steps.slice(table.history.steps.length).map(({ action }) => action);
  return { body: { kind: 'order', given: given.given, actions }, history: given.history };
}

/** While the clock stands by agreement nobody has anything to decide. */
const notDeciding = (table: Table, seat: Player): MessageError | null =>
  deciderOf(gameOf(table)) === seat && !table.clock?.paused ? null : 'not-to-act';

/** How many steps are left when a seat takes its last list back; null if it may not. */
function leftByUndo({ history, begun }: Table, seat: Player): number | null {
  if (presentAt(history) !== seat) return null;
  const left = countBefore(history, fullSettings({ mode: 'screens' }));
  return left === null || left < begun.steps ? null : left;
}

function ruleUndo(table: Table, seat: Player, payload: unknown): Ruled {
  const read = v.safeParse(UndoForm, payload);
  if (!read.success) return no('form');
  const early = wrongTime(table, seat, read.output.moment) ?? notDeciding(table, seat);
  if (early) return no(early);
  const keep = leftByUndo(table, seat);
  return keep === null ? no('not-to-act') : { body: { kind: 'undo', keep }, history: backTo(table.history, keep) };
}

/** What the other's same offer comes to when it is taken. */
function ruleTaken(table: Table, seat: Player, what: 'draw' | 'take-back', to: number, secret: DiceSecret): Ruled {
  if (what === 'take-back') return { body: { kind: 'offer', what, keep: to }, history: backTo(table.history, to) };
  const action = { player: seat, do: 'agree-draw' } as const;
  const played = playWithDice(table.history, secret, action, false);
  return played.ok ? { body: { kind: 'offer', what, actions: [action] }, history: played.history } : no('not-to-act');
}

/** What both agree on about the clock, and what one of them does about it alone. */
function ruleClock(table: Table, seat: Player, what: 'pause' | 'go-on' | 'claim', { now, untold }: TimeAt): Ruled {
  const { clock, history, offers } = table;
  if (!clock || clock.running === null) return no('not-to-act');
  if (what === 'claim') return isOut(clock, seat, now, untold) ? ruleClaim(table, seat) : no('not-to-act');
  if (what === 'go-on') {
    // Whose time would run decides it: the other could begin while they are away.
    const may = clock.paused && actorOf(table) === seat;
    return may ? { body: { kind: 'offer', what, paused: false }, history } : no('not-to-act');
  }
  if (clock.paused) return no('not-to-act');
  const isTaken = offers.some((offer) => offer.seat !== seat && offer.what === what);
  return { body: { kind: 'offer', what, ...(isTaken && { paused: true }) }, history };
}

/** The other, whose time is out, loses as if they had given up. */
function ruleClaim({ history }: Table, seat: Player): Ruled {
  const action = { player: otherPlayer(seat), do: 'concede' } as const;
  const played = play(history, action);
  if (!played.ok) return no('not-to-act');
  return { body: { kind: 'offer', what: 'claim', actions: [action] }, history: played.history };
}

/** After the end a rematch may be offered, taken, which the other's offer without a table does, and withdrawn. */
function ruleAfterEnd(table: Table, seat: Player, payload: unknown): Ruled {
  const { offers, history } = table;
  const read = v.safeParse(OfferForm, payload);
  const what = read.success ? read.output.what : undefined;
  if (!read.success || (what !== 'rematch' && !(what === 'none' && offers.length > 0))) return no('over');
  const { moment, table: next, invitation } = read.output;
  if ((next === undefined) !== (invitation === undefined)) return no('form');
  if (moment !== table.timelines[seat].latest) return no('stale');
  if (what === 'none') return { body: { kind: 'offer', what }, history };
  if (next !== undefined && invitation !== undefined)
    return { body: { kind: 'offer', what, rematch: { table: next, invitation } }, history };
  const isOffered = offers.some((offer) => offer.seat !== seat);
  return isOffered ? { body: { kind: 'offer', what }, history } : no('not-to-act');
}

function ruleOffer(table: Table, seat: Player, payload: unknown, time: TimeAt): Ruled {
  const read = v.safeParse(OfferForm, payload);
  if (!read.success) return no('form');
  const { what, moment, to } = read.output;
  if (what === 'rematch') return no('form');
  // Time that is out can be claimed whatever has happened meanwhile, as a game can be given up.
  if (what === 'claim') return ruleClock(table, seat, what, time);
  const others = table.offers.find((offer) => offer.seat !== seat && offer.what === what);
  if (what === 'take-back' && to === undefined && !others) return no('form');
  const early = wrongTime(table, seat, moment);
  const secret = diceSecretOf(table);
  if (early || !secret) return no(early ?? 'not-to-act');
  const { history } = table;
  if (what === 'pause' || what === 'go-on') return ruleClock(table, seat, what, time);
  if (what === 'none') return { body: { kind: 'offer', what }, history };
  if (others) return ruleTaken(table, seat, what, others.to ?? 0, secret);
  if (what === 'draw') return { body: { kind: 'offer', what }, history };
  const steps = to === undefined ? undefined : stepsAfter(table.timelines[seat], to);
  if (steps === undefined || to === undefined || to >= table.timelines[seat].latest) return no('not-to-act');
  if (momentAt(table.timelines[seat], steps) === table.timelines[seat].latest) return no('not-to-act');
  return { body: { kind: 'offer', what, to: steps }, history };
}

function ruleSay(table: Table, payload: unknown): Ruled {
  const read = v.safeParse(SayForm, payload);
  return read.success ? { body: { kind: 'say', text: read.output.text }, history: table.history } : no('form');
}

function rule(table: Table, seat: Player, kind: SentKind, payload: unknown, time: TimeAt): Ruled {
  if (kind === 'say') return ruleSay(table, payload);
  if (gameOf(table).result) return kind === 'offer' ? ruleAfterEnd(table, seat, payload) : no('over');
  if (kind === 'order') return ruleOrders(table, seat, payload);
  return kind === 'undo' ? ruleUndo(table, seat, payload) : ruleOffer(table, seat, payload, time);
}

/** How long ids were once, which had no other form. */
const LONGEST_ID = 64;

/** The id of a message; null if it has none that ever was of the form. */
function idOf(payload: unknown): string | null {
  const id = typeof payload === 'object' && payload !== null && 'id' in payload ? payload.id : null;
  return typeof id === 'string' && id !== '' && id.length <= LONGEST_ID ? id : null;
}

/** Whether a message is of the form that all have now, whatever its kind. */
const isSound = (id: string, payload: unknown): boolean => v.is(MessageIdForm, id) && textFault(payload) === null;

/** An id as a database keeps it: what was let through once may have had half a character. */
const asKept = (id: string): string => Buffer.from(id).toString();

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Judges what a seat sends: first its id, under which an accepted message has its answer for ever, then whether the
 * game is over, the form, the moment, whose turn it is, and the rules.
 */
export function judgeMessage(
  table: Table,
  seat: Player,
  kind: SentKind,
  payload: unknown,
  time: TimeAt,
): JudgedMessage {
  const id = idOf(payload);
  const text = id === null ? null : canonical([kind, payload]);
  if (id === null || text === null) return { accepted: false, answer: no('form') };
  const sent = digest(text);
  const before = table.answered.get(answerKey(seat, asKept(id)));
  if (before) return { accepted: false, answer: before.sent === sent ? before.answer : no('form') };
  if (!isSound(id, payload)) return { accepted: false, answer: no('form') };
  const ruled = rule(table, seat, kind, payload, time);
  return 'ok' in ruled ? { accepted: false, answer: ruled } : { accepted: true, ...ruled, message: { id, sent } };
}

/** The answer to a watcher, who has no orders to give. */
export function answerWatcher(table: Table, kind: SentKind, payload: unknown): Acknowledgement {
  const id = idOf(payload);
  if (id === null || !isSound(id, payload)) return no('form');
  return no(gameOf(table).result && kind !== 'say' ? 'over' : 'not-to-act');
}
