/**
 * Keeps the program in the browser, so that it starts without a network. The build writes two constants before this text:
 * BUILD, which stands for the content of all files, and FILES, their addresses.
 *
 * A page gets all its files from one build: the worker of a newer one waits until no page of the older is open, or until
 * the player says so. The build before stays too, for pages that are still open and load a part late.
 */
/* global BUILD, FILES */
const PREFIX = 'deltavee-';
const CURRENT = PREFIX + BUILD;
const START = './';

const addressOf = (file) => new URL(file, self.registration.scope).href;
const ADDRESSES = new Set([START, ...FILES].map(addressOf));

async function keepAll() {
  const cache = await caches.open(CURRENT);
  // Asked for past the browser's own cache, which may still hold files of another build.
  await cache.addAll([START, ...FILES].map((file) => new Request(addressOf(file), { cache: 'reload' })));
}

async function dropOld() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CURRENT);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(request) {
  const asked = request.mode === 'navigate' ? addressOf(START) : request.url;
  try {
    const current = await caches.open(CURRENT);
    return (await current.match(asked)) ?? (await caches.match(asked)) ?? (await fetch(request));
  } catch {
    // What the browser keeps is damaged and cannot be read: the page starts all the same where there is a network.
    return fetch(request);
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
self.addEventListener('message', ({ data }) => {
  if (data === 'use-now') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { href, origin } = new URL(request.url);
  const isPage = request.mode === 'navigate' && ADDRESSES.has(href.replace(/[?#].*$/, '').replace(/index\.html$/, ''));
  // What is not of the program, such as a newer service worker, comes from where the page came from.
  const isPart = origin === self.location.origin && href.includes('/assets/');
  if (isPage || isPart || ADDRESSES.has(href)) event.respondWith(answer(request));
});
