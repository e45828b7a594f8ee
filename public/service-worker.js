// Shows a page of our own where a member's browser cannot reach the site. It keeps nothing else: every other request goes its usual way.
const CACHE = 'offline-2';
const PAGE = '/offline.html';

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' }))));
});

addEventListener('activate', (event) => {
  const isOld = (name) => name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
});
