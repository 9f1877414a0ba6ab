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

/** What became of orders: the answer to them, or that there is none yet. */
export type SendResult = Acknowledgement | 'waiting';

/** What came of the orders that had waited for a connection. */
export interface Settled {
  answers: readonly Acknowledgement[];
  /** So many were not sent, for the position was no longer the one they were given in. */
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
  const without = (id: string) => list.filter((one) => one.id !== id);

  async function settle(one: Unanswered): Promise<Acknowledgement | null> {
    const answer = await send({ id: one.id, moment: one.moment, orders: [...one.orders] });
    if (isOpen(answer)) return null;
    put(without(one.id));
    return answer;
  }

  return {
    /** Those given at a moment that have not been answered, and whether any may have come to the server. */
    unanswered(moment: number): { orders: readonly Order[]; isSent: boolean } {
      const given = list.filter((one) => one.moment === moment);
      return { orders: given.flatMap(({ orders }) => orders), isSent: given.some(({ sent }) => sent) };
    },

    /** The orders that have not been sent. */
    waiting: (): readonly Order[] => list.flatMap(({ sent, orders }) => (sent ? [] : orders)),

    /** Gives orders at a moment; without a connection, and behind others that wait, they wait. */
    async give(orders: readonly Order[], moment: number, connected: boolean): Promise<SendResult> {
      const sent = connected && list.length === 0;
      const one: Unanswered = { id: newId(), moment, orders, sent };
      put([...list, one]);
      return (sent && (await settle(one))) || 'waiting';
    },

    /** After a connection: asks again about what was sent, then sends what waited for this very moment. */
    async settleAll(moment: number): Promise<Settled> {
      const answers: Acknowledgement[] = [];
      for (const one of list.filter(({ sent }) => sent)) {
        const answer = await settle(one);
        if (!answer) return { answers, dropped: 0 };
        answers.push(answer);
      }
      const [first, ...others] = list;
      if (!first) return { answers, dropped: 0 };
      const orders = [first, ...others].flatMap((one) => one.orders);
      if (first.moment !== moment || answers.length > 0) {
        put([]);
        return { answers, dropped: orders.length };
      }
      const all: Unanswered = { ...first, orders, sent: true };
      put([all]);
      const answer = await settle(all);
      return { answers: answer ? [answer] : [], dropped: 0 };
    },

    /** Takes back what has not been sent: all of it, or what was given last. */
    withdraw(what: 'all' | 'last' = 'all'): void {
      const last = list.findLast(({ sent }) => !sent);
      put(list.filter((one) => one.sent || (what === 'last' && one !== last)));
    },
  };
}
