import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server } from 'socket.io';
import * as v from 'valibot';
import { PLAYERS, type Player } from '../../engine/index.ts';
import { AuthForm, type People } from '../../wire/messages.ts';
import { LARGEST_MESSAGE, SOCKET_PATH } from '../../wire/names.ts';
import type { Apart } from '../apart/apart.ts';
import { findCredential } from '../calls/look.ts';
import { newAllowance } from '../limits/allowance.ts';
import type { CallerOf } from '../limits/callers.ts';
import { newRecent } from '../limits/recent.ts';
import type { Metrics } from '../metrics.ts';
import { isForeign } from '../origin.ts';
import type { Notifier } from '../storage/notifier.ts';
import type { Storage } from '../storage/storage.ts';
import { VIEWERS, type Viewer } from '../table/entry.ts';
import type { Lapses } from '../table/lapses.ts';
import type { LiveTables } from '../table/live.ts';
import { clockAt, declinedFor, momentFor, presentFor, standingOffersFor } from '../table/show.ts';
import type { Table } from '../table/table.ts';
import type { Broadcaster, Credential, Io, TableSocket } from './broadcaster.ts';
import { openDoors } from './door.ts';
import { newGuard } from './guard.ts';
import { handle } from './handle.ts';
import { followOthers } from './others.ts';

/** What can be closed. */
interface Closable {
  close: (discard?: boolean) => void;
  once: (event: 'close', listener: () => void) => unknown;
}

/** How many sockets may be open that have not said yet what for. */
const MOST_SILENT = 500;

/**
 * Keeps count of the sockets that have not shown a key yet. When there are too many, the oldest is closed: who has come
 * to play shows their key at once.
 */
export function newSilentSockets(most = MOST_SILENT) {
  const silent = new Set<object>();
  return {
    add(socket: Closable): void {
      silent.add(socket);
      socket.once('close', () => silent.delete(socket));
      const [oldest] = silent as Set<Closable>;
      if (silent.size <= most || !oldest) return;
      silent.delete(oldest);
      oldest.close(true);
    },
    spoke: (socket: object): void => {
      silent.delete(socket);
    },
  };
}

/** The room of sockets that see the same. */
const roomOf = (table: string, viewer: Viewer): string => `${table} ${viewer}`;

/** Who sits at a table, and whose socket is there. */
function peopleOf({ seats, id }: Table, isHere: (table: string, seat: Player) => boolean): People {
  const one = (seat: Player) => {
    const { name = '', program } = seats[seat] ?? {};
    return program ? { name, here: true, program: program.rank } : { name, here: isHere(id, seat) };
  };
  return { 1: one(1), 2: one(2) };
}

/** How long a socket may say nothing, how much it may send at once and how much may wait for it. */
const SILENCE = 10_000;
const HARD_LIMIT = 4 * LARGEST_MESSAGE;
const MOST_UNREAD = 200;
const MOST_SOCKETS = 40;

/** How often one may come with the same key: each time all of the table is told. */
const COMING = { most: 60, perSecond: 2 };
const MOST_REMEMBERED = 10_000;

type Doors = ReturnType<typeof openDoors>;

function openIo(server: HttpServer, doors: Doors): Io {
  const silent = newSilentSockets();
  const io: Io = new Server(server, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    // A small message that unpacks to a large one would cost the server, not its sender.
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: HARD_LIMIT,
    connectTimeout: SILENCE,
    allowRequest: (request: IncomingMessage, answer) =>
      answer(null, !isForeign(request.headers) && doors.mayOpen(request)),
  });
  io.engine.on('connection', (socket) => {
    doors.opened(socket);
    silent.add(socket);
  });
  io.on('connection', (socket) => silent.spoke(socket.conn));
  return io;
}

/** What the words of a socket open; undefined if nothing. */
async function readCredential(
  desk: { storage: Storage; now: () => number },
  auth: unknown,
): Promise<Credential | undefined> {
  const read = v.safeParse(AuthForm, auth);
  if (!read.success) return undefined;
  const { table, since = null } = read.output;
  const words = read.output;
  const row =
    'key' in words
      ? await findCredential(desk, table, 'key', words.key)
      : await findCredential(desk, table, 'watch', words.watch);
  if (!row) return undefined;
  const viewer: Viewer = row.kind === 'watch' ? 'watch' : (row.seat as Player);
  return { table, viewer, since, hash: row.hash };
}

/** How many messages wait for a socket to read them; engine.io tells the number only in a private field. */
const unreadBy = ({ conn }: TableSocket): number => (conn as unknown as { writeBuffer: unknown[] }).writeBuffer.length;

/** What the sockets need of the server. */
interface SocketNeeds {
  storage: Storage;
  notifier: Notifier | null;
  tables: LiveTables;
  metrics: Pick<Metrics, 'answered'>;
  apart: Pick<Apart, 'legal'>;
  lapses: Lapses;
  callerOf: CallerOf;
  now: () => number;
  steady: () => number;
  /** Notes what went wrong that nobody foresaw. */
  note: (error: unknown) => void;
}

