import { redirect } from '@remix-run/node';
import { buildLoginPath } from '~/http/browser/login-path.server';
import { clearSessionCookie, hasSessionCookie } from '~/http/browser/session.server';
import { createToastCookie } from '~/http/browser/toast.server';
import type { PageRequest } from '~/http/context.server';
import { untranslated, type Message } from '~/i18n/messages/message';

/**
 * Message on the staff login after a session has expired.
 * Source: docs/specification/back-office.md#texts.
 */
export const SESSION_EXPIRED_MESSAGE = untranslated('Session expired. Please login again.');

/**
 * Message for a back office request without a session.
 * Source: docs/specification/back-office.md#texts.
 */
export const AUTHENTICATION_REQUIRED_MESSAGE = untranslated('Authentication required');

/**
 * Error message of the FAQ and video endpoints. Source: docs/specification/back-office.md#texts.
 */
export const INVALID_ADMIN_TOKEN_MESSAGE = untranslated('Unauthorized. Please check your admin token.');

/**
 * Redirects to the staff login. Shows a message if the session has expired; otherwise shows
 * `toVisitor`, if given.
 */
export async function redirectToAdminLogin({ request, app }: PageRequest, toVisitor?: Message): Promise<Response> {
  const headers = new Headers();
  const expired = await hasSessionCookie(request, 'admin', app);
  if (expired) headers.append('Set-Cookie', await clearSessionCookie('admin', app));
  const text = expired ? SESSION_EXPIRED_MESSAGE : toVisitor;
  if (text) headers.append('Set-Cookie', await createToastCookie({ kind: 'warning', text }, app));
  return redirect(buildLoginPath(request, 'admin'), { headers });
}
