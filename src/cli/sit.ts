import { randomBytes, randomInt } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { type SeatedBot, seatBot } from '../bots/bot.ts';
import { BotFault } from '../bots/forms.ts';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameResult,
  gameFromView,
  NEWEST_EDITION,
  nothingSeen,
  type Order,
  otherPlayer,
  plainName,
  RECORD_LIMITS,
  type Scenario,
  witness,
} from '../engine/index.ts';
import type { SeatKnowledge } from '../opponent/index.ts';
import { findScenario } from '../scenarios/index.ts';
import { AcknowledgementForm, MomentMessageForm, OffersForm, PresentForm, SeatAnswerForm } from '../wire/answers.ts';
import type { Acknowledgement, MomentMessage, PresentMessage, StandingOffer } from '../wire/messages.ts';
import { SOCKET_PATH, TableIdForm } from '../wire/names.ts';
import { malformed, print, UsageError } from './output.ts';

/** For how many milliseconds the bot may think: a server takes one that is silent for longer than 20 seconds to be gone. */
const MILLISECONDS = 15_000;
/** How long after an answer that says `busy` something is sent again, and how long an answer is waited for, in milliseconds. */
const PAUSE = 2000;
const PATIENCE = 15_000;

/** What the other player reads behind the name of the bot. */
const PROGRAM = ' (a program)';

/** No die falls in a game that is only known. */
const ANY_SEED = 1;

