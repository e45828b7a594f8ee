// The pages with the day's classes, kept for their own member and their own day.
const DAYS = 'days-1';
const KEPT_AT = 'X-Kept-At';
const PAGES = ['/dashboard', '/timetable'];

/** The page of the day at an address, or undefined: dashboard tabs and notices are not kept. */
function dayAt(address) {
  const { pathname, search } = new URL(address);
  return PAGES.includes(pathname) && (search === '' || search === '?tab=home') ? pathname : undefined;
}

/** What the pages are drawn with, by names that change with content; one build or two at most. */
const ASSETS = 'assets-1';
const MOST_ASSETS = 150;

/** A file of the build from the network, or as it was kept. */
async function asset(request) {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    if ((await cache.keys()).length > MOST_ASSETS) await caches.delete(ASSETS);
    await cache.put(request, response.clone());
  }
  return response;
}

/** Keeps a page that the member has just been shown; whoever was sent elsewhere is logged out. */
async function keepDay(address, response) {
  if (/^\/(login|register)$/.test(new URL(response.url || address).pathname)) return forgetDays();
  const page = dayAt(address);
  if (!page || !response.ok || response.redirected) return;
  // A tap on the copy is dated by how long ago it came, which this browser's own clock tells.
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(Date.now()));
  await (await caches.open(DAYS)).put(page, new Response(response.body, { headers }));
}

/** The page as it was kept today; yesterday's says nothing of today. */
async function keptDay(address) {
  const page = dayAt(address);
  const kept = page && (await (await caches.open(DAYS)).match(page));
  if (!kept) return undefined;
  const keptAt = Number(kept.headers.get(KEPT_AT));
  if (new Date(keptAt).toDateString() !== new Date().toDateString()) return undefined;
  // The page says itself that it is a copy, and since when.
  const html = (await kept.text()).replace('<html ', `<html data-kept="${keptAt}" `);
  return new Response(html, { headers: kept.headers });
}

function forgetDays() {
  return caches.delete(DAYS);
}

/** Logging out, deleting the account, logging in as somebody else and being sent to the login. */
function endsSession({ method, url }) {
  const { pathname } = new URL(url);
  // Pages that scripts turn ask for the login's data alone.
  if (pathname === '/login.data') return true;
  return method === 'POST' && /^\/(logout|login|profile-edit\/delete)(\.data)?$/.test(pathname);
}

/** A browser's first page came before there was a service worker: it is asked for once more. */
addEventListener('message', (event) => {
  const address = new URL(String(event.data?.keep), location.origin).href;
  if (dayAt(address)) event.waitUntil(fetch(address).then((response) => keepDay(address, response)));
  for (const drawn of event.data?.assets ?? []) event.waitUntil(asset(new Request(drawn)));
});
