/**
 * Returns the path of the page that contained the form, or null if the browser sends no Referer or
 * the form is on another site.
 */
export function getFormPagePath(request: Request): string | null {
  const referer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { host, pathname, search } = new URL(referer);
  // A path that begins with two slashes would be interpreted as a URL on another host.
  return host === new URL(request.url).host ? pathname.replace(/^\/+/, '/') + search : null;
}
