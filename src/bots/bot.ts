import type * as v from 'valibot';
import {
  type Action,
  actionFromSeat,
  apply,
  deciderOf,
  EDITIONS,
  type Game,
  legalAsSeen,
  odds,
  type Player,
} from '../engine/index.ts';
import type { ComputerPlayer, MatchQuestion } from '../matches/computer-player.ts';
import type { SeatKnowledge } from '../opponent/index.ts';
import { rejectionText } from '../words/index.ts';
import {
  BOT_PROTOCOL,
  BotFault,
  type BotHello,
  DrawForm,
  HelloForm,
  LONGEST_BOT_LINE,
  lineToBot,
  MOST_QUESTIONS,
  OrdersAnswerForm,
  readAnswer,
  type ToBot,
} from './forms.ts';
import { openThread } from './thread.ts';

/** For how many milliseconds an answer of a bot is waited for. */
const PATIENCE = 30_000;

/** How long a bot may take to end when its input has ended, and how much later than the bot its thread answers, in milliseconds. */
const GRACE = 1000;
const LATER = 30_000;

/** A bot that is running. */
interface RunningBot {
  hello: BotHello;
  /** Throws what is wrong as a `BotFault`. */
  ask: <T>(say: ToBot, form: v.GenericSchema<unknown, T>) => T;
  /** Ends it, and says first why it has lost its game, if it has. */
  end: (lost?: string) => void;
}

/** Starts a program, without a shell: its words are parted by spaces. It has to say hello, or a `BotFault` is thrown. */
export function startBot(command: string, patience = PATIENCE): RunningBot {
  const words = command.split(/\s+/).filter(Boolean);
  const thread = openThread(new URL('./process-thread.js', import.meta.url), { words, longest: LONGEST_BOT_LINE });
  let isEnded = false;
  const end: RunningBot['end'] = (lost) => {
    if (isEnded) return;
    isEnded = true;
    const line = lost === undefined ? '' : lineToBot({ kind: 'lost', why: lost });
    thread.ask({ line, last: true, milliseconds: GRACE }, GRACE + LATER);
    thread.end();
  };
  const ask: RunningBot['ask'] = (say, form) => {
    const answer = thread.ask({ line: lineToBot(say), milliseconds: patience }, patience + LATER);
    if ('fault' in answer) throw new BotFault(answer.fault);
    return readAnswer(form, String(answer.value));
  };
  try {
    const hello: ToBot = { kind: 'hello', protocol: BOT_PROTOCOL, program: 'DeltaVee', rulings: [...EDITIONS] };
    return { hello: ask(hello, HelloForm), ask, end };
  } catch (fault) {
    end(fault instanceof BotFault ? fault.message : undefined);
    throw fault;
  }
}

/**
 * [R10.0b] The orders of a bot up to the first after which the position may be another than it foresaw: a die has fallen, a
 * decision is due, the turn has passed, or one is refused. Units are those of its view, at every order. The first must be legal.
 */
function foreseenOrders(game: Game, player: Player, orders: readonly Action[]): Action[] {
  const given: Action[] = [];
  let ahead = game;
  for (const order of orders) {
    if (order.player !== player) throw new BotFault(`it gave an order of the other player: ${JSON.stringify(order)}`);
    const { action, asSent } = actionFromSeat(ahead, player, order);
    const outcome = apply(ahead, action);
    if (!outcome.ok) {
      if (given.length > 0) break;
      const { rule } = outcome.rejection;
      const why = rejectionText(asSent(outcome.rejection));
      throw new BotFault(`its order ${JSON.stringify(order)} is refused: ${why} [${rule}]`);
    }
    given.push(action);
    ahead = outcome.game;
    if (ahead.pending || deciderOf(ahead) !== player || ahead.dice.fallen.length > game.dice.fallen.length) break;
  }
  return given;
}

/** The legal orders as a bot wants them, with the odds of the fires among them. */
function legalFor({ wants = [] }: BotHello, game: Game) {
  if (!wants.includes('legal') && !wants.includes('odds')) return {};
  const legal = legalAsSeen(game);
  if (!wants.includes('odds')) return { legal };
  const oddsOf = (order: Action) => {
    const found = order.do === 'fire' ? odds(game, order) : null;
    return found && !('code' in found) ? { ...found } : null;
  };
  return { legal, odds: legal.map(oddsOf) };
}