export function openSockets(server: HttpServer, needs: SocketNeeds) {
  const { storage, notifier, tables, metrics, apart, lapses, callerOf, now, steady, note } = needs;
  const doors = openDoors(callerOf, steady);
  const io = openIo(server, doors);
  const room = (name: string) => io.sockets.adapter.rooms.get(name);
  const comings = newRecent(MOST_REMEMBERED, () => newAllowance(COMING, steady));
  const isListening = (name: string) => (room(name)?.size ?? 0) > 0;
  const sitsHere = (table: string, seat: Player) => isListening(roomOf(table, seat));
  const isHere = (table: string, seat: Player) => sitsHere(table, seat) || others.isElsewhere(table, seat);

  /** Whether somebody in a room listens; one who does not read what they are sent is sent away. */
  function listens(name: string): boolean {
    for (const id of room(name) ?? []) {
      const socket = io.sockets.sockets.get(id);
      if (socket && unreadBy(socket) > MOST_UNREAD) socket.conn.close(true);
    }
    return isListening(name);
  }

  const broadcaster: Broadcaster = {
    moment(table, viewer, back) {
      const name = roomOf(table.id, viewer);
      if (listens(name)) io.to(name).emit('moment', momentFor(table, viewer, back));
    },
    people(table) {
      const names = VIEWERS.map((viewer) => roomOf(table.id, viewer));
      io.to(names).emit('people', peopleOf(table, isHere));
    },
    clock(table, viewer) {
      const { clock } = clockAt(table, now(), lapses.untold(table));
      if (clock) io.to(roomOf(table.id, viewer)).emit('clock', clock);
    },
    taken(table, how) {
      if (how === 'last') for (const seat of PLAYERS) broadcaster.moment(table, seat);
      if (how === 'last') for (const viewer of VIEWERS) broadcaster.clock(table, viewer);
      if (how === 'anew') broadcaster.said(table);
      broadcaster.people(table);
    },
    offered(table, viewer) {
      const name = roomOf(table.id, viewer);
      if (listens(name)) io.to(name).emit('offered', standingOffersFor(table, viewer));
    },
    declined(table, viewer) {
      io.to(roomOf(table.id, viewer)).emit('declined', declinedFor(table, viewer));
    },
    said(table, by) {
      const line = table.said.at(-1);
      const names = VIEWERS.map((viewer) => roomOf(table.id, viewer));
      if (line) (by ?? io).to(names).emit('said', line);
    },
  };

  const others = followOthers({ notifier, tables, broadcaster, cutOff, note });

  io.use(async (socket, next) => {
    const door = doors.of(socket.conn);
    if (!door?.mayShow()) return next(new Error('busy'));
    try {
      const credential = await readCredential({ storage, now }, socket.handshake.auth);
      if (credential) socket.data.credential = credential;
      if (credential) door.admit();
      else door.refuse();
      next(credential ? undefined : new Error('forbidden'));
    } catch (error) {
      note(error);
      door.leaveOpen();
      next(new Error('unavailable'));
    }
  });

  /** Lets a socket come to its table: first it is told how things stand, then what happens. */
  async function join(socket: TableSocket, { table: id, viewer, since, hash }: Credential): Promise<void> {
    if (!comings(hash).take()) {
      socket.conn.close(true);
      return;
    }
    await others.look(id);
    const stands = await tables.at(id, async (table) => {
      // Its key may have been ended since it was let in.
      if (!(await storage.findCredential(id, hash))) return false;
      if (!socket.connected) return true;
      const name = roomOf(id, viewer);
      const came = viewer !== 'watch' && !isListening(name);
      const [oldest] = room(name) ?? [];
      if ((room(name)?.size ?? 0) >= MOST_SOCKETS && oldest !== undefined)
        io.sockets.sockets.get(oldest)?.disconnect(true);
      socket.join(name);
      const isNews = viewer !== 'watch' && lapses.tell(table, viewer);
      const people = peopleOf(table, isHere);
      socket.emit('present', presentFor(table, viewer, since, people, now(), lapses.untold(table)));
      // The others see what may be claimed now.
      if (isNews) for (const each of VIEWERS) broadcaster.clock(table, each);
      if (!came) return true;
      tellOthers(table, socket);
      await others.sits(id, viewer, true);
      return true;
    });
    if (!stands) socket.disconnect(true);
  }

  /** Cuts off those at a table who have shown what opens nothing any more. */
  function cutOff(id: string, isMeant: (credential: Credential) => boolean): void {
    for (const name of VIEWERS.map((viewer) => roomOf(id, viewer))) {
      for (const socketId of room(name) ?? []) {
        const socket = io.sockets.sockets.get(socketId);
        if (socket?.data.credential && isMeant(socket.data.credential)) socket.disconnect(true);
      }
    }
  }

  /** Tells all but one who is there now. */
  function tellOthers(table: Table, but: TableSocket): void {
    const names = VIEWERS.map((viewer) => roomOf(table.id, viewer));
    but.to(names).emit('people', peopleOf(table, isHere));
  }

  function leave({ table: id, viewer }: Credential): void {
    tables.letGo(id);
    if (viewer === 'watch') return;
    const gone = async (table: Table) => {
      if (sitsHere(id, viewer)) return;
      broadcaster.people(table);
      await others.sits(id, viewer, false);
    };
    tables.at(id, gone).catch(note);
  }

  io.on('connection', (socket: TableSocket) => {
    const { credential } = socket.data;
    if (!credential) return socket.disconnect(true);
    const guard = newGuard(() => socket.conn.close(true), steady);
    tables.hold(credential.table);
    socket.on('disconnect', () => leave(credential));
    socket.use((packet) => {
      const message = guard(packet);
      if (message)
        handle(message, socket, credential, { storage, tables, broadcaster, metrics, apart, lapses, now, note });
    });
    join(socket, credential).catch((error) => {
      note(error);
      socket.disconnect(true);
    });
    return undefined;
  });

  /** Ends all sockets, and connections that say nothing: the server would wait for them. */
  async function close(): Promise<void> {
    others.stop();
    const closed = io.close();
    setImmediate(() => server.closeAllConnections());
    await closed;
  }

  /** Whether somebody looks at a table from a seat, by any process. */
  async function isSeated(table: string, seat: Player): Promise<boolean> {
    if (!sitsHere(table, seat)) await others.look(table);
    return isHere(table, seat);
  }

  return { broadcaster, cutOff, isSeated, count: () => io.engine.clientsCount, close };
}
