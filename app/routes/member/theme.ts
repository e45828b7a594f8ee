import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { guardedAction } from '~/http/actor.server';
import { THEMES, themeCookie } from '~/http/browser/theme.server';
import { parsedForm } from '~/http/input.server';

const themeSchema = z.object({ theme: z.enum(THEMES).catch('auto') });

export function loader() {
  return redirect('/dashboard');
}

export function action(args: ActionFunctionArgs) {
  const { request } = args;
  return guardedAction(args, { access: 'visitor' }, async (_ctx, app) => {
    const { theme } = await parsedForm(request, themeSchema);
    return redirect(ownPage(request), { headers: { 'Set-Cookie': await themeCookie(theme, app) } });
  });
}

/** Back to the page that the form stood on. */
function ownPage(request: Request): string {
  const referer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return '/dashboard';
  const { host, pathname, search } = new URL(referer);
  // A path that begins with two slashes would name another host.
  return host === new URL(request.url).host ? pathname.replace(/^\/+/, '/') + search : '/dashboard';
}
