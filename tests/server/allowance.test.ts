import type { IncomingHttpHeaders } from 'node:http';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { networkOf, readTrusted, remoteAddress } from '../../src/server/limits/address.ts';
import { newAllowance } from '../../src/server/limits/allowance.ts';
import { openCallers } from '../../src/server/limits/callers.ts';
import { isOfShape, LARGEST_SHAPE, newShapeReader } from '../../src/server/limits/shape.ts';
import { readOptions } from '../../src/server/options.ts';
import { openDoors } from '../../src/server/sockets/door.ts';

describe('an allowance', () => {
  test('fills up by the steady clock alone, and may be overdrawn by what costs more than was known', () => {
    let time = 0;
    const allowance = newAllowance({ most: 10, perSecond: 2 }, () => time);
    expect([allowance.take(10), allowance.take()]).toEqual([true, false]);
    time += 1000;
    expect([allowance.take(2), allowance.take()]).toEqual([true, false]);
    allowance.pay(4);
    time += 2000;
    expect(allowance.take()).toBe(false);
    allowance.giveBack(1);
    expect(allowance.take()).toBe(true);
    time += 60_000;
    expect([allowance.take(10), allowance.take()]).toEqual([true, false]);
  });

  test('knows nothing of the time of the day', () => {
    const today = Date.now;
    Date.now = () => {
      throw new Error('the time of the day was asked for');
    };
    try {
      expect(newAllowance({ most: 1, perSecond: 1 }).take()).toBe(true);
    } finally {
      Date.now = today;
    }
  });
});

test('who is let in has cost their address nothing, and who is not has', () => {
  const caller = openCallers(
    () => false,
    () => 0,
  )({ socket: { remoteAddress: '192.0.2.1' }, headers: {} } as never);
  const doors = openDoors(
    () => caller,
    () => 0,
  );
  const come = () => {
    const below = { prependListener: () => undefined, on: () => undefined, terminate: () => undefined };
    const connection = { request: { websocket: below }, close: () => undefined };
    expect(doors.mayOpen(connection.request as never)).toBe(true);
    doors.opened(connection as never);
    const door = doors.of(connection);
    expect(door?.mayShow()).toBe(true);
    // As long as nobody knows whether the key is right no other may be shown.
    expect(door?.mayShow()).toBe(false);
    return door;
  };
  for (let came = 0; came < 2000; came += 1) come()?.admit();
  expect(caller.calls.take(1000)).toBe(true);
  caller.calls.giveBack(23);
  come()?.refuse();
  expect(caller.calls.isLeft()).toBe(false);
});

describe('where somebody comes from', () => {
  const proxies = ['127.0.0.1', '10.0.0.0/8', '2001:db8:1::/48'];
  const CASES: readonly [from: string, told: string | undefined, address: string][] = [
    ['192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['127.0.0.1', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['2001:db8:1::5', '2001:db8:2:3::9', '2001:db8:2:3::9'],
    ['127.0.0.1', '203.0.113.9, rubbish', '127.0.0.1'],
  ];

  test.each(CASES)('%s that tells of %s is %s', (from, told, address) => {
    const headers: IncomingHttpHeaders = told === undefined ? {} : { 'x-forwarded-for': told };
    const request = { socket: { remoteAddress: from }, headers } as unknown as Parameters<typeof remoteAddress>[0];
    expect(remoteAddress(request, readTrusted(proxies))).toBe(address);
    expect(remoteAddress(request, readTrusted([]))).toBe(from.replace('::ffff:', ''));
  });

  test.each(CASES.slice(0, 7))('%s that tells of %s is the same to fastify', async (from, told, address) => {
    const app = Fastify({ trustProxy: readTrusted(proxies) });
    app.get('/', ({ ip }) => ip);
    const headers = told === undefined ? {} : { 'x-forwarded-for': told };
    const answer = await app.inject({ url: '/', remoteAddress: from, headers });
    expect(answer.body.replace('::ffff:', '')).toBe(address);
  });

  test('counts by the /64 of IPv6, however it is written', () => {
    expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
    const forms = ['2001:db8::1', '2001:0db8:0:0:ffff::', '2001:db8:0:0:1:2:3:4'];
    expect(new Set(forms.map(networkOf))).toEqual(new Set(['2001:db8:0:0::/64']));
    expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64');
    const callerOf = openCallers(readTrusted([]));
    const at = (remoteAddress: string) => callerOf({ socket: { remoteAddress }, headers: {} } as never);
    expect(at('2001:db8::1')).toBe(at('2001:db8::2'));
    expect(at('2001:db8::1')).not.toBe(at('2001:db8:1::1'));
  });

  test('is believed those proxies that the call names', () => {
    expect(readOptions([]).trustProxy).toEqual([]);
    expect(readOptions(['--trust-proxy', '127.0.0.1, 10.0.0.0/8']).trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8']);
    for (const wrong of ['yes', '1', '10.0.0.0/99', '10.0.0.0/8/1', ''])
      expect(() => readOptions(['--trust-proxy', wrong])).toThrow('--trust-proxy');
  });
});

describe('the shape of what is sent', () => {
  const read = (text: string, size: number): boolean => {
    const reader = newShapeReader();
    const bytes = Buffer.from(text);
    for (let from = 0; from < bytes.length; from += size)
      if (!reader.read(bytes.subarray(from, from + size))) return false;
    return true;
  };
  const fields = (count: number) => `{${Array.from({ length: count }, (_, nth) => `"é${nth}":{}`).join()}}`;
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  test.each([
    ['a field with brackets and colons in its words', `{"a\\"{[:": "${'{[:'.repeat(500)}"}`, true],
    ['as many fields as a thing may have', fields(LARGEST_SHAPE.fields), true],
    ['one more', fields(LARGEST_SHAPE.fields + 1), false],
    ['as deep as anything may lie', nested(LARGEST_SHAPE.depth), true],
    ['deeper', nested(LARGEST_SHAPE.depth + 1), false],
    ['a list of many things with few fields', `[${Array(5000).fill('{"a":1,"b":2}').join()}]`, true],
  ])('%s: read in pieces and as a value', (_, text, isFit) => {
    for (const size of [1, 7, 100_000]) expect(read(text, size)).toBe(isFit);
    expect(isOfShape(JSON.parse(text))).toBe(isFit);
  });
});