/** The table of an invitation's link without its last word, which nobody else on this machine may read. */
function tableIn(link: string): { origin: string; table: string } {
  const [, origin, table, secret] = /^(https?:\/\/[^/#]+)[^#]*#\/(?:take|table)\/([^/]+)\/?(.*)$/.exec(link) ?? [];
  if (secret) throw new UsageError('the invitation stands in the call, where others can read it: give it by --key');
  if (!origin || !v.is(TableIdForm, table))
    throw new UsageError('sit needs the link of a table, as https://…/#/take/TABLE');
  return { origin, table };
}

async function post(address: string, body: object) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(address, init).catch(() => {
    throw malformed(`there is no server at ${address}`);
  });
  const told: unknown = await answer.json().catch(() => null);
  return { ok: answer.ok, status: answer.status, told };
}

const FaultForm = v.object({ message: v.string() });

/** The key of the seat: the word itself, or a new one for which it is the invitation. */
async function keyFor(at: string, word: string, name: string): Promise<string> {
  if ((await post(`${at}/look`, { key: word })).ok) return word;
  const key = randomBytes(24).toString('base64url');
  const taken = await post(`${at}/take`, { invitation: word, key, name, nonce: randomBytes(16).toString('hex') });
  if (!taken.ok || !v.is(SeatAnswerForm, taken.told)) {
    throw malformed(`the seat is not to be had: ${v.is(FaultForm, taken.told) ? taken.told.message : taken.status}`);
  }
  return key;
}

/** What the seat knows, as the server tells it. */
function openKnowledge({ scenario: named, settings, seat }: PresentMessage) {
  const scenario: Scenario | undefined = typeof named === 'string' ? findScenario(named) : named;
  if (!scenario || seat === null) throw malformed('the server tells of no seat or scenario that is known here');
  let heard: { moment: number; events: GameEvent[] }[] = [];
  return {
    /** Takes in a message; what came after the moment `back` was taken back. */
    hear({ moment, events }: Told, back: number | null | undefined): void {
      if (back !== undefined) heard = heard.filter((one) => back !== null && one.moment <= back);
      heard.push({ moment, events });
    },
    since: () => heard.at(-1)?.moment,
    seatAt: ({ view }: Told): SeatKnowledge => ({
      scenario,
      rulings: settings.rulings ?? NEWEST_EDITION,
      player: seat,
      view,
      events: heard.flatMap(({ events }) => events),
    }),
  };
}

/** A position as the server tells it. */
type Told = Pick<MomentMessage, 'moment' | 'view' | 'events' | 'toAct'>;

/** [R10.0b] A game in which all is as the seat knows it, and nothing is guessed beyond that. */
const gameAsKnown = (seat: SeatKnowledge): Game =>
  gameFromView(
    { ...seat, seen: witness(nothingSeen(seat.scenario), seat.events) },
    { missiles: {}, ships: {} },
    ANY_SEED,
  );

/** Sends something until it is answered by anything but that the server is busy; null once the socket is closed. */
async function send(socket: Socket, kind: string, message: object): Promise<Acknowledgement | null> {
  const sent = { id: randomBytes(12).toString('base64url'), ...message };
  while (socket.active) {
    const answer = socket.connected
      ? await socket
          .timeout(PATIENCE)
          .emitWithAck(kind, sent)
          .catch(() => null)
      : null;
    const read = v.safeParse(AcknowledgementForm, answer);
    const isBusy = read.success && 'error' in read.output && ['busy', 'unavailable'].includes(read.output.error);
    if (read.success && !isBusy) return read.output;
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  return null;
}

const withoutPlayer = ({ player: _, ...order }: Action): Order => order;

/** Plays the game at a table to its end. Resolves to what became of it. */
function playAt(socket: Socket, first: PresentMessage, bot: SeatedBot, since: { moment?: number | undefined }) {
  const known = openKnowledge(first);
  let latest: Told = first;
  let offers: readonly StandingOffer[] = first.offers;
  let isBusy = false;
  let turnAsked = first.view.turn;
  return new Promise<GameResult>((resolve, reject) => {
    const seat = () => known.seatAt(latest);
    const offer = (what: 'draw' | 'none') => send(socket, 'offer', { what, moment: latest.moment });

    /** Whatever is due: an offer to be answered, orders, or once in a Game-Turn an offer of its own. False if nothing is. */
    async function act(): Promise<boolean> {
      const { view, toAct, moment } = latest;
      const offered = offers.find((one) => one.seat !== first.seat);
      if (offered) {
        offers = [];
        await offer(offered.what === 'draw' && bot.agreesToDraw(seat()) ? 'draw' : 'none');
      } else if (toAct) {
        const { orders, reason } = bot.orders(gameAsKnown(seat()), seat(), randomInt(2 ** 31));
        if (reason) process.stderr.write(`${reason}\n`);
        const answer = await send(socket, 'order', { moment, orders: orders.map(withoutPlayer) });
        if (answer && !answer.ok && 'rejection' in answer) throw new BotFault('its order is refused by the server');
        // What has come of the orders is told in a moment of its own, which may be there already.
        if (latest.moment === moment) return false;
      } else if (view.turn > turnAsked) {
        turnAsked = view.turn;
        if (bot.agreesToDraw(seat())) await offer('draw');
      } else return false;
      return true;
    }

    async function look(): Promise<void> {
      if (isBusy) return;
      isBusy = true;
      try {
        do if (latest.view.result) return resolve(latest.view.result);
        while (await act());
      } catch (error) {
        if (!(error instanceof BotFault)) return reject(error);
        bot.end(error.message);
        process.stderr.write(`the bot has lost the game: ${error.message}\n`);
        await send(socket, 'order', { moment: latest.moment, orders: [{ do: 'concede' }] });
        resolve({ winner: otherPlayer(first.seat ?? 1), reason: 'conceded' });
      } finally {
        isBusy = false;
      }
    }

    function hear(message: Told, back: number | null | undefined): void {
      latest = message;
      known.hear(message, back);
      since.moment = message.moment;
      void look();
    }
    /** Hears what has the form that was agreed upon. */
    const on = <T>(name: string, form: v.GenericSchema<unknown, unknown>, heard: (message: T) => void) =>
      socket.on(name, (message: unknown) => {
        if (v.is(form, message)) heard(message as T);
      });
    on<PresentMessage>('present', PresentForm, (message) => {
      offers = message.offers;
      hear(message, message.back);
    });
    on<MomentMessage>('moment', MomentMessageForm, (message) => hear(message, message.back));
    on<StandingOffer[]>('offered', OffersForm, (standing) => {
      offers = standing;
      void look();
    });
    hear(first, null);
  });
}

/** Comes to the table of a key: resolves to what the server shows first. */
const come = (socket: Socket): Promise<PresentMessage> =>
  new Promise((resolve, reject) => {
    socket.once('present', (message: unknown) =>
      v.is(PresentForm, message)
        ? resolve(message as PresentMessage)
        : reject(malformed('the server speaks otherwise')),
    );
    socket.once('connect_error', ({ message }) => reject(malformed(`the table is not to be reached: ${message}`)));
  });

/** Has a bot sit down at a table of two screens and play there; the other player reads that it is a program. */
export async function sit(link: string, command: string, word: string): Promise<number> {
  const { origin, table } = tableIn(link);
  let bot: SeatedBot;
  try {
    bot = seatBot(command, { milliseconds: MILLISECONDS });
  } catch (error) {
    throw error instanceof BotFault ? malformed(`the bot cannot play: ${error.message}`) : error;
  }
  const since: { moment?: number | undefined } = {};
  let socket: Socket | null = null;
  try {
    const name = plainName(`${[...bot.name].slice(0, RECORD_LIMITS.name - PROGRAM.length).join('')}${PROGRAM}`);
    // A link that was copied whole has the word at its end.
    const key = await keyFor(`${origin}/api/tables/${table}`, word.trim().split('/').at(-1) ?? '', name);
    socket = io(origin, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth: (give) => give({ table, key, since: since.moment ?? null }),
      reconnectionDelayMax: PAUSE,
    });
    const first = await come(socket);
    print({ ok: true, seat: first.seat, key });
    // It listens from now on: what is told while it says who it is would be lost.
    const played = playAt(socket, first, bot, since);
    await send(socket, 'say', { id: 'a-program-sits-here', text: `A program plays this seat: ${bot.name}.` });
    print({ ok: true, result: await played });
    return 0;
  } finally {
    socket?.close();
    bot.end();
  }
}
