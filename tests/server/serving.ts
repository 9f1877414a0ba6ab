import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import {
  type Action,
  type GameEvent,
  NEWEST_EDITION,
  type Order,
  type Player,
  type Scenario,
  type Snapshot,
} from '../../src/engine/index.ts';
import { openServer, type RunningServer, type TablesNeeds } from '../../src/server/server.ts';
import type { ClockTerms } from '../../src/wire/calls.ts';
import type { Acknowledgement, MomentMessage, PresentMessage } from '../../src/wire/messages.ts';

/** A server of its own, with tables that go with it. */
export interface Served {
  server: RunningServer;
  address: string;
  data: string;
  end: () => Promise<void>;
}

let newDatabase: (() => Promise<string>) | null = null;

/** From now on new tables are in databases made by `make`, and not in folders. */
export function keepTablesIn(make: () => Promise<string>): void {
  newDatabase = make;
}

/** Where a server can keep new tables: a folder, which is to be removed, or in the run on PostgreSQL a database of it. */
export const newData = async (): Promise<string> =>
  (await newDatabase?.()) ?? mkdtempSync(join(tmpdir(), 'deltavee-server-'));

/** A server; `more` may fix the dice of its tables, or what the time is. */
export async function serve(
  given?: string,
  keep = false,
  more: Pick<TablesNeeds, 'newSecret' | 'now' | 'lobby' | 'mail' | 'plays' | 'threads' | 'trustProxy' | 'steady'> = {},
): Promise<Served> {
  const data = given ?? (await newData());
  const needs = { host: '127.0.0.1', port: 0, data, page: null, program: 'test', logs: false };
  const server = await openServer({ ...needs, ...more });
  const end = async () => {
    await server.close();
    if (!keep) rmSync(data, { recursive: true, force: true });
  };
  return { server, address: `http://127.0.0.1:${server.port}`, data, end };
}

export const newKey = (): string => randomBytes(16).toString('base64url');
export const newTableId = (): string => randomBytes(12).toString('base64url');
export const newNonce = (): string => randomBytes(16).toString('hex');

/** An answer of a call: its status and what it says. */
export async function call(address: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const init =
    body === undefined
      ? { headers }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        };
  const answer = await fetch(address + path, init);
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

/** What a new table begins with. */
export interface Begun {
  scenario?: string | Scenario;
  logs?: 'closed' | 'open';
  actions?: Action[];
  rolls?: number[];
  /** The name of the table and the nonce of player 1, where a test wants the same dice again. */
  table?: string;
  nonce?: string;
  clock?: ClockTerms;
}

export const recordOf = ({ scenario = 'showdown', logs = 'closed', actions = [], rolls = [] }: Begun = {}) => ({
  format: 'deltavee-record',
  version: 1,
  scenario,
  rulings: NEWEST_EDITION,
  dice: { rolls },
  actions,
  table: { mode: 'screens', logs },
});

/** The call that makes a table at which player 1 sits, and everything that opens it. */
export function newTableCall(begun: Begun = {}) {
  const [key, invitation, watch] = [newKey(), newKey(), newKey()];
  const { table = newTableId(), nonce = newNonce() } = begun;
  const body = {
    table,
    record: recordOf(begun),
    seat: 1,
    key,
    invitations: { 2: invitation },
    watch,
    name: 'Ann',
    nonce,
    ...(begun.clock && { clock: begun.clock }),
  };
  return { table, key, invitation, watch, body };
}

/** The keys of a table with both seats taken. */
export interface Keys {
  table: string;
  keys: Record<Player, string>;
  watch: string;
  commitment: string;
}

export async function openTable(
  address: string,
  begun: Begun = {},
  headers: Record<string, string> = {},
): Promise<Keys> {
  const { table, key, invitation, watch, body } = newTableCall(begun);
  const made = await call(address, '/api/tables', body, headers);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const second = newKey();
  const taken = { invitation, key: second, name: 'Bob', nonce: newNonce() };
  await call(address, `/api/tables/${table}/take`, taken, headers);
  return { table, keys: { 1: key, 2: second }, watch, commitment: made.body.commitment };
}

/** A client of the wire that knows nothing else: what it was told, and how to ask. */
export interface Client {
  socket: Socket;
  present: PresentMessage;
  /** Everything that came, in order, as text. */
  heard: string[];
  moments: MomentMessage[];
  moment: () => number;
  view: () => Snapshot;
  events: () => GameEvent[];
  /** The name of what came, and that it comes. */
  next: (name: string) => Promise<unknown>;
  /** Waits until a moment is there. */
  until: (moment: number) => Promise<void>;
  ask: <T>(event: string, payload: unknown) => Promise<T>;
  order: (id: string, ...orders: Order[]) => Promise<Acknowledgement>;
  close: () => void;
}

type Auth = { table: string; since?: number } & ({ key: string } | { watch: string });

/** Comes to a table; refused, it throws with the message of the refusal. */
export function connect(address: string, auth: Auth, extraHeaders: Record<string, string> = {}): Promise<Client> {
  const socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false, auth, extraHeaders });
  const heard: string[] = [];
  const moments: MomentMessage[] = [];
  const listeners = new Set<() => void>();
  const client: Partial<Client> = { socket, heard, moments };
  const latest = () => moments.at(-1) ?? (client.present as PresentMessage);
  const until = (done: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!done()) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
    });
  Object.assign(client, {
    moment: () => latest().moment,
    view: () => latest().view,
    events: () => [...(client.present?.events ?? []), ...moments.flatMap(({ events }) => events)],
    next: (name: string) => new Promise((resolve) => socket.once(name, resolve)),
    until: (moment: number) => until(() => latest().moment >= moment),
    ask: (event: string, payload: unknown) => socket.emitWithAck(event, payload),
    order: (id: string, ...orders: Order[]) => socket.emitWithAck('order', { id, moment: latest().moment, orders }),
    close: () => socket.disconnect(),
  });
  socket.onAny((name: string, message: MomentMessage) => {
    heard.push(`${name} ${JSON.stringify(message)}`);
    if (name === 'present') client.present = message as unknown as PresentMessage;
    if (name === 'moment') moments.push(message);
    for (const look of [...listeners]) look();
  });
  return new Promise((resolve, reject) => {
    socket.once('connect_error', reject);
    // The server may be gone before it has shown the table.
    socket.once('disconnect', reject);
    socket.once('present', () => resolve(client as Client));
  });
}

/** Waits until something of the name with these words in it was heard. */
export async function heard(client: Client, name: string, words: string): Promise<void> {
  while (!client.heard.some((line) => line.startsWith(name) && line.includes(words))) await client.next(name);
}
