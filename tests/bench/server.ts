import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { otherPlayer } from '../../src/engine/index.ts';
import type { Acknowledgement } from '../../src/wire/messages.ts';
import { hundredOrders } from '../server/hundred-orders.ts';
import { type ServerProcess, startWith } from '../server/process.ts';
import { type Client, connect, openTable } from '../server/serving.ts';

/** How a server does against bare inserts on the same disk: `npm run bench:server`. */
const TABLES = 200;
const SECONDS = 8;
const INSERTS = 3000;

const data = mkdtempSync(join(tmpdir(), 'deltavee-bench-'));
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const percentile = (times: number[], part: number) => times.sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

/** Inserts of a line as long as that of an order, each synced by itself; at a pace if one is given. */
async function bareInserts(count: number, perSecond = Number.POSITIVE_INFINITY) {
  const db = new Database(join(data, `bare-${perSecond}.sqlite`));
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec('create table entries (number integer primary key, body text)');
  const insert = db.prepare('insert into entries values (?, ?)');
  const body = 'x'.repeat(220);
  const times: number[] = [];
  const began = performance.now();
  for (let number = 0; number < count; number += 1) {
    const due = began + (number * 1000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    const before = performance.now();
    insert.run(number, body);
    times.push(performance.now() - before);
  }
  const rate = (count * 1000) / (performance.now() - began);
  db.close();
  return { rate, p99: percentile(times, 0.99) };
}

/** A table in a Command Phase, whose player turns a ship and takes it back for as long as it takes. */
interface Bench {
  acts: Client;
  waits: Client;
  sent: number;
}

const { turn, ...begun } = hundredOrders();
const { player, ...order } = turn;

async function open(address: string): Promise<Bench> {
  const { table, keys } = await openTable(address, begun);
  const acts = await connect(address, { table, key: keys[player] });
  return { acts, waits: await connect(address, { table, key: keys[otherPlayer(player)] }), sent: 0 };
}

/** Gives the next order, and tells how long it took until the other player had it. */
async function give(bench: Bench): Promise<number> {
  const { acts, waits } = bench;
  const id = `${bench.sent}`;
  const moment = acts.moment();
  const seen = waits.until(waits.moment() + 1);
  const before = performance.now();
  const payload = { id, moment, orders: [order] };
  const answer = await acts.ask<Acknowledgement>(bench.sent % 2 === 0 ? 'order' : 'undo', payload);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  bench.sent += 1;
  await Promise.all([seen, acts.until(answer.moment)]);
  const took = performance.now() - before;
  for (const client of [acts, waits]) {
    client.heard.length = 0;
    client.moments.splice(0, client.moments.length - 1);
  }
  return took;
}

/** As many orders as all tables together can give, or so many a second. */
async function load(benches: readonly Bench[], perSecond = Number.POSITIVE_INFINITY) {
  const times: number[] = [];
  const began = performance.now();
  const until = began + SECONDS * 1000;
  const gap = (benches.length * 1000) / perSecond;
  await Promise.all(
    benches.map(async (bench, index) => {
      for (let due = began + (gap * index) / benches.length; performance.now() < until; due += gap) {
        if (due > performance.now()) await wait(due - performance.now());
        times.push(await give(bench));
      }
    }),
  );
  return { rate: times.length / SECONDS, p99: percentile(times, 0.99) };
}

/** What a process holds after everything that nobody needs is swept out, in bytes of memory that it takes up. */
async function memoryOf({ pid }: ServerProcess): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await wait(1000);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`])) * 1024;
}

/** Lets a process sweep out what nobody needs whenever it is told to. */
const SWEEPING = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>gc())'];

const line = (what: string, value: number, unit: string, aim: string) =>
  console.log(`${what.padEnd(52)} ${value.toFixed(2).padStart(9)} ${unit}  (${aim})`);

const server = await startWith(SWEEPING, join(data, 'tables'));
const empty = await memoryOf(server);
const benches: Bench[] = [];
for (let count = 0; count < TABLES; count += 1) benches.push(await open(server.address));
const live = await memoryOf(server);
const bare = await bareInserts(INSERTS);
const full = await load(benches);
const half = await load(benches, full.rate / 2);
const paced = await bareInserts(Math.round((full.rate / 2) * 3), full.rate / 2);
const after = await memoryOf(server);
line('bare inserts a second', bare.rate, '/s', 'the measure');
line('acknowledged orders a second, 200 tables', full.rate, '/s', 'counts');
line('orders to inserts', full.rate / bare.rate, '', 'at least 0.3');
line('99th percentile to the other seat at half load', half.p99, 'ms', `at most ${(5 * paced.p99 + 5).toFixed(2)}`);
line('memory of a live table after a hundred orders', (live - empty) / TABLES / 1000, 'kB', 'at most 400');
line('and after all these', (after - empty) / TABLES / 1000, 'kB', 'counts');
for (const { acts, waits } of benches) for (const client of [acts, waits]) client.close();
process.kill(server.pid, 'SIGTERM');
await server.ended;
rmSync(data, { recursive: true, force: true });
