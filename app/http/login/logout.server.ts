import type { ActionFunctionArgs } from '@remix-run/node';
import { logOut } from '~/domain/sessions/log-out.server';
import { runGuardedAction } from '~/http/actor.server';
import { findActorByCookie, clearSessionCookie, type SessionKind } from '~/http/browser/session.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import type { Message } from '~/i18n/messages/message';

/**
 * Logs out, clears the session cookie and shows a message on the next page. Clears the browser
 * cache as well, but no other cookies, because members and staff have separate cookies.
 */
export function logOutAndRedirect(
  args: ActionFunctionArgs,
  kind: SessionKind,
  { to, text }: { to: string; text: Message },
): Promise<Response> {
  return runGuardedAction(args, { access: 'visitor' }, async (visitor, app) => {
    const actor = await findActorByCookie(args.request, kind, visitor, app);
    if (actor) await logOut({ ...visitor, actor });
    const headers = new Headers({ 'Clear-Site-Data': '"cache"' });
    headers.append('Set-Cookie', await clearSessionCookie(kind, app));
    return redirectWithToast(to, { kind: 'success', text }, app, { headers });
  });
}
