import type { Order } from '../../engine/index.ts';
import type { Acknowledgement } from '../../wire/messages.ts';

/** Orders that were given at a moment and have no answer yet. */
export interface Unanswered {
  id: string;
  moment: number;
  orders: readonly Order[];
  /** Whether they may have come to the server. */
  sent: boolean;
}

/** What came of orders that were sent, and of those that had waited behind them. */
export interface Settled {
  answers: readonly Acknowledgement[];
  /** So many were not sent, for the position is not the one they were given for. */
  dropped: number;
}

interface Line {
  /** Sends orders; null if the connection broke before there was an answer. */
  send: (message: { id: string; moment: number; orders: Order[] }) => Promise<Acknowledgement | null>;
  newId: () => string;
  /** Keeps what has no answer, for a page that is loaded again. */
  keep: (list: readonly Unanswered[]) => void;
}

/** Whether nobody knows yet what became of it: the same again will tell. */
const isOpen = (answer: Acknowledgement | null): boolean =>
  answer === null || ('error' in answer && (answer.error === 'unavailable' || answer.error === 'busy'));

/**
 * The orders of a seat on their way to the server. What was sent keeps its id until there is an answer, so that it is
 * played once; what could not be sent waits, and goes only if the position is still the one it was given in.
 */
export function createSending({ send, newId, keep }: Line, kept: readonly Unanswered[] = []) {
  let list = kept;
  const put = (next: readonly Unanswered[]) => {
    list = next;
    keep(list);
  };
  /** So many messages are on their way. */
  let flying = 0;

  async function settle(one: Unanswered): Promise<Acknowledgement | null> {
    flying += 1;
    const answer = await send({ id: one.id, moment: one.moment, orders: [...one.orders] });
    flying -= 1;
    if (isOpen(answer)) return null;
    put(list.filter(({ id }) => id !== one.id));
    return answer;
  }

  /** Sends all that waits as one, for this moment, and then what has come behind it meanwhile. */
  async function sendWaiting(moment: number, answers: readonly Acknowledgement[]): Promise<Settled> {
    const [first, ...others] = list;
    if (!first) return { answers, dropped: 0 };
    const all = { ...first, moment, orders: [first, ...others].flatMap(({ orders }) => orders), sent: true };
    put([all]);
    const answer = await settle(all);
    return answer ? goOn([...answers, answer]) : { answers, dropped: 0 };
  }

  /** What waits behind an answer was given for the position after it: it goes only if that has come about. */
  function goOn(answers: readonly Acknowledgement[]): Settled | Promise<Settled> {
    const last = answers.at(-1);
    if (!last || list.some(({ sent }) => sent)) return { answers, dropped: 0 };
    if (last.ok) return sendWaiting(last.moment, answers);
    const dropped = list.flatMap(({ orders }) => orders).length;
    put([]);
    return { answers, dropped };
  }

  return {
    /** Those given at a moment that have not been answered, and whether any may have come to the server. */
    unanswered(moment: number): { orders: readonly Order[]; isSent: boolean } {
      const given = list.filter((one) => one.moment === moment);
      return { orders: given.flatMap(({ orders }) => orders), isSent: given.some(({ sent }) => sent) };
    },

    /** The orders that have not been sent. */
    waiting: (): readonly Order[] => list.flatMap(({ sent, orders }) => (sent ? [] : orders)),

    /** Whether something has no answer, and nothing is on its way that may bring one. */
    isStuck: (): boolean => flying === 0 && list.length > 0,

    /** Gives orders at a moment; without a connection, and behind others without an answer, they wait, and null comes back. */
    async give(orders: readonly Order[], moment: number, connected: boolean): Promise<Settled | null> {
      const sent = connected && list.length === 0;
      const one: Unanswered = { id: newId(), moment, orders, sent };
      put([...list, one]);
      const answer = sent ? await settle(one) : null;
      return answer && goOn([answer]);
    },

    /** Asks again about what was sent, as after a connection, then sends what waited for this very moment. */
    async settleAll(moment: number): Promise<Settled> {
      const answers: Acknowledgement[] = [];
      for (const one of list.filter(({ sent }) => sent)) {
        const answer = await settle(one);
        if (!answer) return { answers, dropped: 0 };
        answers.push(answer);
      }
      if (answers.length > 0) return goOn(answers);
      const [first] = list;
      if (!first || first.moment === moment) return sendWaiting(moment, []);
      const dropped = list.flatMap(({ orders }) => orders).length;
      put([]);
      return { answers, dropped };
    },

    /** Takes back what has not been sent: all of it, or what was given last. */
    withdraw(what: 'all' | 'last' = 'all'): void {
      const last = list.findLast(({ sent }) => !sent);
      put(list.filter((one) => one.sent || (what === 'last' && one !== last)));
    },
  };
}
