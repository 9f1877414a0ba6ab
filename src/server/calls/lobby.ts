import {
  EndKeysForm,
  type KeysAnswer,
  type ListedTable,
  type OpenAnswer,
  type SharedSettings,
} from '../../wire/calls.ts';
import { OPEN_PAGE } from '../../wire/names.ts';
import type { ListedRow, OpenRow } from '../storage/schema.ts';
import { clockNow, newClock } from '../table/clock.ts';
import { TableTrouble } from '../table/load.ts';
import { UNTAKEN_KEPT } from '../table/show.ts';
import { CallFault, forbidden, formOf, tooMuch } from './fault.ts';
import { type Desk, findCredential, lookAnswer } from './look.ts';
import type { Opening } from './opening.ts';

/** How long a table stands in the list, in milliseconds, and how many stand there at most. */
export const LISTED_FOR = 7 * 24 * 3600 * 1000;
const MOST_LISTED = 200;

const noLobby = () => new CallFault('not-found', 'This server has no list of open tables.');

/** What the list says of a table, but for what stands in columns of its own. */
type Line = Omit<ListedTable, 'table' | 'invitation' | 'made'>;

/** What is told of the clock of a table at which nobody has anything to decide yet. */
const clockOf = ({ clock }: SharedSettings): Pick<Line, 'clock'> =>
  clock ? { clock: clockNow(newClock(clock), 0) } : {};

/** What a new table that waits for anybody to come has in the list: its line does not change until somebody has come. */
export async function listedRow(
  { storage, now, hasLobby }: Desk,
  { asked, settings, scenario, at }: Opening,
  made: number,
  commitment: string,
): Promise<ListedRow | undefined> {
  if (asked.seat === null || !asked.open) return undefined;
  if (!hasLobby) throw noLobby();
  const [[other, invitation] = []] = Object.entries(asked.invitations);
  if (other === undefined || invitation === undefined) return undefined;
  if ((await storage.countOpen(now() - LISTED_FOR)) >= MOST_LISTED)
    throw tooMuch(`The list of open tables is full: ${MOST_LISTED} stand there.`);
  const seat = other === '1' ? 1 : 2;
  const line: Line = {
    scenario: scenario.name,
    ...(scenario.isOwn && { own: true }),
    seat,
    taken: { 1: seat === 2, 2: seat === 1 },
    names: { 1: seat === 2 ? asked.name : '', 2: seat === 1 ? asked.name : '' },
    settings: { ...settings, goes: made + UNTAKEN_KEPT },
    at,
    moment: 0,
    ...clockOf(settings),
    commitment,
  };
  return { table: asked.table, invitation, seat, line: JSON.stringify(line) };
}

/** What the list says of a table; null where a program listed it which kept no line, or where that is damaged. */
function readLine({ line }: OpenRow): Line | null {
  if (line === null) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** One that stands still is not among them, and keeps no other from the list. */
function unlessStill(error: unknown): undefined {
  if (!(error instanceof TableTrouble)) throw error;
}

/** The line of a table that has none: it is worked out once. */
async function makeLine(desk: Desk, { table: id, seat }: OpenRow): Promise<Line | null> {
  const looked = await desk.tables.at(id, (table) => lookAnswer(table, seat === 1 ? 1 : 2, desk)).catch(unlessStill);
  if (!looked) return null;
  const { scenario, ...others } = looked;
  const name: Pick<Line, 'scenario' | 'own'> =
    typeof scenario === 'string' ? { scenario } : { scenario: scenario.id, own: true };
  const line: Line = { ...name, ...others };
  await desk.storage.writeLine(id, JSON.stringify(line));
  return line;
}

/** `GET /api/open`: a page of the tables that wait for anybody, the newest first; empty `after` is the first. */
export async function listOpenTables(desk: Desk, after: string): Promise<OpenAnswer> {
  const { storage, now, hasLobby } = desk;
  if (!hasLobby) throw noLobby();
  const [made, table = ''] = after.split('.');
  const from = after === '' ? undefined : { made: Number(made), table };
  const rows = await storage.listOpen(now() - LISTED_FOR, OPEN_PAGE + 1, from);
  const page = rows.slice(0, OPEN_PAGE);
  const open: ListedTable[] = [];
  for (const row of page) {
    const line = row.isSound ? (readLine(row) ?? (await makeLine(desk, row))) : null;
    const { table, invitation } = row;
    if (line) open.push({ ...line, table, invitation, made: Number(row.made) });
  }
  const last = rows.length > OPEN_PAGE ? page.at(-1) : undefined;
  return last ? { open, next: `${last.made}.${last.table}` } : { open };
}

/** `POST /api/tables/T/unlist`: a table is for those who are invited to it, and no longer for anybody else. */
export async function unlist(desk: Desk, id: string, body: unknown): Promise<KeysAnswer> {
  const own = await findCredential(desk, id, 'key', formOf(EndKeysForm, body).key);
  if (!own) throw forbidden();
  await desk.storage.unlist(id);
  return { seat: own.seat === 1 ? 1 : 2 };
}
