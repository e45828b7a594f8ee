import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { appOf, visitorContext } from '~/http/context.server';
import { thrownResponse } from '~/http/error-response.server';
import { assertOwnOrigin } from '~/http/browser/origin-check.server';
import { THEMES, themeCookie } from '~/http/browser/theme.server';

export function loader() {
  return redirect('/dashboard');
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  try {
    assertOwnOrigin(request, appOf(args));
  } catch (error) {
    throw await thrownResponse(error, visitorContext(args), request);
  }
  const chosen = (await request.formData()).get('theme');
  const theme = THEMES.find((known) => known === chosen) ?? 'auto';
  return redirect(ownPage(request), { headers: { 'Set-Cookie': await themeCookie(theme, appOf(args)) } });
}

/** Back to the page that the form stood on. */
function ownPage(request: Request): string {
  const referer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return '/dashboard';
  const { host, pathname, search } = new URL(referer);
  return host === new URL(request.url).host ? pathname + search : '/dashboard';
}
