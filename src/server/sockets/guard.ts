import type { Acknowledgement, MessageError } from '../../wire/messages.ts';
import { LARGEST_MESSAGE, LONGEST_LIST } from '../../wire/names.ts';
import { newAllowance, steadyTime } from '../limits/allowance.ts';
import { isOfShape } from '../limits/shape.ts';
import type { ListedOrders } from '../table/listed.ts';

/** What a socket may send: messages at once and every second, and wrong ones before it is cut off. */
const MESSAGES = { most: 500, perSecond: 250 };
const WRONG = { most: 200, perSecond: 5 };

/** How many orders may be listed for a socket, and how many lines and offers it may have written down. */
const LISTED = { most: 100_000, perSecond: 50_000 };
const WRITTEN = { most: 200, perSecond: 1 };

/** How many messages of a socket may wait for their answers. */
const MOST_WAITING = 64;

/** The names of what a client may send. */
export const KINDS = ['order', 'undo', 'offer', 'say', 'legal'] as const;
export type Kind = (typeof KINDS)[number];

const isKind = (name: unknown): name is Kind => (KINDS as readonly unknown[]).includes(name);

/** Answers a message. */
type Answer = (answer: Acknowledgement | ListedOrders) => void;

/** A message that may be looked at. */
export interface Message {
  kind: Kind;
  payload: unknown;
  answer: Answer;
}

/** Whether a message is small enough, and of a shape that anybody needs. */
const isSmall = (payload: unknown): boolean =>
  isOfShape(payload) && Buffer.byteLength(JSON.stringify(payload) ?? '') <= LARGEST_MESSAGE;

const no = (error: MessageError): Acknowledgement => ({ ok: false, error });

/** Looks through what a socket sends, and cuts it off if it goes on after it was told. */
export function newGuard(cutOff: () => void, time = steadyTime) {
  const messages = newAllowance(MESSAGES, time);
  const wrong = newAllowance(WRONG, time);
  const listed = newAllowance(LISTED, time);
  const written = newAllowance(WRITTEN, time);
  let waiting = 0;

  const blame = () => {
    if (!wrong.take()) cutOff();
  };

  /** Whether there is enough left for a message of its kind. */
  const isAllowed = (kind: unknown): boolean => {
    if (!messages.take() || waiting > MOST_WAITING) return false;
    if (kind === 'legal') return listed.take(LONGEST_LIST);
    return (kind !== 'say' && kind !== 'offer') || written.take();
  };

  /** The answer to a message, at most once; a wrong form counts. */
  const answering = (given: unknown): Answer => {
    const tell = typeof given === 'function' ? (given as Answer) : () => undefined;
    let isAnswered = false;
    return (answer) => {
      if (isAnswered) return;
      isAnswered = true;
      waiting -= 1;
      // As many as may be listed were taken before anything was listed.
      if ('legal' in answer) listed.giveBack(LONGEST_LIST - answer.legal.length);
      tell(answer);
      if ('error' in answer && answer.error === 'form') blame();
    };
  };

  return (packet: readonly unknown[]): Message | null => {
    const [name, ...sent] = packet;
    const last = sent.at(-1);
    const payloads = typeof last === 'function' ? sent.slice(0, -1) : sent;
    waiting += 1;
    const answer = answering(last);
    if (!isAllowed(name)) {
      answer(no('busy'));
      blame();
      return null;
    }
    const [payload] = payloads;
    if (!isKind(name) || payloads.length > 1 || !isSmall(payload)) {
      answer(no('form'));
      return null;
    }
    return { kind: name, payload, answer };
  };
}
