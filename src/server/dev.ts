import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { openTablesIn } from './server.ts';

/** What a development server lets be added to it. */
interface DevelopmentServer {
  httpServer: unknown;
  middlewares: { use(handle: (request: IncomingMessage, answer: ServerResponse, next: () => void) => void): unknown };
}

/** Keeps tables beside the page while it is being worked on, in the same folder as `npm start` does. */
export async function keepTables({ httpServer, middlewares }: DevelopmentServer): Promise<void> {
  const server = httpServer as Server;
  const needs = { data: 'tables', page: null, program: 'deltavee in the making' };
  const { app, close } = await openTablesIn(needs, server);
  await app.ready();
  middlewares.use((request, answer, next) => {
    if (/^\/(api\/|healthz$)/.test(request.url ?? '')) app.routing(request, answer);
    else next();
  });
  server.once('close', close);
}
