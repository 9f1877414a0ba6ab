import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Acknowledgement } from '../wire/messages.ts';

/** What a running server says of itself. */
export interface ServerFigures {
  sockets: number;
  /** Tables in memory, and how much waits for its turn at them. */
  tables: number;
  waiting: number;
  /** Tables that wait for the program to think. */
  thinking: number;
}

/** What is counted of a server. Counts of orders would tell of hidden ones: only the person who runs it may see them. */
export interface Metrics {
  /** Counts an answer to a message of a kind, which took so many milliseconds. */
  answered(kind: string, answer: Acknowledgement | { legal: unknown }, took: number): void;
  /** Counts an answer of a call. */
  called(status: number): void;
  /** Tells everything, in the text form of Prometheus. */
  tell(figures: ServerFigures): Promise<string>;
  readonly contentType: string;
}

const PREFIX = 'deltavee_';

/** From the time of a quick disk to the patience of a player, in seconds. */
const TIMES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What became of a message, in one word. */
function outcomeOf(answer: Acknowledgement | { legal: unknown }): string {
  if ('legal' in answer || answer.ok) return 'accepted';
  return 'error' in answer ? answer.error : 'refused';
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  const common = { registers: [registry] };
  collectDefaultMetrics({ register: registry });
  const gauges = {
    sockets: new Gauge({ ...common, name: `${PREFIX}sockets`, help: 'Sockets that are open' }),
    tables: new Gauge({ ...common, name: `${PREFIX}tables_in_memory`, help: 'Tables that are kept in memory' }),
    waiting: new Gauge({ ...common, name: `${PREFIX}waiting`, help: 'Messages and calls that wait for their turn' }),
    thinking: new Gauge({
      ...common,
      name: `${PREFIX}program_waiting`,
      help: 'Tables that wait for the program to think',
    }),
  };
  const messages = new Counter({
    ...common,
    name: `${PREFIX}messages_total`,
    help: 'Messages of sockets, by kind and by what became of them',
    labelNames: ['kind', 'outcome'],
  });
  const acknowledged = new Histogram({
    ...common,
    name: `${PREFIX}acknowledged_seconds`,
    help: 'From the arrival of a message that was accepted to its answer',
    labelNames: ['kind'],
    buckets: TIMES,
  });
  const calls = new Counter({
    ...common,
    name: `${PREFIX}calls_total`,
    help: 'Calls that were answered, by status',
    labelNames: ['status'],
  });
  return {
    contentType: registry.contentType,
    answered(kind, answer, took) {
      const outcome = outcomeOf(answer);
      messages.inc({ kind, outcome });
      if (outcome === 'accepted') acknowledged.observe({ kind }, took / 1000);
    },
    called(status) {
      calls.inc({ status });
    },
    tell(figures) {
      for (const name of ['sockets', 'tables', 'waiting', 'thinking'] as const) gauges[name].set(figures[name]);
      return registry.metrics();
    },
  };
}

/** Tells this machine, and no other, how the server fares. */
export function serveMetrics(port: number, metrics: Metrics, figures: () => ServerFigures): Promise<Server> {
  const server = createServer((_request, answer) => {
    metrics.tell(figures()).then(
      (text) => answer.setHeader('content-type', metrics.contentType).end(text),
      () => answer.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
