import { redirect } from '@remix-run/node';
import type { App } from '~/context.server';
import { loginAddress } from '~/http/browser/login-address.server';
import { endedSessionCookie, holdsSessionCookie } from '~/http/browser/session.server';
import { flashToast } from '~/http/browser/toast.server';
import { english, type Message } from '~/i18n/messages/say';

/** Source: docs/specification/back-office.md#texts. */
export const SESSION_EXPIRED = english('Session expired. Please login again.');

/** Source: docs/specification/back-office.md#texts. */
export const AUTHENTICATION_REQUIRED = english('Authentication required');

/** Used by the endpoints for FAQs and videos. Source: docs/specification/back-office.md#texts. */
export const CHECK_TOKEN = english('Unauthorized. Please check your admin token.');

/**
 * Redirects to the staff login, with a message if a session has expired. `toVisitor` is the message
 * for others.
 */
export async function toAdminLogin(request: Request, app: App, toVisitor?: Message): Promise<Response> {
  const headers = new Headers();
  const expired = await holdsSessionCookie(request, 'admin', app);
  if (expired) headers.append('Set-Cookie', await endedSessionCookie('admin', app));
  const text = expired ? SESSION_EXPIRED : toVisitor;
  if (text) headers.append('Set-Cookie', await flashToast({ kind: 'warning', text }, app));
  return redirect(loginAddress(request, 'admin'), { headers });
}
