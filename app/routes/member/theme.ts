import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { THEMES, themeCookie } from '~/http/theme.server';

export function loader() {
  return redirect('/dashboard');
}

export async function action({ request }: ActionFunctionArgs) {
  const chosen = (await request.formData()).get('theme');
  const theme = THEMES.find((known) => known === chosen) ?? 'auto';
  return redirect(ownPage(request), { headers: { 'Set-Cookie': await themeCookie(theme) } });
}

/** Back to the page that the form stood on. */
function ownPage(request: Request): string {
  const referer = URL.parse(request.headers.get('Referer') ?? '');
  return referer?.host === new URL(request.url).host ? referer.pathname + referer.search : '/dashboard';
}
