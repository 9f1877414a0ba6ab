import { type GameRecord, otherPlayer, type Player, type Scenario } from '../../engine/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { randomNumbers } from '../device/random.ts';
import { type Called, makeTable, takeSeat } from './calls.ts';
import { keepTable, type MyTable } from './my-tables.ts';

/** So many random bytes in the alphabet of addresses. */
function words(bytes: number): string {
  const drawn = new Uint8Array(randomNumbers(bytes / 4).buffer);
  const text = btoa(String.fromCharCode(...drawn));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const newKey = (): string => words(20);
const newNonce = (): string => [...randomNumbers(4)].map((n) => n.toString(16).padStart(8, '0')).join('');

/** What a game on two screens is begun with. */
export interface NewScreens {
  scenario: Scenario;
  title: string;
  /** Which side whoever begins it takes; null lets chance decide. */
  seat: Player | null;
  logs: 'closed' | 'open';
  name: string;
}

function recordOf({ scenario, logs }: NewScreens): GameRecord {
  const named = findScenario(scenario.id) === scenario;
  return {
    format: 'deltavee-record',
    version: 1,
    scenario: named ? scenario.id : scenario,
    dice: { rolls: [] },
    actions: [],
    table: { mode: 'screens', logs },
  };
}

/** Makes a table on the server and sits down at it; it is kept here before the other could come. */
export async function beginScreens(asked: NewScreens): Promise<Called<MyTable>> {
  const seat = asked.seat ?? ((((randomNumbers(1)[0] ?? 0) % 2) + 1) as Player);
  const [table, key, invitation, watch] = [words(12), newKey(), newKey(), newKey()];
  const { name } = asked;
  const common = { table, record: recordOf(asked), key, watch, name, nonce: newNonce() };
  const made = await makeTable(
    otherPlayer(seat) === 2
      ? { ...common, seat: 1, invitations: { 2: invitation } }
      : { ...common, seat: 2, invitations: { 1: invitation } },
  );
  if (!made.ok) return made;
  const { commitment } = made.value;
  const mine: MyTable = {
    ...{ table, key, seat, title: asked.title, created: Date.now(), commitment, invitation, watch },
    unanswered: [],
  };
  await keepTable(mine).catch(() => undefined);
  return { ok: true, value: mine };
}

/** Sits down at a table with an invitation; the nonce is drawn now that the fingerprint of the dice is known. */
export async function sitDown(
  { table, invitation, title, commitment }: { table: string; invitation: string; title: string; commitment: string },
  name: string,
): Promise<Called<MyTable>> {
  const key = newKey();
  const taken = await takeSeat(table, { invitation, key, name, nonce: newNonce() });
  if (!taken.ok) return taken;
  const { seat } = taken.value;
  if (seat === null) return { ok: false, why: 'unreachable' };
  const mine: MyTable = { table, key, seat, title, created: Date.now(), commitment, unanswered: [] };
  await keepTable(mine).catch(() => undefined);
  return { ok: true, value: mine };
}
