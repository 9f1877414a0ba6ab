import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type Player, plainLine, plainName } from '../../engine/index.ts';
import type { History } from '../../game/history.ts';
import { type Acknowledgement, type DeclinedOffer, OFFERED } from '../../wire/messages.ts';
import { LINES_TOLD } from '../../wire/names.ts';
import { clockAfter } from './clock.ts';
import { type Effect, type EntryBody, type TableEntry, VIEWERS, type Viewer } from './entry.ts';
import { takenBack, withMoment, withUndo } from './moments.ts';
import { viewFor } from './show.ts';
import { actorOf, answerKey, gameOf, isFull, type OpenOffer, type Table } from './table.ts';

/** The hash of what both seats are shown: one who plays the entries anew comes to the same. */
export const hashOfShown = (one: string, two: string): string =>
  createHash('sha256').update(one).update('\n').update(two).digest('base64url').slice(0, 22);

/** What a viewer is shown now, as text. */
export function shownTo(table: Table, viewer: Viewer): string {
  const known = table.shown.get(viewer);
  if (known !== undefined) return known;
  const shown = JSON.stringify(viewFor(table, gameOf(table), viewer));
  table.shown.set(viewer, shown);
  return shown;
}

/** The hash of a table as it stands. */
export const hashOfTable = (table: Table): string => hashOfShown(shownTo(table, 1), shownTo(table, 2));

/** To which of its moments a viewer is taken back by an entry; nothing for those from whom nothing is taken. */
export type Backs = Partial<Record<Viewer, number>>;

/** What the other is told of a seat that is taken with an invitation of the person who runs the server. */
const TAKEN_ANEW = 'I have taken my seat with a new invitation from the person who runs the server.';

/** The same, where the program has sat there until now. */
const TAKEN_OVER = 'I am here now and play on: until now the program has played for me.';

function sayLine(table: Table, seat: Player, text: string): void {
  table.said.push({ seat, text: plainLine(text) });
  if (table.said.length > LINES_TOLD) table.said.shift();
}

/** What was chosen before there was a rule for texts is told as it would be chosen now. */
type Taken = Extract<EntryBody, { kind: 'taken' }>;

function noteTaken(table: Table, seat: Player, { name, nonce, program }: Taken): void {
  const wasFull = isFull(table);
  const before = table.seats[seat];
  if (before) sayLine(table, seat, before.program ? TAKEN_OVER : TAKEN_ANEW);
  table.seats[seat] = { name: plainName(name), nonce: before?.nonce ?? nonce, ...(program && { program }) };
  if (wasFull || !isFull(table)) return;
  const steps = table.history.steps.length;
  for (const each of [1, 2] as const) table.timelines[each] = withMoment(table.timelines[each], steps, steps);
}

/** Notes what an entry does to the game, and the moments it makes. */
function noteEffect(table: Table, { keep, told = [] }: Effect, after: History): Backs {
  const backs: Backs = {};
  const from = table.history.steps.length;
  for (const viewer of keep === undefined ? [] : VIEWERS) {
    const { timeline, back } = takenBack(table.timelines[viewer], keep ?? from);
    table.timelines[viewer] = timeline;
    if (back !== undefined) backs[viewer] = back;
  }
  table.history = after;
  for (const viewer of told) {
    const timeline = table.timelines[viewer];
    table.timelines[viewer] = keep === undefined ? withMoment(timeline, from, after.steps.length) : withUndo(timeline);
  }
  return backs;
}

/** Whether both seats are told of an entry: what only one of them knows changes nothing that the other sees. */
const isSeenByBoth = ({ told = [] }: Effect): boolean => told.includes(1) && told.includes(2);

type NewOffer = Extract<EntryBody, { kind: 'offer' }> & Pick<OpenOffer, 'what'>;

/** Whether an offer waits for an answer, and neither takes another nor ends it. */
const isNewOffer = (body: Extract<EntryBody, { kind: 'offer' }>): body is NewOffer =>
  v.is(v.picklist(OFFERED), body.what) &&
  body.told === undefined &&
  body.paused === undefined &&
  (body.what !== 'rematch' || body.rematch !== undefined);

/** The offers that stand after an entry. An order that the other does not see leaves them as they are. */
function offersAfter({ offers, history }: Table, seat: Player, body: EntryBody): readonly OpenOffer[] {
  if (body.kind === 'say' || body.kind === 'taken') return offers;
  if (body.kind === 'offer' && isNewOffer(body)) {
    const { kind: _kind, what, ...more } = body;
    return [...offers.filter((offer) => offer.seat !== seat), { seat, what, ...more }];
  }
  if (body.kind === 'offer' || isSeenByBoth(body)) return [];
  if (body.kind === 'order') return offers;
  const most = history.steps.length;
  return offers.map((offer) => (offer.to === undefined ? offer : { ...offer, to: Math.min(offer.to, most) }));
}

/** The offer that stands declined after an entry. An order that the other does not see leaves it as it is. */
function declinedAfter({ offers, declined }: Table, seat: Player, body: EntryBody): DeclinedOffer | null {
  if (body.kind === 'say' || body.kind === 'taken') return declined;
  const other = offers.find((offer) => offer.seat !== seat);
  if (body.kind === 'offer') return body.what === 'none' && other ? { seat: other.seat, what: other.what } : null;
  return isSeenByBoth(body) ? null : declined;
}

/** What an accepted message is answered, now and for ever. */
const answerTo = (table: Table, seat: Player, body: EntryBody): Acknowledgement => ({
  ok: true,
  moment: table.timelines[seat].latest,
  given: body.kind === 'order' ? body.given : 0,
});

/** Notes an entry that has been written down, with the history after it; the only way in which a table changes. */
export function note(table: Table, { seat, at, body, message }: TableEntry, after: History): Backs {
  let backs: Backs = {};
  if (body.kind === 'taken') noteTaken(table, seat, body);
  else if (body.kind === 'say') sayLine(table, seat, body.text);
  else {
    if (after !== table.history) table.shown.clear();
    backs = noteEffect(table, body, after);
  }
  table.declined = declinedAfter(table, seat, body);
  table.offers = offersAfter(table, seat, body);
  const paused = body.kind === 'offer' ? body.paused : undefined;
  table.clock = table.clock && clockAfter(table.clock, at, actorOf(table), paused);
  table.next += 1;
  if (message) {
    const answer = answerTo(table, seat, body);
    table.answered.set(answerKey(seat, message.id), { sent: message.sent, answer });
  }
  return backs;
}
