/**
 * True if the origin is that of the site, or that of the host to which the request was sent. With
 * that host, https is always accepted, and http only if the site uses it.
 */
export function isSameOrigin(origin: string, host: string | undefined, site: URL): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.origin === site.origin) return true;
  return from.host === host && ['https:', site.protocol].includes(from.protocol);
}
