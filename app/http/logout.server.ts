import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { logOut } from '~/domain/sessions/log-out.server';
import { partsOf, visitorContext } from './context.server';
import { thrownResponse } from './error-response.server';
import { assertOwnOrigin } from './origin-check.server';
import { actorByCookie, endedSessionCookie, type SessionKind } from './session.server';
import { flashToast } from './toast.server';

/**
 * Logs out whoever the cookie of this kind belongs to, takes it away and says so on the next page. What the browser kept of the pages goes
 * too; other cookies stay, for members and staff have one each and a visitor's choices outlive a session.
 */
export async function endSession(
  args: ActionFunctionArgs,
  kind: SessionKind,
  { to, text }: { to: string; text: string },
): Promise<Response> {
  const parts = partsOf(args);
  const visitor = visitorContext(args);
  try {
    assertOwnOrigin(args.request, parts);
    const actor = await actorByCookie(args.request, kind, visitor, parts);
    if (actor) await logOut({ ...visitor, actor });
  } catch (error) {
    throw await thrownResponse(error, visitor, args.request);
  }
  const headers = new Headers({ 'Clear-Site-Data': '"cache"' });
  headers.append('Set-Cookie', await endedSessionCookie(kind, parts));
  headers.append('Set-Cookie', await flashToast({ kind: 'success', text }, parts));
  return redirect(to, { headers });
}
