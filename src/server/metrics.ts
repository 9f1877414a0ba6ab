import { createServer, type Server } from 'node:http';
import type { Figures } from './server.ts';

/** How the server fares, for this machine alone: counts of orders would tell of hidden ones. */
export function serveMetrics(port: number, figures: () => Figures): Promise<Server> {
  const server = createServer((_request, answer) => {
    const { sockets, tables } = figures();
    const lines = [
      ['deltavee_sockets', sockets],
      ['deltavee_tables_in_memory', tables],
      ['process_resident_memory_bytes', process.memoryUsage.rss()],
      ['process_uptime_seconds', Math.round(process.uptime())],
    ];
    answer.setHeader('content-type', 'text/plain; version=0.0.4');
    answer.end(lines.map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`).join(''));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
