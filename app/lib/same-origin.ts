/** Also accepts the host that the request was sent to, with https if the site uses it. */
export function isSameOrigin(origin: string, host: string | undefined, site: URL): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.origin === site.origin) return true;
  return from.host === host && ['https:', site.protocol].includes(from.protocol);
}
