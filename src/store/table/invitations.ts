import { type GameRecord, otherPlayer, type Player, type Rank } from '../../engine/index.ts';
import type { ClockTerms } from '../../wire/calls.ts';
import { randomNumbers } from '../device/random.ts';
import { askKeys, askProgramToPlay, type Called, lookAt, makeTable, takeSeat } from './calls.ts';
import { changeTable, keepTable, type MyTable } from './my-tables.ts';

/** Random bytes, as text in the alphabet of addresses. */
function words(bytes: number): string {
  const drawn = new Uint8Array(randomNumbers(bytes / 4).buffer);
  const text = btoa(String.fromCharCode(...drawn));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const newKey = (): string => words(20);
const newNonce = (): string => [...randomNumbers(4)].map((n) => n.toString(16).padStart(8, '0')).join('');

/** Which side the player who begins a game takes: one of the two, one by chance, or the one that the other leaves. */
export type OwnSide = Player | 'chance' | 'left';

/** What a game on two screens is begun with. */
export interface NewScreensGame {
  record: GameRecord;
  title: string;
  side: OwnSide;
  /** It is the first of two games with the sides changed. */
  isPair?: boolean;
  /** How time is counted; without it, it is not. */
  clock?: ClockTerms | null;
  /** It waits for anybody to come; not where the other chooses a side. */
  open?: boolean;
  /** How well the program plays the other side until somebody comes with the link; not where the other chooses a side. */
  program?: Rank | null;
  name: string;
}

const byChance = (): Player => ((randomNumbers(1)[0] ?? 0) % 2 === 0 ? 1 : 2);

const kept = async (mine: MyTable): Promise<Called<MyTable>> => {
  await keepTable(mine);
  return { ok: true, value: mine };
};

/** Makes a table on the server and sits down at it; it is kept here before the other could come. */
export async function beginScreens(asked: NewScreensGame): Promise<Called<MyTable>> {
  const { title, side, name, isPair, clock, open, program } = asked;
  const [table, watch, invitation] = [words(12), newKey(), newKey()];
  const pair = isPair && { pair: { table, game: 1 as const } };
  const record = { ...asked.record, table: { ...asked.record.table, ...pair } };
  const timed = clock ? { clock } : {};
  const listed = open ? { open } : {};
  const stoodIn = program ? { program } : {};
  const about = { table, title, watch, created: Date.now(), unanswered: [] };
  if (side === 'left') {
    const invitations = { 1: invitation, 2: newKey() };
    const made = await makeTable({ table, record, watch, ...timed, seat: null, invitations });
    if (!made.ok) return made;
    const { commitment } = made.value;
    return kept({ ...about, key: null, seat: null, commitment, choice: { ...invitations, name } });
  }
  const seat = side === 'chance' ? byChance() : side;
  const key = newKey();
  const common = { table, record, watch, key, name, nonce: newNonce(), ...timed, ...listed, ...stoodIn };
  const made = await makeTable(
    seat === 1
      ? { ...common, seat, invitations: { 2: invitation } }
      : { ...common, seat, invitations: { 1: invitation } },
  );
  return made.ok ? kept({ ...about, ...listed, key, seat, invitation, commitment: made.value.commitment }) : made;
}

/** A seat that can be taken, and what was seen of its table before. */
export interface FreeSeat {
  table: string;
  invitation: string;
  title: string;
  commitment: string;
}

/** What was sent for a seat: an answer that was lost is asked for again with the same. */
const sent = new Map<string, Parameters<typeof takeSeat>[1]>();

/** Sits down at a table with an invitation; the nonce is drawn now that the fingerprint of the dice is known. */
export async function sitDown(free: FreeSeat, name: string): Promise<Called<MyTable>> {
  const { table, invitation, title, commitment } = free;
  const body = sent.get(invitation) ?? { invitation, key: newKey(), name, nonce: newNonce() };
  sent.set(invitation, body);
  const taken = await takeSeat(table, body);
  if (!taken.ok) return taken;
  const { seat } = taken.value;
  if (seat === null) return { ok: false, why: 'unreachable' };
  return kept({ table, key: body.key, seat, title, created: Date.now(), commitment, unanswered: [] });
}

/** Anybody who let the other choose a side sits down at the one that is left; null as long as nobody has chosen. */
export async function takeWhatIsLeft(mine: MyTable): Promise<Called<MyTable> | null> {
  const { table, choice, watch } = mine;
  if (!choice) return null;
  const seen = await lookAt(table, { invitation: choice[1] });
  if (!seen.ok) return seen;
  const { taken } = seen.value;
  if (taken[1] === taken[2]) return null;
  const invitation = choice[otherPlayer(taken[1] ? 1 : 2)];
  const seated = await sitDown({ ...mine, invitation }, choice.name);
  return seated.ok ? kept({ ...seated.value, ...(watch && { watch }) }) : seated;
}

/** An invitation of one's own seat, for another device; it becomes one more key, once. */
export async function inviteMyDevice(table: string, key: string): Promise<Called<string>> {
  const invitation = newKey();
  const invited = await askKeys(table, 'invite', { key, invitation });
  return invited.ok ? { ok: true, value: invitation } : invited;
}

/** The table no longer waits for anybody to come: its link stays good. */
export async function takeOffList({ table, key }: MyTable): Promise<boolean> {
  const done = key !== null && (await askKeys(table, 'unlist', { key })).ok;
  if (done) await changeTable(table, { open: false }).catch(() => undefined);
  return done;
}

/** The program plays the other side until somebody comes with the link. */
export async function letProgramPlay({ table, key }: MyTable, rank: Rank): Promise<boolean> {
  const done = key !== null && (await askProgramToPlay(table, { key, rank })).ok;
  if (done) await changeTable(table, { open: false }).catch(() => undefined);
  return done;
}

/** From now on only this key opens the seat. */
export const endOtherKeys = (table: string, key: string) => askKeys(table, 'end-keys', { key });