/** What a bot may use for one answer. */
export interface BotBudget {
  positions?: number | undefined;
  milliseconds?: number;
}

/** A bot in one game. */
export interface SeatedBot {
  name: string;
  /** Orders that can be given one after the other; `game` is what is known in the seat, or more. Throws a `BotFault`. */
  orders: (game: Game, seat: SeatKnowledge, seed: number) => { orders: Action[]; reason?: string };
  /** [R11.0e] Whether it would agree to a draw; one that has not said that it wants to be asked never does. */
  agreesToDraw: (seat: SeatKnowledge) => boolean;
  /** Ends it, and says first why it has lost its game, if it has. */
  end: (lost?: string) => void;
}

/** Starts a bot for one game. */
export function seatBot(command: string, { positions, milliseconds = PATIENCE }: BotBudget = {}): SeatedBot {
  const { hello, ask, end } = startBot(command, milliseconds);
  let asked = 0;
  /** How many events it has been told of. */
  let told = 0;

  /** What every question has, and the number its answer has to have. */
  function questionOf({ scenario, rulings, player, view, events }: SeatKnowledge) {
    asked += 1;
    if (asked > MOST_QUESTIONS) throw new BotFault(`it has been asked ${MOST_QUESTIONS} times in one game`);
    const fresh = events.slice(told);
    told = events.length;
    const budget = { ...(positions !== undefined && { positions }), milliseconds };
    return { number: asked, player, rulings, scenario, view, events: fresh, budget };
  }

  function checkNumber({ number }: { number: number }): void {
    if (number !== asked) throw new BotFault(`it answered question ${number} when ${asked} was asked`);
  }

  return {
    name: hello.name,
    orders(game, seat, seed) {
      const answer = ask({ kind: 'orders', ...questionOf(seat), seed, ...legalFor(hello, game) }, OrdersAnswerForm);
      checkNumber(answer);
      const { reason } = answer;
      return { orders: foreseenOrders(game, seat.player, answer.orders), ...(reason && { reason }) };
    },
    agreesToDraw(seat) {
      if (!hello.wants?.includes('draw')) return false;
      const answer = ask({ kind: 'draw', ...questionOf(seat) }, DrawForm);
      checkNumber(answer);
      return answer.draw;
    },
    end,
  };
}

/** A bot as a player of matches. */
export interface BotPlayer extends ComputerPlayer {
  /** Why it has lost the game that was played last; undefined where it broke nothing. */
  faultOf: (game: Game) => string | undefined;
  dismiss: () => void;
}

/**
 * A program that plays by lines of JSON (docs/bots.md), started anew for every game. One that is late, dies, lies or floods is
 * told why, and gives up that game.
 */
export function botPlayer(command: string, budget: BotBudget = {}): BotPlayer {
  let playing: Game | null = null;
  let seated: SeatedBot | null = null;
  let fault: string | undefined;

  function dismiss(lost?: string): void {
    seated?.end(lost);
    seated = null;
  }

  /** Its answer, or undefined once it has lost the game. */
  function unlessLost<T>(answer: (bot: SeatedBot) => T): T | undefined {
    if (fault !== undefined) return undefined;
    try {
      seated ??= seatBot(command, budget);
      return answer(seated);
    } catch (error) {
      if (!(error instanceof BotFault)) throw error;
      fault = error.message;
      dismiss(fault);
      return undefined;
    }
  }

  function decide({ game, seat: look, seed }: MatchQuestion): Action[] {
    if (game !== playing) {
      dismiss();
      [playing, fault] = [game, undefined];
    }
    const seat = look();
    return unlessLost((bot) => bot.orders(game, seat, seed).orders) ?? [{ player: seat.player, do: 'concede' }];
  }

  return {
    name: command,
    decide,
    offersDraw: (seat) => unlessLost((bot) => bot.agreesToDraw(seat)) ?? false,
    faultOf: (game) => (game === playing ? fault : undefined),
    dismiss,
  };
}
