import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openApp } from './app.ts';
import { openOpenings } from './calls/opening.ts';
import { openSockets } from './sockets/sockets.ts';
import { openDatabase } from './storage/database.ts';
import { openStorage } from './storage/storage.ts';
import { openTables } from './table/live.ts';

/** How a server is opened. */
export interface ServerNeeds {
  host: string;
  port: number;
  data: string;
  /** The folder of the built page; null where something else serves it. */
  page: string | null;
  program: string;
  logs?: boolean;
}

/** What a running server says of itself. */
export interface Figures {
  sockets: number;
  tables: number;
}

export interface RunningServer {
  app: FastifyInstance;
  port: number;
  figures(): Figures;
  /** Answers what has been asked, and ends. */
  close(): Promise<void>;
}

/** Opens a server: the database, the page and the calls, the sockets. */
export async function openServer({
  host,
  port,
  data,
  page,
  program,
  logs = true,
}: ServerNeeds): Promise<RunningServer> {
  const database = await openDatabase(data, { alone: true });
  const storage = openStorage(database.db);
  const tables = openTables(storage);
  const openings = openOpenings();
  const desk = {
    storage,
    tables,
    openings,
    tellTaken: (...[table, how]: Parameters<typeof sockets.telling.taken>) => sockets.telling.taken(table, how),
  };
  const app = await openApp(desk, { page, program, logs });
  const sockets = openSockets(app.server, { storage, tables, note: (error) => app.log.error(error) });
  const close = async () => {
    await sockets.close();
    await app.close();
    await tables.rest();
    await openings.close();
    await database.close();
  };
  try {
    await app.listen({ host, port });
  } catch (error) {
    await close();
    throw error;
  }
  const { port: taken } = app.server.address() as AddressInfo;
  return { app, port: taken, figures: () => ({ sockets: sockets.count(), tables: tables.count() }), close };
}
