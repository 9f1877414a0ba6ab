import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

const text = readFileSync(new URL('../../src/build/service-worker.js', import.meta.url), 'utf8');

/** What the worker answers when the page is asked for, with these caches. */
async function answered(caches: object): Promise<unknown> {
  const heard = new Map<string, (event: object) => void>();
  const self = {
    registration: { scope: 'https://delta.example/' },
    location: { origin: 'https://delta.example' },
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
  };
  const fetch = vi.fn(async () => 'from the network');
  new Function('BUILD', 'FILES', 'self', 'caches', 'fetch', text)('b1', ['a.js'], self, caches, fetch);
  const request = { method: 'GET', mode: 'navigate', url: 'https://delta.example/' };
  return new Promise((resolve, reject) => {
    heard.get('fetch')?.({ request, respondWith: (answer: Promise<unknown>) => answer.then(resolve, reject) });
  });
}

const damaged = () => Promise.reject(new DOMException('damaged', 'UnknownError'));

test.each([
  ['that cannot be opened', { open: damaged, match: damaged }],
  ['whose files cannot be read', { open: async () => ({ match: damaged }), match: damaged }],
  ['that are empty', { open: async () => ({ match: async () => undefined }), match: async () => undefined }],
])('with caches %s the page comes from the network', async (_, caches) => {
  expect(await answered(caches)).toBe('from the network');
});

test('what is kept is given without the network', async () => {
  expect(await answered({ open: async () => ({ match: async () => 'kept' }) })).toBe('kept');
});
