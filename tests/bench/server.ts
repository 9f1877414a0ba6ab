import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { type ServerProcess, startWith } from '../server/process.ts';
import { atPace, type Bench, leave, line, load, openBench, TRUSTING, wait } from './served-load.ts';

/** How a server does against bare inserts on the same disk: `npm run bench -- server`. */
const TABLES = 200;
const SECONDS = 8;
const INSERTS = 3000;

const data = mkdtempSync(join(tmpdir(), 'deltavee-bench-'));

/** Inserts of a line as long as that of an order, each synced by itself; at a pace if one is given. */
async function bareInserts(count: number, perSecond = Number.POSITIVE_INFINITY) {
  const db = new Database(join(data, `bare-${perSecond}.sqlite`));
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec('create table entries (number integer primary key, body text)');
  const insert = db.prepare('insert into entries values (?, ?)');
  const body = 'x'.repeat(220);
  const inserts = await atPace(perSecond, count, (number) => insert.run(number, body));
  db.close();
  return inserts;
}

/** What a process holds after everything that nobody needs is swept out, in bytes of memory that it takes up. */
async function memoryOf({ pid }: ServerProcess): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await wait(1000);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`])) * 1024;
}

/** Lets a process sweep out what nobody needs whenever it is told to. */
const SWEEPING = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>gc())'];

const server = await startWith(SWEEPING, join(data, 'tables'), ...TRUSTING);
const empty = await memoryOf(server);
const benches: Bench[] = [];
for (let count = 0; count < TABLES; count += 1) benches.push(await openBench(server.address));
const live = await memoryOf(server);
const bare = await bareInserts(INSERTS);
const full = await load(benches, SECONDS);
const half = await load(benches, SECONDS, full.rate / 2);
const paced = await bareInserts(Math.round((full.rate / 2) * 3), full.rate / 2);
const after = await memoryOf(server);
line('bare inserts a second', bare.rate, '/s', 'the measure');
line('acknowledged orders a second, 200 tables', full.rate, '/s', 'counts');
line('orders to inserts', full.rate / bare.rate, '', 'at least 0.3');
line('99th percentile to the other seat at half load', half.told, 'ms', `at most ${(5 * paced.p99 + 5).toFixed(2)}`);
line('memory of a live table after a hundred orders', (live - empty) / TABLES / 1000, 'kB', 'at most 400');
line('and after all these', (after - empty) / TABLES / 1000, 'kB', 'counts');
leave(benches);
process.kill(server.pid, 'SIGTERM');
await server.ended;
rmSync(data, { recursive: true, force: true });
