/** The page of ours on which a form stood; a form's own address may answer forms alone. */
export function formPage(request: Request): string {
  const referer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return '/dashboard';
  const { host, pathname, search } = new URL(referer);
  // A path that begins with two slashes would name another host.
  return host === new URL(request.url).host ? pathname.replace(/^\/+/, '/') + search : '/dashboard';
}

/** The login that leads to this page of ours; the dashboard is where it leads anyway. */
export function loginAddress(next: string): string {
  return next === '/dashboard' ? '/login' : `/login?${new URLSearchParams({ next })}`;
}
