/** Whether an Origin is the host that a request was sent to, by https alone where the site is, or the site's own. */
export function isOwnOrigin(origin: string, host: string | undefined, site: URL): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.origin === site.origin) return true;
  return from.host === host && ['https:', site.protocol].includes(from.protocol);
}
