import { existsSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import Fastify, { type ConnectionError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { PAGE_HEADERS } from '../build/headers.ts';
import { type AboutAnswer, FAULT_STATUS, type FaultAnswer, type FaultCode, OpenCallForm } from '../wire/calls.ts';
import { LARGEST_MESSAGE, PROTOCOL, TableIdForm } from '../wire/names.ts';
import { LongBody, readBody } from './calls/body.ts';
import { CallFault, forbidden, formOf } from './calls/fault.ts';
import { endKeys, invite } from './calls/keys.ts';
import { listOpenTables, unlist } from './calls/lobby.ts';
import { type Desk, look } from './calls/look.ts';
import { askMail, confirmMail, endMail, tellMail } from './calls/mail.ts';
import { seatProgram, tellPrograms } from './calls/program.ts';
import { makeTable, take, takeAlong } from './calls/tables.ts';
import type { Trusts } from './limits/address.ts';
import { type CallerOf, COSTS } from './limits/callers.ts';
import { isForeign } from './origin.ts';
import { Ended } from './storage/trouble.ts';
import { TooBusy } from './table/live.ts';
import { TableTrouble } from './table/load.ts';
import { yieldToEventLoop } from './table/yield-to-event-loop.ts';

/** Finds something out once for all who ask for it within one turn of the loop, and until it is known. */
function shared<T>(find: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (name) => {
    const known =
      asked.get(name) ??
      yieldToEventLoop()
        .then(() => find(name))
        .finally(() => asked.delete(name));
    asked.set(name, known);
    return known;
  };
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The largest record of a new table, in bytes, and how long a call may take to come in, in milliseconds. */
const LARGEST_RECORD = 4_000_000;
const LONGEST_CALL = 30_000;

/** What the page and the calls are served with. */
export interface AppNeeds {
  /** The folder of the built page; null where something else serves it. */
  page: string | null;
  program: string;
  logs: boolean;
  /** Counts an answer. */
  called: (status: number) => void;
  callerOf: CallerOf;
  /** The proxies that are believed where somebody comes from. */
  trusts: Trusts;
}

/** What is said of a table that does not come out as it was; the server's log has the reason. */
const STANDS_STILL =
  'This table stands still: what is kept of it is damaged, or from a newer program. The person who runs the server can look why.';

const TOO_MANY_CALLS = 'Too many calls come from this address.';

const faultOf = (error: FaultCode, message: string, at?: string): [number, FaultAnswer] => [
  FAULT_STATUS[error],
  at === undefined ? { error, message } : { error, message, at },
];

/** Why a call failed, as far as the caller may know. */
function answerTo(error: unknown, note: (error: unknown) => void): [number, FaultAnswer] {
  if (error instanceof CallFault) return [error.status, error.answer];
  if (error instanceof Ended) return [FAULT_STATUS.forbidden, forbidden().answer];
  if (error instanceof TooBusy) return faultOf('too-many', 'Too much is asked of this table.');
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return faultOf('too-large', 'The call is too large.');
  if (status === 429) return faultOf('too-many', TOO_MANY_CALLS);
  if (status === 404) return faultOf('not-found', 'There is nothing here.');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return faultOf('form', 'The call is not JSON of the right form.', '');
  }
  note(error);
  if (error instanceof TableTrouble) return faultOf('unavailable', STANDS_STILL);
  return faultOf('unavailable', 'The server cannot answer now.');
}

/** A key out of the header `authorization: Bearer K`. */
function bearerOf({ headers }: FastifyRequest): string {
  const [, key] = /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? '') ?? [];
  if (key === undefined) throw forbidden();
  return key;
}

type Asked = FastifyRequest<{ Params: { table: string } }>;

/** What is no name of a table opens nothing, like the name of none: of this name there never is one. */
const NO_TABLE = '';

function nameOnly(params: unknown): void {
  if (typeof params !== 'object' || params === null || !('table' in params)) return;
  if (!v.is(TableIdForm, params.table)) params.table = NO_TABLE;
}

/** Answers a call whose address cannot be read: it comes before what counts all others, and counts as they do. */
const answerBadAddress =
  (callerOf: CallerOf) =>
  (_error: Error, { raw }: FastifyRequest, reply: FastifyReply): void => {
    const { calls, refusals } = callerOf(raw);
    const isCounted = calls.take();
    if (!isCounted && !refusals.take()) return void raw.socket.destroy();
    const [status, answer] = isCounted
      ? faultOf('form', 'The address is not of the right form.', '')
      : faultOf('too-many', TOO_MANY_CALLS);
    reply.code(status).send(answer);
  };

/** Answers what is no call at all: it comes before there is anybody to answer it. */
function answerNonsense(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, answer] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? faultOf('too-large', 'The head of the call is too large.')
      : faultOf('form', 'This is no call.', '');
  const text = JSON.stringify(answer);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `content-type: ${JSON_TYPE}`];
  socket.end([...head, `content-length: ${text.length}`, 'connection: close', '', text].join('\r\n'), () =>
    socket.destroy(),
  );
}

