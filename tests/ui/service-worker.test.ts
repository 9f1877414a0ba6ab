import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { until } from '../fixtures/until.ts';

const text = readFileSync(new URL('../../src/build/service-worker.js', import.meta.url), 'utf8');

const PAGE = 'https://delta.example/';
const BUILT = 'the page as it was built';
const FILES = { './': createHash('sha256').update(BUILT).digest('base64') };

/** Caches of a browser, each with what it keeps by address. */
function cachesWith(kept: Record<string, Record<string, string>>) {
  const stores = new Map(Object.entries(kept).map(([name, files]) => [name, new Map(Object.entries(files))]));
  const found = (text: string | undefined) => (text === undefined ? undefined : new Response(text));
  const store = (name: string) => stores.get(name) ?? stores.set(name, new Map()).get(name);
  const open = async (name: string) => ({
    match: async (address: string) => found(store(name)?.get(address)),
    put: async (address: string, file: Response) => void store(name)?.set(address, await file.text()),
    addAll: async (all: Request[]) => void all.map(({ url }) => store(name)?.set(url, BUILT)),
  });
  return {
    stores,
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (address: string) => found([...stores.values()].find((files) => files.has(address))?.get(address)),
    },
  };
}

type Network = () => Promise<Response>;

const online: Network = async () => new Response(BUILT);
const offline: Network = () => Promise.reject(new TypeError('no network'));

/** What the worker answers when the page is asked for, with these caches and this network. */
async function answered(caches: object, fetch: Network, url = PAGE): Promise<Response> {
  const heard = new Map<string, (event: object) => void>();
  const self = {
    registration: { scope: PAGE },
    location: { origin: 'https://delta.example' },
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
  };
  new Function('BUILD', 'FILES', 'self', 'caches', 'fetch', text)('b1', FILES, self, caches, fetch);
  const request = { method: 'GET', mode: 'navigate', url };
  return new Promise((resolve, reject) => {
    heard.get('fetch')?.({ request, respondWith: (answer: Promise<Response>) => answer.then(resolve, reject) });
  });
}

const damaged = () => Promise.reject(new DOMException('damaged', 'UnknownError'));

test.each([
  ['that cannot be opened', { open: damaged, match: damaged }],
  ['whose files cannot be read', { open: async () => ({ match: damaged }), match: damaged }],
  ['that are empty', cachesWith({}).caches],
])('with caches %s the page comes from the network', async (_, caches) => {
  expect(await (await answered(caches, online)).text()).toBe(BUILT);
});

test('what is kept is given without the network', async () => {
  const { caches } = cachesWith({ 'deltavee-b1': { [PAGE]: BUILT } });
  const network = vi.fn(offline);
  expect(await (await answered(caches, network)).text()).toBe(BUILT);
  expect(network).not.toHaveBeenCalled();
});

describe('a kept file with another body', () => {
  const spoiled = () => cachesWith({ 'deltavee-b1': { [PAGE]: '<html>Log in' } });

  test('comes from the network, and is kept as it was built', async () => {
    const { caches, stores } = spoiled();
    expect(await (await answered(caches, online)).text()).toBe(BUILT);
    expect(stores.get('deltavee-b1')?.get(PAGE)).toBe(BUILT);
  });

  test('is not replaced by what is not of this build either', async () => {
    const { caches, stores } = spoiled();
    expect(await (await answered(caches, async () => new Response('a newer page'))).text()).toBe('a newer page');
    expect(stores.get('deltavee-b1')?.get(PAGE)).toBe('<html>Log in');
  });

  test('is all there is without a network', async () => {
    expect(await (await answered(spoiled().caches, offline)).text()).toBe('<html>Log in');
  });
});

describe('a page that asks for everything anew', () => {
  const olderToo = () =>
    cachesWith({
      'deltavee-b1': { [PAGE]: 'spoiled' },
      'deltavee-b0': { [PAGE]: 'old' },
      other: { [PAGE]: 'not ours' },
    });

  test('has all that is kept of the program forgotten and kept anew, and goes on at its address', async () => {
    const { caches, stores } = olderToo();
    expect((await answered(caches, online, `${PAGE}?anew`)).headers.get('location')).toBe(PAGE);
    await until(() => expect(stores.get('deltavee-b1')?.get(PAGE)).toBe(BUILT));
    expect([...stores.keys()].sort()).toEqual(['deltavee-b1', 'other']);
  });

  test('leaves what is kept as it is without a network', async () => {
    const { caches, stores } = olderToo();
    expect((await answered(caches, offline, `${PAGE}?anew`)).headers.get('location')).toBe(PAGE);
    expect([...stores.keys()]).toEqual(['deltavee-b1', 'deltavee-b0', 'other']);
  });
});
