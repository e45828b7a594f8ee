/**
 * Returns the page of our site that contained the form, or null if the browser sends no Referer.
 */
export function getFormPagePath(request: Request): string | null {
  const referer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { host, pathname, search } = new URL(referer);
  // A path that begins with two slashes would be read as another host.
  return host === new URL(request.url).host ? pathname.replace(/^\/+/, '/') + search : null;
}
