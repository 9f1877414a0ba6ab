import { join } from 'node:path';
import { openServer } from '../src/server/server.ts';

/*
 * A server of tables whose dice a test lays ready: what the next table's dice follow from is told by the process that started
 * it. `served.ts` starts it.
 */

const [data = ''] = process.argv.slice(2);
let secret = '';

const server = await openServer({
  host: '127.0.0.1',
  port: 0,
  data,
  page: join(import.meta.dirname, '../dist'),
  program: 'test',
  logs: false,
  newSecret: () => secret,
});
process.on('message', (told) => {
  secret = String(told);
  process.send?.('kept');
});
process.once('SIGTERM', () => void server.close().then(() => process.exit()));
process.stdout.write(`http://127.0.0.1:${server.port}/\n`);
