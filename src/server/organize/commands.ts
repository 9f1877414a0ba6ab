import type { GameRecord, Player } from '../../engine/index.ts';
import { play } from '../../game/history.ts';
import type { SharedSettings } from '../../wire/calls.ts';
import { hashOfKey, newInvitation } from '../keys.ts';
import type { Storage } from '../storage/storage.ts';
import { DatabaseTrouble } from '../storage/trouble.ts';
import { append } from '../table/append.ts';
import { loadTable } from '../table/load.ts';
import { recordOf } from '../table/record.ts';
import { isToAct, viewFor } from '../table/show.ts';
import { gameOf, isFull, type Table } from '../table/table.ts';

/** What the person who runs the server is told of a table. */
export interface TableSummary {
  table: string;
  made: string;
  /** When something was last done there. */
  last: string;
  names: readonly [string, string];
  scenario: string;
  turn: number;
  phase: string;
  /** Who has to act; null while a seat is free and after the end. */
  toAct: Player | null;
  over: boolean;
}

const timeOf = (ms: number): string => new Date(ms).toISOString();

/** The table of a name as its lines tell it. */
async function find(storage: Storage, id: string): Promise<Table> {
  const table = await storage.findTable(id).then((row) => row && loadTable(storage, id));
  if (!table) throw new DatabaseTrouble(`there is no table ${id}`);
  return table;
}

function lineOf(table: Table, last: number): TableSummary {
  const { turn, phase } = viewFor(table, gameOf(table), 'watch');
  const { id, made, seats, scenario } = table;
  return {
    table: id,
    made: timeOf(made),
    last: timeOf(last),
    names: [seats[1]?.name ?? '', seats[2]?.name ?? ''],
    scenario: typeof scenario === 'string' ? scenario : scenario.id,
    turn,
    phase: phase.kind,
    toAct: isToAct(table, 1) ? 1 : isToAct(table, 2) ? 2 : null,
    over: gameOf(table).result !== null,
  };
}

/** Every table, the oldest first; of one that cannot be read or played what is wrong with it. */
export async function* listSummaries(
  storage: Storage,
): AsyncGenerator<TableSummary | { table: string; trouble: string }> {
  for (const id of await storage.listTables()) {
    try {
      yield await describeTable(storage, id);
    } catch (error) {
      yield { table: id, trouble: error instanceof Error ? error.message : String(error) };
    }
  }
}

export async function describeTable(
  storage: Storage,
  id: string,
): Promise<TableSummary & { settings: SharedSettings }> {
  const table = await find(storage, id);
  const lines = await storage.listEntries(id, Math.max(0, table.next - 1));
  return { ...lineOf(table, lines.at(-1)?.at ?? table.made), settings: table.settings };
}

export async function exportTable(storage: Storage, id: string): Promise<GameRecord> {
  return recordOf(await find(storage, id));
}

/** Adds an invitation to a seat, also while a server keeps the table. */
export async function inviteTo(storage: Storage, id: string, seat: Player) {
  await find(storage, id);
  const invitation = newInvitation();
  const row = {
    table: id,
    hash: hashOfKey(invitation),
    kind: 'invitation',
    seat,
    invitation: null,
    body: null,
    until: null,
  } as const;
  await storage.addCredential(row);
  return { table: id, seat, invitation };
}

/** Ends a game as a draw, as if both players had agreed on one. */
export async function endTable(storage: Storage, id: string): Promise<TableSummary> {
  const table = await find(storage, id);
  if (!isFull(table)) throw new DatabaseTrouble(`at table ${id} a seat is still free: it can only be deleted`);
  if (gameOf(table).result) throw new DatabaseTrouble(`the game at table ${id} is over`);
  const action = { player: 1, do: 'agree-draw' } as const;
  const played = play(table.history, action);
  if (!played.ok) throw new DatabaseTrouble(`the game at table ${id} cannot be ended now`);
  const body = { kind: 'offer', what: 'draw', actions: [action] } as const;
  await append(table, storage, { seat: 1, at: Date.now(), body, message: null }, played.history);
  return describeTable(storage, id);
}

export async function deleteTable(storage: Storage, id: string): Promise<{ table: string; deleted: true }> {
  if (!(await storage.findTable(id))) throw new DatabaseTrouble(`there is no table ${id}`);
  await storage.deleteTable(id);
  return { table: id, deleted: true };
}
