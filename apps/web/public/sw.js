/**
 * Caches the site's own hashed files and shows the offline page when there is no connection; in place of the favourites
 * page it shows what that page has kept. The browser handles all other requests: the API, the staff area, media, and
 * reachable pages.
 */
const files = 'files-1';
/** Written by the favourites page alone (src/site/features/favourites/kept). */
const favourites = { cache: 'merkliste-1', page: '/merkliste' };
const offlinePage = '/offline.html';
/** The files of a few builds; the oldest files are deleted first. */
const most = 150;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(files).then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' }))),
  );
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const outdated = caches
    .keys()
    .then((names) => names.filter((name) => ![files, favourites.cache].includes(name)));
  event.waitUntil(
    outdated
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function keep(request, response) {
  const cache = await caches.open(files);
  await cache.put(request, response);
  const kept = (await cache.keys()).filter(({ url }) => !url.endsWith(offlinePage));
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((old) => cache.delete(old)));
}

async function fromCacheFirst(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep(event.request, response.clone()).catch(() => undefined));
  return response;
}

async function pageWithoutNetwork(pathname) {
  const isKept = pathname === favourites.page && (await caches.has(favourites.cache));
  const kept = isKept ? await (await caches.open(favourites.cache)).match(favourites.page) : undefined;
  return kept ?? (await caches.match(offlinePage)) ?? Response.error();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (/^\/(api|admin)(\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => pageWithoutNetwork(pathname)));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(event));
});

/** staff-area §7: answers CLEAR_CACHE on the message's own port. */
self.addEventListener('message', (event) => {
  if ((event.data?.type ?? event.data) !== 'CLEAR_CACHE') return;
  const cleared = caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => caches.open(files))
    .then((cache) => cache.add(offlinePage).catch(() => undefined));
  event.waitUntil(cleared.then(() => event.ports[0]?.postMessage({ type: 'CACHE_CLEARED' })));
});
