import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { logOut } from '~/domain/sessions/log-out.server';
import { partsOf, visitorContext } from '~/http/context.server';
import { thrownResponse } from '~/http/error-response.server';
import { assertOwnOrigin } from '~/http/origin-check.server';
import { actorByCookie, endedSessionCookie } from '~/http/session.server';
import { flashToast } from '~/http/toast.server';

export function loader() {
  return redirect('/dashboard');
}

export async function action(args: ActionFunctionArgs) {
  const parts = partsOf(args);
  const visitor = visitorContext(args);
  try {
    assertOwnOrigin(args.request, parts);
    const actor = await actorByCookie(args.request, 'member', visitor, parts);
    if (actor) await logOut({ ...visitor, actor });
  } catch (error) {
    throw thrownResponse(error, visitor);
  }
  const headers = new Headers();
  headers.append('Set-Cookie', await endedSessionCookie('member', parts));
  headers.append(
    'Set-Cookie',
    await flashToast({ kind: 'success', text: 'You are logged out. See you tomorrow morning.' }, parts),
  );
  return redirect('/login', { headers });
}
