import { createServer } from 'node:net';
import pg from 'pg';
import { openDatabase } from '../../src/server/storage/database.ts';
import { openStorage } from '../../src/server/storage/storage.ts';
import { startPostgres } from '../server/postgres.ts';
import { type ServerProcess, startProcess } from '../server/process.ts';
import { connect } from '../server/serving.ts';
import {
  atPace,
  type Bench,
  give,
  giveEach,
  leave,
  line,
  load,
  openBench,
  percentile,
  TRUSTING,
} from './served-load.ts';

/** How servers do on one PostgreSQL, against bare inserts into the same database: part of `npm run bench -- server`. */
const TABLES = 200;
const LIVE = 1000;
const SLEEPING = 10_000;
const ENTRIES = 500;
const SECONDS = 8;
/** Every player thinks for ten seconds. */
const PACE = LIVE / 10;

const postgres = await startPostgres();
if (!postgres) {
  console.log('No PostgreSQL could be started: nothing of it is measured.');
  process.exit();
}

/** A server with the port that its figures come from. */
interface Measured extends ServerProcess {
  metrics: number;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => resolve(typeof at === 'object' && at ? at.port : 0));
    });
  });

async function start(data: string): Promise<Measured> {
  const metrics = await freePort();
  return { ...(await startProcess(data, '--metrics', String(metrics), ...TRUSTING)), metrics };
}

async function stop(servers: readonly ServerProcess[]): Promise<void> {
  for (const { pid } of servers) process.kill(pid, 'SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
}

async function figure(name: string, { metrics }: Measured): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  return Number(new RegExp(`^${name} ([\\d.e+]+)`, 'm').exec(text)?.[1] ?? 0);
}

const sum = async (name: string, servers: readonly Measured[]) =>
  (await Promise.all(servers.map((server) => figure(name, server)))).reduce((all, one) => all + one, 0);

/** Processor time of all servers for an order, in milliseconds, when the players of each table sit at different ones. */
async function timeOfOrder(count: number): Promise<number> {
  const data = await postgres!.newDatabase();
  const servers = await Promise.all(Array.from({ length: count }, () => start(data)));
  const benches: Bench[] = [];
  for (let table = 0; table < TABLES; table += 1) {
    const at = (seat: number) => servers[(table + seat) % count]?.address ?? '';
    benches.push(await openBench(at(0), at(1)));
  }
  // A number of orders and not a time: a program that has run for long is faster, and the machine may have other work to do.
  await giveEach(benches, 15);
  const before = await sum('process_cpu_seconds_total', servers);
  const orders = await giveEach(benches, 25);
  const took = (await sum('process_cpu_seconds_total', servers)) - before;
  leave(benches);
  await stop(servers);
  return (took * 1000) / orders;
}

/** Inserts of a line as long as that of an order, at a pace, each committed by itself. */
async function bareInserts(perSecond: number) {
  const client = new pg.Client({ connectionString: await postgres!.newDatabase() });
  await client.connect();
  await client.query('create table entries (number integer primary key, body text)');
  const body = 'x'.repeat(220);
  const insert = (number: number) => client.query('insert into entries values ($1, $2)', [number, body]);
  const inserts = await atPace(perSecond, perSecond * SECONDS, insert);
  await client.end();
  return inserts;
}

/** The 99th percentile of acknowledgements at a thousand tables with people's pace. */
async function atPeoplesPace(): Promise<number> {
  const server = await start(await postgres!.newDatabase());
  const benches: Bench[] = [];
  for (let table = 0; table < LIVE; table += 1) benches.push(await openBench(server.address));
  const { answered } = await load(benches, SECONDS * 3, PACE);
  leave(benches);
  await stop([server]);
  return answered;
}

/** Makes so many tables like another, with as many of its lines. */
async function copy(data: string, id: string, names: readonly string[], lines: number): Promise<void> {
  const database = await openDatabase(data, { alone: false });
  const storage = openStorage(database);
  const whole = await storage.readTable(id);
  if (!whole) throw new Error('the table is gone');
  for (const table of names) {
    const named = <Row>(rows: readonly Row[]) => rows.map((row) => ({ ...row, table }));
    await storage.makeTable({ ...whole.table, table }, named(whole.seats), named(whole.entries.slice(0, lines)));
  }
  await database.close();
}

/** What tables that nobody looks at cost a server that is started, in bytes, and how long some with many entries take to open. */
async function asleep() {
  const data = await postgres!.newDatabase();
  const one = await start(data);
  const bench = await openBench(one.address);
  while (bench.sent < ENTRIES) await give(bench);
  leave([bench]);
  await stop([one]);
  const alone = await start(data);
  const before = await figure('process_resident_memory_bytes', alone);
  await stop([alone]);
  const named = (letter: string, count: number) =>
    Array.from({ length: count }, (_, number) => `${letter}${number}`.padEnd(16, '_'));
  const played = named('p', 20);
  await copy(data, bench.keys.table, played, Number.POSITIVE_INFINITY);
  await copy(data, bench.keys.table, named('s', SLEEPING), 1);
  const server = await start(data);
  const memory = (await figure('process_resident_memory_bytes', server)) - before;
  const opened: number[] = [];
  for (const table of played) {
    const began = performance.now();
    const client = await connect(server.address, { table, key: bench.keys.keys[1] });
    opened.push(performance.now() - began);
    client.close();
  }
  await stop([server]);
  return { memory, first: opened[0] ?? 0, opened: percentile(opened, 0.5) };
}

const [one, two] = [await timeOfOrder(1), await timeOfOrder(2)];
line('processor time of an order, one process', one, 'ms', 'counts');
line('two processes to one', two / one, '', 'at most 1.15');
const [acknowledged, bare] = [await atPeoplesPace(), await bareInserts(PACE)];
const most = (10 * bare.p99 + 5).toFixed(2);
line('99th percentile of acknowledgements, 1,000 tables', acknowledged, 'ms', `at most ${most}`);
const { memory, first, opened } = await asleep();
line('memory of 10,000 sleeping tables', memory / 1e6, 'MB', 'nothing');
line('opening a table of 500 orders after a restart', opened, 'ms', 'at most 50');
line('the very first of them', first, 'ms', 'counts');
await postgres.stop();
