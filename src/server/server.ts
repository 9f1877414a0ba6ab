import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openApart } from './apart/apart.ts';
import { openApp } from './app.ts';
import { startClearing } from './clearing.ts';
import { newSecret as drawSecret } from './keys.ts';
import { readTrusted } from './limits/address.ts';
import { steadyTime } from './limits/allowance.ts';
import { openCallers } from './limits/callers.ts';
import { type MailNeeds, openPost, type Post } from './mail/post.ts';
import { type Metrics, openMetrics, type ServerFigures } from './metrics.ts';
import { openPrograms } from './program/programs.ts';
import { openThreads, type Threads } from './program/threads.ts';
import { followWith } from './sockets/handle.ts';
import { openSockets } from './sockets/sockets.ts';
import { openDatabase } from './storage/database.ts';
import { openStorage } from './storage/storage.ts';
import { openLapses, runningTime } from './table/lapses.ts';
import { openTables } from './table/live.ts';
import type { Follow } from './table/load.ts';
import type { Table } from './table/table.ts';

/** How tables are opened. */
export interface TablesNeeds {
  data: string;
  /** The folder of the built page; null where something else serves it. */
  page: string | null;
  program: string;
  logs?: boolean;
  /** How mails are sent; without it none are. */
  mail?: MailNeeds | undefined;
  /** Whether there is a list of open tables. */
  lobby?: boolean;
  /** Whether the computer's player takes seats, and who thinks for it; threads of this process unless a test knows better. */
  plays?: boolean;
  /** The addresses of proxies that are believed where somebody comes from. */
  trustProxy?: readonly string[];
  threads?: Threads;
  /** What the dice of a new table follow from; drawn by chance unless a test knows better. */
  newSecret?: () => string;
  /** What the time is, in milliseconds. */
  now?: () => number;
  /** A clock that nobody sets, in milliseconds, by which allowances fill up. */
  steady?: () => number;
}

/** The calls and the sockets of some tables. */
export interface OpenTables {
  app: FastifyInstance;
  metrics: Metrics;
  /** Null where no mails are sent. */
  post: Post | null;
  figures(): ServerFigures;
  /** Answers what has been asked, and ends. */
  close(): Promise<void>;
}

/** Opens the database, the calls and the sockets; the sockets at another server if there is one. */
export async function openTablesIn(
  {
    data,
    page,
    program,
    logs = true,
    mail,
    lobby = true,
    plays = true,
    trustProxy = [],
    threads = openThreads(),
    newSecret = drawSecret,
    now = runningTime(),
    steady = steadyTime,
  }: TablesNeeds,
  beside?: HttpServer,
): Promise<OpenTables> {
  const database = await openDatabase(data, { alone: true });
  const storage = openStorage(database);
  const { notifier } = database;
  const follow: Follow = (...words) => followWith(sockets.broadcaster)(...words);
  const scheduleProgram = (table: Table) => programs?.schedule(table);
  const lapses = await openLapses({ storage, isShared: notifier !== null, now, note: (error) => note(error) });
  const apart = openApart();
  const tables = openTables({ storage, isShared: notifier !== null, follow, scheduleProgram, readKept: apart.kept });
  const trusts = readTrusted(trustProxy);
  const callerOf = openCallers(trusts, steady);
  const metrics = openMetrics();
  const note = (error: unknown) => app.log.error(error);
  const isSeated: typeof sockets.isSeated = (...words) => sockets.isSeated(...words);
  const post = mail ? openPost({ ...mail, storage, tables, isSeated, note, now }) : null;
  const broadcaster = () => sockets.broadcaster;
  const programs = plays ? openPrograms({ storage, tables, notifier, threads, broadcaster, lapses, now, note }) : null;
  const desk = {
    storage,
    tables,
    apart,
    lapses,
    newSecret,
    programs,
    post,
    now,
    hasLobby: lobby,
    cutOff: (...words: Parameters<typeof sockets.cutOff>) => sockets.cutOff(...words),
    tellTaken: (...[table, how]: Parameters<typeof sockets.broadcaster.taken>) => sockets.broadcaster.taken(table, how),
  };
  const app = await openApp(desk, { page, program, logs, called: metrics.called, callerOf, trusts });
  const sockets = openSockets(beside ?? app.server, {
    storage,
    notifier,
    tables,
    metrics,
    apart,
    lapses,
    callerOf,
    now,
    steady,
    note,
  });
  const stopClearing = await startClearing({ storage, tables, cutOff: sockets.cutOff, note, now });
  programs?.goOn().catch(note);
  const close = async () => {
    stopClearing();
    post?.close();
    await programs?.close();
    // Anybody who is cut off comes back by another server, and not by this one.
    if (!beside) app.server.close();
    await tables.rest();
    await sockets.close();
    await app.close();
    await tables.rest();
    await apart.close();
    await lapses.close();
    await database.close();
  };
  const figures = () => ({
    sockets: sockets.count(),
    tables: tables.count(),
    waiting: tables.countWaiting(),
    thinking: programs?.countWaiting() ?? 0,
  });
  return { app, metrics, post, figures, close };
}

export interface RunningServer extends OpenTables {
  port: number;
}

/** Opens tables and serves them at an address. */
export async function openServer(needs: TablesNeeds & { host: string; port: number }): Promise<RunningServer> {
  const { host, port } = needs;
  const open = await openTablesIn(needs);
  try {
    await open.app.listen({ host, port });
  } catch (error) {
    await open.close();
    throw error;
  }
  return { ...open, port: (open.app.server.address() as AddressInfo).port };
}
