import { expect, test } from 'vitest';
import { serveMetrics } from '../../src/server/metrics.ts';
import { call, connect, openTable, serve } from './serving.ts';

test('the person who runs a server sees its tables, its sockets, and what became of messages and calls', async () => {
  const served = await serve();
  const { metrics, figures } = served.server;
  const shown = await serveMetrics(0, metrics, figures);
  const at = shown.address();
  const address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
  const { table, keys } = await openTable(served.address);
  const ann = await connect(served.address, { table, key: keys[1] });
  await ann.order('a', { do: 'ready' });
  await ann.order('b', { do: 'ready' });
  await ann.ask('legal', {});
  await call(served.address, `/api/tables/${table}/look`, { key: 'no-key-of-this-table-at-all' });
  const text = await (await fetch(address)).text();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'deltavee_sockets 1',
      'deltavee_tables_in_memory 1',
      'deltavee_waiting 0',
      'deltavee_messages_total{kind="order",outcome="accepted"} 1',
      'deltavee_messages_total{kind="order",outcome="not-to-act"} 1',
      'deltavee_messages_total{kind="legal",outcome="accepted"} 1',
      'deltavee_acknowledged_seconds_count{kind="order"} 1',
      'deltavee_calls_total{status="201"} 1',
      'deltavee_calls_total{status="403"} 1',
    ]),
  );
  for (const secret of [table, ...Object.values(keys)]) expect(text).not.toContain(secret);
  ann.close();
  shown.close();
  await served.end();
});