/** The calls under `/api`. */
function serveCalls(app: FastifyInstance, desk: Desk, about: AboutAnswer, callerOf: CallerOf): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (isForeign(headers)) throw new CallFault('forbidden', 'The page of another place asks.');
  });
  app.addHook('preValidation', async ({ params }) => nameOnly(params));
  app.get('/about', () => about);
  const openPage = shared(async (after) => JSON.stringify(await listOpenTables(desk, after)));
  app.get('/open', async ({ query }, reply) => {
    const text = await openPage(formOf(OpenCallForm, query).after ?? '');
    return reply.type(JSON_TYPE).send(text);
  });
  app.get('/program', () => tellPrograms(desk));
  app.get('/mail', () => tellMail(desk));
  app.post('/tables/:table/mail', ({ params, body }: Asked) => askMail(desk, params.table, body));
  app.post('/tables/:table/mail/confirm', ({ params, body }: Asked) => confirmMail(desk, params.table, body));
  app.post('/tables/:table/mail/end', ({ params, body }: Asked) => endMail(desk, params.table, body));
  app.post('/tables', { bodyLimit: LARGEST_RECORD }, async ({ body, raw }, reply) => {
    const made = await makeTable(desk, callerOf(raw), body);
    return reply.code(201).send(made);
  });
  app.post('/tables/:table/look', ({ params, body }: Asked) => look(desk, params.table, body));
  app.post('/tables/:table/take', ({ params, body }: Asked) => take(desk, params.table, body));
  app.post('/tables/:table/invite', ({ params, body }: Asked) => invite(desk, params.table, body));
  app.post('/tables/:table/end-keys', ({ params, body }: Asked) => endKeys(desk, params.table, body));
  app.post('/tables/:table/unlist', ({ params, body }: Asked) => unlist(desk, params.table, body));
  app.post('/tables/:table/program', ({ params, body, raw }: Asked) =>
    seatProgram(desk, callerOf(raw), params.table, body),
  );
  app.get('/tables/:table/record', async (request: Asked, reply: FastifyReply) => {
    const text = await takeAlong(desk, request.params.table, bearerOf(request));
    return reply.type(JSON_TYPE).send(text);
  });
}

/** Counts what every address asks for, and refuses it when it is too much; one who goes on is cut off. */
async function limitCalls(app: FastifyInstance, callerOf: CallerOf): Promise<void> {
  await app.register(rateLimit, {
    // Whether there is any left is known to the allowance alone, which the sockets of the address share.
    max: 0,
    keyGenerator: () => '',
    allowList: ({ raw }) => callerOf(raw).calls.take(),
    onExceeded({ raw }) {
      if (!callerOf(raw).refusals.take()) raw.socket.destroy();
    },
  });
  app.addHook('onSend', async ({ raw }, { statusCode }, payload) => {
    const { calls } = callerOf(raw);
    if (statusCode === FAULT_STATUS.forbidden) calls.pay(COSTS.wrongKey);
    if (typeof payload === 'string') calls.pay(payload.length / COSTS.carried);
  });
}

/** Reads JSON of a shape that is needed; what is too long to be read between two orders stays as it is. */
function readBodies(app: FastifyInstance, callerOf: CallerOf): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', (request, sent, done) => {
    const { calls } = callerOf(request.raw);
    const count = (bytes: number) => calls.pay(bytes / COSTS.carried);
    readBody(sent, request.routeOptions.bodyLimit, count).then(
      (text) => {
        if (text.length > LARGEST_MESSAGE) done(null, new LongBody(text));
        else parse(request, text, done);
      },
      (fault) => done(fault),
    );
  });
}

/** The page, the calls and whether the server is well, in one server. */
export async function openApp(desk: Desk, needs: AppNeeds): Promise<FastifyInstance> {
  const { page, program, logs, called, callerOf, trusts } = needs;
  const app = Fastify({
    logger: logs && { level: 'warn', stream: process.stderr, redact: ['req.headers', 'err.config'] },
    bodyLimit: LARGEST_MESSAGE,
    requestTimeout: LONGEST_CALL,
    forceCloseConnections: true,
    // The name of a table may be as long as anything before it is looked at.
    routerOptions: { maxParamLength: LARGEST_MESSAGE },
    frameworkErrors: answerBadAddress(callerOf),
    clientErrorHandler: answerNonsense,
    trustProxy: trusts,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(PAGE_HEADERS);
  });
  app.setErrorHandler((error, request, reply) => {
    const [status, answer] = answerTo(error, (cause) => request.log.error(cause));
    return reply.code(status).send(answer);
  });
  await limitCalls(app, callerOf);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => {
    const [status, answer] = faultOf('not-found', 'There is nothing here.');
    return reply.code(status).send(answer);
  });
  const isWell = shared(() => desk.storage.isWell());
  app.get('/healthz', { config: { rateLimit: false } }, async (_request, reply) =>
    reply.code((await isWell('')) ? 200 : 503).send(),
  );
  readBodies(app, callerOf);
  await app.register(
    async (calls) => {
      calls.addHook('onResponse', async (_request, reply) => called(reply.statusCode));
      calls.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      serveCalls(calls, desk, { protocol: PROTOCOL, program }, callerOf);
    },
    { prefix: '/api' },
  );
  if (page !== null && existsSync(page)) await app.register(files, { root: page });
  return app;
}
