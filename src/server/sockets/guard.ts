import type { Order } from '../../engine/index.ts';
import type { Acknowledgement, MessageError } from '../../wire/messages.ts';
import { LARGEST_MESSAGE } from '../../wire/names.ts';
import { newAllowance } from './allowance.ts';

/** What a socket may send: messages at once and every second, and wrong ones before it is cut off. */
const MESSAGES = { most: 2000, perSecond: 1000 };
const WRONG = { most: 200, perSecond: 5 };

/** How many orders may be listed for a socket: of a battle with many ships one list has tens of thousands. */
const LISTED = { most: 400_000, perSecond: 200_000 };

/** How many messages of a socket may wait for their answers. */
const MOST_WAITING = 64;

/** The names of what a client may send. */
export const KINDS = ['order', 'undo', 'offer', 'say', 'legal'] as const;
export type Kind = (typeof KINDS)[number];

const isKind = (name: unknown): name is Kind => (KINDS as readonly unknown[]).includes(name);

/** Answers a message. */
type Answer = (answer: Acknowledgement | { legal: readonly Order[] }) => void;

/** A message that may be looked at. */
export interface Message {
  kind: Kind;
  payload: unknown;
  answer: Answer;
}

/** Whether a message is small enough; one that lies too deep to be written is not. */
function isSmall(payload: unknown): boolean {
  try {
    return Buffer.byteLength(JSON.stringify(payload) ?? '') <= LARGEST_MESSAGE;
  } catch {
    return false;
  }
}

const no = (error: MessageError): Acknowledgement => ({ ok: false, error });

/** Looks through what a socket sends, and cuts it off if it goes on after it was told. */
export function newGuard(cutOff: () => void) {
  const messages = newAllowance(MESSAGES.most, MESSAGES.perSecond);
  const wrong = newAllowance(WRONG.most, WRONG.perSecond);
  const listed = newAllowance(LISTED.most, LISTED.perSecond);
  let waiting = 0;

  const blame = () => {
    if (!wrong.take()) cutOff();
  };

  /** The answer to a message, at most once; a wrong form counts. */
  const answering = (given: unknown): Answer => {
    const tell = typeof given === 'function' ? (given as Answer) : () => undefined;
    let isAnswered = false;
    return (answer) => {
      if (isAnswered) return;
      isAnswered = true;
      waiting -= 1;
      const isAllowed = !('legal' in answer) || listed.take(answer.legal.length);
      tell(isAllowed ? answer : no('busy'));
      if (!isAllowed || ('error' in answer && answer.error === 'form')) blame();
    };
  };

  return (packet: readonly unknown[]): Message | null => {
    const [name, ...sent] = packet;
    const last = sent.at(-1);
    const payloads = typeof last === 'function' ? sent.slice(0, -1) : sent;
    waiting += 1;
    const answer = answering(last);
    if (!messages.take() || waiting > MOST_WAITING) {
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
