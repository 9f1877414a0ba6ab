/** Measures the page while the program thinks: how long it is blocked, how long a decision takes, and how much memory. */
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { BROWSER_FLAGS, findBrowser, NO_BROWSER } from '../../e2e/browser.ts';
import { openRecord } from '../../e2e/driver.ts';
import { type GameRecord, RANKS, type Rank } from '../../src/engine/index.ts';
import { BUDGETS } from '../../src/opponent/index.ts';
import { fortyMissilesAt } from './forty-missiles.ts';
import { slowDown } from './page-clock.ts';
import { medianOf } from './processor-time.ts';
import { servePages } from './served-pages.ts';

const SLOWED = 4;
const SECONDS = Number(parseArgs({ options: { seconds: { type: 'string', default: '40' } } }).values.seconds);
const MB = 2 ** 20;
/** What a worker does in less is no decision. */
const LEAST = 1;

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Microseconds of processor time, which holds on a busy machine too. */
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
}

interface Task {
  from: number;
  to: number;
  ms: number;
}

/** The tasks of the threads of a name. */
function tasksOf(events: readonly TraceEvent[], thread: string): Task[] {
  const idOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === thread);
  const ids = new Set(named.map(idOf));
  return events
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && event.ph === 'X' && ids.has(idOf(event)))
    .map(({ ts, dur = 0, tdur = 0 }) => ({ from: ts, to: ts + dur, ms: tdur / 1000 }));
}

/** Asks every worker of a page how large its heap is whenever it is told to; the answers gather in `sizes`. */
async function workerHeaps(session: CDPSession) {
  const workers: string[] = [];
  const sizes: number[] = [];
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.push(sessionId);
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { result } = JSON.parse(message);
    if (result?.totalSize) sizes.push(result.totalSize + result.backingStorageSize);
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
  const ask = () =>
    Promise.allSettled(workers.map((sessionId) => session.send('Target.sendMessageToTarget', { sessionId, message })));
  return { ask, sizes };
}

/** The game with 40 missiles in flight, with both sides played by the program. */
function playedBy(rank: Rank): string {
  const record: GameRecord = JSON.parse(fortyMissilesAt('command'));
  const seat = { rank, seed: 1, budget: BUDGETS[rank] };
  return JSON.stringify({ ...record, table: { mode: 'hotseat', logs: 'open', program: { 1: seat, 2: seat } } });
}

async function openGame(page: Page, address: string, rank: Rank): Promise<void> {
  const kept = JSON.stringify({ state: { pace: 'quick' }, version: 0 });
  await page.addInitScript((text) => localStorage.setItem('deltavee.preferences', text), kept);
  await page.goto(address);
  await openRecord(page, playedBy(rank));
  await page.locator('[data-part="room"]').waitFor();
}

async function measure(browser: Browser, address: string, rank: Rank): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  const heaps = await workerHeaps(session);
  await slowDown(page, SLOWED);
  await openGame(page, address, rank);
  const pageHeaps: number[] = [];
  await browser.startTracing(page, { categories: ['toplevel'] });
  for (let second = 0; second < SECONDS; second += 1) {
    await page.waitForTimeout(1000);
    const { totalSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
    pageHeaps.push(totalSize + backingStorageSize);
    await heaps.ask();
  }
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  await page.context().close();
  const thinking = tasksOf(traceEvents, 'DedicatedWorker thread').filter(({ ms }) => ms > LEAST);
  const meanwhile = tasksOf(traceEvents, 'CrRendererMain').filter((task) =>
    thinking.some(({ from, to }) => task.from > from && task.from < to),
  );
  // The protocol slows the thread of a page down, but not that of a worker.
  const decisions = thinking.map(({ ms }) => ms * SLOWED);
  return [
    rank.padEnd(10),
    ...[
      decisions.length,
      medianOf(decisions),
      Math.max(...decisions),
      Math.max(0, ...meanwhile.map(({ ms }) => ms)),
      meanwhile.filter(({ ms }) => ms > 50).length,
      Math.max(...pageHeaps) / MB,
      Math.max(0, ...heaps.sizes) / MB,
    ].map((figure) => figure.toFixed(0).padStart(11)),
  ].join('');
}

const found = await findBrowser();
if (!found) throw new Error(NO_BROWSER);
const pages = await servePages();
const browser = await chromium.launch({ ...found, args: BROWSER_FLAGS });
const HEADS = ['decisions', 'median', 'worst', 'page', 'over 50', 'page MB', 'worker MB'];
process.stdout.write(
  `Scenario 5 with 40 missiles, both sides played by the program, on a processor slowed ${SLOWED} times: milliseconds of processor time
a decision, the longest task of the page while it thinks and how many of them took more than 50, and the heaps.

${' '.repeat(10)}${HEADS.map((head) => head.padStart(11)).join('')}\n`,
);
for (const rank of RANKS) process.stdout.write(`${await measure(browser, pages.game, rank)}\n`);
await browser.close();
await pages.close();
