import type { Player } from '../../engine/index.ts';
import { EndKeysForm, InviteForm, type KeysAnswer } from '../../wire/calls.ts';
import { hashOfKey } from '../keys.ts';
import type { SeatRow } from '../storage/schema.ts';
import { canonical } from '../table/canonical.ts';
import { CallFault, forbidden, formOf, wrongForm } from './fault.ts';
import { type Desk, findCredential } from './look.ts';

/** How many keys and invitations a seat may have at a time. */
const MOST_KEYS = 40;

const seatOf = ({ seat }: SeatRow): Player => (seat === 1 ? 1 : 2);

/** `POST /api/tables/T/invite`: an invitation by which another device of the same player gets a key of its own. */
export async function invite(desk: Desk, id: string, body: unknown): Promise<KeysAnswer> {
  const { storage, tables, now } = desk;
  const asked = formOf(InviteForm, body);
  const { key, invitation } = asked;
  if (key === invitation) throw wrongForm('invitation', 'should be another than the key');
  const answer = await tables.at(id, async (): Promise<KeysAnswer> => {
    const own = await findCredential(desk, id, 'key', key);
    if (!own) throw forbidden();
    const [hash, call] = [hashOfKey(invitation), hashOfKey(canonical(asked) ?? '')];
    const { seat } = own;
    const row = { table: id, hash, kind: 'invitation', seat, invitation: null, body: call, until: null } as const;
    const done = await storage.addCredential(row, { by: { hash: own.hash, now: now() }, most: MOST_KEYS });
    if (done === 'ended') throw forbidden();
    if (done === 'too-many') throw new CallFault('too-many', 'This seat has too many keys; end the others first.');
    if (done === 'known' && (await storage.findCredential(id, hash))?.body !== call) {
      throw new CallFault('taken', 'There is something else under this invitation.');
    }
    return { seat: seatOf(own) };
  });
  if (!answer) throw forbidden();
  return answer;
}

/** `POST /api/tables/T/end-keys`: ends all other keys of a seat, and the invitations to it that nobody has used. */
export async function endKeys(desk: Desk, id: string, body: unknown): Promise<KeysAnswer> {
  const { storage, tables, cutOff, now } = desk;
  const { key } = formOf(EndKeysForm, body);
  const answer = await tables.at(id, async (): Promise<KeysAnswer> => {
    const own = await findCredential(desk, id, 'key', key);
    if (!own) throw forbidden();
    // Another of its keys may have ended this one meanwhile.
    if (!(await storage.endOthers(own, now()))) throw forbidden();
    cutOff(id, ({ viewer, hash }) => viewer === own.seat && hash !== own.hash);
    return { seat: seatOf(own) };
  });
  if (!answer) throw forbidden();
  return answer;
}
