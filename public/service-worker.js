// If the site cannot be reached, shows today's classes from the cache, or an offline page. Also
// shows push reminders. Cached data is deleted when the member logs out or the session ends.
importScripts('/service-worker-days.js');

const CACHE = 'offline-3';
const PAGE = '/offline.html';

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' }))));
});

addEventListener('activate', (event) => {
  const isOld = (name) => ![CACHE, DAYS, ASSETS].includes(name);
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (endsSession(event.request)) event.waitUntil(forgetDays());
  if (method === 'GET' && new URL(url).pathname.startsWith('/assets/')) event.respondWith(asset(event.request));
  if (mode !== 'navigate' || method !== 'GET') return;
  const answer = fetch(event.request);
  event.waitUntil(answer.then((response) => keepDay(url, response.clone())).catch(() => undefined));
  event.respondWith(answer.catch(async () => (await keptDay(url)) ?? caches.match(PAGE)));
});

addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(
    registration.showNotification(title, { body, icon: '/favicon.svg', tag: 'reminder', data: { url } }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(clients.openWindow(event.notification.data.url));
});
