import { ConfirmMailForm, EndMailForm, type KeysAnswer, MailForm } from '../../wire/calls.ts';
import { hashOfKey } from '../keys.ts';
import type { MailRow } from '../storage/schema.ts';
import { CallFault, forbidden, formOf } from './fault.ts';
import { type Desk, findCredential } from './look.ts';

/** How many mails may ask one address whether it wants any, and in which time, in milliseconds. */
const MOST_ASKED = 3;
export const ASKED_WITHIN = 24 * 3600 * 1000;

/**
 * The box in which what is sent to an address lies, as far as addresses tell: it does not matter how large its letters are, nor
 * what stands behind a plus.
 */
function boxOf(address: string): string {
  const folded = address.normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  return folded.slice(0, at).replace(/(?<!^)\+.*$/, '') + folded.slice(at);
}

const postOf = ({ post }: Desk) => {
  if (!post) throw new CallFault('not-found', 'This server sends no mails.');
  return post;
};

const answerFor = ({ seat }: Pick<MailRow, 'seat'>): KeysAnswer => ({ seat: seat === 1 ? 1 : 2 });

/** `GET /api/mail`: whether this server sends mails. */
export function tellMail(desk: Desk): { mail: true } {
  postOf(desk);
  return { mail: true };
}

/** `POST /api/tables/T/mail`: mails are wanted at an address, whose owner is asked first. */
export async function askMail(desk: Desk, id: string, body: unknown): Promise<KeysAnswer> {
  const post = postOf(desk);
  const { key, address } = formOf(MailForm, body);
  const own = await findCredential(desk, id, 'key', key);
  if (!own) throw forbidden();
  const { storage, now } = desk;
  const limit = { now: now(), since: now() - ASKED_WITHIN, most: MOST_ASKED };
  if (!(await storage.mayAsk(hashOfKey(boxOf(address)), limit)))
    throw new CallFault('too-many', 'This address has been asked often enough today.');
  const answer = answerFor(own);
  await post.ask(own, address);
  return answer;
}

/** `POST /api/tables/T/mail/confirm`: the owner of the address wants mails. */
export async function confirmMail({ storage, now }: Desk, id: string, body: unknown): Promise<KeysAnswer> {
  const row = await storage.confirmMail(id, formOf(ConfirmMailForm, body).word, now());
  if (!row) throw forbidden();
  return answerFor(row);
}

/** `POST /api/tables/T/mail/end`: they want none any more, or a seat none to anybody; what was known of them is gone. */
export async function endMail(desk: Desk, id: string, body: unknown): Promise<KeysAnswer> {
  const words = formOf(EndMailForm, body);
  const { storage } = desk;
  const own =
    'key' in words ? await findCredential(desk, id, 'key', words.key) : await storage.findMail(id, words.word);
  if (!own) throw forbidden();
  await storage.endMails(id, own.seat);
  return answerFor(own);
}
