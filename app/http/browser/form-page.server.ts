/** The page of ours on which a form stood; null when the browser does not tell. */
export function formPage(request: Request): string | null {
  const referer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { host, pathname, search } = new URL(referer);
  // A path that begins with two slashes would name another host.
  return host === new URL(request.url).host ? pathname.replace(/^\/+/, '/') + search : null;
}
