/**
 * Keeps the program in the browser, so that it starts without a network. The build writes two constants before this text:
 * BUILD, which stands for the content of all files, and FILES, the digest of each by its address.
 *
 * A page gets all its files from one build: the worker of a newer one waits until no page of the older is open, or until
 * the player says so. The build before stays too, for pages that are still open and load a part late.
 */
/* global BUILD, FILES */
const PREFIX = 'deltavee-';
const CURRENT = PREFIX + BUILD;
const START = './';
/** What a page whose program has not come asks for. */
const ANEW = '?anew';

const addressOf = (file) => new URL(file, self.registration.scope).href;
/** By the whole address of each file, its digest. */
const BUILT = new Map(Object.entries(FILES).map(([file, digest]) => [addressOf(file), digest]));

async function keepAll() {
  const cache = await caches.open(CURRENT);
  // Asked for past the browser's own cache, which may still hold files of another build.
  await cache.addAll([...BUILT.keys()].map((address) => new Request(address, { cache: 'reload' })));
}

/** Whether a file is what was built, and neither damaged nor what a network without a login answers to everything. */
async function isAsBuilt(address, file) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.clone().arrayBuffer()));
  return btoa(String.fromCharCode(...digest)) === BUILT.get(address);
}

async function dropOld() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CURRENT);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

/** What is kept of a file; of the build before, which has no digests here, as it is. */
async function keptFile(address) {
  try {
    const kept = (await (await caches.open(CURRENT)).match(address)) ?? (await caches.match(address));
    return { kept, isSound: kept !== undefined && (!BUILT.has(address) || (await isAsBuilt(address, kept))) };
  } catch {
    // It cannot even be read.
    return { kept: undefined, isSound: false };
  }
}

/** Puts what the network has in the place of what was gone or damaged. */
async function keepInstead(address, fresh) {
  if (await isAsBuilt(address, fresh)) await (await caches.open(CURRENT)).put(address, fresh);
}

async function answer(request) {
  const address = request.mode === 'navigate' ? addressOf(START) : request.url;
  const { kept, isSound } = await keptFile(address);
  if (isSound) return kept;
  try {
    const fresh = await fetch(request);
    // A disk that takes nothing does not stop the page.
    await keepInstead(address, fresh.clone()).catch(() => undefined);
    return fresh;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Forgets all that is kept and keeps it anew. Without a network what is kept is all there is, and stays. */
async function anew() {
  const { ok } = await fetch(addressOf(START), { cache: 'reload' }).catch(() => Response.error());
  if (ok) {
    const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    await Promise.all(ours.map((name) => caches.delete(name)));
    keepAll().catch(() => undefined);
  }
  return Response.redirect(addressOf(START));
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
  const isPage = request.mode === 'navigate' && BUILT.has(href.replace(/[?#].*$/, '').replace(/index\.html$/, ''));
  // What is not of the program, such as a newer service worker, comes from where the page came from.
  const isPart = origin === self.location.origin && href.includes('/assets/');
  if (isPage && href.endsWith(ANEW)) event.respondWith(anew());
  else if (isPage || isPart || BUILT.has(href)) event.respondWith(answer(request));
});
