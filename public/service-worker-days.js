// Cache for the pages with today's classes. It contains the pages of one member for one day.
const DAYS = 'days-1';
const KEPT_AT = 'X-Kept-At';
const PAGES = ['/dashboard', '/timetable'];

/**
 * Returns the URL under which the page is cached, or undefined. Dashboard tabs and pages with a
 * notice are not cached.
 */
function dayAt(address) {
  const { pathname, search } = new URL(address);
  return PAGES.includes(pathname) && (search === '' || search === '?tab=home') ? pathname : undefined;
}

/**
 * Cache for the assets of cached pages. Asset names contain a hash of the content. The limit is
 * enough for one or two builds.
 */
const ASSETS = 'assets-1';
const MOST_ASSETS = 150;

/** Returns an asset from the cache, otherwise from the network. */
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

/**
 * Caches a page that the member has just seen. A redirect to the login means that the member is
 * logged out, so the cache is deleted.
 */
async function keepDay(address, response) {
  if (/^\/(login|register)$/.test(new URL(response.url || address).pathname)) return forgetDays();
  const page = dayAt(address);
  if (!page || !response.ok || response.redirected) return;
  // Stores the time of caching. It is the age of the page when the member taps in the cached copy,
  // and depends only on this browser's clock.
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(Date.now()));
  await (await caches.open(DAYS)).put(page, new Response(response.body, { headers }));
}

/** Returns the cached page if it was cached today. An older copy shows the wrong classes. */
async function keptDay(address) {
  const page = dayAt(address);
  const kept = page && (await (await caches.open(DAYS)).match(page));
  if (!kept) return undefined;
  const keptAt = Number(kept.headers.get(KEPT_AT));
  if (new Date(keptAt).toDateString() !== new Date().toDateString()) return undefined;
  // With this attribute the page shows that it is a cached copy, and since when.
  const html = (await kept.text()).replace('<html ', `<html data-kept="${keptAt}" `);
  return new Response(html, { headers: kept.headers });
}

function forgetDays() {
  return caches.delete(DAYS);
}

/**
 * Returns true for a request that ends the session: logging out, deleting the account, logging in
 * as a different member, or being redirected to the login.
 */
function endsSession({ method, url }) {
  const { pathname } = new URL(url);
  // Client-side navigation requests the data of the login page instead of the page.
  if (pathname === '/login.data') return true;
  return method === 'POST' && /^\/(logout|login|profile-edit\/delete)(\.data)?$/.test(pathname);
}

/**
 * The first page was loaded before the service worker was active, so it is fetched again and
 * cached.
 */
addEventListener('message', (event) => {
  const address = new URL(String(event.data?.keep), location.origin).href;
  if (dayAt(address)) event.waitUntil(fetch(address).then((response) => keepDay(address, response)));
  for (const drawn of event.data?.assets ?? []) event.waitUntil(asset(new Request(drawn)));
});
