import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, call, connect, type Served, serve } from '../server/serving.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/server-protocol.md'), 'utf8');

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.end());

/** What is written in the place of what may be anything. */
const orAnything = (value: unknown): unknown => {
  if (value === '...') return expect.anything();
  if (Array.isArray(value)) return value.map(orAnything);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, orAnything(part)]));
};

const lines = [...PAGE.matchAll(/```wire\n(.*?)```/gs)].flatMap(([, block = '']) => block.trim().split('\n'));

test('the examples of the page are what a server says', async () => {
  const keys: Record<string, string> = { 1: 'a2V5LW9mLXBsYXllci1vbmU', 2: 'a2V5LW9mLXBsYXllci10d28' };
  const clients = new Map<string, Client>();
  let answer: unknown;
  for (const line of lines) {
    const [who = '', first = '', ...rest] = line.split(' ');
    const seat = who[0] ?? '';
    if (who === '>') {
      const [path = '', ...body] = rest;
      const { status, body: said } = await call(served.address, path, body.length > 0 ? body.join(' ') : undefined);
      answer = [status, said];
    } else if (who === '<') expect(answer, line).toEqual([Number(first), orAnything(JSON.parse(rest.join(' ')))]);
    else if (who.endsWith('>')) {
      const client =
        clients.get(seat) ?? (await connect(served.address, { table: 'Q29tcGFzc1Jvc2U5', key: keys[seat]! }));
      clients.set(seat, client);
      answer = await client.ask(first, JSON.parse(rest.join(' ')));
    } else expect(answer, line).toEqual(orAnything(JSON.parse([first, ...rest].join(' '))));
  }
  expect(lines.length).toBeGreaterThanOrEqual(30);
  for (const client of clients.values()) client.close();
});
