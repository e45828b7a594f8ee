import { redirect } from '@remix-run/node';
import type { Parts } from '~/context.server';
import { endedSessionCookie, holdsSessionCookie } from './session.server';
import { flashToast } from './toast.server';

/** Source: admin spec, 8. */
export const SESSION_EXPIRED = 'Session expired. Please login again.';

/** What the calls for FAQs and videos say instead. Source: admin spec, 8. */
export const CHECK_TOKEN = 'Unauthorized. Please check your admin token.';

/** Sends whoever has no session of the staff to the login, which says so when they had one. */
export async function toAdminLogin(request: Request, parts: Parts): Promise<Response> {
  const headers = new Headers();
  if (await holdsSessionCookie(request, 'admin', parts)) {
    headers.append('Set-Cookie', await endedSessionCookie('admin', parts));
    headers.append('Set-Cookie', await flashToast({ kind: 'warning', text: SESSION_EXPIRED }, parts));
  }
  return redirect('/admin/login', { headers });
}
